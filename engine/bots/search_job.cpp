#include "engine/bots/search_job.hpp"

#include <utility>

#include "engine/bots/levels.hpp"
#include "engine/core/answer.hpp"

namespace ctq::bots {

std::optional<search::Question> question_of(const Job& job) {
    const core::BotHandle& bot = roster(*job.game)[static_cast<std::size_t>(job.bot.index)];
    if (std::string_view(bot.info.id) != kLevelBot) {
        return std::nullopt;
    }
    const core::LevelTable levels = levels_of(*job.game);
    if (levels.empty() || level_at(levels, job.bot.parameter).playouts == 0 ||
        closing(*job.game, job.observation.data())) {
        return std::nullopt;
    }
    search::Question question;
    question.game = job.game;
    question.seat = job.seat;
    question.playouts = level_at(levels, job.bot.parameter).playouts;
    question.stream = core::seat_stream(job.seed, job.seat, job.ply).next();
    question.observation = job.observation;
    return question;
}

int parts_of(const Job& job) {
    const auto question = question_of(job);
    return question ? search::parts_of(question->playouts) : 1;
}

bool asks_search_part(std::span<const std::uint8_t> bytes) {
    return !bytes.empty() && bytes.front() == kSearchPartFormat;
}

Bytes encode_search_part(const Job& job, int part) {
    core::ByteWriter out({kSearchPartFormat, static_cast<std::uint8_t>(part)});
    out.raw(encode(job));
    return std::move(out.bytes());
}

Bytes answer_search_part(std::span<const std::uint8_t> bytes) {
    core::ByteReader in(bytes);
    const std::uint8_t format = in.byte();
    const int part = in.byte();
    if (!in.good() || format != kSearchPartFormat) {
        return core::failed_answer({"", "This is no part of a search."});
    }
    const auto job = decode(in.rest());
    if (!job) {
        return core::failed_answer(job.problem());
    }
    const auto question = question_of(*job);
    if (!question || part >= search::parts_of(question->playouts)) {
        return core::failed_answer({"", "There is no such part of a search."});
    }
    return search_answer(search::search_part(*question, part));
}

Bytes search_answer(const core::WeighedList& found) {
    core::ByteWriter out = core::begin_answer();
    for (const core::Weighed& one : found) {
        out.fixed(one.action);
        out.fixed(one.visits);
        out.fixed(one.sum);
        out.fixed(one.squares);
    }
    return std::move(out.bytes());
}

core::Result<core::WeighedList> read_search_part(std::span<const std::uint8_t> bytes) {
    const auto own = core::open_answer(bytes);
    if (!own) {
        return own.problem();
    }
    core::ByteReader in(*own);
    core::WeighedList list;
    while (in.good() && !in.rest().empty()) {
        core::Weighed one;
        one.action = in.fixed<core::Action>();
        one.visits = in.fixed<std::uint32_t>();
        one.sum = in.fixed<std::int64_t>();
        one.squares = in.fixed<std::int64_t>();
        if (!list.empty() && one.action <= list.back().action) {
            in.spoil();
        }
        list.push_back(one);
    }
    return in.finished() && !list.empty() ? core::Result<core::WeighedList>(std::move(list))
                                          : core::unreadable_answer();
}

std::vector<Bytes> questions(const Job& job) {
    const int parts = parts_of(job);
    if (parts == 1) {
        return {encode(job)};
    }
    std::vector<Bytes> list;
    for (int part = 0; part < parts; ++part) {
        list.push_back(encode_search_part(job, part));
    }
    return list;
}

std::optional<core::Result<core::Action>> on_reply(PendingDecision& pending,
                                                   std::span<const std::uint8_t> bytes) {
    ++pending.replies;
    if (pending.parts == 1) {
        return read_answer(bytes);
    }
    const auto part = read_search_part(bytes);
    if (!part) {
        return core::Result<core::Action>(part.problem());
    }
    search::merge(pending.sum, *part);
    if (pending.replies < pending.parts) {
        return std::nullopt;
    }
    return core::Result<core::Action>(search::choose(pending.sum));
}

}  // namespace ctq::bots
