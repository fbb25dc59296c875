#pragma once

#include <vector>

#include "engine/lab/learn/learner.hpp"

/// What different kinds of players learn from the same number of matches: a self-organising recurrent network
/// beside what it has to be better than.
namespace ctq::lab {

/// Matches of the experiment in the README of the game, and seeds from which each kind learns.
inline constexpr std::int64_t kComparedGames = 10'240;
inline constexpr int kComparedSeeds = 3;
/// Matches of an examination against each bot.
inline constexpr std::int64_t kExamGames = 1'000;

struct ComparisonPlan {
    std::vector<LearnedKind> kinds;
    std::int64_t games = kComparedGames;
    std::uint64_t seed = 1;  ///< the first of `seeds` in succession
    int seeds = kComparedSeeds;
    std::int64_t exam = kExamGames;
};

/// What one player made of its matches in the examination, by rival in the order of the school's bots.
struct Grade {
    LearnedKind kind = LearnedKind::net;
    std::uint64_t seed = 0;
    std::vector<std::int64_t> shares;   ///< of core::kFirstPlaceWorth
    std::vector<std::int64_t> matches;  ///< against each
    std::int64_t unfinished = 0;
};

/// Learns and examines one player after the other, in steps like those of `Learner`.
class Comparison {
  public:
    Comparison(const School& school, ComparisonPlan plan);

    std::int64_t steps() const;
    std::int64_t step() const;
    bool done() const { return grades_.size() == players(); }

    int parts() const { return kParts; }
    /// Plays one part of the next step. Changes nothing.
    Found play(int part) const;
    /// Ends the step with what its parts found, in their order.
    void learn(std::span<const Found> found);

    const std::vector<Grade>& grades() const { return grades_; }

    /// All that it knows, to go on later.
    core::Bytes checkpoint() const;
    /// Goes on from there. Problem: none of this comparison, or damaged.
    core::Failure resume(core::ByteView bytes);

  private:
    std::size_t players() const {
        return plan_.kinds.size() * static_cast<std::size_t>(plan_.seeds);
    }
    Recipe recipe(std::size_t player) const;
    std::uint64_t plan_hash() const;

    School school_;
    ComparisonPlan plan_;
    std::vector<Grade> grades_;
    Learner learner_;
};

}  // namespace ctq::lab
