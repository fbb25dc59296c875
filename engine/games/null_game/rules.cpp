#include "engine/games/null_game/null_game.hpp"

/// Turn order, legal actions and their effects.
namespace ctq::null_game {
namespace {

using core::Action;
using core::Turn;

/// Returns the weight of a card. A low card is likelier: with three values 1, 2, 3 the weights are
/// 3, 2, 1.
constexpr std::uint32_t weight(const State& state, int value) {
    return static_cast<std::uint32_t>(state.values + 1 - value);
}

}  // namespace

/// While seats choose in secret, `secret` lists all that still have to choose: a network table asks
/// them at the same time; the log lists their choices one after the other.
Turn Game::turn(const State& state) {
    Turn turn;
    if (state.phase == Phase::deal) {
        turn.kind = Turn::Kind::chance;
    } else if (state.phase == Phase::choose) {
        turn.kind = Turn::Kind::seat;
        turn.seat = static_cast<std::uint8_t>(state.chosen + 1);
        for (unsigned seat = turn.seat; seat <= state.seats; ++seat) {
            turn.secret = static_cast<std::uint16_t>(turn.secret | 1U << seat);
        }
    }
    return turn;
}

void Game::legal(const State& state, Legal& list) {
    for (int value = 1; value <= state.values; ++value) {
        list.push(choose(value));
    }
}

void Game::chance(const State& state, Chances& list) {
    for (int value = 1; value <= state.values; ++value) {
        list.push({deal(value), weight(state, value)});
    }
}

/// Overridden only as an example, and to give the test of `draw` against `chance` something to
/// compare. Unless you have a reason to override it: `Chances list; chance(state, list); return
/// draw_weighted(list, rng);`.
Action Game::draw(const State& state, core::Rng& rng) {
    const auto values = static_cast<std::uint32_t>(state.values);
    std::uint32_t pick = rng.below(values * (values + 1) / 2);
    int value = 1;
    for (; pick >= weight(state, value); ++value) {
        pick -= weight(state, value);
    }
    return deal(value);
}

/// The only function that changes a state. It is also used on observations, so it must not read
/// anything that may be unknown. What an observer learns from an action is in the action as `hide`
/// returns it.
void Game::apply(State& state, Action action) {
    switch (kind_of(action)) {
        case Kind::deal:
            state.card = static_cast<std::uint8_t>(value_of(action));
            state.phase = Phase::choose;
            break;
        case Kind::choose:
            state.choice[state.chosen++] = static_cast<std::uint8_t>(value_of(action));
            break;
        case Kind::reveal:
            state.card = static_cast<std::uint8_t>(revealed(action, 0));
            for (int seat = 1; seat <= state.seats; ++seat) {
                state.choice[seat - 1] = static_cast<std::uint8_t>(revealed(action, seat));
            }
            state.chosen = state.seats;
            break;
    }
    if (state.chosen == state.seats) {
        state.phase = Phase::over;
    }
}

core::Standing Game::result(const State& state) {
    core::Standing standing;
    standing.seats = state.seats;
    standing.over = state.phase == Phase::over;
    if (standing.over) {
        for (std::size_t i = 0; i < state.seats; ++i) {
            standing.half_points[i] = state.choice[i] == state.card ? 2 : 0;
        }
        core::rank_by_score(standing);
    }
    return standing;
}

}  // namespace ctq::null_game
