#pragma once

#include <string>

#include "engine/core/match.hpp"

/// Who is who, whose turn it is and who won, in words.
namespace ctq::cli {

/// "seat 2 (greedy)"; what came with the record is made printable.
std::string seat_name(const core::Match& match, int seat);

/// The ply behind the seat's last decision; 0 where it has not decided yet.
int after_last_decision(const core::Match& match, int seat);

/// "Seat 2 (greedy) is to move.", "Chance is to decide." or "The match is over."
std::string turn_text(const core::Match& match);

/// Who won, or that nobody has yet, then a line a seat with its score.
std::string standing_text(const core::Match& match);

}  // namespace ctq::cli
