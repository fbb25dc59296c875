#include "engine/games/incan_gold/solo/policy.hpp"

#include <cassert>
#include <utility>

#include "engine/core/say.hpp"

namespace ctq::incan_gold {
namespace {

/// A correction is two bytes: how many thresholds to skip before it, and what to add, plus 128. To
/// skip more than 255, there are corrections that add nothing.
constexpr int kMostPassed = 255;
constexpr int kNoChange = 128;

/// Visits all thresholds in order. Each starts from the threshold of the same table with one gem
/// card less, or from that of `myopic` if there is no gem card. `correct(start, table, threshold)`
/// returns its final value.
template <class Correct>
void each_threshold(const RoundStarts& starts, Correct&& correct) {
    for (int i = 0; i < starts.size(); ++i) {
        int threshold = 0;
        for (int number = 0; number < tables_in(starts[i]); ++number) {
            if (number % (kGemCards + 1) == 0) {
                threshold = myopic_threshold(starts[i], numbered_table(starts[i], number));
            }
            threshold = correct(i, number, threshold);
        }
    }
}

/// Reads corrections one after the other.
struct Reader {
    std::span<const std::uint8_t> rest;
    int passed = 0;
    bool sound = true;

    /// Returns the threshold, corrected if the next correction is for it.
    int correct(int threshold) {
        if (rest.size() < 2 || passed < rest[0]) {
            ++passed;
            return threshold;
        }
        const int corrected = threshold + rest[1] - kNoChange;
        rest = rest.subspan(2);
        passed = 0;
        sound = sound && corrected >= 0 && corrected <= kNeverLeave;
        return sound ? corrected : 0;
    }
};

}  // namespace

core::Result<SolvedPolicy> solve_policy(const SoloRules& rules) {
    // Each table stands for all its gem sets. Ten rounds with the other options at their defaults
    // have 352,384 tables.
    constexpr int most_tables = 400'000;
    const RoundStarts starts(rules);
    int tables = 0;
    for (int i = 0; i < starts.size(); ++i) {
        tables += tables_in(starts[i]);
    }
    if (tables > most_tables) {
        return core::Problem{
            "",
            "With so many rounds and artifacts removed, the best play takes too long to compute."};
    }
    const Optimum optimum = solve(rules);
    auto policy = SoloPolicy::unpack(rules, pack_corrections(rules, optimum));
    assert(policy);
    return SolvedPolicy{optimum.score, std::move(*policy)};
}

core::Result<SoloPolicy> SoloPolicy::unpack(const SoloRules& rules,
                                            std::span<const std::uint8_t> corrections) {
    SoloPolicy policy(rules);
    Reader reader{corrections};
    policy.thresholds_.resize(static_cast<std::size_t>(policy.starts_.size()));
    each_threshold(policy.starts_, [&](int start, int /*table*/, int threshold) {
        const int corrected = reader.correct(threshold);
        policy.thresholds_[static_cast<std::size_t>(start)].push_back(
            static_cast<std::uint8_t>(corrected));
        return corrected;
    });
    if (!reader.sound || !reader.rest.empty()) {
        return core::Problem{"", "These are no thresholds for a lone player."};
    }
    return policy;
}

std::vector<std::uint8_t> pack_corrections(const SoloRules& rules, const Optimum& optimum) {
    std::vector<std::uint8_t> packed;
    int passed = 0;
    each_threshold(RoundStarts(rules), [&](int start, int table, int threshold) {
        const Thresholds& wanted =
            optimum.thresholds[static_cast<std::size_t>(start)][static_cast<std::size_t>(table)];
        const int corrected = std::clamp<int>(threshold, wanted.least, wanted.most);
        if (corrected != threshold || passed == kMostPassed) {
            packed.push_back(static_cast<std::uint8_t>(passed));
            packed.push_back(static_cast<std::uint8_t>(corrected - threshold + kNoChange));
            passed = 0;
        } else {
            ++passed;
        }
        return corrected;
    });
    return packed;
}

std::optional<int> SoloPolicy::threshold(const SoloRules& rules, const RoundStart& start,
                                         const Table& table) const {
    const int index = rules == rules_ ? starts_.find(start) : -1;
    if (index < 0) {
        return std::nullopt;
    }
    return threshold(index, table_number(start, table));
}

const SoloPolicy& standard_policy() {
    static const SoloPolicy policy = *SoloPolicy::unpack(SoloRules{}, standard_corrections());
    return policy;
}

std::optional<Advice> solo_advice(const SoloPolicy& policy, const State& state) {
    if (state.seats != 1 || state.phase != Phase::decide) {
        return std::nullopt;
    }
    const auto threshold =
        policy.threshold(solo_rules(state), start_of_round(state), table_of(state));
    if (!threshold) {
        return std::nullopt;
    }
    const int gems = state.backpack[0];
    return Advice{gems >= *threshold, gems, *threshold};
}

std::string advice_text(const Advice& advice) {
    if (advice.threshold == kNeverLeave) {
        return "Go on: with these cards out, you can't lose anything.";
    }
    return core::say(
        "{leave:Leave|Go on}: with these cards out it is right to leave {least:from 1 gem on|from "
        "{least} gems on|whatever you have}{any:|; you have {gems}}.",
        {{"leave", advice.leave},
         {"least", advice.threshold},
         {"any", advice.threshold == 0},
         {"gems", advice.gems}});
}

}  // namespace ctq::incan_gold
