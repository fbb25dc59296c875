#pragma once

#include <optional>
#include <span>
#include <string>

#include "engine/games/incan_gold/advice/programme.hpp"

/// The best solo play as thresholds: for each possible start of a round and each set of cards on
/// the table, the least number of drawn gems with which it is right to leave.
///
/// The thresholds are stored as corrections to `myopic`, which are few: a list of bytes, two for
/// each correction, in the same form in the shipped table and in a worker's answer. README.md
/// describes the form.
namespace ctq::incan_gold {

class SoloPolicy {
  public:
    /// Decodes the corrections for these rules. Fails if the bytes are not valid corrections.
    static core::Result<SoloPolicy> unpack(const SoloRules& rules,
                                           std::span<const std::uint8_t> corrections);

    const SoloRules& rules() const { return rules_; }
    /// Returns every start under these rules, whose indices `threshold` takes.
    const RoundStarts& starts() const { return starts_; }
    /// Returns the threshold for the start with index `start` and the table with number
    /// `table_number`.
    int threshold(int start, int table_number) const {
        return thresholds_[static_cast<std::size_t>(start)][static_cast<std::size_t>(table_number)];
    }
    /// Returns the threshold for this start and table. Returns nullopt if this policy is for other
    /// rules, or if solo play can't reach the start.
    std::optional<int> threshold(const SoloRules& rules, const RoundStart& start,
                                 const Table& table) const;

  private:
    explicit SoloPolicy(const SoloRules& rules) : rules_(rules), starts_(rules) {}

    SoloRules rules_;
    RoundStarts starts_;
    std::vector<std::vector<std::uint8_t>> thresholds_;
};

/// Encodes the best play as corrections to `myopic`.
std::vector<std::uint8_t> pack_corrections(const SoloRules& rules, const Optimum& optimum);

/// The best play under some rules, and its score.
struct SolvedPolicy {
    Exact score;
    SoloPolicy policy;
};

/// Computes the best play. Fails if there are so many positions that it would take more than about
/// ten seconds.
core::Result<SolvedPolicy> solve_policy(const SoloRules& rules);

/// Returns the best play under the default rules, from the shipped table (policy_table.cpp).
const SoloPolicy& standard_policy();
/// Returns the corrections of the shipped table.
std::span<const std::uint8_t> standard_corrections();

/// The best play's advice to a lone player.
struct Advice {
    bool leave = false;
    int gems = 0;       ///< gems drawn in this round
    int threshold = 0;  ///< the least number of drawn gems with which to leave
};

/// Returns the advice for the choice in `state`. Returns nullopt if there is more than one seat, if
/// the seat has no choice, or if the policy is for other rules.
std::optional<Advice> solo_advice(const SoloPolicy& policy, const State& state);

/// Returns the advice as a sentence: "Go on: with these cards out it is right to leave from 41 gems
/// on; you have 29."
std::string advice_text(const Advice& advice);

}  // namespace ctq::incan_gold
