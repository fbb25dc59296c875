#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/bots/search/parts.hpp"
#include "engine/bots/seen.hpp"
#include "engine/core/match.hpp"

/// Values the actions of a position for the seat to choose, for hints and reviews. Half of the
/// playouts find the best actions. The other half judge these actions, each equally often, because
/// the playouts that selected an action overrate it.
namespace ctq::bots {

/// Number of actions that a hint compares.
inline constexpr std::size_t kMostJudged = 3;

/// The input of a weighing; the answer depends on nothing else.
struct WeighQuestion : Seen {
    std::int64_t playouts = 0;             ///< in total: 2…search::kMostPlayouts
    std::optional<core::Action> wanted{};  ///< an action that is judged even if it is not among the
                                           ///< best
    std::size_t most = kMostJudged;        ///< number of best actions that are judged, at least 1
};

/// The unit of action values.
enum class Unit : std::uint8_t {
    wins,    ///< `ActionValue::share`
    points,  ///< `ActionValue::points`
};

/// The value of one action.
struct ActionValue {
    core::Action action = 0;
    double share = 0;  ///< share of wins, 0 to 1; a shared first place counts in part
    double error = 0;  ///< standard error of `share`; 0 if best play is known
    double lead = 0;   ///< mean lead over the best other seat at the end, in half points
    /// Playouts that judged the action; 1 if a net judged, 0 if best play is known.
    std::uint32_t visits = 0;
    /// What the best action achieves that this one doesn't, as a predicate: "makes @1's group safe:
    /// 9 rows, at most 5 columns" (`explain`). Seats are written for `core::with_names`. Empty if
    /// nothing is notable.
    std::string reason{};
    double points = 0;  ///< value as in `core::PointAdvice`, if the unit is points

    /// Returns the value in that unit.
    double in(Unit unit) const { return unit == Unit::points ? points : share; }
};

/// The values of actions, best first. The order follows the net if a learned player advises, the
/// game's values if it advises by points (advice.hpp), and `lead` if best play can be computed
/// (`Game::solvable`). Else it follows the judged value of the actions tried most by the search or
/// the game's own playouts. The wanted action comes last if it is not among them.
struct Weighing {
    bool exact = false;    ///< computed by best play or exact points; then every legal
                           ///< action is listed
    bool learned = false;  ///< by a learned player's net, without playouts
    std::vector<ActionValue>
        action_values{};  ///< all actions if `exact`, otherwise as many as the question asks for
    /// Expected share of wins of each seat after the best action, seat 1 first. Empty if not known.
    std::vector<double> shares{};
    Unit unit = Unit::wins;
    std::string words{};       ///< the game's sentence about the choice, or what the best action is
                               ///< for if a learned player advises; empty if a search does
    std::string unit_words{};  ///< name of the points ("gems"), if the unit is points

    /// Returns whether the words say all, so that no action needs a value beside them.
    bool by_words() const { return !learned && !words.empty(); }
    /// Returns whether the points follow from the odds of the next card alone.
    bool by_odds() const { return unit == Unit::points && !exact; }
    /// Returns null if the action is not listed or could not be judged.
    const ActionValue* find(core::Action action) const;
};

/// Returns the question for `seat`, the seat to choose at the match's cursor.
WeighQuestion weigh_question(const core::Match& match, int seat, std::int64_t playouts,
                             std::optional<core::Action> wanted = std::nullopt);

/// Values the best actions and the wanted one, if it is legal. The result depends only on what the
/// seat sees, and is the same on every machine. If nothing can be judged (Carteso's komi),
/// `action_values` has only the best action, without visits.
Weighing weigh(const WeighQuestion& question);

/// The steps of `weigh` where best play can't be computed, for a weighing in parts
/// (weigh_parts.hpp): the search question, the found actions to judge (sorted), the judging
/// question, and the result.
search::Question proposing_half(const WeighQuestion& question);
std::vector<core::Action> to_judge(const WeighQuestion& question, const core::WeighedList& found);
search::Question judging_half(const WeighQuestion& question);
Weighing conclude(const WeighQuestion& question, const core::WeighedList& found,
                  const core::JudgedList& judged);

}  // namespace ctq::bots
