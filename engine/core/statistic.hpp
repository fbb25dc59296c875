#pragma once

#include <cstdint>
#include <span>

#include "engine/core/action.hpp"

/// What the laboratory counts for a game besides scores and places.
namespace ctq::core {

/// A property of a finished game, collected over many games.
struct Statistic {
    enum class Kind : std::uint8_t {
        number,    ///< at most one number per game
        category,  ///< at most one of the names per game; the value is the index of the name
        amounts,   ///< an amount for each name, in hundredths
    };

    const char* id;
    const char* label;  ///< for people: "Rounds"
    const char* help;   ///< what is counted, a sentence
    Kind kind = Kind::number;
    const char* unit = "";                 ///< only for kind number: "rounds", "%"
    std::span<const char* const> names{};  ///< only for the other kinds; at most 64
};

/// The value of one statistic of the table in one game.
struct Reading {
    std::uint8_t statistic;
    std::int32_t value;
    std::int32_t times;  ///< amounts: hundredths of the name `value`; else 1

    /// Leaves all members uninitialized: every game has room for 64 readings and reads only a few.
    Reading() = default;
    constexpr Reading(std::uint8_t of, std::int32_t what, std::int32_t often = 1)
        : statistic(of), value(what), times(often) {}
};

inline constexpr int kMostStatistics = 16;
using Readings = FixedList<Reading, 64>;

}  // namespace ctq::core
