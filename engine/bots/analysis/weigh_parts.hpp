#pragma once

#include <optional>
#include <vector>

#include "engine/bots/analysis/weigh_job.hpp"
#include "engine/core/advice.hpp"

/// Splits a weighing among several threads or workers. The parts of its first half are answered in
/// any order, then those of its second half. The result is the same as that of `weigh` on the whole
/// question.
namespace ctq::bots {

/// The first byte of an encoded part; no other job begins with it.
inline constexpr std::uint8_t kWeighPartFormat = 0x77;

/// Searches or judges the part and returns the encoded result. Every error is returned as an
/// encoded problem.
core::Bytes answer_weigh_part(core::ByteView bytes);

/// A pending weighing and the answers received so far.
struct PendingWeighing {
    WeighQuestion question{};
    int parts = 1;    ///< number of parts of each half; 1: the question is not split
    int replies = 0;  ///< answers received, of both halves
    core::WeighedList found{};
    core::JudgedList judged{};
    bool failed = false;

    /// Returns the progress, from 0 to 1; always 0 if the question is not split.
    float done() const;
};

/// Begins a weighing. `source` is the match's source of advice; only a search is split into parts.
PendingWeighing ask_weighing(WeighQuestion question,
                             core::AdviceSource source = core::AdviceSource::search);

/// Returns the questions to send now. Each must be answered once, by `answer_weigh_part` or
/// `answer_weighing`. Call this at the beginning and after each reply: there are new questions when
/// the first half is answered, otherwise none.
std::vector<core::Bytes> questions(const PendingWeighing& pending);

/// Adds one answer. Returns the weighing once all answers have arrived. Returns a problem at once
/// if an answer is an encoded problem or malformed.
std::optional<core::Result<Weighing>> on_reply(PendingWeighing& pending, core::ByteView bytes);

}  // namespace ctq::bots
