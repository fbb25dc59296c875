#pragma once

#include <cstdint>
#include <span>

#include "engine/core/bytes.hpp"
#include "engine/lab/experiment.hpp"
#include "engine/lab/sprt.hpp"

/// What is sent to whoever plays a part of an experiment, and what comes back: bytes, so that a
/// thread and a web worker do the same. Numbers are little-endian.
namespace ctq::lab {

using core::Bytes;

/// The first byte of a laboratory job; those of bots begin otherwise.
inline constexpr std::uint8_t kJobFormat = 0x4C;
/// Most games in one job.
inline constexpr std::int64_t kMostJobGames = 1'000'000'000;

/// A part of an experiment: games `first` … `first + count - 1`.
struct Job {
    Spec spec;
    std::int64_t first = 0;
    std::int64_t count = 0;
    /// They are units of games instead (lab/sprt.hpp), and the answer is what these came to.
    bool units = false;
};

/// Whether these bytes are meant to be a job of the laboratory.
bool is_job(std::span<const std::uint8_t> bytes);

/// The part asked for, as bytes.
Bytes encode(const Job& job);
/// Problem: bytes that are no job of this program's games and bots; a match-up the rules refuse.
core::Result<Job> decode_job(std::span<const std::uint8_t> bytes);

/// What it came to, as bytes.
Bytes encode(Tally tally);
/// Problem: bytes that are no tally. What it tells is as true as who sent it.
core::Result<Tally> decode_tally(std::span<const std::uint8_t> bytes);

/// The tally of an encoded job, encoded; or a problem, encoded. Never fails otherwise.
Bytes answer(std::span<const std::uint8_t> bytes);
/// What `answer` gave. Problem: the one the worker met, or bytes that are no answer.
core::Result<Tally> read_answer(std::span<const std::uint8_t> bytes);
core::Result<UnitTally> read_units(std::span<const std::uint8_t> bytes);

}  // namespace ctq::lab
