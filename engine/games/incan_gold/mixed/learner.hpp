#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/games/incan_gold/mixed/rival.hpp"

/// How a mixed policy is found: local regret matching (README.md beside bots.cpp). A sample is one
/// decision of one seat in a match that is played by the policy as it stands. Both actions are
/// played out with the same cards; what one brings more than the other is the regret, by which the
/// policy of that cell changes. The average of all policies on the way is what is learned.
///
/// Samples come in batches, in which the policy stands still, and these in parts, which may be
/// drawn at once and anywhere: the same recipe gives the same bytes. Only whole numbers occur.
namespace ctq::incan_gold::mixed {

struct Recipe {
    int table = 0;  ///< which one, from 0
    std::int64_t batches = 0;
    std::uint64_t seed = 1;
    /// When set, one seat alone learns, in fine cells, what wins most against this plan.
    const Plan* against = nullptr;
    int seats = 0;  ///< of every match; 0: as the table is for, of the last one 5 to 8
};

/// Parts of a batch, and samples of a part.
inline constexpr int kParts = 8;
inline constexpr int kSamples = 1024;

/// What a sample found: that leaving brings so much more than to stay, in shares of first places.
struct Finding {
    std::int32_t cell = 0;
    std::int32_t gain = 0;
};
using Findings = std::vector<Finding>;

class Learner {
  public:
    explicit Learner(const Recipe& recipe);

    /// The number of the next batch; that of the recipe when all are done.
    std::int64_t batch() const { return batch_; }
    bool done() const { return batch_ >= recipe_.batches; }
    /// Draws the samples of one part of the next batch (0 … kParts - 1). Changes nothing.
    Findings draw(int part) const;
    /// Ends the batch with what its parts found, in their order.
    void learn(std::span<const Findings> parts);

    /// The average policy by fifteenths, for a table. So that it packs well, a cell is as the last
    /// one before it where it was hardly ever met, and where that is a fifteenth off at most.
    Chances chances() const;
    /// In each cell what is better on the average policy, for a reply: always or never.
    Plan reply() const;

    /// All that it knows, to go on later.
    std::vector<std::uint8_t> checkpoint() const;
    /// Goes on from there. Problem: none of this recipe, or damaged.
    core::Failure resume(std::span<const std::uint8_t> bytes);

  private:
    struct Cell {
        std::int64_t leave = 0;    ///< regret of not having left; never below 0
        std::int64_t stay = 0;     ///< of not having stayed
        std::int64_t sum = 0;      ///< of the policies on the way, later ones weighing more
        std::int64_t weights = 0;  ///< of these
    };

    Finding sample(std::uint64_t seed) const;
    void seat_rivals(Rivals& rivals, int seats, int learner, core::Rng& rng) const;
    void renew_plan();
    std::uint64_t recipe_hash() const;

    Recipe recipe_;
    Plan plan_;
    std::vector<Cell> cells_;
    std::int64_t batch_ = 0;
};

}  // namespace ctq::incan_gold::mixed
