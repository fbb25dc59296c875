#include "engine/games/incan_gold/solo/starts.hpp"

#include <algorithm>

namespace ctq::incan_gold {
namespace {

constexpr int kMostRounds = 10;
constexpr int kCounts = kHazards + 1;  // possible counts of hazard kinds or artifacts: 0 to 5
constexpr int kKeys = kMostRounds * kCounts * kCounts * kCounts * kCounts;

/// Returns a different key for each start.
int key_of(const RoundStart& start) {
    int key = start.round - 1;
    for (const int digit : {start.kinds[1], start.kinds[2], start.artifacts, start.claimed}) {
        key = key * kCounts + digit;
    }
    return key;
}

/// Returns every start that can follow in the next round.
std::vector<RoundStart> successors(const SoloRules& rules, const RoundStart& start) {
    std::vector<RoundStart> next;
    for (int lying = 0; lying <= start.artifacts; ++lying) {
        for (int copies = 2; copies <= kHazardCopies; ++copies) {
            if (start.kinds[static_cast<std::size_t>(copies)] > 0) {
                next.push_back(start_after_bust(rules, start, copies, lying));
            }
        }
        next.push_back(start_after_leaving(start, lying));
    }
    return next;
}

}  // namespace

SoloRules solo_rules(const core::Options& options) {
    return {options[kBust] == 1, options[kArtifactsOption] == 1, options[kRounds]};
}

SoloRules solo_rules(const State& state) {
    return {state.bust_returns, state.artifacts_removed, state.rounds};
}

RoundStart first_start() {
    RoundStart start;
    start.kinds[kHazardCopies] = kHazards;
    start.artifacts = 1;
    return start;
}

RoundStart start_after_leaving(const RoundStart& start, int taken) {
    RoundStart next = start;
    ++next.round;
    next.claimed += taken;
    next.artifacts += (next.round <= kArtifacts ? 1 : 0) - taken;
    return next;
}

RoundStart start_after_bust(const SoloRules& rules, const RoundStart& start, int copies,
                            int lying) {
    RoundStart next = start_after_leaving(start, 0);
    if (rules.artifacts_removed) {
        next.artifacts -= lying;
    }
    if (!rules.bust_returns) {
        --next.kinds[static_cast<std::size_t>(copies)];
        ++next.kinds[static_cast<std::size_t>(copies - 1)];
    }
    return next;
}

RoundStart start_of_round(const State& state) {
    RoundStart start;
    const std::uint64_t in_round = state.deck | state.table;
    for (int kind = kFirstHazard; kind < kArtifact; ++kind) {
        ++start.kinds[static_cast<std::size_t>(count_kind(in_round, kind))];
    }
    start.round = state.round;
    start.artifacts = count_kind(in_round, kArtifact);
    start.claimed = state.claimed;
    return start;
}

RoundStarts::RoundStarts(const SoloRules& rules) : index_of_key_(kKeys, -1) {
    const auto add = [&](const RoundStart& start) {
        std::int16_t& index = index_of_key_[static_cast<std::size_t>(key_of(start))];
        if (index < 0) {
            index = static_cast<std::int16_t>(starts_.size());
            starts_.push_back(start);
        }
    };
    add(first_start());
    for (std::size_t i = 0; i < starts_.size(); ++i) {
        if (starts_[i].round < rules.rounds) {
            for (const RoundStart& next : successors(rules, starts_[i])) {
                add(next);
            }
        }
    }
}

int RoundStarts::find(const RoundStart& start) const {
    if (start.round < 1 || start.round > kMostRounds) {
        return -1;
    }
    const int index = index_of_key_[static_cast<std::size_t>(key_of(start))];
    return index >= 0 && starts_[static_cast<std::size_t>(index)] == start ? index : -1;
}

Table table_of(const State& state) {
    Table table;
    for (int kind = kFirstHazard; kind < kArtifact; ++kind) {
        if ((state.table & cards_of_kind(kind)) != 0) {
            ++table.hazards[static_cast<std::size_t>(count_kind(state.deck | state.table, kind))];
        }
    }
    table.artifacts = artifacts_on_table(state);
    constexpr std::uint64_t gem_cards = (std::uint64_t{1} << kGemCards) - 1;
    table.gem_cards = std::popcount(state.table & gem_cards);
    return table;
}

int tables_in(const RoundStart& start) {
    return (start.kinds[3] + 1) * (start.kinds[2] + 1) * (start.kinds[1] + 1) *
           (start.artifacts + 1) * (kGemCards + 1);
}

int table_number(const RoundStart& start, const Table& table) {
    int number = table.hazards[3];
    number = number * (start.kinds[2] + 1) + table.hazards[2];
    number = number * (start.kinds[1] + 1) + table.hazards[1];
    number = number * (start.artifacts + 1) + table.artifacts;
    return number * (kGemCards + 1) + table.gem_cards;
}

Table numbered_table(const RoundStart& start, int number) {
    const auto take = [&](int count) {
        const int digit = number % count;
        number /= count;
        return digit;
    };
    Table table;
    table.gem_cards = take(kGemCards + 1);
    table.artifacts = take(start.artifacts + 1);
    table.hazards[1] = take(start.kinds[1] + 1);
    table.hazards[2] = take(start.kinds[2] + 1);
    table.hazards[3] = number;
    return table;
}

int myopic_threshold(const RoundStart& start, const Table& table) {
    const int deadly = 2 * table.hazards[3] + table.hazards[2];
    if (deadly == 0) {
        return kNeverLeave;
    }
    // Leaving is right if deadly * (gems + now) >= kAllGems - gems + (more - now) * in_deck.
    const int now = artifacts_value(start.claimed, table.artifacts);
    const int more = artifacts_value(start.claimed, table.artifacts + 1);
    const int in_deck = start.artifacts - table.artifacts;
    const int least = kAllGems + (more - now) * in_deck - deadly * now;
    return std::clamp((least + deadly) / (deadly + 1), 0, kNeverLeave);
}

}  // namespace ctq::incan_gold
