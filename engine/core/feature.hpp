#pragma once

#include <cstdint>
#include <span>
#include <string>

/// The input of a learned player: integers ("features") computed from the observation of a seat.
namespace ctq::core {

/// Features are fixed-point numbers: this value represents 1.
inline constexpr int kFeatureOne = 64;
/// The maximum number of features of a game.
inline constexpr int kMostFeatures = 192;

/// One row of a game's table of features. It describes `count` similar, consecutive features.
struct Feature {
    const char* name;
    const char* help;  ///< what the feature measures, for people
    int count;         ///< number of features in this row
    int least;         ///< the least and greatest value; both can occur
    int most;
    /// For people: what an action does that increases the feature, such as "comes nearer home", and
    /// what one does that decreases it. Null if the feature means nothing to people.
    const char* more = nullptr;
    const char* less = nullptr;
};

/// One kind of match in which a learned player trains.
struct Practice {
    const char* options;   ///< as `read_options` reads them
    std::uint32_t weight;  ///< how often, relative to the other kinds
};

/// What a plan is for, as people are told. Of plans with equal values, the one with the least rank
/// is recommended.
struct Purpose {
    int rank = 0;
    std::string words{};  ///< a sentence: "19 aboard, 9 turns from home: start now."
};

/// A position to which chance may lead.
template <class State>
struct Branch {
    State state;
    std::int64_t weight;  ///< relative to the others of its list
};
/// The sum of the weights of a list of branches, but for rounding.
inline constexpr std::int64_t kWholeWeight = 1'000'000;

/// Returns the number of features in a table.
constexpr int count_features(std::span<const Feature> table) {
    int count = 0;
    for (const Feature& feature : table) {
        count += feature.count;
    }
    return count;
}

}  // namespace ctq::core
