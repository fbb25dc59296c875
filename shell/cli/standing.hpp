#pragma once

#include <string>

#include "engine/core/match.hpp"

/// Describes players, turn and result in words.
namespace ctq::cli {

/// Returns "seat 2 (greedy)". Text from the record is made printable.
std::string seat_name(const core::Match& match, int seat);

/// Returns the number of actions up to and including the seat's last decision; 0 if it has not
/// decided yet.
int after_last_decision(const core::Match& match, int seat);

/// Returns the number of actions before action `number` of the record, which is counted from 1.
/// Refuses a number out of range.
int ply_before(const core::Match& match, int number);

/// Returns "Seat 2 (greedy) is to move.", "Chance is to decide." or "The match is over."
std::string turn_text(const core::Match& match);

/// Says who won, or that nobody has yet, followed by a line per seat with its score.
std::string standing_text(const core::Match& match);

}  // namespace ctq::cli
