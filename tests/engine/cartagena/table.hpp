#pragma once

#include <string>
#include <vector>

#include "engine/core/match.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "tests/engine/tokens.hpp"

/// Short ways to set up a position of Cartagena and to ask what is legal.
namespace ctq::tests {

/// The track of the source's example and of the vectors for `cards`.
inline constexpr const char* kCardsTrack = "SCDCCSHHCSDDSHDH";

/// The track of the vectors for `board`; it serves `advanced`, too.
inline constexpr const char* kBoardTrack =
    "bottle,keys,sword,skull,hat,pistol,pistol,hat,skull,sword,keys,bottle,"
    "bottle,keys,sword,skull,hat,pistol,pistol,hat,skull,sword,keys,bottle,"
    "bottle,keys,sword,skull,hat,pistol,pistol,hat,skull,sword,keys,bottle";

/// A set-up position, in the words of the Position tag.
struct Table {
    std::string options;  ///< as in a record
    std::string tokens;   ///< "0,3,9,11|0,0,4,9"
    std::string hands;    ///< "DC|?"
    int turn = 1;
    int left = 1;
    std::string discard{};  ///< may be empty
};

/// The match that starts there; the test fails where it can't.
core::Match match_at(const Table& table);

/// What starting there says, "" if it works.
std::string problem_at(const Table& table);

/// A match from the very start, chance not yet asked.
core::Match new_race(const std::string& options, int seats, std::uint64_t seed = 0);

/// The legal actions that begin this way: "back@".
std::vector<std::string> legal_starting(const core::Match& match, const std::string& prefix);

/// The state, to look into.
const cartagena::State& state_of(const core::Match& match);

/// Where a seat's tokens stand, in rising order: "0 3 9 11".
std::string positions(const core::Match& match, int seat);

/// The symbol's number from its word.
int symbol(const core::Match& match, const std::string& word);

/// Cards in a hand, the draw pile (with unseen ones), the discards, by the symbol's word.
int in_hand(const core::Match& match, int seat, const std::string& word);
int in_deck(const core::Match& match, const std::string& word);
int in_discard(const core::Match& match, const std::string& word);

/// All known cards of a hand.
int cards_in_hand(const core::Match& match, int seat);

}  // namespace ctq::tests
