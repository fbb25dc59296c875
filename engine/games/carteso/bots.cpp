#include "engine/games/carteso/bots.hpp"

#include <algorithm>

#include "engine/core/best_action.hpp"
#include "engine/games/carteso/search/outlook.hpp"
#include "engine/games/carteso/search/playout.hpp"
#include "engine/games/carteso/search/search.hpp"

namespace ctq::carteso {
namespace {

using core::Action;
using core::Notes;
using core::Rng;

/// The number of randomly filled boards from which the bot claimer chooses komi or a side.
constexpr int kFills = 200;

/// Returns the start of play with V to move and this komi.
State settled(const State& state) {
    State begun = state;
    begun.phase = Phase::play;
    begun.ask_side = false;
    return begun;
}

/// Returns the action that names a fair komi or picks the better side. `lead` is V's expected lead
/// in half points; it includes komi once komi is named.
Action settle(const State& state, double lead) {
    if (state.phase == Phase::komi) {
        const int most = state.rows * state.columns;
        return name_komi(std::clamp(static_cast<int>((lead + 1) / 2), 0, most));
    }
    return pick_side(lead > 0 ? kVertical : kHorizontal);
}

double mean_fill(const State& state, Rng& rng) {
    double sum = 0;
    for (int i = 0; i < kFills; ++i) {
        State filled = state;
        sum += fill(filled, rng);
    }
    return sum / kFills;
}

/// Returns whether the seat to act would lead if the game ended now.
bool leads(const State& state) {
    const int lead = half_points(state, kVertical) - half_points(state, kHorizontal);
    return state.side == kVertical ? lead > 0 : lead < 0;
}

/// The bot `claimer`: looks one ply ahead and values positions by `outlook`. Passes if that ends
/// the game and wins it; never passes if that loses.
Action claimer(const State& observation, int /*seat*/, const Notes& /*notes*/,
               std::uint32_t /*parameter*/, Rng& rng) {
    if (observation.phase != Phase::play) {
        return settle(observation, mean_fill(settled(observation), rng));
    }
    Game::Legal list;
    Game::legal(observation, list);
    const Action last = list[list.size - 1];
    if (observation.passed && last == kPass && leads(observation)) {
        return kPass;
    }
    const bool lost_by_pass = observation.passed && last == kPass;
    const int sign = observation.side == kVertical ? 1 : -1;
    core::BestAction best{last};
    if (!lost_by_pass) {
        best.offer(last, sign * outlook(observation), rng);
    }
    for (const Action action : list) {
        if (action == kPass) {
            continue;
        }
        State next = observation;
        Game::apply(next, action);
        best.offer(action, sign * outlook(next), rng);
    }
    return best.action;
}

}  // namespace

Action settle_by_search(const State& state, int playouts, Rng& rng) {
    return settle(state, search(settled(state), playouts, rng).lead);
}

namespace {

Action search_bot(const State& observation, int /*seat*/, const Notes& /*notes*/,
                  std::uint32_t parameter, Rng& rng) {
    const int playouts = playouts_of_level(observation, static_cast<int>(parameter));
    if (observation.phase != Phase::play) {
        return settle_by_search(observation, playouts, rng);
    }
    return search(observation, playouts, rng).best;
}

constexpr core::Bot<State> kBots[] = {
    {{"claimer", "Looks one stone ahead: what is claimed, and what is as good as claimed."},
     claimer,
     nullptr},
    {{"search", "Plays out many games in its head, more at higher levels.",
      core::ParameterKind::whole, 1, 5, 3, "Search level {n}"},
     search_bot,
     nullptr},
};

}  // namespace

std::span<const core::Bot<State>> bots() {
    return kBots;
}

}  // namespace ctq::carteso
