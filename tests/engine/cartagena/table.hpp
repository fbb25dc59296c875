#pragma once

#include <string>
#include <vector>

#include "engine/core/match.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "tests/engine/tokens.hpp"

/// Helpers that set up a position of Cartagena and read its state.
namespace ctq::tests {

/// The track in Greg Wilson's example and in the hand-made positions for `rules=cards`.
inline constexpr const char* kCardsTrack = "SCDCCSHHCSDDSHDH";

/// The track in the hand-made positions for `rules=board`, also used for `rules=advanced`.
inline constexpr const char* kBoardTrack =
    "bottle,keys,sword,skull,hat,pistol,pistol,hat,skull,sword,keys,bottle,"
    "bottle,keys,sword,skull,hat,pistol,pistol,hat,skull,sword,keys,bottle,"
    "bottle,keys,sword,skull,hat,pistol,pistol,hat,skull,sword,keys,bottle";

/// A position in the notation of the Position tag. The seats are separated by "|".
struct Table {
    std::string options;  ///< as in a record
    std::string tokens;   ///< "0,3,9,11|0,0,4,9"
    std::string hands;    ///< "DC|?"
    int turn = 1;
    int left = 1;
    std::string discard{};  ///< the cards in the discards; may be empty
};

/// Returns a match that starts from this position. Fails the test if the match can't start.
core::Match match_at(const Table& table);

/// Tries to start a match from this position. Returns the error message, or "" if the match starts.
std::string problem_at(const Table& table);

/// A new match, before the first outcome of chance.
core::Match new_race(const std::string& options, int seats, std::uint64_t seed = 0);

/// The legal actions whose tokens start with this prefix, such as "back@".
std::vector<std::string> legal_starting(const core::Match& match, const std::string& prefix);

const cartagena::State& state_of(const core::Match& match);

/// The positions of a seat's tokens, in rising order: "0 3 9 11".
std::string positions(const core::Match& match, int seat);

/// The index of the symbol with this name, such as "hat" or "S".
int symbol(const core::Match& match, const std::string& word);

/// The number of cards with this symbol in a hand, in the draw pile (including unseen cards), and
/// in the discards.
int in_hand(const core::Match& match, int seat, const std::string& word);
int in_deck(const core::Match& match, const std::string& word);
int in_discard(const core::Match& match, const std::string& word);

/// The number of known cards in a hand.
int cards_in_hand(const core::Match& match, int seat);

}  // namespace ctq::tests
