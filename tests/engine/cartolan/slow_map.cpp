#include "tests/engine/cartolan/slow_map.hpp"

#include <cstdlib>

namespace ctq::tests {
namespace {

/// A line of the source's table: the printed number ("x 10"), and the number in the box when
/// wonders count within it.
struct Printed {
    const char* back;
    const char* name;
    int literal;
    int box;
};

const std::vector<Printed> kPrinted = {
    {"water", "ttttf", 15, 14},  {"water", "tttff", 2, 2},  {"water", "ttftf", 2, 2},
    {"water", "ttfff", 1, 1},    {"water", "tfttf", 10, 7}, {"water", "tfttt", 3, 3},
    {"water", "tfftf", 10, 7},   {"water", "tfftt", 3, 3},  {"water", "ftttf", 10, 7},
    {"water", "ftttt", 3, 3},    {"water", "fttff", 10, 7}, {"water", "fttft", 3, 3},
    {"water", "disaster", 1, 1},

    {"land", "tfttf", 2, 1},     {"land", "tfttt", 1, 1},   {"land", "tftff", 3, 2},
    {"land", "tftft", 1, 1},     {"land", "tfftf", 2, 1},   {"land", "tfftt", 1, 1},
    {"land", "tffff", 4, 4},     {"land", "ftttf", 2, 1},   {"land", "ftttt", 1, 1},
    {"land", "fttff", 2, 1},     {"land", "fttft", 1, 1},   {"land", "ftftf", 3, 2},
    {"land", "ftftt", 1, 1},     {"land", "ftfff", 4, 4},   {"land", "ffttf", 4, 2},
    {"land", "ffttt", 2, 2},     {"land", "fftff", 4, 4},   {"land", "ffftf", 4, 4},
    {"land", "fffff", 6, 5},     {"land", "disaster", 1, 1}};

const std::string kDirections = "nesw";
const std::vector<std::string> kWinds = {"NE", "SE", "SW", "NW"};  ///< clockwise

/// The letter of the name (1 to 4) that lies north, east, south and west, as in the table of the
/// rules page.
const std::map<std::string, std::string> kLetters = {
    {"NE", "4321"}, {"SE", "1432"}, {"SW", "2143"}, {"NW", "3214"}};

std::string edges_of(const std::string& name, const std::string& back, const std::string& wind) {
    if (name == "disaster" || name == "mythical") {
        return back == "water" ? "tttt" : "ffff";
    }
    std::string edges;
    for (const char letter : kLetters.at(wind)) {
        edges += name[static_cast<std::size_t>(letter - '1')];
    }
    return edges;
}

std::string turned(const std::string& wind, int quarters) {
    for (int i = 0; i < 4; ++i) {
        if (kWinds[static_cast<std::size_t>(i)] == wind) {
            return kWinds[static_cast<std::size_t>((i + quarters) % 4)];
        }
    }
    return {};
}

char opposite(char direction) {
    return kDirections[(kDirections.find(direction) + 2) % 4];
}

}  // namespace

std::string cell_text(SlowCell cell) {
    return std::to_string(cell.column) + "," + std::to_string(cell.row);
}

SlowCell read_cell(const std::string& text) {
    return {std::stoi(text), std::stoi(text.substr(text.find(',') + 1))};
}

SlowCell beside(SlowCell cell, char direction) {
    cell.row += direction == 'n' ? 1 : direction == 's' ? -1 : 0;
    cell.column += direction == 'e' ? 1 : direction == 'w' ? -1 : 0;
    return cell;
}

int count_tiles(const SlowTiles& tiles) {
    int count = 0;
    for (const auto& [name, n] : tiles) {
        count += n;
    }
    return count;
}

SlowTiles printed_tiles(const std::string& back, bool literal) {
    SlowTiles tiles;
    for (const Printed& line : kPrinted) {
        if (back == line.back) {
            tiles[line.name] = literal ? line.literal : line.box;
        }
    }
    return tiles;
}

char SlowTile::edge(char direction) const {
    return edges[kDirections.find(direction)];
}

void SlowMap::found_city(SlowCell at, const std::string& wind) {
    put({at, "city", "water", "tttt", wind});
    for (const char direction : kDirections) {
        put({beside(at, direction), "ttttf", "water", "tttt", wind});
    }
}

const SlowTile* SlowMap::at(SlowCell cell) const {
    for (const SlowTile& tile : tiles_) {
        if (tile.at == cell) {
            return &tile;
        }
    }
    return nullptr;
}

SlowTile& SlowMap::on(SlowCell cell) {
    for (SlowTile& tile : tiles_) {
        if (tile.at == cell) {
            return tile;
        }
    }
    std::abort();
}

bool SlowMap::in_domain(SlowCell cell) const {
    for (const SlowTile& tile : tiles_) {
        if (tile.city() &&
            std::abs(tile.at.column - cell.column) + std::abs(tile.at.row - cell.row) <= domain_) {
            return true;
        }
    }
    return false;
}

bool SlowMap::fits(const SlowTile& tile) const {
    for (const char direction : kDirections) {
        const SlowTile* other = at(beside(tile.at, direction));
        if (other != nullptr && other->edge(opposite(direction)) != tile.edge(direction)) {
            return false;
        }
    }
    return true;
}

std::vector<std::string> SlowMap::winds_to_try(const std::string& wind, char direction) const {
    const std::string clockwise = turned(wind, 1);
    const std::string anticlockwise = turned(wind, 3);
    if (turning_ == "clockwise") {
        return {wind, clockwise, anticlockwise};
    }
    const bool north_or_south = direction == 'n' || direction == 's';
    const bool along = wind == "NE" || wind == "SW";
    return {wind, north_or_south == along ? anticlockwise : clockwise};
}

SlowTile SlowMap::fitted(const std::string& name, const std::string& back, SlowCell left,
                         char direction) const {
    for (const std::string& wind : winds_to_try(at(left)->wind, direction)) {
        SlowTile tile{beside(left, direction), name, back, edges_of(name, back, wind), wind};
        if (fits(tile)) {
            return tile;
        }
    }
    return {};
}

void SlowMap::turn_season() {
    std::vector<SlowCell> cells;
    for (const SlowTile& tile : tiles_) {
        for (const char direction : kDirections) {
            if (tile.city()) {
                cells.push_back(beside(tile.at, direction));
            }
        }
    }
    for (const SlowCell cell : cells) {
        if (at(cell) != nullptr) {
            SlowTile& tile = on(cell);
            tile.wind = turned(tile.wind, 2);
        }
    }
}

}  // namespace ctq::tests
