#pragma once

#include <string>
#include <vector>

#include "engine/core/match.hpp"

/// Plays matches from the tokens of a record.
namespace ctq::tests {

/// Plays these tokens. Fails the test at the first illegal token or broken invariant.
void play(core::Match& match, const std::string& tokens);

/// Plays this token. Returns why the match refuses it, or "" if the match accepts it.
std::string refusal(core::Match& match, const std::string& token);

/// Returns the texts of all legal actions or outcomes, in the order of the list.
std::vector<std::string> legal_texts(const core::Match& match);

}  // namespace ctq::tests
