#pragma once

#include <array>
#include <string_view>

#include "engine/games/cartolan/cartolan.hpp"

/// The box and how a tile lies: section "Tiles and wind" of the README.
namespace ctq::cartolan {

/// One kind of tile. Edges are told by the wind: upwind-clockwise, upwind-anticlockwise,
/// downwind-clockwise, downwind-anticlockwise; `t` is water, `f` land.
struct TileKind {
    std::string_view edges;
    bool wonder;
    bool disaster;
    std::uint8_t literal;  ///< how many `deck=literal` has
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

/// The kinds with a back of this colour run from here to before `end_of_kinds`; the Mythical City
/// is one of those with a land back.
constexpr int first_kind(Colour colour) {
    return colour == Colour::water ? 0 : kWaterKinds;
}
constexpr int end_of_kinds(Colour colour) {
    return colour == Colour::water ? kWaterKinds : kKinds;
}
/// The back of a kind: the pile it is drawn from.
constexpr Colour back_of(int kind) {
    return kind < kWaterKinds ? Colour::water : Colour::land;
}

/// Bit d: the edge in direction d is land when the wind blows north-east.
constexpr std::array<std::uint8_t, kKinds> land_edges_north_east() {
    std::array<std::uint8_t, kKinds> masks{};
    for (std::size_t kind = 0; kind < masks.size(); ++kind) {
        // West, south, east, north are the four letters in turn.
        for (unsigned letter = 0; letter < 4; ++letter) {
            if (kTileKinds[kind].edges[letter] == 'f') {
                masks[kind] = static_cast<std::uint8_t>(masks[kind] | 1U << (3 - letter));
            }
        }
    }
    return masks;
}
inline constexpr auto kLandEdges = land_edges_north_east();

/// The land edges of a tile of this kind when its wind is `wind`: they turn with it.
constexpr unsigned edges_of(int kind, int wind) {
    const unsigned mask = kLandEdges[static_cast<std::size_t>(kind)];
    return (mask << wind | mask >> (4 - wind)) & 15U;
}

/// Whether a wind blows towards a direction.
constexpr bool blows_towards(int wind, int direction) {
    return ((direction - wind) & 3) <= 1;
}

/// The direction half a turn away.
constexpr int opposite(int direction) {
    return (direction + 2) & 3;
}
/// What a step in a direction adds to x, which grows eastwards.
constexpr int step_x(int direction) {
    return direction == kEast ? 1 : (direction == kWest ? -1 : 0);
}
/// What a step in a direction adds to y, which grows northwards.
constexpr int step_y(int direction) {
    return direction == kNorth ? 1 : (direction == kSouth ? -1 : 0);
}

/// The winds to try for a tile found by leaving one with `wind` in `direction`, in order.
struct Winds {
    int wind[3];
    int count;
};
/// The wind of the tile left first. Then, `clockwise_first` (`exploration=clockwise`), a quarter
/// turn clockwise and one anticlockwise; else only the turn that joins the arrows head to tail.
constexpr Winds winds_to_try(bool clockwise_first, int wind, int direction) {
    if (clockwise_first) {
        return {{wind, (wind + 1) & 3, (wind + 3) & 3}, 3};
    }
    // The one quarter turn that joins the two arrows head to tail.
    const bool diagonal = wind == kNorthEast || wind == kSouthWest;
    const bool upright = direction == kNorth || direction == kSouth;
    return {{wind, (wind + (diagonal == upright ? 3 : 1)) & 3, 0}, 2};
}

/// `tfttf`, `disaster` or `mythical`: the word of the notation; the back is not told.
std::string kind_word(int kind);
/// The kind with this word and back, or -1.
int kind_called(std::string_view word, Colour back);

}  // namespace ctq::cartolan
