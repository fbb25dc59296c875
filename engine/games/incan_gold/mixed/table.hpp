#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/games/incan_gold/mixed/cells.hpp"

/// The tables of the bot `equilibrium`: the probability to leave for each cell, in fifteenths.
namespace ctq::incan_gold::mixed {

/// Probability 1, in fifteenths; 0 is never.
inline constexpr int kAlways = 15;

/// One table: a number from 0 to kAlways for each cell. Empty if there is none for these seats.
using Chances = std::vector<std::uint8_t>;

class Tables {
  public:
    /// Creates an object without tables.
    Tables() = default;
    /// Parses bytes from `write`. Fails if they have another format or other cells, or if they are
    /// damaged.
    static core::Result<Tables> read(std::span<const std::uint8_t> bytes);
    /// Serializes the tables, in the form of a file and of the built-in tables.
    std::vector<std::uint8_t> write() const;

    /// Sets a table. It must have as many numbers as the table has cells, none above kAlways.
    void set(int table, Chances chances) {
        tables_[static_cast<std::size_t>(table)] = std::move(chances);
    }
    const Chances& of(int table) const { return tables_[static_cast<std::size_t>(table)]; }

    /// Returns whether there is a table for a match with this many seats under these rules: the
    /// decks of the standard rules, over five rounds.
    bool fit(const State& state) const;
    /// Returns the probability to leave, in fifteenths, of a seat that explores. The tables must
    /// fit.
    int leave_chance(const State& observation, int seat) const;

  private:
    std::array<Chances, kTables> tables_{};
};

/// Returns the bytes of the built-in tables.
std::span<const std::uint8_t> standard_bytes();

/// Returns the tables that `equilibrium` uses: the built-in ones, or those of `play_by`.
const Tables& current();
/// Makes `equilibrium` use other tables from now on, for experiments. Call it before any game
/// begins.
void play_by(Tables tables);

/// Returns the probability to leave, in fifteenths, of a seat that explores, by the tables in use.
/// Returns nullopt if the tables don't fit, or in a program whose bots run only in workers.
std::optional<int> leave_chance(const State& observation, int seat);

}  // namespace ctq::incan_gold::mixed
