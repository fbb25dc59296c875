#pragma once

#include "engine/bots/roster.hpp"
#include "engine/core/match.hpp"

/// What a bot decides: the one way from a match to an action of a bot, for ctq, tables over the
/// network, threads and web workers. The laboratory's loop does the same with the types known.
namespace ctq::bots {

/// One decision asked of a bot: all that it depends on.
struct Job {
    const core::GameHandle* game = nullptr;
    int seat = 0;                ///< whose turn it is in the observation
    core::BotChoice bot;         ///< by its place in the game's roster
    std::uint64_t seed = 0;      ///< of the match
    std::uint32_t ply = 0;       ///< actions before this one
    core::Notes notes{};         ///< as the log has made them
    core::StateBox observation;  ///< what the seat sees
};

/// The decision of the seat whose turn it is at the match's cursor: what it sees, the notes its bot
/// makes anew from what the seat saw of the log, and the stream of this ply. With the match's own
/// `seed` a bot decides as in the laboratory; among people it takes a seed that nobody else knows.
Job job_at(const core::Match& match, int seat, const core::BotChoice& bot, std::uint64_t seed);

/// What the bot does: a legal action. The same on every machine.
core::Action decide(const Job& job);

}  // namespace ctq::bots
