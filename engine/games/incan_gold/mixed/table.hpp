#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/games/incan_gold/mixed/cells.hpp"

/// The tables of the bot `equilibrium`: for each cell the chance to leave, in fifteenths.
namespace ctq::incan_gold::mixed {

/// A chance in whole numbers: never, and always.
inline constexpr int kAlways = 15;

/// One table: a number from 0 to kAlways a cell; empty where there is none for these seats.
using Chances = std::vector<std::uint8_t>;

class Tables {
  public:
    /// Of no seats at all.
    Tables() = default;
    /// Reads what `write` wrote. Problem: something else, of other cells, or damaged.
    static core::Result<Tables> read(std::span<const std::uint8_t> bytes);
    /// As a file holds it, and as the shipped ones are built in.
    std::vector<std::uint8_t> write() const;

    /// Puts one in; it has as many chances as the table has cells, none above kAlways.
    void set(int table, Chances chances) {
        tables_[static_cast<std::size_t>(table)] = std::move(chances);
    }
    const Chances& of(int table) const { return tables_[static_cast<std::size_t>(table)]; }

    /// Whether there is one for a match of so many seats under these rules: the decks of the
    /// standard rules, over five rounds.
    bool fit(const State& state) const;
    /// The chance to leave of a seat that explores; the tables must fit.
    int leave_chance(const State& observation, int seat) const;

  private:
    std::array<Chances, kTables> tables_{};
};

/// The bytes of the built-in ones.
std::span<const std::uint8_t> standard_bytes();

/// Those by which `equilibrium` plays: the built-in ones, or others of `play_by`.
const Tables& current();
/// Makes it play by others from now on, for experiments. To be called before any game begins.
void play_by(Tables tables);

/// The chance to leave, in fifteenths, of a seat that explores, by the tables in use. None where
/// they don't fit, and in a program that leaves bots to its workers.
std::optional<int> leave_chance(const State& observation, int seat);

}  // namespace ctq::incan_gold::mixed
