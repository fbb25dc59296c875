#pragma once

#include <string>

#include "engine/games/incan_gold/mixed/reply.hpp"
#include "engine/games/incan_gold/mixed/tables_learner.hpp"

namespace ctq::incan_gold::mixed {

/// Learns the reply that wins most against the tables in use, with finer cells than theirs.
class ReplyLearner {
  public:
    ReplyLearner(int seats, std::int64_t batches, std::uint64_t seed);
    ReplyLearner(const ReplyLearner&) = delete;
    ReplyLearner& operator=(const ReplyLearner&) = delete;

    bool done() const { return learner_.done(); }
    /// See `Learner::draw` and `Learner::learn`.
    int parts() const { return kParts; }
    Findings play(int part) const { return learner_.draw(part); }
    void learn(std::span<const Findings> found) { learner_.learn(found); }
    /// Returns what is learned.
    Plan reply() const { return learner_.reply(); }
    /// Returns the contest of one seat that searches against all others.
    Contest contest(std::uint64_t seed) const { return {seats_, &against_, nullptr, 0, seed}; }

  private:
    int seats_;
    Plan against_;
    Learner learner_;
};

/// What `ctq` needs of this mixed policy; engine/games/mixed_policies.hpp says what each member is.
struct Policy {
    using Game = incan_gold::Game;
    using TablesLearner = mixed::TablesLearner;
    using ReplyLearner = mixed::ReplyLearner;
    static constexpr int kBatch = kParts * kSamples;
    static constexpr const char* kBot = "equilibrium";
    static constexpr const char* kUnfit =
        "The table of equilibrium was not made for these seats or options: it plays by the odds of "
        "optimal.";
    static core::Failure play_by(core::ByteView file);
    static bool fits(const State& start) { return current().fit(start); }
    static std::string source_text(core::ByteView file);
    static std::vector<std::vector<std::string>> opponents();
};

}  // namespace ctq::incan_gold::mixed
