#pragma once

#include <optional>
#include <vector>

#include "engine/bots/weigh_job.hpp"
#include "engine/core/advice.hpp"

/// A weighing for whoever has several threads or workers to think with: the parts of its first half are
/// asked of anybody, and once all are answered in any order those of its second half. `weigh` of the
/// whole question comes to the same.
namespace ctq::bots {

/// The first byte of such a part; other jobs begin otherwise.
inline constexpr std::uint8_t kWeighPartFormat = 0x77;

/// Whether these bytes are meant to be such a part.
bool asks_weigh_part(core::ByteView bytes);

/// What the part found or judged, encoded; or a problem, encoded. Never fails otherwise.
core::Bytes answer_weigh_part(core::ByteView bytes);

/// A weighing that is asked for, and what has been heard of it.
struct WeighAsked {
    WeighQuestion question{};
    int parts = 1;  ///< of each half; 1: it is asked whole
    int heard = 0;  ///< answers, of both halves
    core::WeighedList found{};
    core::JudgedList judged{};
    bool failed = false;

    /// How much of it is answered, from 0 to 1; 0 where it is one question.
    float done() const;
};

/// Begins to ask. `source` is what the match advises by: only a search is cut.
WeighAsked ask_weighing(WeighQuestion question,
                        core::AdviceSource source = core::AdviceSource::search);

/// What has to be answered now, each once, by `answer_weigh_part` or `answer_weighing`: at the beginning,
/// and again when all of the first half is heard. Empty at all other times.
std::vector<core::Bytes> questions(const WeighAsked& asked);

/// Takes one of the answers. The weighing once all have come; Problem, at once, where one of them holds
/// one or can't be read.
std::optional<core::Result<Weighing>> hear(WeighAsked& asked, core::ByteView bytes);

}  // namespace ctq::bots
