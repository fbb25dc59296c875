#include "engine/bots/weigh.hpp"

#include <algorithm>

namespace ctq::bots {
namespace {

/// The share of wins that a lead at the end is.
double share_of(std::int32_t lead) {
    return lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
}

/// Keeps the first few, and the action asked after.
void keep_best(std::vector<Worth>& worths, std::optional<core::Action> wanted) {
    std::size_t place = 0;
    std::erase_if(worths,
                  [&](const Worth& one) { return place++ >= kMostJudged && one.action != wanted; });
}

/// Best play of all, worked out.
Weighing solve(const core::GameHandle& game, const void* state,
               std::optional<core::Action> wanted) {
    core::ActionList legal;
    game.legal(state, legal);
    const std::vector<std::int32_t> leads = game.action_values(state);
    Weighing weighing{true, {}};
    for (int i = 0; i < legal.size; ++i) {
        const std::int32_t lead = leads[static_cast<std::size_t>(i)];
        weighing.worths.push_back({legal[i], share_of(lead), 0, 0, lead});
    }
    std::sort(weighing.worths.begin(), weighing.worths.end(), [](const Worth& a, const Worth& b) {
        return a.lead != b.lead ? a.lead > b.lead : a.action < b.action;
    });
    keep_best(weighing.worths, wanted);
    return weighing;
}

/// What the search tried, most often first, without a judgement.
std::vector<Worth> ranked(core::WeighedList found) {
    std::sort(found.begin(), found.end(), [](const core::Weighed& a, const core::Weighed& b) {
        return a.visits != b.visits ? a.visits > b.visits
               : a.sum != b.sum     ? a.sum > b.sum
                                    : a.action < b.action;
    });
    std::vector<Worth> worths;
    for (const core::Weighed& one : found) {
        if (worths.empty() || one.visits > 0) {
            worths.push_back({one.action});
        }
    }
    return worths;
}

}  // namespace

Weighing weigh(const core::Match& match, int seat, std::int64_t playouts,
               std::optional<core::Action> wanted) {
    const core::GameHandle& game = match.game();
    search::Question question;
    question.game = &game;
    question.seat = seat;
    question.observation = game.observe(match.state(), seat);
    question.playouts = playouts / 2;
    core::Rng streams = core::seat_stream(0, seat, static_cast<std::uint32_t>(match.cursor()));
    question.stream = streams.next();
    if (game.solvable(question.observation.data())) {
        return solve(game, question.observation.data(), wanted);
    }
    core::ActionList legal;
    game.legal(question.observation.data(), legal);
    const bool possible = wanted && std::binary_search(legal.begin(), legal.end(), *wanted);
    Weighing weighing{false, ranked(search::search_all(question))};
    const auto is_wanted = [&](const Worth& one) { return one.action == wanted; };
    if (possible && std::none_of(weighing.worths.begin(), weighing.worths.end(), is_wanted)) {
        weighing.worths.push_back({*wanted});
    }
    keep_best(weighing.worths, wanted);
    for (const Worth& one : weighing.worths) {
        question.judged.push_back(one.action);
    }
    std::sort(question.judged.begin(), question.judged.end());
    question.stream = streams.next();
    const core::WeighedList judged = search::search_all(question);
    for (Worth& worth : weighing.worths) {
        const auto one = std::find_if(judged.begin(), judged.end(), [&](const auto& other) {
            return other.action == worth.action;
        });
        if (one != judged.end()) {
            worth.share = search::mean_of(*one);
            worth.error = search::standard_error(*one);
            worth.visits = one->visits;
        }
    }
    if (judged.empty()) {
        weighing.worths.resize(1);
    }
    return weighing;
}

}  // namespace ctq::bots
