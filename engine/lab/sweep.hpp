#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/lab/experiment.hpp"

/// Sweeps: one experiment for every combination of bots and options, all with the same seeds, so
/// that the cells of a map differ by what is swept and by nothing else.
///
/// A seat's word may stand for several: `turn:1..20`, `random:0.05..1/0.05` (in steps),
/// `greedy|random`, `turn:1..3|myopic`. So may an option's value: `rules=cards|board`,
/// `tokens=2..6`.
namespace ctq::lab {

/// Most experiments in one sweep, and most values of one axis.
inline constexpr int kMostCells = 10000;
inline constexpr int kMostAxis = 1000;

/// What one word of a sweep stands for.
struct AxisValue {
    std::string word;   ///< as it would stand alone: "turn:7", "board"
    std::string label;  ///< what tells it from its neighbours: "7"
    double number = 0;  ///< its place on an axis of numbers: 7, 0.35
};

/// Something that takes several values.
struct Axis {
    std::string name;      ///< "turn", "random", "tokens", "seat 2"
    int seat = 0;          ///< whose bot; 0 for an option
    std::string option;    ///< its key, when seat is 0
    bool numeric = false;  ///< the values are numbers that rise
    std::vector<AxisValue> values;
};

struct Sweep {
    const core::GameHandle* game = nullptr;
    std::string options;             ///< without those swept
    std::vector<std::string> seats;  ///< the words; empty for those swept
    std::uint64_t seed = 0;
    bool rotate = false;
    std::vector<Axis> axes;  ///< seats first; none for a plain match-up

    /// How many experiments; the last axis changes fastest.
    int cells() const;
};

/// A number of a sweep, from 0 to a million with up to six decimals, in millionths; and such a number as text.
std::optional<std::int64_t> read_millionths(std::string_view text);
std::string millionths_text(std::int64_t value);

/// Reads what is to be played; every cell is checked.
/// Problem: what `seat_bots` or `read_options` refuse in any cell, a range that is none, too much.
core::Result<Sweep> read_sweep(const core::GameHandle& game, std::string_view options,
                               std::string_view seats, std::uint64_t seed, bool rotate);

/// Which value each axis has in a cell.
std::vector<int> cell_values(const Sweep& sweep, int cell);
/// The words of a cell: "greedy,turn:7", and "rules=board tokens=3".
std::string cell_seats(const Sweep& sweep, int cell);
/// The options of one combination, as text.
std::string cell_options(const Sweep& sweep, int cell);
/// The experiment of a cell.
core::Result<Spec> cell_spec(const Sweep& sweep, int cell);

}  // namespace ctq::lab
