#include "engine/games/incan_gold/mixed/cells.hpp"

#include <doctest/doctest.h>

#include "engine/games/incan_gold/mixed/rival.hpp"

namespace ctq::incan_gold::mixed {
namespace {

/// Plays random matches and calls `look(state)` whenever seats must choose. Each match has its own
/// random chance of leaving.
template <class Look>
void each_decision(int seats, int matches, const Look& look) {
    for (int match = 0; match < matches; ++match) {
        core::Rng rng{static_cast<std::uint64_t>(1000 * seats + match)};
        const std::uint32_t stays = 1 + rng.below(12);
        State state = begin(seats);
        while (state.phase != Phase::over) {
            if (state.phase == Phase::reveal) {
                Game::apply(state, Game::draw(state, rng));
                continue;
            }
            look(state);
            unsigned leavers = 0;
            for (unsigned left = state.exploring; left != 0; left &= left - 1) {
                leavers |= rng.below(stays) == 0 ? left & (0U - left) : 0U;
            }
            resolve_turn(state, leavers);
        }
    }
}

}  // namespace

TEST_CASE(
    "incan_gold mixed: every decision maps to a valid cell of the coarse and of the fine table") {
    for (int seats = 2; seats <= kMostSeats; ++seats) {
        const int table = table_for(seats);
        each_decision(seats, 200, [&](const State& state) {
            const Moment moment = moment_of(state);
            for (int seat = 1; seat <= seats; ++seat) {
                if ((state.exploring >> (seat - 1) & 1) == 0) {
                    continue;
                }
                for (const Grain grain : {Grain::table, Grain::fine}) {
                    const int cell = cell_of(grain, table, moment, lead_of(state, moment, seat));
                    CHECK(cell >= 0);
                    CHECK(cell < cells_in(grain, table));
                }
            }
        });
    }
}

TEST_CASE(
    "incan_gold mixed: the cell of a decision doesn't depend on secret choices made in this turn") {
    each_decision(3, 50, [](const State& state) {
        State chosen = state;
        while (seats_in(chosen.undecided) > 1) {
            Game::apply(chosen, kLeave);
        }
        const int seat = next_to_choose(chosen);
        const Moment before = moment_of(state);
        const Moment after = moment_of(chosen);
        CHECK(cell_of(Grain::table, 1, before, lead_of(state, before, seat)) ==
              cell_of(Grain::table, 1, after, lead_of(chosen, after, seat)));
    });
}

TEST_CASE("incan_gold mixed: a lone explorer's artifacts on the table count as carried") {
    State state = begin(2);
    for (const int kind : {kFirstHazard, 11, kArtifact}) {
        Game::apply(state, turn_card(kind));
        resolve_turn(state, 0);
    }
    Game::apply(state, turn_card(9));
    Moment moment = moment_of(state);
    CHECK(moment.explorers == 2);
    CHECK(moment.backpack == 8 + 7);
    CHECK(moment.bonus == 1 + 5);
    CHECK(moment.stake == 16 * 2 * 30 / (124 - 17 - 14));
    CHECK(lead_of(state, moment, 1) == 0);
    resolve_turn(state, 0b10);
    Game::apply(state, turn_card(0));
    moment = moment_of(state);
    CHECK(moment.explorers == 1);
    CHECK(moment.backpack == 16);
    CHECK(moment.bonus == 0);
    CHECK(lead_of(state, moment, 1) == 16 - (15 + 1 + 5));
}

}  // namespace ctq::incan_gold::mixed
