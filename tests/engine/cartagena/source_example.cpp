#include <doctest/doctest.h>

#include "tests/engine/cartagena/table.hpp"

/// The example position in the source of the rules, by Greg Wilson: green is to act and holds a
/// diamond and a club.
namespace ctq::tests {
namespace {

using Texts = std::vector<std::string>;

core::Match example(const std::string& options) {
    return match_at({options, "0,3,9,11|0,0,4,9|0,3,5,9", "DC|?|?", 1, 1, ""});
}

/// The positions of seat 1's tokens after this action, which is written as in a record.
std::string positions_after(core::Match match, const std::string& token) {
    play(match, token);
    return positions(match, 1);
}

}  // namespace

TEST_CASE(
    "cartagena: Greg Wilson's example position has exactly the nine legal actions that he lists") {
    CHECK(legal_texts(example("")) ==
          Texts{"D@0", "D@3", "D@9", "D@11", "C@0", "C@3", "C@9", "C@11", "back@9"});
}

TEST_CASE(
    "cartagena: the nine actions of Greg Wilson's example lead to the positions that he gives") {
    const core::Match match = example("");
    CHECK(positions_after(match, "D@0") == "3 9 11 12");
    CHECK(positions_after(match, "D@3") == "0 9 11 12");
    CHECK(positions_after(match, "D@9") == "0 3 11 12");
    CHECK(positions_after(match, "D@11") == "0 3 9 12");
    CHECK(positions_after(match, "C@0") == "2 3 9 11");
    CHECK(positions_after(match, "C@3") == "0 9 11 17");
    CHECK(positions_after(match, "C@9") == "0 3 11 17");
    CHECK(positions_after(match, "C@11") == "0 3 9 17");
    CHECK(positions_after(match, "back@9") == "0 3 5 11");
}

TEST_CASE("cartagena: falling back in Greg Wilson's example position draws one card") {
    core::Match match = example("");
    play(match, "back@9");
    CHECK(state_of(match).due == 1);
    CHECK(match.turn().kind == core::Turn::Kind::chance);
}

TEST_CASE("cartagena: the illegal moves of Greg Wilson's example are refused with a reason") {
    core::Match match = example("");
    CHECK(refusal(match, "back@11") ==
          "The nearest occupied space behind is full and blocks the way.");
    CHECK(refusal(match, "back@3") == "Nobody stands behind 3.");
    CHECK(refusal(match, "back@0") == "There is nothing behind the start.");
    CHECK(match.size() == 0);
}

TEST_CASE(
    "cartagena: under full=skip Greg Wilson's example also allows falling back from 11 to 5") {
    const core::Match match = example("full=skip");
    CHECK(legal_starting(match, "back@") == Texts{"back@9", "back@11"});
    CHECK(legal_texts(match).size() == 10);
    CHECK(positions_after(match, "back@11") == "0 3 5 9");
    core::Match taken = match;
    play(taken, "back@11");
    CHECK(state_of(taken).due == 1);
}

TEST_CASE("cartagena: the Position tag on the rules page gives Greg Wilson's example position") {
    core::Setup setup;
    setup.game = &core::handle_of<cartagena::Game>();
    setup.options = core::standard_options(setup.game->info->options);
    setup.seats.assign(3, "human");
    setup.position =
        "track=SCDCCSHHCSDDSHDH tokens=0,3,9,11|0,0,4,9|0,3,5,9 hands=DC|?|? turn=1 left=1";
    const auto match = core::Match::start(setup);
    REQUIRE(match);
    CHECK(legal_texts(*match).size() == 9);
}

}  // namespace ctq::tests
