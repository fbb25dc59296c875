#include "engine/bots/analysis/find_puzzle.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "engine/bots/advice.hpp"
#include "engine/bots/analysis/weigh.hpp"
#include "engine/bots/decide.hpp"
#include "engine/core/text.hpp"

namespace ctq::bots {
namespace {

constexpr double kLeastPoints = 1;    ///< least lead of the best action over the second, in points
constexpr double kLeastWins = 0.06;   ///< least lead in shares of wins
constexpr double kSurelyBetter = 5;   ///< least lead in standard errors of the difference
constexpr double kLeastShare = 0.15;  ///< least share of wins of the best action
constexpr double kMostShare = 0.9;    ///< greatest share of wins of the best action
constexpr std::int64_t kPlayouts = 40'000;
constexpr std::int64_t kGlance = 2000;  ///< playouts of a glance: a quick check that rejects most
                                        ///< positions
constexpr double kGlanceWins = 0.05;    ///< least lead in a glance, in shares of wins
constexpr int kMostGlances = 8;         ///< most positions of a match that get a glance
constexpr std::uint64_t kBotSeed = 0;   ///< seed of the decisions of the simple bots

// The decisions that rate a puzzle.
constexpr const char* kSolvers[] = {"level:3", "level:5"};
constexpr int kTries = 10;       ///< of each solver
constexpr int kHardest = 2000;   ///< the rating of a puzzle that none of them solves
constexpr int kForSolving = 60;  ///< by how much each that solves it lowers the rating

core::Problem no_puzzle(std::string sentence) {
    return {"", std::move(sentence)};
}

/// The method that judges a position.
enum class Judge : std::uint8_t {
    solver,   ///< best play, by `Game::action_values`
    nothing,  ///< the game uses the solver, but the position is too large
    weighing
};

Judge judge_of(const core::GameHandle& game, const void* state) {
    return ask_game<Judge>(game, [&](auto rules) {
        using Rules = decltype(rules);
        if constexpr (core::WithSolver<Rules>) {
            return Rules::puzzle_solvable(core::erased::as<Rules>(state)) ? Judge::solver
                                                                          : Judge::nothing;
        } else {
            return Judge::weighing;
        }
    });
}

core::ActionList legal_in(const core::Match& match) {
    core::ActionList legal;
    match.options_now(legal);
    return legal;
}

/// Judges by best play: the best action must be the only winning one, by a point or more.
core::Result<PuzzleFacts> judge_solved(const core::Match& match) {
    const core::ActionList legal = legal_in(match);
    const std::vector<std::int32_t> leads = match.game().action_values(match.state());
    const auto best = std::max_element(leads.begin(), leads.end());
    std::int32_t second = INT32_MIN;
    for (auto lead = leads.begin(); lead != leads.end(); ++lead) {
        second = lead == best ? second : std::max(second, *lead);
    }
    const double gap = (static_cast<double>(*best) - second) / 2;
    if (*best <= 0 || second >= 0 || gap < kLeastPoints) {
        return no_puzzle("There is no action that alone wins.");
    }
    return PuzzleFacts{legal[static_cast<int>(best - leads.begin())], gap, true};
}

/// Judges by a weighing, in shares of wins or points.
core::Result<PuzzleFacts> judge_weighed(const Weighing& weighing) {
    if (weighing.action_values.size() < 2 || weighing.by_odds()) {
        return no_puzzle("Nobody can say what the actions are worth.");
    }
    const ActionValue& best = weighing.action_values[0];
    const ActionValue& second = weighing.action_values[1];
    const double gap = best.in(weighing.unit) - second.in(weighing.unit);
    if (weighing.unit == Unit::points) {
        if (gap < kLeastPoints) {
            return no_puzzle("The second best action is worth nearly as much.");
        }
        return PuzzleFacts{best.action, gap, true};
    }
    if (best.share < kLeastShare || best.share > kMostShare) {
        return no_puzzle("The match is as good as decided.");
    }
    const double error = std::sqrt(best.error * best.error + second.error * second.error);
    if (gap < kLeastWins || gap <= kSurelyBetter * error) {
        return no_puzzle("The second best action wins nearly as often.");
    }
    return PuzzleFacts{best.action, gap, false};
}

Weighing weigh_at(const core::Match& match, std::int64_t playouts) {
    return weigh(weigh_question(match, match.turn().seat, playouts));
}

/// Returns whether one of the simple bots that the game names would not choose the best action.
bool tempts(const core::Match& match, const core::PuzzleSource& source, core::Action best) {
    const auto bots = roster(match.game());
    const int seat = match.turn().seat;
    for (const std::string_view name : core::split(source.tempted, ',')) {
        const auto bot = core::read_bot(bots, name);
        assert(bot);
        if (decide(job_at(match, seat, *bot, kBotSeed)) != best) {
            return true;
        }
    }
    return false;
}

/// Returns whether a seat is to choose among enough actions and the position can be judged.
bool has_choice(const core::Match& match, const core::PuzzleSource& source) {
    const core::Turn turn = match.turn();
    return turn.kind == core::Turn::Kind::seat && turn.known &&
           judge_of(match.game(), match.state()) != Judge::nothing &&
           legal_in(match).size >= source.least_actions;
}

/// Returns whether the position takes long to judge.
bool takes_long(const core::Match& match) {
    return advice_source(match) != core::AdviceSource::solver &&
           !match.game().solvable(match.state());
}

/// Returns whether a few playouts suggest that one action is clearly best.
bool looks_clear(const core::Match& match) {
    const Weighing weighing = weigh_at(match, kGlance);
    return weighing.action_values.size() > 1 &&
           weighing.action_values[0].share - weighing.action_values[1].share >= kGlanceWins;
}

/// Returns the plies of the log with enough actions to choose from, in random order.
std::vector<int> shuffled_choices(core::Match& match, const core::PuzzleSource& source,
                                  std::uint64_t seed) {
    std::vector<int> plies;
    for (int ply = 0; ply < match.size(); ++ply) {
        match.seek(ply);
        if (has_choice(match, source)) {
            plies.push_back(ply);
        }
    }
    core::Rng rng{core::mix(seed)};
    for (std::size_t left = plies.size(); left > 1; --left) {
        std::swap(plies[left - 1], plies[rng.below(static_cast<std::uint32_t>(left))]);
    }
    return plies;
}

}  // namespace

std::optional<core::PuzzleSource> puzzle_source(const core::GameHandle& game) {
    return ask_game<std::optional<core::PuzzleSource>>(
        game, [](auto rules) -> std::optional<core::PuzzleSource> {
            if constexpr (core::WithPuzzles<decltype(rules)>) {
                return decltype(rules)::puzzle_source();
            } else {
                return std::nullopt;
            }
        });
}

core::Result<PuzzleFacts> judge_puzzle(const core::Match& match) {
    const auto source = puzzle_source(match.game());
    assert(source);
    if (!has_choice(match, *source)) {
        return no_puzzle("There is too little to choose from.");
    }
    auto facts = judge_of(match.game(), match.state()) == Judge::solver
                     ? judge_solved(match)
                     : judge_weighed(weigh_at(match, kPlayouts));
    if (facts && !tempts(match, *source, facts->best)) {
        return no_puzzle("Plain bots choose the best action, too.");
    }
    return facts;
}

core::Result<PuzzleFacts> check_puzzle(const Puzzle& puzzle) {
    auto facts = judge_puzzle(puzzle.match);
    if (facts && facts->best != puzzle.best) {
        return no_puzzle("The best action is " +
                         puzzle.match.game().to_text(puzzle.match.state(), facts->best) + ".");
    }
    return facts;
}

int rate_puzzle(const Puzzle& puzzle) {
    const core::Match& match = puzzle.match;
    const auto bots = roster(match.game());
    int rating = kHardest;
    for (const char* const name : kSolvers) {
        const auto bot = core::read_bot(bots, name);
        assert(bot);
        for (std::uint64_t seed = 1; seed <= kTries; ++seed) {
            const bool solves = decide(job_at(match, match.turn().seat, *bot, seed)) == puzzle.best;
            rating -= solves ? kForSolving : 0;
        }
    }
    return rating;
}

std::optional<FoundPuzzle> find_puzzle(const core::Match& match, std::uint64_t seed) {
    const auto source = puzzle_source(match.game());
    assert(source);
    core::Match position = match;
    int glances = 0;
    for (const int ply : shuffled_choices(position, *source, seed)) {
        position.seek(ply);
        if (takes_long(position) && (++glances > kMostGlances || !looks_clear(position))) {
            continue;
        }
        core::Match branch = position.branch();
        branch.seat_bot(branch.turn().seat, "human");
        if (const auto facts = judge_puzzle(branch)) {
            FoundPuzzle found{{std::move(branch), facts->best, 0}, *facts};
            found.puzzle.rating = rate_puzzle(found.puzzle);
            if (found.puzzle.rating >= source->least_rating) {
                return found;
            }
        }
    }
    return std::nullopt;
}

}  // namespace ctq::bots
