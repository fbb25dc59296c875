#pragma once

#include "engine/bots/roster.hpp"
#include "engine/bots/seen.hpp"
#include "engine/core/match.hpp"

/// Computes a bot's decision in a match, for ctq, network tables, threads and web workers. Only the
/// laboratory uses other code: a loop that is compiled for each game.
namespace ctq::bots {

/// A request for one bot decision; the decision depends on nothing else.
struct Job : Seen {
    core::BotChoice bot{};   ///< by its index in the game's roster
    std::uint64_t seed = 0;  ///< seed of the match
    core::Notes notes{};     ///< the bot's notes, made from the log
};

/// Returns the job for the seat whose turn it is at the match's cursor. It contains what the seat
/// sees, and the bot's notes, which are made anew from what the seat saw of the log. With the
/// match's own seed, a bot decides as in the laboratory. In a match with people, pass a seed that
/// nobody knows.
Job job_at(const core::Match& match, int seat, const core::BotChoice& bot, std::uint64_t seed);

/// Returns the bot's action, which is legal. The same job gives the same action on every machine.
core::Action decide(const Job& job);

}  // namespace ctq::bots
