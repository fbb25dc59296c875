#pragma once

#include <functional>
#include <span>
#include <string>

#include "engine/core/match.hpp"
#include "engine/lab/experiment.hpp"

/// Games in which outsiders sit: players that are no bots of ours, such as programs of somebody
/// else. Everybody else decides as in `play`, and the same games come of the same answers.
namespace ctq::lab {

/// Asks an outsider for the action of `seat`, whose turn it is; `number` is the parameter of its
/// entry. Problem: it gave no legal action, with why.
using AskOutsider = std::function<core::Result<core::Action>(const core::Match& match, int seat,
                                                             std::uint32_t number)>;

struct PlayedGame {
    core::Match match;  ///< up to its end, the action cap or the answer that was none
    int forfeiter = 0;  ///< the seat that gave this answer; 0: nobody
};

/// Plays game `number` of the experiment, in which `bots` are the words of the entries in order.
/// Whoever gives no legal action ends it. `ask` may be empty where no outsider sits. Problem: the
/// rules refuse the match-up.
core::Result<PlayedGame> play_game(const Spec& spec, std::span<const std::string> bots,
                                   std::int64_t number, const AskOutsider& ask);

/// What is counted of this game. Whoever forfeited it is last, and all others share the first
/// place; alone, the game stays unfinished.
Ending ending_of(const Spec& spec, std::int64_t number, const PlayedGame& game);

/// Plays games `first` … `first + count - 1` of an experiment with outsiders.
Tally play_with(const Spec& spec, std::int64_t first, std::int64_t count, const AskOutsider& ask);

}  // namespace ctq::lab
