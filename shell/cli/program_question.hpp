#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/match.hpp"

/// The question to a program that plays, and its answer: one line of JSON each. CONTRIBUTING.md
/// documents the format for authors of such programs.
namespace ctq::cli {

/// The longest valid answer.
inline constexpr std::size_t kMostAnswerBytes = 4096;

/// Returns all that `seat`, whose turn it is, may know, without a line end: the set-up, its
/// observation, its legal actions, the actions since its last decision, and a seed for random
/// numbers.
std::string question_text(const core::Match& match, int seat, std::uint64_t seed);

/// Reads the action of `{"action": "…"}`. If the line is anything else, fails with a text about
/// what the program did, which follows the program's name in a sentence.
core::Result<core::Action> read_program_answer(const core::Match& match, int seat,
                                               std::string_view line);

}  // namespace ctq::cli
