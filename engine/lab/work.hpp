#pragma once

#include <span>

#include "engine/core/bytes.hpp"

/// Everything a worker is asked for, in one place.
namespace ctq::lab {

/// Does a job for a bot or a part of its search, for the laboratory or for best play, whichever the bytes are; the answer
/// is encoded, as the module of the job reads it.
core::Bytes work(std::span<const std::uint8_t> job);

}  // namespace ctq::lab
