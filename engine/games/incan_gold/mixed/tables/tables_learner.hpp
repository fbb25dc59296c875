#pragma once

#include <vector>

#include "engine/core/bytes.hpp"
#include "engine/games/incan_gold/mixed/learner.hpp"

namespace ctq::incan_gold::mixed {

/// Learns tables one after the other, each by batches.
class TablesLearner {
  public:
    /// Learns the table for so many seats, or all tables if `seats` is 0. `batches`: for each
    /// table; 0: as many as the built-in table took.
    TablesLearner(int seats, std::int64_t batches, std::uint64_t seed);

    /// The tables that are finished.
    const Tables& tables() const { return tables_; }

    /// The number of batches of all tables, and of those that are done.
    std::int64_t steps() const { return batches_of(recipes_.size()); }
    std::int64_t step() const { return batches_of(finished_) + (done() ? 0 : learner_.batch()); }
    bool done() const { return finished_ == recipes_.size(); }
    /// See `Learner::draw` and `Learner::learn`.
    int parts() const { return kParts; }
    Findings play(int part) const { return learner_.draw(part); }
    void learn(std::span<const Findings> found);

    /// Returns a byte with the number of finished tables, the probabilities of each finished table,
    /// and the checkpoint of the table in progress.
    core::Bytes checkpoint() const;
    /// Restores a checkpoint. Fails if it is of another recipe or damaged.
    core::Failure resume(core::ByteView bytes);

  private:
    /// Returns the number of batches of the first `tables` tables.
    std::int64_t batches_of(std::size_t tables) const;
    void finish_table(const Chances& chances);

    std::vector<Recipe> recipes_;
    Learner learner_;
    Tables tables_;
    std::size_t finished_ = 0;
};

}  // namespace ctq::incan_gold::mixed
