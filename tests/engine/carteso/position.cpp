#include <doctest/doctest.h>

#include "engine/core/record.hpp"
#include "tests/engine/carteso/board.hpp"

/// The Position tag of a record, from which a match can start: the rows of the board from the top,
/// the side to move, the claims, and who has the button.
namespace ctq::tests {
namespace {

std::string problem(const std::string& position) {
    return carteso_problem("size=3 komi=0", position);
}

}  // namespace

TEST_CASE(
    "carteso position: the rules page's example starts with the board and scores given there") {
    const core::Match match = carteso_at("XO./O../... V a3=H -", "komi=2");
    const carteso::State& state = carteso_of(match);
    CHECK(rows_of(state) == "XO./O../...");
    CHECK(claims_of(state) == "a3=H");
    CHECK(match.turn().seat == 1);
    CHECK(score_of(match, carteso::kVertical) == 0);
    CHECK(score_of(match, carteso::kHorizontal) == 2 * (1 + 2));
}

TEST_CASE(
    "carteso position: a position from a tag has the same bytes as the same position played") {
    const core::Match played = carteso_after(3, 3, "Xa3 Ob3 button Oa2");
    const core::Match set_up = carteso_at("XO./O../... V a3=V V");
    CHECK(played.box() == set_up.box());
}

TEST_CASE("carteso position: in a match from a position seat 1 is Vertical, and komi=ask means 0") {
    const core::Match match = carteso_at("... H - H", "");
    CHECK(match.turn().seat == 2);
    CHECK(score_of(match, carteso::kHorizontal) == 1);
    CHECK(legal_texts(match).back() == "pass");
}

TEST_CASE("carteso position: a claim can be written with any stone of its group") {
    CHECK(carteso_at("XXX/XO./XXX V c1=V -").box() == carteso_at("XXX/XO./XXX V b3=V -").box());
}

TEST_CASE("carteso position: a match that starts from a position can be played, saved and loaded") {
    core::Match match = carteso_at("XO./O../... V a3=H -");
    play(match, "Xb2 button Oc3");
    const core::GameHandle* const games[] = {&core::handle_of<carteso::Game>()};
    const auto again = core::read_record(games, core::write_record(match));
    REQUIRE_MESSAGE(again, again.problem().text());
    CHECK(again->match.hash() == match.hash());
}

TEST_CASE("carteso position: each kind of invalid Position tag has its own error message") {
    CHECK(problem("XO./O../...") ==
          "Position: A position is the rows from the top, the side to move, the claims and who has "
          "the button, such as XO./O../... V a3=H -; this has 1 words.");
    CHECK(problem("XO./O.. V - -") == "Position: The position has 2 rows, the board 3.");
    CHECK(problem("XO/O../... V - -") == "Position: Row 3 has 2 points, the board 3 columns.");
    CHECK(problem("XO./O?./... V - -") ==
          "Position: A point is X, O or . for empty, not \"?\" on b2.");
    CHECK(problem("XO./O../... W a3=H -") == "Position: The side to move is V or H, not \"W\".");
    CHECK(problem("XO./O../... V a3=H x") ==
          "Position: The button is with V, H or nobody (-), not \"x\".");
    CHECK(problem("XO./O../... V a3 -") ==
          "Position: A claim is a point of this board and its owner such as a1=V, not \"a3\".");
    CHECK(problem("XO./O../... V d3=H -") ==
          "Position: A claim is a point of this board and its owner such as a1=V, not \"d3=H\".");
    CHECK(problem("XO./O../... V a3=H,b2=V -") == "Position: There is no stone on b2 to claim.");
    CHECK(problem("XO./O../... V a3=H,a3=H -") == "Position: The group of a3 is claimed twice.");
}

TEST_CASE("carteso position: exactly the finished groups must be claimed, each by its owner") {
    CHECK(problem("XO./O../... V - -") ==
          "Position: The group of a3 is finished, so it is claimed: a3=V or H.");
    CHECK(problem("XO./O../... V a3=H,b3=V -") ==
          "Position: The group of b3 may still grow, so nobody has claimed it.");
    CHECK(problem("XXX/OOO/... V a3=V,a2=H -") ==
          "Position: The group of a3 belongs to Horizontal.");
}

}  // namespace ctq::tests
