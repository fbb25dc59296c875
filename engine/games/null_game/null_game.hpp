#pragma once

#include "engine/core/game.hpp"

/// The null game: the smallest game with all parts, and the template of a new one.
///
/// Chance deals one card face down; only seat 1 looks at it. Then every seat chooses a number in
/// secret. The last choice reveals everything: a seat whose number is that of the card scores a
/// point.
///
/// To start a game of your own: copy this folder under the game's id, rename the namespace, and
/// rewrite each function below, in the files that every game has: setup.cpp (facts, options, the
/// first state), rules.cpp (legal actions and their effects), secrets.cpp (hidden information),
/// notation.cpp and words.cpp (actions as notation and as sentences), check.cpp (invariants,
/// picture). Add one line to the cabinet in engine/games/catalogue.hpp; the conformance suite then
/// tests the game without further code. (The null game itself is only in the tests' catalogue.)
namespace ctq::null_game {

/// Bounds that size the arrays below, for all options.
inline constexpr int kMostSeats = core::kMostSeats;
inline constexpr int kMostValues = 6;

/// The options in the order of their table: indices into core::Options.
enum OptionIndex { kDeck, kValues, kPeek };

/// What happens next. A game with rounds has more phases, not nested states.
enum class Phase : std::uint8_t {
    deal,    ///< chance deals the card
    choose,  ///< the seats choose in secret; the log lists them in seat order
    over,
};

/// A card or choice that exists but is unknown here (only in observations).
inline constexpr std::uint8_t kUnknown = 7;

/// The whole state. Plain bytes, no padding, no pointers; zero where there is nothing yet. (Wider
/// members go first, and a row of zero bytes fills the last word if it is incomplete.) An
/// observation is the same struct with kUnknown for what the seat can't know.
struct State {
    std::uint8_t card;                ///< 0 not dealt, 1…values, or kUnknown
    std::uint8_t choice[kMostSeats];  ///< by seat - 1; 0 not chosen, 1…values, or kUnknown
    std::uint8_t chosen;              ///< number of seats that have chosen: seats 1…chosen
    // The rules in force: copied from the options once, so that no function needs the options
    // again.
    std::uint8_t seats;
    std::uint8_t values;
    bool peek;
    Phase phase;
};

/// The kinds of an action; codes sort by kind, then value.
enum class Kind : std::uint8_t {
    deal,    ///< chance: the card
    choose,  ///< a seat: its number
    reveal,  ///< never legal; the last choice as other seats see it, with everything it reveals
};

/// Returns the code of an action: the kind in the highest bits, the value in the others.
constexpr core::Action make_action(Kind kind, std::uint32_t value) {
    return static_cast<core::Action>(kind) << 28U | value;
}
/// Chance deals this card: 1…values, or kUnknown if it is hidden.
constexpr core::Action deal(int value) {
    return make_action(Kind::deal, static_cast<std::uint32_t>(value));
}
/// A seat chooses this number: 1…values, or kUnknown if it is hidden.
constexpr core::Action choose(int value) {
    return make_action(Kind::choose, static_cast<std::uint32_t>(value));
}
/// Returns the kind of an action. It may be an invalid kind if the code is not from this program.
constexpr Kind kind_of(core::Action action) {
    return static_cast<Kind>(action >> 28U);
}
/// Returns the number of a deal or choice; 1…values, or kUnknown.
constexpr int value_of(core::Action action) {
    return static_cast<int>(action & 7U);
}
/// Returns the choice of a seat (1…), or the card (seat 0), from an action of kind reveal. Three
/// bits each.
constexpr int revealed(core::Action action, int seat) {
    return static_cast<int>(action >> static_cast<unsigned>(3 * seat) & 7U);
}

/// Returns a number as text, "?" if it is unknown.
std::string word(int value);

/// The rules. `core::Game` specifies each function.
struct Game {
    using State = null_game::State;
    using Legal = core::FixedList<core::Action, kMostValues>;
    using Chances = core::FixedList<core::Outcome, kMostValues>;

    static const core::GameInfo& info();
    static core::Result<State> start(const core::Options& options, int seats);
    static core::Turn turn(const State& state);
    static void legal(const State& state, Legal& list);
    static void chance(const State& state, Chances& list);
    static core::Action draw(const State& state, core::Rng& rng);
    static void apply(State& state, core::Action action);
    static core::Standing result(const State& state);
    static const State& observe(const State& state, int seat, State& room);
    static core::Action hide(const State& state, core::Action action, int seat);
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
};

}  // namespace ctq::null_game
