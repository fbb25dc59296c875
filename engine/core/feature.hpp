#pragma once

#include <cstdint>
#include <span>

/// What a learned player reads of a position: whole numbers from what a seat sees.
namespace ctq::core {

/// A number that stands for one in features.
inline constexpr int kFeatureOne = 64;
/// No game has more features.
inline constexpr int kMostFeatures = 192;

/// Some features of a game that are alike, told as one row of its table.
struct Feature {
    const char* name;
    const char* help;  ///< what it says, for people
    int count;         ///< so many numbers in succession
    int least;         ///< their bounds, both can be met
    int most;
    /// What an action does, for people, after which there is more of it: "comes nearer home"; of less; null
    /// where it tells them nothing.
    const char* more = nullptr;
    const char* less = nullptr;
};

/// One kind of match that a learned player practises.
struct Practice {
    const char* options;   ///< as `read_options` reads them
    std::uint32_t weight;  ///< how often, among all
};

/// How many numbers a table of features has.
constexpr int count_features(std::span<const Feature> table) {
    int count = 0;
    for (const Feature& feature : table) {
        count += feature.count;
    }
    return count;
}

}  // namespace ctq::core
