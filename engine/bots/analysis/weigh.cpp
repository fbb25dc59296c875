#include "engine/bots/analysis/weigh.hpp"

#include <algorithm>
#include <utility>

#include "engine/bots/advice.hpp"
#include "engine/bots/analysis/reason.hpp"
#include "engine/bots/net/net_advice.hpp"
#include "engine/core/sort.hpp"

namespace ctq::bots {
namespace {

/// Returns the share of wins for a lead at the end.
double share_of(std::int32_t lead) {
    return lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
}

/// Values all actions by best play.
Weighing solve(const WeighQuestion& question) {
    const core::GameHandle& game = *question.game;
    const void* state = question.observation.data();
    core::ActionList legal;
    game.legal(state, legal);
    const std::vector<std::int32_t> leads = game.action_values(state);
    Weighing weighing;
    weighing.exact = true;
    for (int i = 0; i < legal.size; ++i) {
        const std::int32_t lead = leads[static_cast<std::size_t>(i)];
        weighing.action_values.push_back(
            {legal[i], share_of(lead), 0, static_cast<double>(lead), 0});
    }
    core::sort_short(weighing.action_values, [](const ActionValue& a, const ActionValue& b) {
        return a.lead != b.lead ? a.lead > b.lead : a.action < b.action;
    });
    const double best = weighing.action_values.front().share;
    weighing.shares.assign(static_cast<std::size_t>(game.result(state).seats), 1 - best);
    weighing.shares[static_cast<std::size_t>(question.seat - 1)] = best;
    return weighing;
}

/// Converts the game's own action values, in points, to a weighing.
Weighing in_points(core::PointAdvice&& advice) {
    Weighing weighing;
    weighing.exact = advice.exact;
    weighing.unit = Unit::points;
    weighing.words = std::move(advice.words);
    weighing.unit_words = std::move(advice.unit);
    for (const core::ActionPoints& one : advice.actions) {
        ActionValue worth;
        worth.action = one.action;
        worth.points = one.points;
        weighing.action_values.push_back(std::move(worth));
    }
    return weighing;
}

/// Returns at most `most` actions that the search found, the most tried first.
std::vector<core::Action> ranked(core::WeighedList found, std::size_t most) {
    core::sort_short(found, [](const core::Weighed& a, const core::Weighed& b) {
        return a.visits != b.visits ? a.visits > b.visits
               : a.sum != b.sum     ? a.sum > b.sum
                                    : a.action < b.action;
    });
    std::vector<core::Action> actions;
    for (const core::Weighed& one : found) {
        if (actions.empty() || (one.visits > 0 && actions.size() < most)) {
            actions.push_back(one.action);
        }
    }
    return actions;
}

const core::Judged& one_of(const core::JudgedList& judged, core::Action action) {
    return *std::lower_bound(
        judged.begin(), judged.end(), action,
        [](const core::Judged& one, core::Action other) { return one.tried.action < other; });
}

/// Sorts the found actions by judged value (first by wins, then by points) and appends the other
/// judged actions.
std::vector<core::Action> in_order(std::vector<core::Action> found,
                                   const core::JudgedList& judged) {
    core::sort_short(found, [&](core::Action a, core::Action b) {
        const core::Judged& of_a = one_of(judged, a);
        const core::Judged& of_b = one_of(judged, b);
        return of_a.tried.sum != of_b.tried.sum ? of_a.tried.sum > of_b.tried.sum
               : of_a.lead != of_b.lead         ? of_a.lead > of_b.lead
                                                : a < b;
    });
    for (const core::Judged& one : judged) {
        if (std::find(found.begin(), found.end(), one.tried.action) == found.end()) {
            found.push_back(one.tried.action);
        }
    }
    return found;
}

std::optional<core::PlayedAdvice> played(const search::Question& half) {
    return played_advice(*half.game, half.observation.data(), half.seat, half.playouts,
                         half.stream);
}

/// Values the actions by the game's own playouts. Returns nullopt if the game has none.
std::optional<Weighing> by_table(const WeighQuestion& question) {
    const auto proposed = played(proposing_half(question));
    auto judged = proposed ? played(judging_half(question)) : std::nullopt;
    if (!judged) {
        return std::nullopt;
    }
    core::WeighedList found;
    for (const core::Judged& one : proposed->judged) {
        found.push_back(one.tried);
    }
    Weighing weighing = conclude(question, found, judged->judged);
    weighing.words = std::move(judged->words);
    return weighing;
}

/// Returns the values of the actions, in this order, as the playouts judged them.
Weighing judgement(const WeighQuestion& question, const std::vector<core::Action>& actions,
                   const core::JudgedList& judged) {
    Weighing weighing;
    const core::Judged& best = one_of(judged, actions.front());
    for (const core::Action action : actions) {
        const core::Judged& one = one_of(judged, action);
        weighing.action_values.push_back(
            {action, search::mean_of(one.tried), search::standard_error(one.tried),
             static_cast<double>(one.lead) / std::max(one.tried.visits, 1U), one.tried.visits,
             explain(*question.game, question.observation.data(), question.seat, best, one)});
    }
    const auto seats =
        static_cast<std::size_t>(question.game->result(question.observation.data()).seats);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        weighing.shares.push_back(static_cast<double>(best.shares[seat]) / core::kFirstPlaceWorth /
                                  std::max(best.tried.visits, 1U));
    }
    return weighing;
}

}  // namespace

const ActionValue* Weighing::find(core::Action action) const {
    const auto at = std::find_if(action_values.begin(), action_values.end(),
                                 [&](const ActionValue& one) { return one.action == action; });
    const bool judged = exact || unit == Unit::points;
    return at != action_values.end() && (judged || at->visits > 0) ? &*at : nullptr;
}

WeighQuestion weigh_question(const core::Match& match, int seat, std::int64_t playouts,
                             std::optional<core::Action> wanted) {
    return {{&match.game(), seat, static_cast<std::uint32_t>(match.cursor()),
             match.game().observe(match.state(), seat)},
            playouts,
            wanted};
}

search::Question proposing_half(const WeighQuestion& question) {
    core::Rng streams = core::seat_stream(0, question.seat, question.ply);
    return {question.game,  question.seat,        question.playouts / 2,
            streams.next(), question.observation, true};
}

search::Question judging_half(const WeighQuestion& question) {
    search::Question half = proposing_half(question);
    core::Rng streams = core::seat_stream(0, question.seat, question.ply);
    streams.next();
    half.stream = streams.next();
    return half;
}

std::vector<core::Action> to_judge(const WeighQuestion& question, const core::WeighedList& found) {
    std::vector<core::Action> rising = ranked(found, question.most);
    core::ActionList legal;
    question.game->legal(question.observation.data(), legal);
    if (question.wanted && std::binary_search(legal.begin(), legal.end(), *question.wanted) &&
        std::find(rising.begin(), rising.end(), *question.wanted) == rising.end()) {
        rising.push_back(*question.wanted);
    }
    core::sort_short(rising);
    return rising;
}

Weighing conclude(const WeighQuestion& question, const core::WeighedList& found,
                  const core::JudgedList& judged) {
    std::vector<core::Action> best = ranked(found, question.most);
    if (judged.empty()) {
        Weighing weighing;
        weighing.action_values.push_back({best.front()});
        return weighing;
    }
    return judgement(question, in_order(std::move(best), judged), judged);
}

Weighing weigh(const WeighQuestion& question) {
    if (auto weighing = weigh_by_net(question)) {
        return std::move(*weighing);
    }
    if (auto weighing = by_table(question)) {
        return std::move(*weighing);
    }
    if (auto advice = point_advice(*question.game, question.observation.data(), question.seat)) {
        return in_points(std::move(*advice));
    }
    if (question.game->solvable(question.observation.data())) {
        return solve(question);
    }
    const core::WeighedList found = search::search_all(proposing_half(question));
    return conclude(question, found,
                    search::judge_all(judging_half(question), to_judge(question, found)));
}

}  // namespace ctq::bots
