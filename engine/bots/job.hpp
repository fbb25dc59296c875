#pragma once

#include "engine/bots/decide.hpp"
#include "engine/core/bytes.hpp"

/// Encodes jobs for bots and their answers as bytes, so that a thread, a web worker and the page
/// itself use the same code.
namespace ctq::bots {

using core::Bytes;

/// Writes or reads a job, for jobs that contain it.
template <class Archive>
void fields(Archive& archive, Job& job);

Bytes encode(const Job& job);

/// Decodes a job. Fails if the bytes are no job for a game and bot of this program. Checks sizes
/// and indices. Does not check the observation, which comes from this program.
core::Result<Job> decode(core::ByteView bytes);

/// Makes the decision of an encoded job and returns it encoded. Every error is returned as an
/// encoded problem.
Bytes answer(core::ByteView bytes);

/// Decodes the worker's answer. Fails if the worker reported an error or the bytes are malformed.
core::Result<core::Action> read_answer(core::ByteView bytes);

}  // namespace ctq::bots
