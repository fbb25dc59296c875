#pragma once

#include <optional>
#include <vector>

#include "engine/bots/weigh_job.hpp"
#include "engine/core/advice.hpp"

/// Splits a weighing among several threads or workers. The parts of its first half are answered in
/// any order, then those of its second half. The result is the same as that of `weigh` on the whole
/// question.
namespace ctq::bots {

/// The first byte of an encoded part; no other job begins with it.
inline constexpr std::uint8_t kWeighPartFormat = 0x77;

/// Returns whether the bytes encode such a part.
bool asks_weigh_part(core::ByteView bytes);

/// Searches or judges the part and encodes the result, or a problem. Never fails otherwise.
core::Bytes answer_weigh_part(core::ByteView bytes);

/// A pending weighing and the answers received so far.
struct PendingWeighing {
    WeighQuestion question{};
    int parts = 1;    ///< parts of each half; 1: the question is asked whole
    int replies = 0;  ///< answers received, of both halves
    core::WeighedList found{};
    core::JudgedList judged{};
    bool failed = false;

    /// Returns the progress, from 0 to 1; 0 if the question is asked whole.
    float done() const;
};

/// Begins a weighing. `source` is the match's source of advice: only a search is cut into parts.
PendingWeighing ask_weighing(WeighQuestion question,
                             core::AdviceSource source = core::AdviceSource::search);

/// Returns the questions to send now, each once, to `answer_weigh_part` or `answer_weighing`. There
/// are some at the beginning and once the first half is answered, else none.
std::vector<core::Bytes> questions(const PendingWeighing& pending);

/// Adds one answer. Returns the weighing once all answers have arrived. Returns a problem at once
/// if an answer holds one or is malformed.
std::optional<core::Result<Weighing>> on_reply(PendingWeighing& pending, core::ByteView bytes);

}  // namespace ctq::bots
