#pragma once

#include "engine/core/advice.hpp"
#include "engine/core/game.hpp"
#include "engine/core/level.hpp"
#include "engine/core/puzzle_source.hpp"

/// Cartagena, Leo Colovini's pirate race, in three rule sets: `cards` and `advanced` after Greg
/// Wilson's playing-card version, and `board`. Rules and rulings: README.md beside this file.
///
/// Positions: 0 is the start, 1…n are the spaces of the track, n + 1 is the boat beyond its end.
/// Implementation: occupied, full and symbol spaces are bit sets over positions, so the next empty
/// space of a symbol and the closest occupied space behind are one bit scan each. A seat's tokens
/// are the sorted bytes of one word, so moving one takes a few shifts without a branch.
namespace ctq::cartagena {

inline constexpr int kMostSeats = 5;
inline constexpr int kMostTokens = 6;
inline constexpr int kMostSymbols = 6;
inline constexpr int kMostSpaces = 36;
inline constexpr int kSymbolSlots = 8;  ///< size of an array of counts by symbol, which fills one
                                        ///< word
inline constexpr int kMostPerSpace = 3;

/// Indices into core::Options, in the order of the game's table of options.
enum OptionIndex {
    kRules,
    kTokens,
    kHand,
    kActions,
    kPerSymbol,
    kHands,
    kFull,
    kBoatReturn,
    kStall
};

enum class RuleSet : std::uint8_t { cards, advanced, board };

enum class Phase : std::uint8_t {
    first,  ///< chance decides who starts
    track,  ///< chance lays the spaces, one by one
    deal,   ///< chance deals the hands, one card each
    play,   ///< a seat acts
    draw,   ///< chance deals the seat to act the cards it moved back for
    won,
    stalemate,  ///< every seat in succession had to pass
    stalled,    ///< no seat advanced for as many rounds as the rules allow
};

/// Whether the game has ended in one of its three ways.
constexpr bool is_end(Phase phase) {
    return phase == Phase::won || phase == Phase::stalemate || phase == Phase::stalled;
}

/// The whole state. In an observation the hands of the seats in `hidden` are unknown: their counts
/// are zero, their sizes are correct, and `deck` holds the draw pile and those hands together.
struct State {
    std::uint64_t symbol_spaces[kMostSymbols];  ///< bit p: space p shows this symbol
    std::uint64_t occupied;                     ///< bit p: space p (1…n) has a token
    std::uint64_t full;                         ///< bit p: space p has three tokens
    std::uint64_t own[kMostSeats];              ///< bit p: this seat has a token at p (0…n + 1)
    std::uint64_t token[kMostSeats];  ///< one byte for each token: its position; the lowest byte is
                                      ///< the rearmost token
    std::uint8_t deck[kSymbolSlots];  ///< cards in the draw pile by symbol; in an observation also
                                      ///< those in unknown hands
    std::uint8_t discard[kSymbolSlots];
    std::uint8_t hand[kMostSeats][kSymbolSlots];
    std::uint16_t pile;  ///< cards in the draw pile
    std::uint16_t hand_size[kMostSeats];
    std::uint16_t stall;  ///< the game is a draw after this many rounds without progress; 0: never
    std::uint16_t stalled;  ///< number of rounds without progress in succession so far
    std::uint8_t on_space[kMostSpaces + 2];   ///< tokens of all seats on spaces 1…n
    std::uint8_t symbol_at[kMostSpaces + 2];  ///< 1 + the symbol of each space 1…n; 0 if it is not
                                              ///< laid yet
    // The rules in force.
    RuleSet rules;
    std::uint8_t seats;
    std::uint8_t tokens;
    std::uint8_t hand_dealt;
    std::uint8_t actions;  ///< the most actions in a turn
    std::uint8_t per_symbol;
    std::uint8_t spaces;
    std::uint8_t symbols;
    bool closed_hands;
    bool skip_full;
    bool boat_return;
    // The progress.
    Phase phase;
    std::uint8_t seat;   ///< the seat to act, or the seat to which chance deals
    std::uint8_t left;   ///< actions the seat may still take
    std::uint8_t due;    ///< cards the seat still has to draw
    std::uint8_t laid;   ///< spaces laid so far
    std::uint8_t first;  ///< the seat that opens each round: the first to act in the game or in its
                         ///< set-up position
    std::uint8_t passes;                ///< turns passed in succession
    std::uint8_t hidden;                ///< bit seat - 1 is set if the hand of that seat is unknown
    std::uint8_t farthest[kMostSeats];  ///< the highest total of a seat's positions so far
    bool gained;                        ///< whether a seat reached a new highest total in this
                                        ///< round
    std::uint8_t unused[3];             ///< zero: fills the last word
};

/// The kinds of an action; codes sort by kind, then symbol, then position.
enum class Kind : std::uint8_t { forward, back, end, pass, first, space, deal, draw };

/// The symbol of a card that the observing seat can't see.
inline constexpr int kUnknownSymbol = 15;

/// Returns the code of an action: the kind, the symbol (below 16) and the position (below 256), or
/// the seat for kind `first`. Unused parts are 0.
constexpr core::Action make_action(Kind kind, int symbol, int position) {
    return static_cast<core::Action>(static_cast<int>(kind) << 12 | symbol << 8 | position);
}
/// Discard a card of `symbol` and move a token at `from` forward.
constexpr core::Action forward(int symbol, int from) {
    return make_action(Kind::forward, symbol, from);
}
/// Move a token at `from` back.
constexpr core::Action back(int from) {
    return make_action(Kind::back, 0, from);
}
inline constexpr core::Action kEnd = make_action(Kind::end, 0, 0);
inline constexpr core::Action kPass = make_action(Kind::pass, 0, 0);

/// Returns the kind of an action. It may be an invalid kind if the code is not from this program.
constexpr Kind kind_of(core::Action action) {
    return static_cast<Kind>(action >> 12U & 15U);
}
/// Returns the symbol of a card or space, or kUnknownSymbol.
constexpr int symbol_of(core::Action action) {
    return static_cast<int>(action >> 8U & 15U);
}
/// Returns the position a token moves from, or the seat for kind `first`.
constexpr int position_of(core::Action action) {
    return static_cast<int>(action & 255U);
}

/// Returns the position of the boat, off the end of the track.
constexpr int boat(const State& state) {
    return state.spaces + 1;
}
/// Returns the position of a seat's token. `index` counts from 0 at the rearmost.
constexpr int token_position(const State& state, int seat, int index) {
    return static_cast<int>(state.token[seat - 1] >> static_cast<unsigned>(8 * index) & 255U);
}
/// Returns the sum of the positions of a seat's tokens: its steps from the start.
constexpr int total_of(const State& state, int seat) {
    constexpr std::uint64_t each_byte = 0x0101010101010101ULL;
    return static_cast<int>(state.token[seat - 1] * each_byte >> 56U);
}
static_assert(kMostTokens * (kMostSpaces + 1) < 256, "a total fits the byte that sums the others");
/// Returns the number of tokens of a seat (1…) at a position.
int tokens_at(const State& state, int seat, int position);
/// Returns the position that a token at `from` reaches with a card of `symbol`: rule 2.
int forward_target(const State& state, int symbol, int from);
/// Returns the position that a token at `from` reaches by moving back, or -1: rule 3.
int back_target(const State& state, int from);
/// Returns the symbol's word in the notation: "hat" or "S".
const char* symbol_word(const State& state, int symbol);
/// Returns the symbol's words in a sentence: "a hat", "spades".
const char* symbol_phrase(const State& state, int symbol);
/// Returns a position as words: "start", "7" or "the boat".
std::string place_phrase(const State& state, int position);
/// Returns why a stalled game is a draw: "nobody got further for 100 rounds".
std::string stall_phrase(const State& state);

/// The rules. `core::Game` specifies each function.
struct Game {
    using State = cartagena::State;
    using Legal = core::FixedList<core::Action, 48>;
    using Chances = core::FixedList<core::Outcome, 8>;

    static const core::GameInfo& info();
    /// Fails if there are more seats than the rule set allows (4, or 5 under `board`), or if the
    /// deck is too small to deal all hands (ruling 8).
    static core::Result<State> start(const core::Options& options, int seats);
    static core::Turn turn(const State& state);
    static void legal(const State& state, Legal& list);
    static void chance(const State& state, Chances& list);
    static core::Action draw(const State& state, core::Rng& rng);
    static void apply(State& state, core::Action action);
    /// Points are tokens on the boat (ruling 9). In a stalemate and in a stalled game all seats
    /// share first place (ruling 5).
    static core::Standing result(const State& state);
    /// Returns how many steps all tokens of a seat have come from the start (`total_of`), in half
    /// steps.
    static std::int32_t progress(const State& state, int seat);
    /// With closed hands a seat sees only its own hand, and a spectator none.
    static const State& observe(const State& state, int seat, State& room);
    static core::Action hide(const State& state, core::Action action, int seat);
    /// Deals random cards to the unknown hands from those that the observer has not seen, all
    /// equally likely.
    static State guess(const State& observation, core::Rng& rng);
    static std::string to_text(const State& state, core::Action action);
    static std::optional<core::Action> from_text(const State& state, std::string_view text);
    static core::Phrase describe(const State& state, core::Action action);
    static std::string why_not(const State& state, core::Action action);
    static const char* check(const State& state);
    static void picture(const State& state, core::JsonWriter& json);
    /// Parses `track=… tokens=…|… hands=…|… turn=1 left=1`, with an optional `discard=…`. A hand
    /// written `?` is unknown; the state is then an observation.
    static core::Result<State> position(const core::Options& options, int seats,
                                        std::string_view text);
    static std::span<const core::ExperimentPreset> presets();
    static std::span<const core::BenchRow> bench_rows() { return {}; }
    static core::LevelTable levels();
    /// Puzzles come from matches of two seats, by the board rules and by the card rules.
    static core::PuzzleSource puzzle_source();
    /// Advice always comes from a search.
    static core::AdviceSource advice_source(const core::Options& /*options*/, int /*seats*/) {
        return core::AdviceSource::search;
    }
};

}  // namespace ctq::cartagena
