#pragma once

#include <array>
#include <string_view>

#include "engine/games/cartolan/cartolan.hpp"

/// The tiles of the box and their orientation: section "Tiles and wind" of the README.
namespace ctq::cartolan {

/// One kind of tile. Edges are given relative to the wind: upwind-clockwise, upwind-anticlockwise,
/// downwind-clockwise, downwind-anticlockwise; `t` is water, `f` land.
struct TileKind {
    std::string_view edges;
    bool wonder;
    bool disaster;
    std::uint8_t literal;  ///< number of such tiles in `deck=literal`
    std::uint8_t box;
};

/// Water kinds first, then land kinds, the Mythical City last (in neither deck).
inline constexpr std::array<TileKind, kKinds> kTileKinds = {{
    {"tttt", false, false, 15, 14}, {"tttf", false, false, 2, 2},  {"ttft", false, false, 2, 2},
    {"ttff", false, false, 1, 1},   {"tftt", false, false, 10, 7}, {"tftt", true, false, 3, 3},
    {"tfft", false, false, 10, 7},  {"tfft", true, false, 3, 3},   {"fttt", false, false, 10, 7},
    {"fttt", true, false, 3, 3},    {"fttf", false, false, 10, 7}, {"fttf", true, false, 3, 3},
    {"tttt", false, true, 1, 1},    {"tftt", false, false, 2, 1},  {"tftt", true, false, 1, 1},
    {"tftf", false, false, 3, 2},   {"tftf", true, false, 1, 1},   {"tfft", false, false, 2, 1},
    {"tfft", true, false, 1, 1},    {"tfff", false, false, 4, 4},  {"fttt", false, false, 2, 1},
    {"fttt", true, false, 1, 1},    {"fttf", false, false, 2, 1},  {"fttf", true, false, 1, 1},
    {"ftft", false, false, 3, 2},   {"ftft", true, false, 1, 1},   {"ftff", false, false, 4, 4},
    {"fftt", false, false, 4, 2},   {"fftt", true, false, 2, 2},   {"fftf", false, false, 4, 4},
    {"ffft", false, false, 4, 4},   {"ffff", false, false, 6, 5},  {"ffff", false, true, 1, 1},
    {"ffff", false, false, 0, 0},
}};

/// Returns the first kind with a back of this colour; `end_of_kinds` is after the last. The
/// Mythical City has a land back.
constexpr int first_kind(Colour colour) {
    return colour == Colour::water ? 0 : kWaterKinds;
}
constexpr int end_of_kinds(Colour colour) {
    return colour == Colour::water ? kWaterKinds : kKinds;
}
/// Returns the colour of a kind's back: the pile it is drawn from.
constexpr Colour back_of(int kind) {
    return kind < kWaterKinds ? Colour::water : Colour::land;
}

/// Returns the land edges of each kind when the wind blows north-east; bit d for direction d.
constexpr std::array<std::uint8_t, kKinds> land_edges_north_east() {
    std::array<std::uint8_t, kKinds> masks{};
    for (std::size_t kind = 0; kind < masks.size(); ++kind) {
        // The four letters are west, south, east, north.
        for (unsigned letter = 0; letter < 4; ++letter) {
            if (kTileKinds[kind].edges[letter] == 'f') {
                masks[kind] = static_cast<std::uint8_t>(masks[kind] | 1U << (3 - letter));
            }
        }
    }
    return masks;
}
inline constexpr auto kLandEdges = land_edges_north_east();

/// Returns the land edges of a tile of this kind when its wind is `wind`. The edges turn with the
/// wind.
constexpr unsigned edges_of(int kind, int wind) {
    const unsigned mask = kLandEdges[static_cast<std::size_t>(kind)];
    return (mask << wind | mask >> (4 - wind)) & 15U;
}

/// Returns whether a wind blows towards a direction.
constexpr bool blows_towards(int wind, int direction) {
    return ((direction - wind) & 3) <= 1;
}

/// Returns the opposite direction.
constexpr int opposite(int direction) {
    return (direction + 2) & 3;
}
/// Returns the change of x, which grows eastwards, by a step in a direction.
constexpr int step_x(int direction) {
    return direction == kEast ? 1 : (direction == kWest ? -1 : 0);
}
/// Returns the change of y, which grows northwards, by a step in a direction.
constexpr int step_y(int direction) {
    return direction == kNorth ? 1 : (direction == kSouth ? -1 : 0);
}

/// The winds with which a drawn tile is tried, in order.
struct Winds {
    int wind[3];
    int count;
};
/// Returns the winds to try when an Adventurer leaves a tile with wind `wind` in `direction`. The
/// first is that wind. With `clockwise_first` (`exploration=clockwise`), the next are a quarter
/// turn clockwise and a quarter turn anticlockwise from it. Otherwise the next is only the quarter
/// turn that joins the arrows of the two tiles head to tail.
constexpr Winds winds_to_try(bool clockwise_first, int wind, int direction) {
    if (clockwise_first) {
        return {{wind, (wind + 1) & 3, (wind + 3) & 3}, 3};
    }
    // The one quarter turn that joins the two arrows head to tail.
    const bool diagonal = wind == kNorthEast || wind == kSouthWest;
    const bool upright = direction == kNorth || direction == kSouth;
    return {{wind, (wind + (diagonal == upright ? 3 : 1)) & 3, 0}, 2};
}

/// Returns the word of a kind in the notation, without its back: `tfttf`, `disaster` or `mythical`.
std::string kind_word(int kind);
/// Returns the kind with this word and back, or -1.
int kind_called(std::string_view word, Colour back);

}  // namespace ctq::cartolan
