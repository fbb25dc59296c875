#include "engine/games/incan_gold/solo/policy_text.hpp"

/// Best play alone as the game states it: from the shipped table, or worked out anew.
namespace ctq::incan_gold {

core::PolicyTable Game::policy() {
    constexpr int gem_cards = 10;  // with more out a round is hardly ever gone on with
    return first_round_table(standard_policy(), gem_cards);
}

core::Result<core::Solution> Game::solution(const core::Options& options) {
    const auto solved = solve_policy(solo_rules(options));
    if (!solved) {
        return solved.problem();
    }
    core::Solution solution{1, solved->score.mean, solved->score.sd, {}};
    for (int start = 0; start < solved->policy.starts().size(); ++start) {
        solution.tables.push_back(round_table(solved->policy, start));
    }
    return solution;
}

}  // namespace ctq::incan_gold
