#pragma once

#include <map>
#include <string>
#include <vector>

/// The map of a second Cartolan, written from the rules page alone: tiles as words, found by
/// looking through all of them.
namespace ctq::tests {

/// Column and row; columns grow eastwards, rows northwards.
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

/// How many of each tile, by name: "tfttf", "disaster" or "mythical".
using SlowTiles = std::map<std::string, int>;

int count_tiles(const SlowTiles& tiles);

/// The tiles of the source's table with this back; `literal` as printed, else with wonders and
/// disasters inside the printed numbers.
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
    /// The edge towards n, e, s or w.
    char edge(char direction) const;
};

class SlowMap {
  public:
    /// `turning` is the option's word: "continuous" or "clockwise".
    SlowMap(int domain, std::string turning) : domain_(domain), turning_(std::move(turning)) {}

    /// A city with a plain water tile on each side.
    void found_city(SlowCell at, const std::string& wind);
    void put(const SlowTile& tile) { tiles_.push_back(tile); }

    const std::vector<SlowTile>& tiles() const { return tiles_; }
    const SlowTile* at(SlowCell cell) const;
    SlowTile& on(SlowCell cell);
    bool in_domain(SlowCell cell) const;
    /// The tile of this name and back as it is laid from `left` towards the direction, or one
    /// without a wind where it doesn't fit.
    SlowTile fitted(const std::string& name, const std::string& back, SlowCell left,
                    char direction) const;
    /// Turns the arrows round each city.
    void turn_season();

  private:
    bool fits(const SlowTile& tile) const;
    std::vector<std::string> winds_to_try(const std::string& wind, char direction) const;

    std::vector<SlowTile> tiles_;  ///< in the order in which they were laid
    int domain_;
    std::string turning_;
};

}  // namespace ctq::tests
