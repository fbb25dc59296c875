#pragma once

#include <span>

#include "engine/core/bytes.hpp"

/// The entry point of workers, for jobs of all kinds.
namespace ctq::lab {

/// Does a job of any kind: a bot's decision or a part of its search, advice, likely owners, a
/// bot's match in a person's place, or a part of an experiment. Returns the encoded answer, which the module of the job reads.
core::Bytes work(core::ByteView job);

}  // namespace ctq::lab
