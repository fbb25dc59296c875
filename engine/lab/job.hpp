#pragma once

#include <cstdint>

#include "engine/core/bytes.hpp"
#include "engine/lab/experiment.hpp"
#include "engine/lab/sprt.hpp"

/// The messages between an experiment and its workers. They are bytes, so that threads and web
/// workers use the same code. Numbers are little-endian.
namespace ctq::lab {

using core::Bytes;

/// The first byte of a laboratory job. Jobs of bots begin with other bytes.
inline constexpr std::uint8_t kJobFormat = 0x4C;
/// Maximum number of games in one job.
inline constexpr std::int64_t kMostJobGames = 1'000'000'000;

/// A part of an experiment: games `first` … `first + count - 1`.
struct Job {
    Spec spec;
    std::int64_t first = 0;
    std::int64_t count = 0;
    /// If true, `first` and `count` number units of games (lab/sprt.hpp), and the answer is a
    /// `UnitTally`.
    bool units = false;
};

/// Encodes a job.
Bytes encode(const Job& job);
/// Decodes a job. Fails if the bytes are malformed, name an unknown game or bot, or describe a
/// match-up that the rules reject.
core::Result<Job> decode_job(core::ByteView bytes);

/// Encodes a tally.
Bytes encode(const Tally& tally);
/// Decodes a tally. Fails if the bytes are malformed. The numbers are not verified.
core::Result<Tally> decode_tally(core::ByteView bytes);

/// Plays the games of an encoded job. Returns the encoded tally, or an encoded problem.
Bytes answer(core::ByteView bytes);
/// Decode the worker's answer. Fail if the worker reported an error or the bytes are malformed.
core::Result<Tally> read_answer(core::ByteView bytes);
core::Result<UnitTally> read_units(core::ByteView bytes);

}  // namespace ctq::lab
