#pragma once

#include <vector>

#include "engine/lab/learn/learner.hpp"

/// Compares what different kinds of players learn from the same number of matches: a
/// self-organising recurrent network, and the kinds that it has to beat.
namespace ctq::lab {

/// For the experiment in the game's README: the number of training matches, and of seeds with which
/// each kind of player learns.
inline constexpr std::int64_t kComparedGames = 10'240;
inline constexpr int kComparedSeeds = 3;
/// The number of examination matches against each bot.
inline constexpr std::int64_t kExamGames = 1'000;

struct ComparisonPlan {
    std::vector<LearnedKind> kinds;
    std::int64_t games = kComparedGames;
    std::uint64_t seed = 1;  ///< the first of `seeds` consecutive seeds
    int seeds = kComparedSeeds;
    std::int64_t exam = kExamGames;
};

/// The examination results of one player. The rivals are in the order of the school's bots.
struct Grade {
    LearnedKind kind = LearnedKind::net;
    std::uint64_t seed = 0;
    std::vector<std::int64_t> shares;   ///< by rival, in units of core::kFirstPlaceWorth
    std::vector<std::int64_t> matches;  ///< by rival
    std::int64_t unfinished = 0;
};

/// Trains and examines one player after another, in steps like those of `Learner`.
class Comparison {
  public:
    Comparison(const School& school, ComparisonPlan plan);

    std::int64_t steps() const;
    std::int64_t step() const;
    bool done() const { return grades_.size() == players(); }

    int parts() const { return kParts; }
    /// Plays one part of the next step. Does not change the comparison.
    Found play(int part) const;
    /// Ends the step with the results of its parts, in their order.
    void learn(std::span<const Found> found);

    const std::vector<Grade>& grades() const { return grades_; }

    /// Returns the complete state as bytes, to continue later.
    core::Bytes checkpoint() const;
    /// Continues from a checkpoint. Fails if it is damaged or of another comparison.
    core::Failure resume(core::ByteView bytes);

  private:
    std::size_t players() const {
        return plan_.kinds.size() * static_cast<std::size_t>(plan_.seeds);
    }
    Recipe recipe(std::size_t player) const;
    std::uint64_t plan_hash() const;
    template <class Archive>
    void state(Archive& archive);

    School school_;
    ComparisonPlan plan_;
    std::vector<Grade> grades_;
    Learner learner_;
};

}  // namespace ctq::lab
