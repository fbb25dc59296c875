#include "engine/games/incan_gold/solo/policy_text.hpp"

/// Best solo play in the form of the game's interface: from the shipped table, or newly computed.
namespace ctq::incan_gold {

core::PolicyTable Game::policy() {
    constexpr int gem_cards = 10;  // with more, a player hardly ever goes on
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
