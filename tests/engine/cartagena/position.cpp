#include <doctest/doctest.h>

#include "engine/core/perft.hpp"
#include "tests/engine/cartagena/table.hpp"
#include "tests/engine/scenario.hpp"

/// The Position tag of a record, from which a match can start: its notation and its errors.
namespace ctq::tests {
namespace {

const std::string kTokens = "0,3,9,11|0,0,4,9";

std::string problem_of(const std::string& position, const std::string& options = "",
                       int seats = 2) {
    core::Setup setup;
    setup.game = &core::handle_of<cartagena::Game>();
    setup.options = *core::read_options(setup.game->info->options, options);
    setup.seats.assign(static_cast<std::size_t>(seats), "human");
    setup.position = position;
    const auto match = core::Match::start(setup);
    return match ? "no problem" : match.problem().text();
}

std::string with(const std::string& track, const std::string& tokens, const std::string& hands,
                 const std::string& rest) {
    return "track=" + track + " tokens=" + tokens + " hands=" + hands + " " + rest;
}

/// Writes the current position of a match in the notation of the Position tag.
std::string position_text(const core::Match& match) {
    std::string tokens;
    std::string hands;
    std::string discard;
    const cartagena::State& state = state_of(match);
    const bool suits = state.rules == cartagena::RuleSet::cards;
    const auto add = [&](std::string& text, int s, int copies) {
        for (; copies > 0; --copies) {
            const bool comma = !suits && !text.empty() && text.back() != '|';
            text += std::string(comma ? "," : "") + cartagena::symbol_word(state, s);
        }
    };
    std::string track;
    for (int position = 1; position <= state.spaces; ++position) {
        add(track, state.symbol_at[position] - 1, 1);
    }
    for (int seat = 1; seat <= state.seats; ++seat) {
        std::string row = positions(match, seat);
        for (char& c : row) {
            c = c == ' ' ? ',' : c;
        }
        tokens += (seat == 1 ? "" : "|") + row;
        hands += seat == 1 ? "" : "|";
        for (int s = 0; s < state.symbols; ++s) {
            add(hands, s, state.hand[seat - 1][s]);
        }
    }
    for (int s = 0; s < state.symbols; ++s) {
        add(discard, s, state.discard[s]);
    }
    return with(track, tokens, hands,
                "turn=" + std::to_string(state.seat) + " left=" + std::to_string(state.left) +
                    (discard.empty() ? "" : " discard=" + discard));
}

}  // namespace

TEST_CASE(
    "cartagena: a match started from the text of a position has the same legal actions and perft") {
    for (const char* rules : {"rules=cards", "rules=advanced", "rules=board"}) {
        const Scenario scenario{&core::handle_of<cartagena::Game>(), rules, 3};
        for (int ply = 100; ply <= 220; ply += 20) {
            INFO(scenario.name());
            core::Match match = random_match(scenario, 41, ply);
            match.play_chance();
            if (match.turn().kind != core::Turn::Kind::seat) {
                continue;
            }
            core::Setup setup = match.setup();
            setup.position = position_text(match);
            const auto again = core::Match::start(setup);
            REQUIRE_MESSAGE(again, setup.position << ": " << again.problem().text());
            CHECK(legal_texts(*again) == legal_texts(match));
            CHECK(core::perft(match.game(), again->box(), 2) ==
                  core::perft(match.game(), match.box(), 2));
        }
    }
}

TEST_CASE(
    "cartagena: in a position the draw pile holds all cards that are not in hands or discards") {
    const core::Match match = match_at({"", kTokens, "DC|SSH", 1, 1, "HHHD"});
    CHECK(state_of(match).pile == 36 - 5 - 4);
    CHECK(in_deck(match, "H") == 5);
    CHECK(in_deck(match, "S") == 7);
    CHECK(in_discard(match, "H") == 3);
}

TEST_CASE("cartagena: in a Position tag an empty text stands for an empty hand") {
    const core::Match match = match_at({"", kTokens, "|"});
    CHECK(cards_in_hand(match, 1) == 0);
    CHECK(state_of(match).hand_size[1] == 0);
    CHECK(match.turn().known);
}

TEST_CASE(
    "cartagena: a match that starts from a position begins with a seat's turn, not with chance") {
    CHECK(match_at({"", kTokens, "DC|"}).turn().kind == core::Turn::Kind::seat);
}

TEST_CASE("cartagena: the tokens of a position can be written in any order") {
    CHECK(match_at({"", "11,0,9,3|0,0,4,9", "DC|"}).box() ==
          match_at({"", "0,3,9,11|9,4,0,0", "DC|"}).box());
}

TEST_CASE("cartagena: a Position tag with a missing, repeated or unknown part is refused") {
    const std::string track = kCardsTrack;
    CHECK(problem_of("tokens=" + kTokens + " hands=| turn=1 left=1") ==
          "Position: The position lacks track=.");
    CHECK(problem_of("track=" + track + " hands=| turn=1 left=1") ==
          "Position: The position lacks tokens=.");
    CHECK(problem_of(with(track, kTokens, "|", "turn=1")) == "Position: The position lacks left=.");
    for (const char* rest : {"turn=1 left=1 dice=6", "turn=1 left=1 turn=1", "turn=1 left=1 x"}) {
        CHECK_MESSAGE(problem_of(with(track, kTokens, "|", rest)) != "no problem", rest);
    }
}

TEST_CASE("cartagena: a Position tag with an impossible track is refused") {
    for (const char* track : {"SCDCCSHHCSDDSHD", "SCDCCSHHCSDDSHDHH", "SCDCCSHHCSDDSHDX",
                              "SSSSSCCCCDDDHHHH", "", "scdccshhcsddshdh"}) {
        CHECK_MESSAGE(problem_of(with(track, kTokens, "|", "turn=1 left=1")) != "no problem",
                      track);
    }
    // A symbol that appears twice in a segment is an error, whichever symbol it is.
    for (const char* twice : {"bottle,bottle,sword,skull,hat,pistol,keys,keys",
                              "keys,bottle,sword,skull,hat,keys,pistol,bottle"}) {
        const std::string track =
            twice +
            std::string(kBoardTrack)
                .substr(std::string("bottle,keys,sword,skull,hat,pistol,pistol,hat").size());
        CHECK(problem_of(with(track, "0,0,0,0,0,0|0,0,0,0,0,0", "|", "turn=1 left=2"),
                         "rules=board") ==
              "Position: Each segment of six spaces shows each symbol once.");
    }
}

TEST_CASE("cartagena: a Position tag with impossible positions of tokens is refused") {
    for (const char* tokens : {"0,3,9|0,0,4,9", "0,3,9,11,12|0,0,4,9", "0,3,9,18|0,0,4,9",
                               "0,3,9,-1|0,0,4,9", "0,3,9,x|0,0,4,9", "0,3,9,11", "0,9,9,9|0,0,4,9",
                               "17,17,17,17|0,0,4,9", "0,3,9,|0,0,4,9"}) {
        CHECK_MESSAGE(problem_of(with(kCardsTrack, tokens, "|", "turn=1 left=1")) != "no problem",
                      tokens);
    }
}

TEST_CASE("cartagena: a Position tag with impossible hands or discards is refused") {
    for (const char* hands : {"DC", "DC||", "DX|", "DDDDDDDDDD|", "DDDDDD|DDDD", "D,C|", "??|"}) {
        CHECK_MESSAGE(
            problem_of(with(kCardsTrack, kTokens, hands, "turn=1 left=1")) != "no problem", hands);
    }
    CHECK(problem_of(with(kCardsTrack, kTokens, "DDDDD|", "turn=1 left=1 discard=DDDDD")) ==
          "Position: There are more cards of one symbol than the deck has.");
}

TEST_CASE(
    "cartagena: a Position tag with an impossible turn or number of actions left is refused") {
    for (const char* turn : {"turn=0 left=1", "turn=3 left=1", "turn=1 left=0", "turn=1 left=2",
                             "turn=x left=1", "turn= left=1", "turn=1 left=-1"}) {
        CHECK_MESSAGE(problem_of(with(kCardsTrack, kTokens, "|", turn)) != "no problem", turn);
    }
}

TEST_CASE("cartagena: progress is twice the sum of the positions of a seat's tokens") {
    const core::Match match = match_at({"", "0,3,9,11|0,0,4,9", "|"});
    CHECK(cartagena::Game::progress(state_of(match), 1) == 46);
    CHECK(cartagena::Game::progress(state_of(match), 2) == 26);
}

}  // namespace ctq::tests
