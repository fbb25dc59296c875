#include <cmath>

#include "engine/games/carteso/search/search.hpp"

/// Draws a position in which a daily match begins.
namespace ctq::carteso {
namespace {

constexpr int kCandidates = 6;
constexpr int kPlayouts = 200;  ///< playouts that estimate how even a position is

/// Places stones of both colours in turn on random points: an eighth of the board, and as many by
/// either side.
void strew(State& state, core::Rng& rng) {
    const int stones = state.rows * state.columns / 16 * 2;
    for (int i = 0; i < stones; ++i) {
        core::FixedList<core::Action, kMostPoints> free;
        Game::Legal list;
        Game::legal(state, list);
        for (const core::Action action : list) {
            if (kind_of(action) == Kind::place && colour_of(action) == i % 2) {
                free.push(action);
            }
        }
        Game::apply(state,
                    free[static_cast<int>(rng.below(static_cast<std::uint32_t>(free.size)))]);
    }
}

/// Returns the position's text. Nobody may have claimed anything or have the button.
std::string text_of(const State& state) {
    std::string text;
    for (int row = state.rows - 1; row >= 0; --row) {
        text += row_text(state, row) + (row > 0 ? "/" : "");
    }
    return text + " " + side_letter(state.side) + " - -";
}

}  // namespace

std::string Game::drawn_position(const core::Options& options, core::Rng& rng) {
    const auto start = Game::start(options, 2);
    if (!start || start->phase != Phase::play) {
        return {};
    }
    std::string drawn;
    double best = 0;
    for (int i = 0; i < kCandidates; ++i) {
        State state = *start;
        strew(state, rng);
        if (count(state.claimed[kVertical]) + count(state.claimed[kHorizontal]) > 0) {
            continue;
        }
        const double lead = std::abs(search(state, kPlayouts, rng).lead);
        if (drawn.empty() || lead < best) {
            drawn = text_of(state);
            best = lead;
        }
    }
    return drawn;
}

}  // namespace ctq::carteso
