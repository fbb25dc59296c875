#include "engine/bots/analysis/weigh_parts.hpp"

#include <algorithm>
#include <utility>

#include "engine/bots/search_job.hpp"
#include "engine/core/answer.hpp"

namespace ctq::bots {
namespace {

/// Reads the answer to a judging part for these actions. The list is empty if nothing could be
/// judged.
core::Result<core::JudgedList> read_judged(core::ByteView bytes,
                                           const std::vector<core::Action>& actions) {
    auto list = core::read_answer_as<core::JudgedList>(bytes);
    const bool fits = !list || list->empty() ||
                      std::equal(list->begin(), list->end(), actions.begin(), actions.end(),
                                 [](const core::Judged& one, core::Action action) {
                                     return one.tried.action == action;
                                 });
    return fits ? list : core::unreadable_answer();
}

/// Adds one answer of the current half. Returns a problem if the answer is an encoded problem or
/// malformed.
core::Failure take(PendingWeighing& pending, core::ByteView bytes) {
    if (pending.replies < pending.parts) {
        const auto found = read_search_part(bytes);
        if (!found) {
            return found.problem();
        }
        search::merge(pending.found, *found);
    } else {
        const auto judged = read_judged(bytes, to_judge(pending.question, pending.found));
        if (!judged) {
            return judged.problem();
        }
        search::merge(pending.judged, *judged);
    }
    return {};
}

}  // namespace

/// A part of one half. It is a search if `judged` is empty.
struct WeighPart {
    int part = 0;
    std::vector<core::Action> judged{};
    WeighQuestion question{};
};

template <class Archive>
static void fields(Archive& archive, WeighPart& asked) {
    archive.mark(kWeighPartFormat);
    archive.byte(asked.part, search::kParts - 1);
    fields(archive, asked.judged);
    fields(archive, asked.question);
}

core::Bytes answer_weigh_part(core::ByteView bytes) {
    const core::Problem problem{"", "There is no such part of a weighing."};
    const auto asked = core::from_bytes<WeighPart>(bytes, problem);
    if (!asked) {
        return core::failed_answer(problem);
    }
    const auto& [part, judged, question] = *asked;
    core::ActionList legal;
    question.game->legal(question.observation.data(), legal);
    if (part >= search::parts_of(question.playouts / 2) ||
        !std::is_sorted(judged.begin(), judged.end()) ||
        !std::includes(legal.begin(), legal.end(), judged.begin(), judged.end())) {
        return core::failed_answer(problem);
    }
    return judged.empty()
               ? core::answered(search::search_part(proposing_half(question), part))
               : core::answered(search::judge_part(judging_half(question), judged, part));
}

float PendingWeighing::done() const {
    return parts > 1 ? static_cast<float>(replies) / static_cast<float>(2 * parts) : 0;
}

PendingWeighing ask_weighing(WeighQuestion question, core::AdviceSource source) {
    const bool whole = source != core::AdviceSource::search ||
                       question.game->solvable(question.observation.data());
    PendingWeighing pending;
    pending.parts = whole ? 1 : search::parts_of(question.playouts / 2);
    pending.question = std::move(question);
    return pending;
}

std::vector<core::Bytes> questions(const PendingWeighing& pending) {
    if (pending.parts == 1) {
        return pending.replies == 0 ? std::vector<core::Bytes>{encode(pending.question)}
                                    : std::vector<core::Bytes>();
    }
    std::vector<core::Bytes> list;
    if (pending.failed || (pending.replies != 0 && pending.replies != pending.parts)) {
        return list;
    }
    const auto judged = pending.replies == 0 ? std::vector<core::Action>()
                                             : to_judge(pending.question, pending.found);
    for (int part = 0; part < pending.parts; ++part) {
        list.push_back(core::to_bytes(WeighPart{part, judged, pending.question}));
    }
    return list;
}

std::optional<core::Result<Weighing>> on_reply(PendingWeighing& pending, core::ByteView bytes) {
    if (pending.parts == 1) {
        ++pending.replies;
        return read_weighing(bytes);
    }
    if (auto problem = take(pending, bytes)) {
        pending.failed = true;
        return core::Result<Weighing>(*problem);
    }
    ++pending.replies;
    if (pending.replies < 2 * pending.parts) {
        return std::nullopt;
    }
    return core::Result<Weighing>(conclude(pending.question, pending.found, pending.judged));
}

}  // namespace ctq::bots
