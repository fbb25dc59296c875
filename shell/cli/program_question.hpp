#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/match.hpp"

/// What a program that plays is asked, and how its answer is read: one line of JSON each.
/// CONTRIBUTING.md tells whoever writes such a program.
namespace ctq::cli {

/// Longer answers are none.
inline constexpr std::size_t kMostAnswerBytes = 4096;

/// All that `seat`, whose turn it is, may know, without a line end: the set-up, what it sees, what
/// it may do, what was done since it decided last, and a number from which to draw its chance.
std::string question_text(const core::Match& match, int seat, std::uint64_t seed);

/// The action that `{"action": "…"}` names. Problem: what the program did instead, to go behind its
/// name.
core::Result<core::Action> read_program_answer(const core::Match& match, int seat,
                                               std::string_view line);

}  // namespace ctq::cli
