#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/lab/experiment.hpp"

/// Sweeps: one experiment for every combination of bots and options. All use the same seeds, so
/// that the cells of a map differ only by the swept values.
///
/// A seat's word may be a range: `turn:1..20`, `random:0.05..1/0.05` (with a step),
/// `greedy|random`, `turn:1..3|myopic`. So may the value of an option: `rules=cards|board`,
/// `tokens=2..6`.
namespace ctq::lab {

/// The maximum number of experiments in one sweep, and of values of one axis.
inline constexpr int kMostCells = 10000;
inline constexpr int kMostAxis = 1000;

/// One value of an axis.
struct AxisValue {
    std::string word;   ///< as in a plain experiment: "turn:7", "board"
    std::string label;  ///< distinguishes it from its neighbours: "7"
    double number = 0;  ///< the position of the value on a numeric axis, such as 7 or 0.35
};

/// A parameter that takes several values.
struct Axis {
    std::string name;      ///< "turn", "random", "tokens", "seat 2"
    int seat = 0;          ///< the seat of the bot; 0 for an option
    std::string option;    ///< the key of the option, if seat is 0
    bool numeric = false;  ///< whether the values are increasing numbers
    std::vector<AxisValue> values;
};

struct Sweep {
    const core::GameHandle* game = nullptr;
    std::string options;             ///< all options but the swept ones
    std::vector<std::string> seats;  ///< the bots; empty for swept seats
    std::uint64_t seed = 0;
    bool rotate = false;
    /// What the word of an outsider (lab/outsiders.hpp) begins with; empty if there are none.
    std::string outsider_prefix;
    std::vector<Axis> axes;  ///< axes of seats first, then of options; empty for a single match-up

    /// Returns the number of experiments. The last axis changes fastest.
    int cells() const;
};

/// Read and write a number of a sweep, from 0 to a million with up to six decimals, in millionths.
std::optional<std::int64_t> read_millionths(std::string_view text);
std::string millionths_text(std::int64_t value);

/// Reads a sweep and checks every cell. Fails if `seat_bots` or `read_options` rejects a cell, if a
/// range is invalid, or if there are too many values or cells. Words that begin with
/// `outsider_prefix`, as "exec:", are taken as they are: they may be one of several, as in
/// "greedy|exec:mine", but hold no range.
core::Result<Sweep> read_sweep(const core::GameHandle& game, std::string_view options,
                               std::string_view seats, std::uint64_t seed, bool rotate,
                               std::string_view outsider_prefix = {});

/// Returns the index of each axis's value in a cell.
std::vector<int> cell_values(const Sweep& sweep, int cell);
/// Returns the bots of a cell: "greedy,turn:7".
std::string cell_seats(const Sweep& sweep, int cell);
/// Returns the options of a cell: "rules=board tokens=3".
std::string cell_options(const Sweep& sweep, int cell);
/// Returns the experiment of a cell. Its outsiders have no parameter yet.
core::Result<Spec> cell_spec(const Sweep& sweep, int cell);

}  // namespace ctq::lab
