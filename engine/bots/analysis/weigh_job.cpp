#include "engine/bots/analysis/weigh_job.hpp"

#include <utility>

#include "engine/bots/net/missing.hpp"
#include "engine/bots/roster.hpp"
#include "engine/core/answer.hpp"

namespace ctq::bots {

core::Result<WeighQuestion> read_weigh_question(core::ByteView bytes) {
    core::ByteReader in(bytes);
    const std::uint8_t format = in.byte();
    WeighQuestion question;
    question.game = core::find_game_by_code(cabinet(), in.byte());
    question.seat = in.byte();
    question.ply = in.fixed<std::uint32_t>();
    question.playouts = in.fixed<std::int64_t>();
    const bool wants = in.byte() != 0;
    const auto wanted = in.fixed<core::Action>();
    question.most = in.byte();
    if (wants) {
        question.wanted = wanted;
    }
    if (!in.good() || format != kWeighFormat || question.game == nullptr ||
        in.rest().size() != question.game->state_size || question.playouts < 2 ||
        question.playouts > search::kMostPlayouts || question.most < 1) {
        return core::Problem{"", "This is no position to be weighed."};
    }
    question.observation = core::StateBox(in.rest().data(), question.game->state_size);
    const core::Turn turn = question.game->turn(question.observation.data());
    if (!turn.asks(question.seat) || !turn.known) {
        return core::Problem{"", "Nobody is to choose in the position to be weighed."};
    }
    return question;
}

bool asks_weighing(core::ByteView bytes) {
    return !bytes.empty() && bytes.front() == kWeighFormat;
}

core::Bytes encode(const WeighQuestion& question) {
    core::ByteWriter out(
        {kWeighFormat, question.game->info->code, static_cast<std::uint8_t>(question.seat)});
    out.fixed(question.ply);
    out.fixed(question.playouts);
    out.byte(question.wanted ? 1 : 0);
    out.fixed(question.wanted.value_or(0));
    out.byte(static_cast<std::uint8_t>(question.most));
    out.raw({static_cast<const std::uint8_t*>(question.observation.data()),
             question.observation.size()});
    return std::move(out.bytes());
}

core::Bytes encode(const Weighing& weighing) {
    core::ByteWriter out = core::begin_answer();
    out.byte(weighing.exact ? 1 : 0);
    out.byte(weighing.learned ? 1 : 0);
    out.byte(static_cast<std::uint8_t>(weighing.unit));
    out.text(weighing.words);
    out.text(weighing.unit_words);
    out.number(weighing.shares.size());
    for (const double share : weighing.shares) {
        out.fixed(share);
    }
    for (const ActionValue& worth : weighing.action_values) {
        out.fixed(worth.action);
        out.fixed(worth.share);
        out.fixed(worth.error);
        out.fixed(worth.lead);
        out.fixed(worth.visits);
        out.text(worth.reason);
        out.fixed(worth.points);
    }
    return std::move(out.bytes());
}

core::Bytes answer_weighing(core::ByteView bytes) {
    const auto question = read_weigh_question(bytes);
    if (!question) {
        return core::failed_answer(question.problem());
    }
    const Weighing weighing = weigh(*question);
    return weighing.action_values.empty() ? core::failed_answer({"", kNoNet}) : encode(weighing);
}

core::Result<Weighing> read_weighing(core::ByteView bytes) {
    const auto own = core::open_answer(bytes);
    if (!own) {
        return own.problem();
    }
    core::ByteReader in(*own);
    Weighing weighing;
    weighing.exact = in.byte() != 0;
    weighing.learned = in.byte() != 0;
    weighing.unit = in.byte() == 0 ? Unit::wins : Unit::points;
    weighing.words = in.text();
    weighing.unit_words = in.text();
    const std::uint64_t seats = in.number();
    if (seats > core::kMostSeats) {
        return core::unreadable_answer();
    }
    for (std::uint64_t seat = 0; seat < seats; ++seat) {
        weighing.shares.push_back(in.fixed<double>());
    }
    while (in.good() && !in.rest().empty()) {
        ActionValue worth;
        worth.action = in.fixed<core::Action>();
        worth.share = in.fixed<double>();
        worth.error = in.fixed<double>();
        worth.lead = in.fixed<double>();
        worth.visits = in.fixed<std::uint32_t>();
        worth.reason = in.text();
        worth.points = in.fixed<double>();
        weighing.action_values.push_back(std::move(worth));
    }
    return in.finished() && !weighing.action_values.empty()
               ? core::Result<Weighing>(std::move(weighing))
               : core::unreadable_answer();
}

}  // namespace ctq::bots
