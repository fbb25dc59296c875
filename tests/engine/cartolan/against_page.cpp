#include <doctest/doctest.h>

#include "engine/games/cartolan/rules.hpp"
#include "tests/engine/cartolan/chart.hpp"
#include "tests/engine/scale.hpp"

/// Moves and fits once more, written down from the rules' tables as plainly as can be, against what
/// the game offers in thousands of positions.
namespace ctq::tests {
namespace {

using cartolan::Card;
using cartolan::Game;
using cartolan::State;

const cartolan::Tile* tile_beside(const State& state, int x, int y, int direction) {
    constexpr int kX[] = {0, 1, 0, -1};
    constexpr int kY[] = {1, 0, -1, 0};
    for (int i = 0; i < state.tiles; ++i) {
        if (state.tile[i].x == x + kX[direction] && state.tile[i].y == y + kY[direction]) {
            return &state.tile[i];
        }
    }
    return nullptr;
}

bool is_disaster(const cartolan::Tile* tile) {
    return tile != nullptr && (tile->marks & cartolan::kDisaster) != 0;
}

/// 'l' land, 'd' downwind, 'u' upwind.
char kind_of_crossing(const State& state, const cartolan::Adventurer& one, int direction) {
    const cartolan::Tile& here = state.tile[one.tile];
    const bool wreck =
        is_disaster(&here) || is_disaster(tile_beside(state, here.x, here.y, direction));
    if ((here.marks & cartolan::kCity) != 0 || (here.edges >> direction & 1) != 0 ||
        (one.pirate && wreck)) {
        return 'l';
    }
    return kLetterAt[here.wind][direction] >= 3 ? 'd' : 'u';
}

int cards(const cartolan::Adventurer& one, Card card) {
    const int code = static_cast<int>(card) + 1;
    return (one.character == code ? 1 : 0) + (one.works == code ? 1 : 0);
}

/// The tokens of moving, in the order of the list.
std::string moves_by_the_page(const State& state) {
    const auto& rules = state.rules;
    const auto& one = state.adventurer[(state.seat - 1) * 3 + state.mover];
    const int l = state.now.land;
    const int u = state.now.upwind;
    const int t = l + u + state.now.downwind;
    const bool light = rules.mode == cartolan::Mode::advanced && one.chest == 0;
    const int land = (light ? rules.empty_land_moves : rules.land_moves) + cards(one, Card::upwind);
    const int upwind =
        (light ? rules.empty_upwind_moves : rules.upwind_moves) + cards(one, Card::upwind);
    const bool may_land = t < rules.moves && (rules.budgeted ? l < land && u == 0 : t < land);
    const bool may_upwind = t < rules.moves && (rules.budgeted ? u < upwind && l == 0 : t < upwind);
    const bool may_downwind = t < rules.moves + cards(one, Card::downwind);
    std::string moves;
    std::string gusts;
    for (int direction = 0; direction < 4; ++direction) {
        const char crossing = kind_of_crossing(state, one, direction);
        const std::string name(1, "nesw"[direction]);
        if (crossing == 'l' ? may_land : (crossing == 'u' ? may_upwind : may_downwind)) {
            moves += name + " ";
        } else if (crossing == 'u' && t < rules.moves && rules.mode != cartolan::Mode::beginner) {
            gusts += "gust=" + name + " ";
        }
    }
    return moves + (may_downwind ? "wait " : "") + gusts;
}

std::string moves_offered(const State& state) {
    Game::Legal list;
    list.size = 0;
    Game::legal(state, list);
    std::string text;
    for (const auto action : list) {
        const auto kind = cartolan::kind_of(action);
        if (kind == cartolan::Kind::move || kind == cartolan::Kind::wait ||
            kind == cartolan::Kind::gust) {
            text += Game::to_text(state, action) + " ";
        }
    }
    return text;
}

bool fits_by_letters(const State& state, int kind, int wind) {
    const auto& from = state.tile[cartolan::mover(state).tile];
    constexpr int kX[] = {0, 1, 0, -1};
    constexpr int kY[] = {1, 0, -1, 0};
    const int x = from.x + kX[state.now.direction];
    const int y = from.y + kY[state.now.direction];
    for (int side = 0; side < 4; ++side) {
        const auto* next = tile_beside(state, x, y, side);
        const auto letter = static_cast<std::size_t>(kLetterAt[wind][side] - 1);
        const bool land = cartolan::kTileKinds[static_cast<std::size_t>(kind)].edges[letter] == 'f';
        if (next != nullptr && land != ((next->edges >> (side + 2) % 4 & 1) != 0)) {
            return false;
        }
    }
    return true;
}

/// The wind of the first way to lay it that the page allows, or -1.
int wind_by_the_page(const State& state, int kind) {
    const int wind = state.tile[cartolan::mover(state).tile].wind;
    const int clockwise = (wind + 1) % 4;
    const int anticlockwise = (wind + 3) % 4;
    if (fits_by_letters(state, kind, wind)) {
        return wind;
    }
    if (state.rules.clockwise) {
        return fits_by_letters(state, kind, clockwise)
                   ? clockwise
                   : (fits_by_letters(state, kind, anticlockwise) ? anticlockwise : -1);
    }
    const bool upright = state.now.direction % 2 == 0;
    const bool north_east_or_south_west = wind % 2 == 0;
    const int turned = north_east_or_south_west == upright ? anticlockwise : clockwise;
    return fits_by_letters(state, kind, turned) ? turned : -1;
}

/// How often the game and the page were compared.
struct Comparisons {
    int moves = 0;
    int fits = 0;
};

/// Empty, or where the game and the page part in one random game.
std::string disagreement(const std::string& options, int seats, std::uint64_t seed,
                         Comparisons& made) {
    State state = *Game::start(*core::read_options(Game::info().options, options), seats);
    core::Rng rng{seed};
    for (int step = 0; step < 4000; ++step) {
        const auto turn = Game::turn(state);
        if (turn.kind == core::Turn::Kind::over) {
            break;
        }
        if (state.phase == cartolan::Phase::act) {
            ++made.moves;
            if (moves_by_the_page(state) != moves_offered(state)) {
                return "moves " + moves_offered(state) + "and not " + moves_by_the_page(state);
            }
        }
        if (state.phase == cartolan::Phase::explore) {
            ++made.fits;
            for (int kind = 0; kind < cartolan::kKinds; ++kind) {
                if (cartolan::fitting_wind(state, kind) != wind_by_the_page(state, kind)) {
                    return "tile kind " + std::to_string(kind) + " is laid otherwise";
                }
            }
        }
        Game::apply(state, random_action(state, rng));
    }
    return {};
}

}  // namespace

TEST_CASE("cartolan: moves and fits are those of the rules' tables, in random games") {
    for (const char* mode : {"mode=beginner", "mode=regular", "mode=advanced"}) {
        for (const char* movement : {"", "movement=budgeted"}) {
            for (const char* exploration : {"", "exploration=clockwise"}) {
                const std::string options = joined({mode, movement, exploration});
                INFO(options);
                const int games = scaled(12, 3);
                Comparisons made;
                for (int seed = 1; seed <= games; ++seed) {
                    CHECK(disagreement(options, 2 + seed % 3, static_cast<std::uint64_t>(seed),
                                       made) == "");
                }
                CHECK(made.moves > 100 * games);
                CHECK(made.fits > 10 * games);
            }
        }
    }
}

}  // namespace ctq::tests
