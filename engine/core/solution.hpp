#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Types for the solution of a game: its value and the perfect policy.
namespace ctq::core {

/// A table of thresholds for perfect play: in each situation, do something (such as leave) from
/// this amount on.
struct PolicyTable {
    std::string title;         ///< "Leave from so many gems on: round 1, 1 artifact"
    std::string row_title;     ///< what the rows count: "hazards out"
    std::string column_title;  ///< "gem cards out"
    std::vector<std::string> rows;
    std::vector<std::string> columns;
    /// The thresholds, row by row; nullopt: never do it.
    std::vector<std::optional<std::int32_t>> values;
    std::string unit;  ///< of the values: "gems"
    std::string note;  ///< sentences on how to read the table
};

/// A game solved from its beginning.
struct Solution {
    int seats = 1;    ///< the number of seats
    double mean = 0;  ///< the mean score of perfect play, in points
    double sd = 0;    ///< standard deviation of one game
    std::vector<PolicyTable> tables;
};

}  // namespace ctq::core
