#include "engine/games/cartolan/fit.hpp"
#include "engine/games/cartolan/learned/features.hpp"

/// What chance may bring next, for a search.
namespace ctq::cartolan {
namespace {

using Branches = std::vector<core::Branch<State>>;

/// The samples of an exploration in which several tiles are drawn for a try.
constexpr int kSamples = 8;

std::int64_t weight_of(double chance) {
    return static_cast<std::int64_t>(chance * static_cast<double>(core::kWholeWeight) + 0.5);
}

/// Adds the position after the last try, if all tiles drawn are misfits.
void add_failure(const State& state, double chance, Branches& list) {
    State after = state;
    while (after.phase == Phase::explore) {
        Game::Chances draws;
        Game::chance(after, draws);
        int misfit = 0;
        while (misfit < draws.size && fitting_wind(after, what_of(draws[misfit].action)) >= 0) {
            ++misfit;
        }
        if (misfit == draws.size) {
            return;
        }
        Game::apply(after, draws[misfit].action);
    }
    list.push_back({after, weight_of(chance)});
}

/// Lists each tile that may be laid. Its weight is exact, unless the discards become the pile on the
/// way.
void list_tiles(const State& state, Branches& list) {
    const double chance = found_now(state).tile;
    Game::Chances draws;
    Game::chance(state, draws);
    std::uint32_t all = 0;
    for (const core::Outcome& draw : draws) {
        all += fitting_wind(state, what_of(draw.action)) >= 0 ? draw.weight : 0;
    }
    for (const core::Outcome& draw : draws) {
        if (fitting_wind(state, what_of(draw.action)) >= 0) {
            list.push_back({state, weight_of(chance * draw.weight / all)});
            Game::apply(list.back().state, draw.action);
        }
    }
    if (all == 0 || chance < 1) {
        add_failure(state, all == 0 ? 1 : 1 - chance, list);
    }
}

void sample_tiles(const State& state, Branches& list) {
    for (std::uint64_t i = 0; i < kSamples; ++i) {
        core::Rng rng = core::chance_stream(state.turns, i);
        list.push_back({state, core::kWholeWeight / kSamples});
        while (list.back().state.phase == Phase::explore) {
            Game::apply(list.back().state, Game::draw(list.back().state, rng));
        }
    }
}

}  // namespace

void Features::branches(const State& observation, Branches& list) {
    if (observation.phase == Phase::explore) {
        const bool one_by_one = observation.now.held_count == 0 &&
                                skill(observation, mover_index(observation), Card::lookout) == 0;
        one_by_one ? list_tiles(observation, list) : sample_tiles(observation, list);
        return;
    }
    Game::Chances draws;
    Game::chance(observation, draws);
    std::uint32_t all = 0;
    for (const core::Outcome& draw : draws) {
        all += draw.weight;
    }
    for (const core::Outcome& draw : draws) {
        list.push_back({observation, weight_of(static_cast<double>(draw.weight) / all)});
        Game::apply(list.back().state, draw.action);
    }
}

}  // namespace ctq::cartolan
