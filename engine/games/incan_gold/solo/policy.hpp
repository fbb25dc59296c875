#pragma once

#include <optional>
#include <span>
#include <string>

#include "engine/games/incan_gold/solo/programme.hpp"

/// The best solo play as thresholds: for each way a round can begin and each table, the gems drawn
/// from which on one leaves.
///
/// They are kept as what sets them apart from `myopic`, which is little: a list of bytes, two a
/// correction, the same in the shipped table and in what a worker sends. README.md tells the form.
namespace ctq::incan_gold {

class SoloPolicy {
  public:
    /// From the corrections of these rules. Problem: bytes that are none.
    static core::Result<SoloPolicy> unpack(const SoloRules& rules,
                                           std::span<const std::uint8_t> corrections);

    /// The rules it is for.
    const SoloRules& rules() const { return rules_; }
    /// Every start under these rules, whose indices `threshold` takes.
    const RoundStarts& starts() const { return starts_; }
    /// The threshold at a table of the start with that index.
    int threshold(int start, int table_number) const {
        return thresholds_[static_cast<std::size_t>(start)][static_cast<std::size_t>(table_number)];
    }
    /// The same; none under other rules and for a start that solo play can't come to.
    std::optional<int> threshold(const SoloRules& rules, const RoundStart& start,
                                 const Table& table) const;

  private:
    explicit SoloPolicy(const SoloRules& rules) : rules_(rules), starts_(rules) {}

    SoloRules rules_;
    RoundStarts starts_;
    std::vector<std::vector<std::uint8_t>> thresholds_;
};

/// The corrections to `myopic` that make it play like this.
std::vector<std::uint8_t> pack_corrections(const SoloRules& rules, const Optimum& optimum);

/// The best play under some rules, and what it scores.
struct SolvedPolicy {
    Exact score;
    SoloPolicy policy;
};

/// Works it out anew. Problem: there are so many positions that it would take longer than ten
/// seconds or so.
core::Result<SolvedPolicy> solve_policy(const SoloRules& rules);

/// The best play under the default rules, from the shipped table (policy_table.cpp).
const SoloPolicy& standard_policy();
/// Its corrections.
std::span<const std::uint8_t> standard_corrections();

/// What the best play says to the one who plays alone.
struct Advice {
    bool leave = false;
    int gems = 0;       ///< drawn in this round
    int threshold = 0;  ///< leave from that many on
};

/// Advice for the choice to be made in `state`; none with more than one seat, where there is
/// nothing to choose, and under rules that are not the policy's.
std::optional<Advice> solo_advice(const SoloPolicy& policy, const State& state);

/// In words: "Go on: with these cards out it is right to leave from 41 gems on; you have 29."
std::string advice_text(const Advice& advice);

}  // namespace ctq::incan_gold
