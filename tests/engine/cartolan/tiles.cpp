#include "engine/games/cartolan/tiles.hpp"

#include <doctest/doctest.h>

#include <map>
#include <string>

#include "tests/engine/cartolan/chart.hpp"

/// The tiles of the box, and how a tile lies.
namespace ctq::tests {
namespace {

using cartolan::Colour;

/// A tile of the game's list: back, edges, wonder, disaster, and its number as printed and in the
/// box.
struct Listed {
    Colour back;
    const char* edges;
    bool wonder;
    bool disaster;
    int literal;
    int box;
};
constexpr Colour kSea = Colour::water;
constexpr Colour kShore = Colour::land;
constexpr Listed kList[] = {
    {kSea, "tttt", false, false, 15, 14}, {kSea, "tttf", false, false, 2, 2},
    {kSea, "ttft", false, false, 2, 2},   {kSea, "ttff", false, false, 1, 1},
    {kSea, "tftt", false, false, 10, 7},  {kSea, "tftt", true, false, 3, 3},
    {kSea, "tfft", false, false, 10, 7},  {kSea, "tfft", true, false, 3, 3},
    {kSea, "fttt", false, false, 10, 7},  {kSea, "fttt", true, false, 3, 3},
    {kSea, "fttf", false, false, 10, 7},  {kSea, "fttf", true, false, 3, 3},
    {kSea, "tttt", false, true, 1, 1},    {kShore, "tftt", false, false, 2, 1},
    {kShore, "tftt", true, false, 1, 1},  {kShore, "tftf", false, false, 3, 2},
    {kShore, "tftf", true, false, 1, 1},  {kShore, "tfft", false, false, 2, 1},
    {kShore, "tfft", true, false, 1, 1},  {kShore, "tfff", false, false, 4, 4},
    {kShore, "fttt", false, false, 2, 1}, {kShore, "fttt", true, false, 1, 1},
    {kShore, "fttf", false, false, 2, 1}, {kShore, "fttf", true, false, 1, 1},
    {kShore, "ftft", false, false, 3, 2}, {kShore, "ftft", true, false, 1, 1},
    {kShore, "ftff", false, false, 4, 4}, {kShore, "fftt", false, false, 4, 2},
    {kShore, "fftt", true, false, 2, 2},  {kShore, "fftf", false, false, 4, 4},
    {kShore, "ffft", false, false, 4, 4}, {kShore, "ffff", false, false, 6, 5},
    {kShore, "ffff", false, true, 1, 1},
};

}  // namespace

TEST_CASE("cartolan: the box holds exactly the tiles that the rules list") {
    CHECK(std::size(kList) + 1 == cartolan::kKinds);
    int totals[2][2] = {};
    for (const Listed& listed : kList) {
        int found = 0;
        for (int kind = 0; kind < cartolan::kMythicalKind; ++kind) {
            const auto& facts = cartolan::kTileKinds[static_cast<std::size_t>(kind)];
            if (cartolan::back_of(kind) == listed.back && facts.edges == listed.edges &&
                facts.wonder == listed.wonder && facts.disaster == listed.disaster) {
                ++found;
                CHECK(facts.literal == listed.literal);
                CHECK(facts.box == listed.box);
            }
        }
        CHECK(found == 1);
        totals[static_cast<int>(listed.back)][0] += listed.literal;
        totals[static_cast<int>(listed.back)][1] += listed.box;
    }
    CHECK(totals[0][0] == 73);
    CHECK(totals[1][0] == 49);
    CHECK(totals[0][1] == 60);
    CHECK(totals[1][1] == 40);
}

TEST_CASE("cartolan: a tile's edges turn with its wind") {
    for (int kind = 0; kind < cartolan::kKinds; ++kind) {
        const auto letters = cartolan::kTileKinds[static_cast<std::size_t>(kind)].edges;
        for (int wind = 0; wind < 4; ++wind) {
            const unsigned edges = cartolan::edges_of(kind, wind);
            for (int direction = 0; direction < 4; ++direction) {
                const auto letter = static_cast<std::size_t>(kLetterAt[wind][direction] - 1);
                CHECK((edges >> direction & 1U) == (letters[letter] == 'f' ? 1U : 0U));
            }
        }
    }
}

TEST_CASE("cartolan: the arrow points towards the downwind edges") {
    for (int wind = 0; wind < 4; ++wind) {
        for (int direction = 0; direction < 4; ++direction) {
            const int letter = kLetterAt[wind][direction];
            CHECK(cartolan::blows_towards(wind, direction) == (letter == 3 || letter == 4));
        }
    }
}

TEST_CASE(
    "cartolan: clockwise exploration tries the wind, then a turn clockwise, then anticlockwise") {
    for (int wind = 0; wind < 4; ++wind) {
        const auto winds = cartolan::winds_to_try(true, wind, cartolan::kNorth);
        CHECK(winds.count == 3);
        CHECK(winds.wind[0] == wind);
        CHECK(winds.wind[1] == (wind + 1) % 4);
        CHECK(winds.wind[2] == (wind + 3) % 4);
    }
}

TEST_CASE("cartolan: continuous exploration turns a tile so that two arrows join head to tail") {
    using namespace cartolan;
    for (int wind = 0; wind < 4; ++wind) {
        for (int direction = 0; direction < 4; ++direction) {
            const bool diagonal = wind == kNorthEast || wind == kSouthWest;
            const bool upright = direction == kNorth || direction == kSouth;
            const auto winds = winds_to_try(false, wind, direction);
            CHECK(winds.count == 2);
            CHECK(winds.wind[0] == wind);
            CHECK(winds.wind[1] == (wind + (diagonal == upright ? 3 : 1)) % 4);
        }
    }
    // A north-east wind becomes north-west to the north and south-east to the east.
    CHECK(winds_to_try(false, kNorthEast, kNorth).wind[1] == kNorthWest);
    CHECK(winds_to_try(false, kNorthEast, kEast).wind[1] == kSouthEast);
    CHECK(winds_to_try(false, kSouthEast, kSouth).wind[1] == kSouthWest);
    CHECK(winds_to_try(false, kSouthEast, kEast).wind[1] == kNorthEast);
}

TEST_CASE("cartolan: a tile's word in notation and its back determine the kind of tile") {
    std::map<std::string, int> words[2];
    for (int kind = 0; kind < cartolan::kKinds; ++kind) {
        const Colour back = cartolan::back_of(kind);
        CHECK(cartolan::kind_called(cartolan::kind_word(kind), back) == kind);
        CHECK(++words[static_cast<int>(back)][cartolan::kind_word(kind)] == 1);
    }
    CHECK(cartolan::kind_called("tftft", Colour::water) == -1);
    CHECK(cartolan::kind_called("mythical", Colour::water) == -1);
    CHECK(cartolan::kind_word(cartolan::kind_called("tfttt", Colour::land)) == "tfttt");
}

}  // namespace ctq::tests
