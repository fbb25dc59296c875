#pragma once

#include <cstdint>
#include <span>

#include "engine/core/action.hpp"

/// What a game lets the laboratory count besides scores and places.
namespace ctq::core {

/// Something about a finished game that is worth knowing of many.
struct Statistic {
    enum class Kind : std::uint8_t {
        number,    ///< one number a game at most
        category,  ///< one of the names a game at most; its value is the name's place
        amounts,   ///< of each name an amount, in hundredths
    };

    const char* id;
    const char* label;  ///< for people: "Rounds"
    const char* help;   ///< what is counted, a sentence
    Kind kind = Kind::number;
    const char* unit = "";                 ///< of a number: "rounds", "%"
    std::span<const char* const> names{};  ///< of the other kinds; at most 64
};

/// What one game says to one statistic of its table.
struct Reading {
    std::uint8_t statistic;
    std::int32_t value;
    std::int32_t times;  ///< amounts: hundredths of the name `value`; else 1

    /// Leaves all unset: every game has room for 64, and few are read.
    Reading() = default;
    constexpr Reading(std::uint8_t of, std::int32_t what, std::int32_t often = 1)
        : statistic(of), value(what), times(often) {}
};

inline constexpr int kMostStatistics = 16;
using Readings = FixedList<Reading, 64>;

}  // namespace ctq::core
