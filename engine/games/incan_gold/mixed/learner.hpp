#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/games/incan_gold/mixed/rival.hpp"

/// Learns a mixed policy by local regret matching (README.md beside bots.cpp). A sample is one
/// decision of one seat in a match that is played by the current policy. Both actions are played
/// out with the same cards. The difference of their results is the regret, by which the policy of
/// that cell changes. The result is the average of all policies.
///
/// Samples come in batches, during which the policy is constant. The parts of a batch may be
/// computed in parallel and anywhere: the same recipe gives the same bytes. All arithmetic is on
/// integers.
namespace ctq::incan_gold::mixed {

struct Recipe {
    int table = 0;  ///< index of the table, from 0
    std::int64_t batches = 0;
    std::uint64_t seed = 1;
    /// If set, only one seat learns: it learns the best reply to this plan, with fine cells.
    const Plan* against = nullptr;
    int seats = 0;  ///< seats of every match; 0: as many as the table is for (the last table: 5 to
                    ///< 8)
};

/// Parts per batch, and samples per part.
inline constexpr int kParts = 8;
inline constexpr int kSamples = 1024;

/// The result of a sample: the gain of leaving over staying, in shares of first places.
struct Finding {
    std::int32_t cell = 0;
    std::int32_t gain = 0;
};
using Findings = std::vector<Finding>;

class Learner {
  public:
    explicit Learner(const Recipe& recipe);

    /// Returns the number of the next batch; the recipe's number of batches if all are done.
    std::int64_t batch() const { return batch_; }
    bool done() const { return batch_ >= recipe_.batches; }
    /// Draws the samples of one part of the next batch (0 … kParts - 1). Changes nothing.
    Findings draw(int part) const;
    /// Ends the batch with the results of its parts, in order.
    void learn(std::span<const Findings> parts);

    /// Returns the average policy in fifteenths, for a table. To improve compression, a cell copies
    /// the last cell before it if it was hardly ever met, or if it differs by at most one fifteenth
    /// and is neither never nor always.
    Chances chances() const;
    /// Returns, for a recipe with `against`, the better action of each cell by the average policy:
    /// always leave or never leave.
    Plan reply() const;

    /// Serializes the whole state of learning, for `resume`.
    std::vector<std::uint8_t> checkpoint() const;
    /// Restores a checkpoint. Fails if it is of another recipe or damaged.
    core::Failure resume(std::span<const std::uint8_t> bytes);

  private:
    struct Cell {
        std::int64_t leave = 0;    ///< regret of not having left; never below 0
        std::int64_t stay = 0;     ///< regret of not having stayed; never below 0
        std::int64_t sum = 0;      ///< weighted sum of all policies, later ones weighing more
        std::int64_t weights = 0;  ///< sum of the weights
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
