#include "engine/bots/search_job.hpp"

#include <algorithm>

#include "engine/bots/levels.hpp"
#include "engine/core/answer.hpp"

namespace ctq::bots {
struct SearchPart {
    int part = 0;
    Job job{};
};

template <class Archive>
static void fields(Archive& archive, SearchPart& asked) {
    archive.mark(kSearchPartFormat);
    archive.byte(asked.part, search::kParts - 1);
    fields(archive, asked.job);
}

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

Bytes encode_search_part(const Job& job, int part) {
    return core::to_bytes(SearchPart{part, job});
}

Bytes answer_search_part(core::ByteView bytes) {
    const core::Problem problem{"", "There is no such part of a search."};
    const auto asked = core::from_bytes<SearchPart>(bytes, problem);
    const auto question = asked ? question_of(asked->job) : std::nullopt;
    return question && asked->part < search::parts_of(question->playouts)
               ? core::answered(search::search_part(*question, asked->part))
               : core::failed_answer(problem);
}

core::Result<core::WeighedList> read_search_part(core::ByteView bytes) {
    auto found = core::read_answer_as<core::WeighedList>(bytes);
    const auto wrong = [](const core::Weighed& one, const core::Weighed& next) {
        return next.action <= one.action;
    };
    const bool sorted =
        found && std::adjacent_find(found->begin(), found->end(), wrong) == found->end();
    return !found || (sorted && !found->empty()) ? found : core::unreadable_answer();
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

std::optional<core::Result<core::Action>> on_reply(PendingDecision& pending, core::ByteView bytes) {
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
