#include <doctest/doctest.h>

#include "engine/core/random.hpp"
#include "tests/engine/carteso/board.hpp"

/// Each test plays a random game and its image at the same time: transposed with the sides swapped,
/// with the colours swapped, or mirrored. After every action the two must still be images of each
/// other.
namespace ctq::tests {
namespace {

using carteso::Game;
using carteso::Points;
using carteso::State;

/// The symmetries to apply to a board.
struct View {
    bool transpose = false;  ///< swaps V and H as well
    bool colours = false;
    bool left_right = false;
    bool up_down = false;
};

int seen(const View& view, const State& state, int point) {
    int row = carteso::row_of(point);
    int column = carteso::column_of(point);
    row = view.up_down ? state.rows - 1 - row : row;
    column = view.left_right ? state.columns - 1 - column : column;
    return view.transpose ? carteso::point_at(column, row) : carteso::point_at(row, column);
}

Points seen(const View& view, const State& state, const Points& set) {
    Points picture{};
    carteso::each(set, [&](int point) { carteso::add(picture, seen(view, state, point)); });
    return picture;
}

State seen(const View& view, const State& state) {
    State picture = state;
    for (int i = 0; i < 2; ++i) {
        picture.stones[view.colours ? 1 - i : i] = seen(view, state, state.stones[i]);
        picture.claimed[view.transpose ? 1 - i : i] = seen(view, state, state.claimed[i]);
    }
    if (view.transpose) {
        std::swap(picture.rows, picture.columns);
        picture.side = static_cast<std::uint8_t>(carteso::opponent(state.side));
        picture.button = static_cast<std::uint8_t>(state.button == 0 ? 0 : 3 - state.button);
    }
    return picture;
}

core::Action seen(const View& view, const State& state, core::Action action) {
    if (carteso::kind_of(action) != carteso::Kind::place) {
        return action;
    }
    const int colour = carteso::colour_of(action);
    return carteso::place(seen(view, state, carteso::point_of(action)),
                          view.colours ? 1 - colour : colour);
}

/// Plays one random game and its image at the same time. Returns the first difference, or "".
std::string play_mirrored(const View& view, std::uint64_t seed) {
    core::Rng rng{seed};
    const auto length = [&] { return 1 + static_cast<int>(rng.below(carteso::kMostLength)); };
    const std::string options = settled(length(), length());
    State state = *Game::start(*core::read_options(Game::info().options, options), 2);
    State picture = seen(view, state);
    for (int ply = 0; Game::turn(state).kind != core::Turn::Kind::over; ++ply) {
        Game::Legal list;
        Game::legal(state, list);
        const core::Action action =
            list[static_cast<int>(rng.below(static_cast<unsigned>(list.size)))];
        Game::apply(picture, seen(view, state, action));
        Game::apply(state, action);
        const State expected = seen(view, state);
        if (core::StateBox(&expected, sizeof(State)) != core::StateBox(&picture, sizeof(State))) {
            return options + ", ply " + std::to_string(ply) + ": " + Game::to_text(state, action);
        }
        for (const carteso::Side side : {carteso::kVertical, carteso::kHorizontal}) {
            if (carteso::half_points(state, side) !=
                carteso::half_points(picture, view.transpose ? carteso::opponent(side) : side)) {
                return options + ": the scores";
            }
        }
    }
    return {};
}

void expect_picture(const View& view) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        REQUIRE(play_mirrored(view, seed) == "");
    }
}

}  // namespace

TEST_CASE("carteso symmetry: a transposed game with V and H swapped gives the transposed result") {
    expect_picture({.transpose = true});
}

TEST_CASE("carteso symmetry: swapping the colours doesn't change a game") {
    expect_picture({.colours = true});
}

TEST_CASE("carteso symmetry: mirroring the board doesn't change a game") {
    expect_picture({.left_right = true});
    expect_picture({.up_down = true});
    expect_picture({.transpose = true, .colours = true, .left_right = true, .up_down = true});
}

}  // namespace ctq::tests
