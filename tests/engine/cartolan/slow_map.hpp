#pragma once

#include <map>
#include <string>
#include <vector>

/// The map of SlowVoyage, written from the rules page alone. Tiles are words, and a linear search
/// finds them.
namespace ctq::tests {

/// Column and row. Columns increase to the east, rows to the north.
struct SlowCell {
    int column = 0;
    int row = 0;

    bool operator==(const SlowCell&) const = default;
};

/// "4,-3"
std::string cell_text(SlowCell cell);
SlowCell read_cell(const std::string& text);

/// The cell to the n, e, s or w.
SlowCell beside(SlowCell cell, char direction);

/// The number of each tile, by name: "tfttf", "disaster" or "mythical".
using SlowTiles = std::map<std::string, int>;

int count_tiles(const SlowTiles& tiles);

/// The tiles of the source's table with this back. If `literal`, the numbers are as printed.
/// Otherwise wonders and disasters count within the printed numbers.
SlowTiles printed_tiles(const std::string& back, bool literal);

/// A tile on the table.
struct SlowTile {
    SlowCell at;
    std::string name;   ///< "city" and "mythical" for the cities
    std::string back;   ///< "water" or "land"
    std::string edges;  ///< as they lie, from the north clockwise: t water, f land
    std::string wind;   ///< "NE", "SE", "SW" or "NW"
    int sunk = 0;       ///< wealth on a disaster

    bool city() const { return name == "city" || name == "mythical"; }
    bool disaster() const { return name == "disaster"; }
    bool wonder() const { return name.size() == 5 && name[4] == 't'; }
    /// The edge in direction n, e, s or w.
    char edge(char direction) const;
};

class SlowMap {
  public:
    /// `turning` is the value of the option `exploration`: "continuous" or "clockwise".
    SlowMap(int domain, std::string turning) : domain_(domain), turning_(std::move(turning)) {}

    /// Lays a city with a plain water tile on each side.
    void found_city(SlowCell at, const std::string& wind);
    void put(const SlowTile& tile) { tiles_.push_back(tile); }

    const std::vector<SlowTile>& tiles() const { return tiles_; }
    const SlowTile* at(SlowCell cell) const;
    SlowTile& on(SlowCell cell);
    bool in_domain(SlowCell cell) const;
    /// The tile of this name and back, turned as it is laid from `left` in this direction. It has
    /// no wind if it doesn't fit.
    SlowTile fitted(const std::string& name, const std::string& back, SlowCell left,
                    char direction) const;
    /// Turns the arrows around each city.
    void turn_season();

  private:
    bool fits(const SlowTile& tile) const;
    std::vector<std::string> winds_to_try(const std::string& wind, char direction) const;

    std::vector<SlowTile> tiles_;  ///< in the order in which they were laid
    int domain_;
    std::string turning_;
};

}  // namespace ctq::tests
