#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/bots/search/parts.hpp"
#include "engine/core/match.hpp"

/// What the actions of a position are worth to the seat that is to choose: for hints and reviews. Half
/// of the playouts find the best, the other half judge it and its rivals, each tried equally often:
/// who is judged by the playouts that chose it always looks better than it is.
namespace ctq::bots {

/// Actions that a hint compares.
inline constexpr std::size_t kMostJudged = 3;

/// What is asked: all that the answer depends on.
struct WeighQuestion {
    const core::GameHandle* game = nullptr;
    int seat = 0;                          ///< who is to choose
    std::uint32_t ply = 0;                 ///< of the match: chance follows from it
    std::int64_t playouts = 0;             ///< in all: 2…search::kMostPlayouts
    core::StateBox observation{};          ///< what the seat sees
    std::optional<core::Action> wanted{};  ///< judged whether it is among the best or not
    std::size_t most = kMostJudged;        ///< of the best that are judged beside it, 1…
};

/// What an action is worth is counted in.
enum class Unit : std::uint8_t {
    wins,    ///< `Worth::share`
    points,  ///< `Worth::points`
};

/// One action and what it brings.
struct Worth {
    core::Action action = 0;
    double share = 0;  ///< of wins, 0 to 1; of a shared first place a part
    double error = 0;  ///< the standard error of `share`; 0 where best play is known
    double lead = 0;   ///< half points ahead of the best of the others at the end, on average
    /// Playouts that judged it, 1 where a net did; 0 where best play is known.
    std::uint32_t visits = 0;
    /// What the best action does that this one doesn't, as a part of a sentence: "makes @1's group safe:
    /// 9 rows, at most 5 columns" (`explain`). Seats need `core::with_names`. Empty where nothing stands
    /// out.
    std::string reason{};
    double points = 0;  ///< where the unit is points: as `core::PointAdvice` has them

    /// Its worth in that unit.
    double in(Unit unit) const { return unit == Unit::points ? points : share; }
};

/// The best first: by the net where a learned player advises, as the game says where it advises by points
/// (advice.hpp), by `lead` where best play can be worked out (`Game::solvable`), else of those that the search
/// or the game's own playouts tried most by what they were judged to bring; behind them the one asked after.
struct Weighing {
    bool exact = false;           ///< by best play of all: every legal action is there
    bool learned = false;         ///< by the net of a learned player, without a playout
    std::vector<Worth> worths{};  ///< else as many as were to be judged
    /// What the best action brings each seat, of wins, seat 1 first; empty where it is not known.
    std::vector<double> shares{};
    Unit unit = Unit::wins;
    std::string words{};       ///< what the game says of all actions; empty of a search
    std::string unit_words{};  ///< where the unit is points: what they are called, "gems"

    /// By the odds of the next card, and nothing of what follows.
    bool by_odds() const { return unit == Unit::points && !exact; }
    /// Null where the action is not among them, or could not be judged.
    const Worth* find(core::Action action) const;
};

/// The question for `seat`, who is to choose at the match's cursor.
WeighQuestion weigh_question(const core::Match& match, int seat, std::int64_t playouts,
                             std::optional<core::Action> wanted = std::nullopt);

/// What the seat may know about the best actions and about the one that is wanted, if it is legal.
/// Depends on what the seat sees and on nothing else; the same on every machine. Where nothing can be
/// judged (Carteso's komi) `worths` has the best action alone, without visits.
Weighing weigh(const WeighQuestion& asked);

/// The steps of it where best play can't be worked out, for whoever has each half done in parts
/// (weigh_parts.hpp): what is searched; which of the actions found are judged, rising; what judges
/// them; and what all of it comes to.
search::Question proposing_half(const WeighQuestion& asked);
std::vector<core::Action> to_judge(const WeighQuestion& asked, const core::WeighedList& found);
search::Question judging_half(const WeighQuestion& asked);
Weighing conclude(const WeighQuestion& asked, const core::WeighedList& found,
                  const core::JudgedList& judged);

}  // namespace ctq::bots
