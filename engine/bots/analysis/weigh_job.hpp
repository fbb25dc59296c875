#pragma once

#include "engine/bots/analysis/weigh.hpp"
#include "engine/core/bytes.hpp"
#include "engine/core/result.hpp"

/// Encodes the weighing of a position, so that a thread or worker can do it.
namespace ctq::bots {

/// The first byte of an encoded question; no other job begins with it.
inline constexpr std::uint8_t kWeighFormat = 0x57;

/// Write or read a question or a weighing, which must have at least one action.
template <class Archive>
void fields(Archive& archive, WeighQuestion& question);
template <class Archive>
void fields(Archive& archive, Weighing& weighing);

core::Bytes encode(const WeighQuestion& question);

/// Weighs the position and returns the encoded result. Every error is returned as an encoded
/// problem.
core::Bytes answer_weighing(core::ByteView bytes);

/// Decodes the worker's answer; its first action is the best. Fails if the worker reported an error
/// or the bytes are malformed.
core::Result<Weighing> read_weighing(core::ByteView bytes);

}  // namespace ctq::bots
