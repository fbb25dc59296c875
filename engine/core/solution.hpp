#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Perfect play, for people and programs.
namespace ctq::core {

/// A rule of the form "do it from this many on", for every situation of one kind.
struct PolicyTable {
    std::string title;         ///< "Leave from so many gems on: round 1, 1 artifact"
    std::string row_title;     ///< what the rows count: "hazards out"
    std::string column_title;  ///< "gem cards out"
    std::vector<std::string> rows;
    std::vector<std::string> columns;
    std::vector<std::optional<std::int32_t>> values;  ///< row by row; none: never
    std::string unit;                                 ///< of the values: "gems"
    std::string note;                                 ///< sentences on how to read the table
};

/// A game solved from its beginning.
struct Solution {
    int seats = 1;    ///< the number of seats
    double mean = 0;  ///< the mean score of perfect play, in points
    double sd = 0;    ///< standard deviation of one game
    std::vector<PolicyTable> tables;
};

}  // namespace ctq::core
