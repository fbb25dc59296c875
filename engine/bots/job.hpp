#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/bots/roster.hpp"
#include "engine/core/bytes.hpp"

/// What is sent to whoever thinks for a bot, and what comes back: bytes, so that a thread, a web
/// worker and the page itself do the same. Numbers are little-endian; texts carry their length.
namespace ctq::bots {

using core::Bytes;

/// One decision asked of a bot.
struct Job {
    const core::GameHandle* game = nullptr;
    int seat = 0;                ///< whose turn it is in the observation
    core::BotChoice bot;         ///< by its place in the game's roster
    std::uint64_t seed = 0;      ///< of the match
    std::uint32_t ply = 0;       ///< actions before this one
    core::Notes notes{};         ///< as the log has made them
    core::StateBox observation;  ///< what the seat sees
};

Bytes encode(const Job& job);

/// Problem: bytes that are no job of this program's games and bots. Sizes and indices are checked;
/// the observation is taken as it is, as it comes from this program.
core::Result<Job> decode(std::span<const std::uint8_t> bytes);

/// The decision for an encoded job, encoded; or a problem, encoded. Never fails otherwise.
Bytes answer(std::span<const std::uint8_t> bytes);

/// What `answer` gave. Problem: the one the worker met, or bytes that are no answer.
core::Result<core::Action> read_answer(std::span<const std::uint8_t> bytes);

}  // namespace ctq::bots
