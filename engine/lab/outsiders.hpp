#pragma once

#include <functional>
#include <span>
#include <string>

#include "engine/core/match.hpp"
#include "engine/lab/experiment.hpp"

/// Games with outsiders: players that are not our bots, such as other people's programs. All other
/// players decide as in `play`. If the outsiders give the same answers, the games are the same.
namespace ctq::lab {

/// Asks an outsider for the action of `seat`, which is to act. `number` is the parameter of the
/// outsider's entry. Fails with the reason if the outsider gives no legal action.
using AskOutsider = std::function<core::Result<core::Action>(const core::Match& match, int seat,
                                                             std::uint32_t number)>;

struct PlayedGame {
    core::Match match;  ///< the match up to its end, to the action cap or to an invalid answer
    int forfeiter = 0;  ///< the seat that gave the invalid answer; 0: none
};

/// Plays game `number` of the experiment. `bots` are the names of the entries, in order. An answer
/// without a legal action ends the game. `ask` may be empty if no outsider plays. Fails if the
/// rules reject the match-up.
core::Result<PlayedGame> play_game(const Spec& spec, std::span<const std::string> bots,
                                   std::int64_t number, const AskOutsider& ask);

/// Returns the result of this game for a tally. A forfeiter is last and all others share the first
/// place. A forfeited game with one seat stays unfinished.
Ending ending_of(const Spec& spec, std::int64_t number, const PlayedGame& game);

/// Plays games `first` … `first + count - 1` of an experiment with outsiders.
Tally play_with(const Spec& spec, std::int64_t first, std::int64_t count, const AskOutsider& ask,
                const OnGame& on_game = {});

}  // namespace ctq::lab
