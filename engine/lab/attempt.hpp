#pragma once

#include <cstdint>

#include "engine/core/bytes.hpp"
#include "engine/core/match.hpp"

/// Matches that bots play in a person's place, to compare their results with the person's. The
/// start, chance and the other players are those of the person's match.
namespace ctq::lab {

/// The first byte of such a job.
inline constexpr std::uint8_t kAttemptFormat = 0x41;

/// Encodes the job to play a match from its start with bots at all seats. `setup` has the match's
/// seed and names the bots. `seat` is the seat to compare; the bot there draws its random numbers
/// by `stream`, so that several attempts of one bot differ.
core::Bytes encode_attempt(const core::Setup& setup, int seat, std::uint64_t stream);

/// Plays the match of an encoded job. Returns its share code encoded, or an encoded problem.
core::Bytes answer_attempt(core::ByteView bytes);

/// Decodes the worker's answer. Fails if the worker reported an error or the bytes are malformed.
core::Result<core::Match> read_attempt(core::ByteView bytes);

}  // namespace ctq::lab
