#pragma once

#include <string>
#include <vector>

#include "engine/core/match.hpp"

/// Matches driven by the tokens of a record.
namespace ctq::tests {

/// Plays these tokens, and fails the test at the first illegal one or broken invariant.
void play(core::Match& match, const std::string& tokens);

/// Why the match refuses this token; "" if it took it.
std::string refusal(core::Match& match, const std::string& token);

/// Everything that may happen now, as text, in the order of the list.
std::vector<std::string> legal_texts(const core::Match& match);

}  // namespace ctq::tests
