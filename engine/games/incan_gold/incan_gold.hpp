#pragma once

#include "engine/core/advice.hpp"
#include "engine/core/game.hpp"
#include "engine/core/level.hpp"
#include "engine/core/puzzle_source.hpp"
#include "engine/core/solution.hpp"
#include "engine/games/incan_gold/cards.hpp"

/// Incan Gold by Alan R. Moon and Bruno Faidutti: each turn, explorers go deeper into the temple or
/// go home with their gems. Rules and rulings: README.md beside this file.
///
/// Implementation: each of the 35 cards is one bit, so deck and table are two words. Cards of one
/// kind are alike and leave the deck from the highest bit, so equal positions have equal bits.
namespace ctq::incan_gold {

inline constexpr int kMostSeats = 8;
/// The longest path: all gems, each hazard once, the second card of one hazard, and all artifacts.
inline constexpr int kMostPath = kGemCards + kHazards + 1 + kArtifacts;

/// Indices into core::Options, in the order of the game's table of options.
enum OptionIndex { kBust, kArtifactsOption, kRounds };

enum class Phase : std::uint8_t {
    reveal,  ///< chance turns the top card
    decide,  ///< all explorers choose in secret
    over,
};

/// The whole state. Sets of cards first, then gems, then counts; masks of seats have bit seat - 1.
/// In an observation, `leaving` lacks the seats in `unknown`.
struct State {
    std::uint64_t deck;
    std::uint64_t table;
    std::uint64_t discard;  ///< hazards that left the game
    std::uint16_t tent[kMostSeats];
    std::uint16_t backpack[kMostSeats];
    std::uint16_t spare;
    std::uint8_t path[kMostPath];  ///< 1 + the kind of each card turned in this round, also of
                                   ///< claimed artifacts
    std::uint8_t turn;             ///< cards turned in this round: the length of the path
    std::uint8_t seats;
    std::uint8_t rounds;
    bool bust_returns;
    bool artifacts_removed;  ///< unclaimed artifacts leave the game at a round's end
    std::uint8_t round;      ///< from 1
    Phase phase;
    std::uint8_t exploring;
    std::uint8_t undecided;  ///< explorers that have yet to choose this turn
    std::uint8_t leaving;    ///< explorers that are known to leave
    std::uint8_t unknown;    ///< explorers whose choice the observer can't know
    std::uint8_t reserve;    ///< artifacts not yet in the game
    std::uint8_t claimed;    ///< artifacts taken home
    std::uint8_t lost;       ///< artifacts removed unclaimed
    bool busted;             ///< the last card turned ended its round
    std::uint8_t unused[5];
};

inline constexpr core::Action kStay = 0x100;
inline constexpr core::Action kLeave = 0x101;
/// Stands for another seat's decision that the observing seat can't see yet.
inline constexpr core::Action kHidden = 0x200;
/// Returns the last decision of a turn as the other seats see it: it reveals all decisions of the
/// turn. Its low byte is the set of seats that leave.
constexpr core::Action reveal_all(unsigned leavers) {
    return 0x300U | leavers;
}
/// Chance turns a card of this kind.
constexpr core::Action turn_card(int kind) {
    return static_cast<core::Action>(kind);
}

/// The rules. `core::Game` specifies each function.
struct Game {
    using State = incan_gold::State;
    using Legal = core::FixedList<core::Action, 2>;
    using Chances = core::FixedList<core::Outcome, kKinds>;

    static const core::GameInfo& info();
    /// Never fails.
    static core::Result<State> start(const core::Options& options, int seats);
    static core::Turn turn(const State& state);
    static void legal(const State& state, Legal& list);
    static void chance(const State& state, Chances& list);
    static core::Action draw(const State& state, core::Rng& rng);
    static void apply(State& state, core::Action action);
    /// Rule 4: points are the gems in the tents.
    static core::Standing result(const State& state);
    /// Returns the gems in the tent and the backpack of a seat, in half gems.
    static std::int32_t progress(const State& state, int seat);
    /// Hides the other seats' choices of this turn until all have chosen.
    static const State& observe(const State& state, int seat, State& room);
    static core::Action hide(const State& state, core::Action action, int seat);
    /// Replaces each unknown choice by "stay" or "leave", both equally likely.
    static State guess(const State& observation, core::Rng& rng);
    static std::string to_text(const State& state, core::Action action);
    static std::optional<core::Action> from_text(const State& state, std::string_view text);
    static core::Phrase describe(const State& state, core::Action action);
    static std::string why_not(const State& state, core::Action action);
    static const char* check(const State& state);
    static void picture(const State& state, core::JsonWriter& json);
    /// Always fails: the game has no set-up positions.
    static core::Result<State> position(const core::Options& options, int seats,
                                        std::string_view text);
    static std::span<const core::ExperimentPreset> presets();
    static core::LevelTable levels();
    /// Puzzles come from solo matches of a bot that leaves at random; there, the best play is
    /// known.
    static core::PuzzleSource puzzle_source();
    /// Under the default rules, advice comes from the solver for one seat, and from a table for
    /// several seats. Under other rules, it comes from the odds of the next card.
    static core::AdviceSource advice_source(const core::Options& options, int seats);
    /// For a lone player, values going on and leaving by their mean final gain
    /// (solo/programme.hpp). With several seats, values them by the gain from the next card, as
    /// `myopic` does (odds.hpp).
    static core::PointAdvice point_advice(const State& observation, int seat);
    /// For several seats, plays out going on and leaving with all seats played by the bot
    /// `equilibrium` (mixed/played.cpp). Returns nullopt if its tables don't fit the match.
    static std::optional<core::PlayedAdvice> played_advice(const State& observation, int seat,
                                                           std::int64_t playouts,
                                                           std::uint64_t stream);
    static std::span<const core::BenchRow> bench_rows();
    /// Returns known results under the default rules. They are exact for a lone bot
    /// (solo/exact_scores.hpp). They were measured outside the laboratory for two `turn` bots up to
    /// turn 10 (published.hpp) and for the three bots of the preset `trio`.
    static std::optional<core::Reference> reference(const core::Options& options,
                                                    std::span<const core::SeatedBot> bots,
                                                    std::size_t entry);
    /// Returns the exact mean score of the bot `optimal`, in gems, for one seat under the default
    /// rules. Otherwise returns nullopt.
    static std::optional<double> best_mean(const core::Options& options, int seats);
    /// Returns when a lone player should leave in the first round, with no artifact on the table
    /// and up to ten gem cards.
    static core::PolicyTable policy();
    /// Solves solo play under these options, and returns a table for each possible start of a
    /// round. Fails if it would take too long, as with many rounds and `artifacts=remove`.
    static core::Result<core::Solution> solution(const core::Options& options);
};

}  // namespace ctq::incan_gold

#include "engine/games/incan_gold/rules.hpp"
