#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/handle.hpp"
#include "engine/core/weighed.hpp"

/// A search of independent parts. Each part is a tree with a random stream of its own, and the
/// results are added. So one machine or many, in any order, decide alike, and a progress bar can
/// count the parts done.
namespace ctq::bots::search {

/// A search of this many playouts or more is cut into kParts parts. The web page needs a tenth of a
/// second for such a search.
inline constexpr std::int64_t kLeastToCut = 5000;
inline constexpr int kParts = 4;
/// The most playouts allowed.
inline constexpr std::int64_t kMostPlayouts = 10'000'000;

/// The input of a search; the answer depends on nothing else.
struct Question {
    const core::GameHandle* game = nullptr;
    int seat = 0;  ///< the seat to choose
    std::int64_t playouts = 0;
    std::uint64_t stream = 0;    ///< all random numbers derive from it and the number of the part
    core::StateBox observation;  ///< what the seat sees
    bool advises = false;  ///< whether the search advises people: it then maximizes the win first,
                           ///< then the score
};

/// Returns the number of parts of a search with this many playouts.
constexpr int parts_of(std::int64_t playouts) {
    return playouts >= kLeastToCut ? kParts : 1;
}

/// Returns the number of playouts of the part with this number, from 0.
constexpr std::int64_t part_playouts(std::int64_t playouts, int part) {
    const int parts = parts_of(playouts);
    return playouts / parts + (part < playouts % parts ? 1 : 0);
}

/// Returns the random stream of the part with this number, from 0.
constexpr core::Rng part_stream(std::uint64_t stream, int part) {
    return core::Rng{core::mix(stream + 0x9e3779b97f4a7c15ULL * static_cast<unsigned>(part + 1))};
}

/// Searches one part. The question's game must be one of the cabinet's.
core::WeighedList search_part(const Question& question, int part);

/// Adds the result of another part of the same question.
void merge(core::WeighedList& sum, const core::WeighedList& part);

/// Returns the action that was tried most. Ties are broken by the highest sum, then by the order of
/// the list. The list must not be empty.
core::Action choose(const core::WeighedList& weighed);

/// Returns the action's mean share of first place, from 0 to 1; 0 without visits.
double mean_of(const core::Weighed& weighed);
/// Returns a quarter of the width of Wilson's 95 % interval around `mean_of` (Wilson 1927). With
/// many playouts it is the standard error; it is not 0 if a few playouts have the same result.
/// Returns 1 if there are no visits.
double standard_error(const core::Weighed& weighed);

/// Searches all parts, one after the other.
core::WeighedList search_all(const Question& question);

/// Judges these actions, which must be sorted, for the question's seat by the playouts of one part.
/// Each is tried equally often; no other action is tried. Empty if nothing can be judged.
core::JudgedList judge_part(const Question& question, std::span<const core::Action> judged,
                            int part);

/// Adds the result of another part of the same question about the same actions.
void merge(core::JudgedList& sum, const core::JudgedList& part);

/// Judges these actions by all parts, one after the other.
core::JudgedList judge_all(const Question& question, std::span<const core::Action> judged);

}  // namespace ctq::bots::search
