#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>
#include <numeric>

#include "tests/engine/cartagena/table.hpp"

/// The set-up of a game before the first turn: track, deck, hands and options.
namespace ctq::tests {
namespace {

using cartagena::State;

core::Match dealt(const std::string& options, int seats, std::uint64_t seed = 1) {
    core::Match match = new_race(options, seats, seed);
    match.play_chance();
    return match;
}

State after_deal(const std::string& options, int seats, std::uint64_t seed = 1) {
    return state_of(dealt(options, seats, seed));
}

bool all_zero(const std::uint8_t* from, const std::uint8_t* to) {
    return std::all_of(from, to, [](std::uint8_t byte) { return byte == 0; });
}

/// Returns whether all bytes of the state that a game of two seats, three tokens, four suits and
/// sixteen spaces doesn't use are zero.
bool rest_is_zero(const State& state) {
    bool zero = all_zero(std::begin(state.unused), std::end(state.unused));
    for (int seat = 2; seat < cartagena::kMostSeats; ++seat) {
        zero = zero && state.own[seat] == 0 && state.hand_size[seat] == 0 &&
               state.token[seat] == 0 &&
               all_zero(std::begin(state.hand[seat]), std::end(state.hand[seat]));
    }
    for (int seat = 0; seat < 2; ++seat) {
        zero = zero && state.token[seat] >> 24U == 0 &&
               all_zero(state.hand[seat] + 4, std::end(state.hand[seat]));
    }
    return zero && all_zero(state.deck + 4, std::end(state.deck)) &&
           all_zero(state.discard + 4, std::end(state.discard)) && state.on_space[0] == 0 &&
           all_zero(state.on_space + 17, std::end(state.on_space)) && state.symbol_at[0] == 0 &&
           all_zero(state.symbol_at + 17, std::end(state.symbol_at)) &&
           state.symbol_spaces[4] == 0 && state.symbol_spaces[5] == 0;
}

void expect_setup(const std::string& options, int seats, int tokens, int spaces, int hand,
                  int pile) {
    INFO(options << ", " << seats << " seats");
    const core::Match match = dealt(options, seats);
    const State& state = state_of(match);
    CHECK(state.seats == seats);
    CHECK(state.tokens == tokens);
    CHECK(state.laid == spaces);
    CHECK(cartagena::boat(state) == spaces + 1);
    CHECK(state.pile == pile);
    CHECK(std::accumulate(std::begin(state.deck), std::end(state.deck), 0) == pile);
    for (int seat = 1; seat <= seats; ++seat) {
        CHECK(cards_in_hand(match, seat) == hand);
        CHECK(cartagena::tokens_at(state, seat, 0) == tokens);
    }
    CHECK(state.occupied == 0);
}

std::vector<core::Outcome> outcomes(const core::Match& match) {
    core::OutcomeList list;
    match.game().chance(match.state(), list);
    return {list.begin(), list.end()};
}

std::vector<unsigned> weights(const core::Match& match) {
    std::vector<unsigned> found;
    for (const core::Outcome& outcome : outcomes(match)) {
        found.push_back(outcome.weight);
    }
    return found;
}

std::string start_problem(const std::string& options, int seats) {
    const auto& game = core::handle_of<cartagena::Game>();
    const auto read = core::read_options(game.info->options, options);
    if (!read) {
        return read.problem().text();
    }
    core::Setup setup;
    setup.game = &game;
    setup.options = *read;
    setup.seats.assign(static_cast<std::size_t>(seats), "human");
    const auto match = core::Match::start(setup);
    return match ? "" : match.problem().text();
}

using Texts = std::vector<std::string>;
using Weights = std::vector<unsigned>;

}  // namespace

TEST_CASE("cartagena: rules=cards has 4 tokens, 16 spaces and hands of 3 cards for 2 to 4 seats") {
    expect_setup("rules=cards", 2, 4, 16, 3, 30);
    expect_setup("rules=cards", 3, 4, 16, 3, 27);
    expect_setup("rules=cards", 4, 4, 16, 3, 24);
}

TEST_CASE("cartagena: rules=advanced has 6 tokens, 36 spaces and hands of 6 cards") {
    expect_setup("rules=advanced", 2, 6, 36, 6, 90);
    expect_setup("rules=advanced", 3, 6, 36, 6, 84);
    expect_setup("rules=advanced", 4, 6, 36, 6, 78);
}

TEST_CASE("cartagena: rules=board has 6 tokens, 36 spaces and hands of 6 cards for 2 to 5 seats") {
    expect_setup("rules=board", 2, 6, 36, 6, 168);
    expect_setup("rules=board", 3, 6, 36, 6, 162);
    expect_setup("rules=board", 4, 6, 36, 6, 156);
    expect_setup("rules=board", 5, 6, 36, 6, 150);
}

TEST_CASE("cartagena: only rules=board can be played by five seats, and no rule set by one seat") {
    CHECK(start_problem("rules=board", 5).empty());
    CHECK(start_problem("rules=board", 6) == "seats: Cartagena is for 2 to 5 players, not 6.");
    CHECK(start_problem("rules=cards", 5) ==
          "seats: Under the card rules Cartagena is for 2 to 4 players, not 5.");
    CHECK(start_problem("rules=advanced", 5) ==
          "seats: Under the advanced rules Cartagena is for 2 to 4 players, not 5.");
    CHECK(start_problem("rules=cards", 1) == "seats: Cartagena is for 2 to 5 players, not 1.");
}

TEST_CASE(
    "cartagena: the deck has 36 cards under rules=cards, 102 under advanced and 180 under board") {
    const auto cards = new_race("rules=cards", 2);
    CHECK(state_of(cards).pile == 36);
    CHECK(in_deck(cards, "S") == 9);
    const auto advanced = new_race("rules=advanced", 2);
    CHECK(state_of(advanced).pile == 102);
    CHECK(in_deck(advanced, "hat") == 17);
    const auto board = new_race("rules=board", 2);
    CHECK(state_of(board).pile == 180);
    CHECK(in_deck(board, "hat") == 30);
}

TEST_CASE("cartagena: under rules=cards the track has four spaces of each suit") {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const State state = after_deal("rules=cards", 2, seed);
        for (int suit = 0; suit < 4; ++suit) {
            CHECK(std::count(state.symbol_at + 1, state.symbol_at + 17, suit + 1) == 4);
        }
    }
}

TEST_CASE("cartagena: under rules=advanced the track has six of each symbol, in any order") {
    bool segment_repeats = false;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const State state = after_deal("rules=advanced", 2, seed);
        for (int s = 0; s < 6; ++s) {
            CHECK(std::count(state.symbol_at + 1, state.symbol_at + 37, s + 1) == 6);
            segment_repeats =
                segment_repeats || std::count(state.symbol_at + 1, state.symbol_at + 7, s + 1) > 1;
        }
    }
    CHECK(segment_repeats);
}

TEST_CASE("cartagena: under rules=board each segment of the track has every symbol once") {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const State state = after_deal("rules=board", 2, seed);
        for (int segment = 0; segment < 6; ++segment) {
            const auto* first = state.symbol_at + 1 + 6 * segment;
            for (int s = 0; s < 6; ++s) {
                CHECK(std::count(first, first + 6, s + 1) == 1);
            }
        }
    }
}

TEST_CASE("cartagena: chance draws the first seat, then the track, then the hands seat by seat") {
    core::Match match = new_race("rules=cards", 3);
    CHECK(legal_texts(match) == Texts{"first=1", "first=2", "first=3"});
    CHECK(weights(match) == Weights{1, 1, 1});
    play(match, "first=3");
    CHECK(legal_texts(match) == Texts{"space=S", "space=H", "space=D", "space=C"});
    play(match,
         "space=S space=S space=S space=S space=H space=H space=H space=H "
         "space=D space=D space=D space=D space=C space=C space=C space=C");
    play(match, "deal=S deal=S deal=H");
    CHECK(in_hand(match, 1, "S") == 2);
    CHECK(in_hand(match, 1, "H") == 1);
    play(match, "deal=D deal=D deal=D deal=C deal=C deal=C");
    CHECK(in_hand(match, 2, "D") == 3);
    CHECK(in_hand(match, 3, "C") == 3);
    CHECK(match.turn().kind == core::Turn::Kind::seat);
    CHECK(match.turn().seat == 3);
}

TEST_CASE(
    "cartagena: under rules=cards and advanced a symbol's weight is its number of spaces to come") {
    core::Match match = new_race("rules=cards", 2);
    play(match, "first=1");
    CHECK(weights(match) == Weights{4, 4, 4, 4});
    play(match, "space=S space=S space=D");
    CHECK(weights(match) == Weights{2, 4, 3, 4});
    play(match, "space=S space=S");
    CHECK(legal_texts(match) == Texts{"space=H", "space=D", "space=C"});
    core::Match advanced = new_race("rules=advanced", 2);
    play(advanced, "first=1 space=hat space=hat");
    CHECK(weights(advanced) == Weights{6, 6, 6, 6, 4, 6});
}

TEST_CASE("cartagena: under rules=board each symbol that the segment lacks is equally likely") {
    core::Match match = new_race("rules=board", 2);
    play(match, "first=1 space=hat space=keys");
    CHECK(legal_texts(match) ==
          Texts{"space=bottle", "space=sword", "space=skull", "space=pistol"});
    CHECK(weights(match) == Weights{1, 1, 1, 1});
    play(match, "space=bottle space=sword space=skull space=pistol");
    CHECK(legal_texts(match).size() == 6);
}

TEST_CASE("cartagena: the weight of dealing a symbol is the number of its cards left in the deck") {
    core::Match match = new_race("rules=cards", 2);
    play(match,
         "first=1 space=S space=S space=S space=S space=H space=H space=H space=H "
         "space=D space=D space=D space=D space=C space=C space=C space=C");
    CHECK(weights(match) == Weights{9, 9, 9, 9});
    play(match, "deal=S deal=S deal=C");
    CHECK(weights(match) == Weights{7, 9, 9, 8});
}

TEST_CASE("cartagena: option values in the ranges on the rules page are accepted, others refused") {
    for (const char* fine :
         {"tokens=1", "tokens=6", "actions=1", "actions=3", "stall=0", "stall=999"}) {
        CHECK_MESSAGE(start_problem(fine, 2).empty(), fine);
    }
    for (const char* wrong :
         {"tokens=0", "tokens=7", "actions=0", "actions=4", "hand=0", "per_symbol=0", "full=jump",
          "hands=half", "boat_return=maybe", "stall=1000", "stall=-1"}) {
        CHECK_MESSAGE(!start_problem(wrong, 2).empty(), wrong);
    }
}

TEST_CASE("cartagena: options are refused if the deck has too few cards for all hands") {
    CHECK(start_problem("hand=9", 4).empty());
    CHECK(start_problem("hand=10", 4) ==
          "options: The deck has 36 cards: too few to deal 10 to each of 4 players.");
    CHECK(start_problem("hand=18", 2).empty());
    CHECK(!start_problem("hand=19", 2).empty());
    CHECK(start_problem("rules=board per_symbol=5", 5).empty());
    CHECK(!start_problem("rules=board per_symbol=4", 5).empty());
}

TEST_CASE("cartagena: dealing the whole deck leaves an empty pile") {
    const core::Match match = dealt("hand=9", 4);
    CHECK(state_of(match).pile == 0);
    CHECK(cards_in_hand(match, 4) == 9);
}

TEST_CASE(
    "cartagena: each rule set has its default values of the options hands, full and actions") {
    const State cards = after_deal("rules=cards", 2);
    CHECK((cards.closed_hands && !cards.skip_full && cards.boat_return && cards.actions == 1));
    const State advanced = after_deal("rules=advanced", 2);
    CHECK((advanced.closed_hands && !advanced.skip_full && advanced.boat_return &&
           advanced.actions == 3));
    const State board = after_deal("rules=board", 2);
    CHECK((!board.closed_hands && board.skip_full && board.boat_return && board.actions == 2));
}

TEST_CASE("cartagena: bytes of the state for seats, tokens and symbols not in play stay zero") {
    core::Match match = dealt("rules=cards tokens=3", 2, 4);
    int turns = 0;
    for (; turns < 200 && match.turn().kind != core::Turn::Kind::over; ++turns) {
        const auto texts = legal_texts(match);
        play(match, texts[static_cast<std::size_t>(turns) % texts.size()]);
        match.play_chance();
        REQUIRE(rest_is_zero(state_of(match)));
    }
    CHECK(turns > 20);
}

}  // namespace ctq::tests
