#pragma once

#include <cstdint>
#include <span>

#include "engine/bots/decide.hpp"
#include "engine/core/bytes.hpp"

/// What is sent to whoever thinks for a bot, and what comes back: bytes, so that a thread, a web
/// worker and the page itself do the same. Numbers are little-endian; texts carry their length.
namespace ctq::bots {

using core::Bytes;

/// The decision asked for, as bytes.
Bytes encode(const Job& job);

/// Problem: bytes that are no job of this program's games and bots. Sizes and indices are checked;
/// the observation is taken as it is, as it comes from this program.
core::Result<Job> decode(std::span<const std::uint8_t> bytes);

/// The decision for an encoded job, encoded; or a problem, encoded. Never fails otherwise.
Bytes answer(std::span<const std::uint8_t> bytes);

/// What `answer` gave. Problem: the one the worker met, or bytes that are no answer.
core::Result<core::Action> read_answer(std::span<const std::uint8_t> bytes);

}  // namespace ctq::bots
