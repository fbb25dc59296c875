#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What best play is, for people and programs to read.
namespace ctq::core {

/// A rule of the form "do it from so many on", for every situation of one kind.
struct PolicyTable {
    std::string title;         ///< "Leave from so many gems on: round 1, 1 artifact"
    std::string row_title;     ///< what rows are of: "hazards out"
    std::string column_title;  ///< "gem cards out"
    std::vector<std::string> rows;
    std::vector<std::string> columns;
    std::vector<std::optional<std::int32_t>> values;  ///< row by row; none: never
    std::string unit;                                 ///< of the values: "gems"
    std::string note;                                 ///< sentences on how it is to be read
};

/// A game solved from its beginning.
struct Solution {
    int seats = 1;    ///< with so many
    double mean = 0;  ///< what the best play scores, in points
    double sd = 0;    ///< of one game
    std::vector<PolicyTable> tables;
};

}  // namespace ctq::core
