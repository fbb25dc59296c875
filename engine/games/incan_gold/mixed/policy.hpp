#pragma once

#include <string>

#include "engine/games/incan_gold/mixed/reply.hpp"
#include "engine/games/incan_gold/mixed/tables/tables_learner.hpp"

namespace ctq::incan_gold::mixed {

/// What `ctq` needs of this mixed policy; engine/games/mixed_policies.hpp says what each member is.
struct Policy {
    using Game = incan_gold::Game;
    using TablesLearner = mixed::TablesLearner;
    using Contest = mixed::Contest;
    static constexpr int kParts = mixed::kParts;
    static constexpr int kBatch = kParts * kSamples;
    static constexpr const char* kBot = "equilibrium";
    static constexpr const char* kUnfit =
        "The table of equilibrium was not made for these seats or options: it plays by the odds of "
        "optimal.";
    static core::Failure play_by(core::ByteView file);
    static bool fits(const State& start) { return current().fit(start); }
    static Plan plan(int seats);
    static Learner reply_learner(const Plan& against, int seats, std::int64_t batches,
                                 std::uint64_t seed);
    static std::string source_text(core::ByteView file);
    static std::vector<std::vector<std::string>> opponents();
};

}  // namespace ctq::incan_gold::mixed
