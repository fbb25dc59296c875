#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/handle.hpp"
#include "engine/core/weighed.hpp"

/// A search made of parts that know nothing of each other: each is a tree with a random stream of
/// its own, and their answers are added. So one machine or many, in any order, decide alike, and
/// who waits can be told how many parts are done.
namespace ctq::bots::search {

/// Searches from so many playouts on, which take a page a tenth of a second, are cut into this many
/// parts.
inline constexpr std::int64_t kLeastToCut = 5000;
inline constexpr int kParts = 4;
/// More playouts than this are refused.
inline constexpr std::int64_t kMostPlayouts = 10'000'000;

/// What is asked: all that the answer depends on.
struct Question {
    const core::GameHandle* game = nullptr;
    int seat = 0;  ///< who is to choose
    std::int64_t playouts = 0;
    std::uint64_t stream = 0;    ///< all chance follows from it and the part's number
    core::StateBox observation;  ///< what the seat sees
    bool advises = false;        ///< for people, who ask for the win first and then for the score
};

/// How many parts a search of so many playouts has.
constexpr int parts_of(std::int64_t playouts) {
    return playouts >= kLeastToCut ? kParts : 1;
}

/// The playouts of the part with this number, from 0.
constexpr std::int64_t part_playouts(std::int64_t playouts, int part) {
    const int parts = parts_of(playouts);
    return playouts / parts + (part < playouts % parts ? 1 : 0);
}

/// The random stream of the part with this number, from 0, of the question with this `stream`.
constexpr core::Rng part_stream(std::uint64_t stream, int part) {
    return core::Rng{core::mix(stream + 0x9e3779b97f4a7c15ULL * static_cast<unsigned>(part + 1))};
}

/// The answer of one part of a question of a game of the cabinet.
core::WeighedList search_part(const Question& question, int part);

/// Adds the answer of another part of the same question.
void merge(core::WeighedList& sum, const core::WeighedList& part);

/// The action that was tried most; of those alike the one that brought most, then the first. The
/// list is not empty.
core::Action choose(const core::WeighedList& weighed);

/// The share of first places the action brought, from 0 to 1; without visits 0.
double mean_of(const core::Weighed& weighed);
/// Half the distance from the middle to the end of Wilson's 95 % interval around `mean_of` (Wilson 1927):
/// the standard error of many playouts, and not 0 where a few agree. Without visits 1.
double standard_error(const core::Weighed& weighed);

/// All parts, one after the other.
core::WeighedList search_all(const Question& question);

/// What one part says these actions, which rise, bring the seat of the question: each is tried equally
/// often and no other. Empty where nothing can be judged.
core::JudgedList judge_part(const Question& question, std::span<const core::Action> judged,
                            int part);

/// Adds the answer of another part of the same question about the same actions.
void merge(core::JudgedList& sum, const core::JudgedList& part);

/// The same of all parts, one after the other.
core::JudgedList judge_all(const Question& question, std::span<const core::Action> judged);

}  // namespace ctq::bots::search
