#include "engine/bots/levels.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <vector>

#include "engine/games/cartolan/fit.hpp"
#include "tests/engine/cartolan/chart.hpp"
#include "tests/engine/scale.hpp"

/// What the levels do, in whole matches.
namespace ctq::tests {
namespace {

using cartolan::Game;
using cartolan::Kind;
using cartolan::State;

/// A match of level bots.
struct LevelMatch {
    std::string options;
    std::vector<std::uint32_t> levels;  ///< one for each seat
    std::uint64_t seed = 0;
};

/// Plays the match, and calls `look(state, seat, action)` before each action of a seat, until it
/// returns false. Returns the last state.
template <class Look>
State play_levels(const LevelMatch& match, const Look& look) {
    const auto bot = bots::level_bot<ctq::CartolanEntry>();
    const auto seats = static_cast<int>(match.levels.size());
    State state = *Game::start(*core::read_options(Game::info().options, match.options), seats);
    std::array<core::Notes, cartolan::kMostSeats> notes;
    for (int seat = 1; seat <= seats; ++seat) {
        notes[static_cast<std::size_t>(seat - 1)] = core::begin_notes(match.seed, seat);
    }
    std::uint64_t draws = 0;
    for (unsigned ply = 0; ply < 5'000; ++ply) {
        const core::Turn turn = Game::turn(state);
        if (turn.kind == core::Turn::Kind::over) {
            break;
        }
        core::Action action = 0;
        if (turn.kind == core::Turn::Kind::chance) {
            core::Rng rng = core::chance_stream(match.seed, draws++);
            action = Game::draw(state, rng);
        } else {
            core::Rng rng = core::seat_stream(match.seed, turn.seat, ply);
            const auto index = static_cast<std::size_t>(turn.seat - 1);
            action = bot.decide(state, turn.seat, notes[index], match.levels[index], rng);
            if (!look(state, turn.seat, action)) {
                break;
            }
        }
        for (int seat = 1; seat <= seats; ++seat) {
            bot.note(notes[static_cast<std::size_t>(seat - 1)], state, seat, action);
        }
        Game::apply(state, action);
    }
    return state;
}

/// Returns whether the exploration can lay a tile.
bool may_lay(const State& state, core::Action action) {
    return cartolan::fit_of(state, cartolan::what_of(action)).chance > 0;
}

/// Returns whether the seat may do anything that does not explore.
bool can_go_on(const State& state) {
    Game::Legal list;
    Game::legal(state, list);
    for (const core::Action action : list) {
        if (!explores(state, action)) {
            return true;
        }
    }
    return false;
}

}  // namespace

TEST_CASE(
    "cartolan, levels: nobody explores where no tile can be laid, or ends a match that it loses") {
    for (const std::string mode : {"mode=beginner", "mode=regular", "mode=advanced"}) {
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(60, 12)); ++seed) {
            CAPTURE(mode);
            CAPTURE(seed);
            const auto level = static_cast<std::uint32_t>(5 + seed % 5);
            const auto other = static_cast<std::uint32_t>(5 + seed / 5 % 5);
            play_levels({mode, {level, other}, seed}, [](const State& state, int seat,
                                                         core::Action action) {
                if (explores(state, action)) {
                    CHECK(may_lay(state, action));
                }
                if (explores(state, action) && can_go_on(state)) {
                    State after = state;
                    Game::apply(after, action);
                    CHECK((after.phase != cartolan::Phase::over ||
                           Game::result(after).rank[static_cast<std::size_t>(seat - 1)] == 1));
                }
                return true;
            });
        }
    }
}

TEST_CASE("cartolan, levels: in nine matches of ten with four seats, level 2 banks in 20 rounds") {
    for (const std::string mode : {"mode=beginner", "mode=regular", "mode=advanced"}) {
        int banked = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            unsigned seats = 0;
            play_levels({mode, {2, 2, 2, 2}, seed}, [&](const State& state, int seat,
                                                        core::Action action) {
                if (cartolan::kind_of(action) == Kind::bank && cartolan::amount_of(action) > 0) {
                    seats |= 1U << (seat - 1);
                }
                return state.round <= 20;
            });
            banked += seats != 0 ? 1 : 0;
        }
        CAPTURE(mode);
        CHECK(banked >= 90);
    }
}

}  // namespace ctq::tests
