#include "engine/bots/analysis/weigh_parts.hpp"

#include <algorithm>
#include <utility>

#include "engine/bots/search_job.hpp"
#include "engine/core/answer.hpp"

namespace ctq::bots {
namespace {

/// Encodes a part of one half. It is a search if `judged` is empty.
core::Bytes encode_part(const WeighQuestion& question, int part,
                        const std::vector<core::Action>& judged) {
    core::ByteWriter out({kWeighPartFormat, static_cast<std::uint8_t>(part)});
    out.number(judged.size());
    for (const core::Action action : judged) {
        out.fixed(action);
    }
    out.raw(encode(question));
    return std::move(out.bytes());
}

core::Bytes judged_answer(const core::JudgedList& judged) {
    core::ByteWriter out = core::begin_answer();
    for (const core::Judged& one : judged) {
        out.fixed(one.tried.action);
        out.fixed(one.tried.visits);
        out.fixed(one.tried.sum);
        out.fixed(one.tried.squares);
        out.fixed(one.lead);
        for (const std::int64_t share : one.shares) {
            out.fixed(share);
        }
        for (std::size_t i = 0; i < core::kMostFacts; ++i) {
            out.fixed(one.facts.sums[i]);
            out.fixed(one.facts.squares[i]);
        }
    }
    return std::move(out.bytes());
}

/// Decodes the bytes of `judged_answer` for these actions. The list is empty if nothing could be
/// judged.
core::Result<core::JudgedList> read_judged(core::ByteView bytes,
                                           const std::vector<core::Action>& actions) {
    const auto own = core::open_answer(bytes);
    if (!own) {
        return own.problem();
    }
    core::ByteReader in(*own);
    core::JudgedList list;
    while (in.good() && !in.rest().empty()) {
        core::Judged one;
        one.tried.action = in.fixed<core::Action>();
        one.tried.visits = in.fixed<std::uint32_t>();
        one.tried.sum = in.fixed<std::int64_t>();
        one.tried.squares = in.fixed<std::int64_t>();
        one.lead = in.fixed<std::int64_t>();
        for (std::int64_t& share : one.shares) {
            share = in.fixed<std::int64_t>();
        }
        for (std::size_t i = 0; i < core::kMostFacts; ++i) {
            one.facts.sums[i] = in.fixed<std::int64_t>();
            one.facts.squares[i] = in.fixed<std::int64_t>();
        }
        list.push_back(one);
    }
    const bool same = std::equal(
        list.begin(), list.end(), actions.begin(), actions.end(),
        [](const core::Judged& one, core::Action action) { return one.tried.action == action; });
    return in.finished() && (list.empty() || same) ? core::Result<core::JudgedList>(std::move(list))
                                                   : core::unreadable_answer();
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

bool asks_weigh_part(core::ByteView bytes) {
    return !bytes.empty() && bytes.front() == kWeighPartFormat;
}

core::Bytes answer_weigh_part(core::ByteView bytes) {
    core::ByteReader in(bytes);
    const std::uint8_t format = in.byte();
    const int part = in.byte();
    const std::uint64_t count = in.number();
    std::vector<core::Action> judged;
    for (std::uint64_t i = 0; i < count && in.good(); ++i) {
        judged.push_back(in.fixed<core::Action>());
    }
    if (!in.good() || format != kWeighPartFormat) {
        return core::failed_answer({"", "This is no part of a weighing."});
    }
    const auto question = read_weigh_question(in.rest());
    if (!question) {
        return core::failed_answer(question.problem());
    }
    core::ActionList legal;
    question->game->legal(question->observation.data(), legal);
    const bool rises = std::is_sorted(judged.begin(), judged.end());
    if (part >= search::parts_of(question->playouts / 2) || !rises ||
        !std::includes(legal.begin(), legal.end(), judged.begin(), judged.end())) {
        return core::failed_answer({"", "There is no such part of a weighing."});
    }
    return judged.empty()
               ? search_answer(search::search_part(proposing_half(*question), part))
               : judged_answer(search::judge_part(judging_half(*question), judged, part));
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
        list.push_back(encode_part(pending.question, part, judged));
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
