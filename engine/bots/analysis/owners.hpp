#pragma once

#include "engine/core/bytes.hpp"
#include "engine/core/match.hpp"
#include "engine/core/owners.hpp"
#include "engine/core/result.hpp"

/// Encodes the question which side is likely to own each point of the board at the end, so that a
/// thread or worker can answer it.
namespace ctq::bots {

/// The first byte of such a question; no other job begins with it.
inline constexpr std::uint8_t kOwnersFormat = 0x4F;

/// Number of playouts that is precise enough for drawing.
inline constexpr std::int64_t kOwnersPlayouts = 1000;

/// Returns whether the game can answer the question: whether its guide has the function `owners`.
bool tells_owners(const core::GameHandle& game);

/// Encodes the question at the match's cursor. The answer's random numbers depend on the position
/// alone.
core::Bytes owners_question(const core::Match& match, std::int64_t playouts);

/// Answers the question and returns the encoded answer. Every error is returned as an encoded
/// problem.
core::Bytes answer_owners(core::ByteView bytes);

/// Decodes the worker's answer. Fails if the worker reported an error or the bytes are malformed.
core::Result<core::LikelyOwners> read_owners(core::ByteView bytes);

}  // namespace ctq::bots
