#include <doctest/doctest.h>

#include <algorithm>

#include "tests/engine/carteso/board.hpp"

/// The rules on the rules page, one by one, and the rulings on them.
namespace ctq::tests {
namespace {

using Texts = std::vector<std::string>;

bool contains(const Texts& texts, const std::string& text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

/// All claims after these actions on an empty board: "a1=V a3=H".
std::string claims_after(int rows, int columns, const std::string& tokens) {
    return claims_of(carteso_of(carteso_after(rows, columns, tokens)));
}

}  // namespace

TEST_CASE(
    "carteso rule 1: a board has 1 to 13 rows and columns, and any point can take either colour") {
    for (const auto& [rows, columns] :
         {std::pair{1, 1}, {1, 13}, {13, 1}, {9, 9}, {13, 13}, {2, 7}}) {
        const Texts texts = legal_texts(carteso_after(rows, columns, ""));
        CHECK(texts.size() == static_cast<std::size_t>(2 * rows * columns + 1));
        const std::string corner =
            std::string(1, "abcdefghijklm"[columns - 1]) + std::to_string(rows);
        CHECK(contains(texts, "X" + corner));
        CHECK(contains(texts, "O" + corner));
    }
}

TEST_CASE("carteso rule 2: seat 1 names komi, seat 2 picks its side, then Vertical moves") {
    core::Match match = new_carteso("size=3");
    CHECK(match.turn().seat == 1);
    CHECK(legal_texts(match) == Texts{"komi=0", "komi=1", "komi=2", "komi=3", "komi=4", "komi=5",
                                      "komi=6", "komi=7", "komi=8", "komi=9"});
    play(match, "komi=4");
    CHECK(match.turn().seat == 2);
    CHECK(legal_texts(match) == Texts{"side=V", "side=H"});
    core::Match other = match;
    play(match, "side=V");
    CHECK(match.turn().seat == 2);
    CHECK(match.standing().half_points[0] == 8);
    play(other, "side=H");
    CHECK(other.turn().seat == 1);
    CHECK(other.standing().half_points[1] == 8);
}

TEST_CASE("carteso rule 2: naming komi or picking a side is skipped if the options settle it") {
    CHECK(legal_texts(new_carteso("size=2 komi=1")) == Texts{"side=V", "side=H"});
    core::Match match = new_carteso("size=2 sides=fixed");
    play(match, "komi=2");
    CHECK(match.turn().seat == 1);
    CHECK(contains(legal_texts(match), "button"));
    CHECK(contains(legal_texts(new_carteso("size=2 komi=1 sides=fixed")), "button"));
}

TEST_CASE("carteso rule 2: komi is added to Horizontal's score, whichever seat plays that side") {
    core::Match match = new_carteso("rows=1 cols=1");
    play(match, "komi=1 side=V Xa1 button pass pass");
    // The group has as many rows as columns. Vertical placed the last stone, so Horizontal claims
    // it.
    CHECK(match.standing().half_points[0] == 2 * 1 + 2 * 1 + 1);
    CHECK(match.standing().half_points[1] == 0);
    CHECK(match.standing().rank[0] == 1);
}

TEST_CASE("carteso rule 3: the button can be taken only once") {
    core::Match match = carteso_after(2, 2, "");
    CHECK(contains(legal_texts(match), "button"));
    play(match, "button");
    CHECK_FALSE(contains(legal_texts(match), "button"));
    CHECK(refusal(match, "button") == "The button is taken already.");
    CHECK(score_of(match, carteso::kVertical) == 1);
}

TEST_CASE("carteso rule 3: a pass is illegal while nobody has the button") {
    core::Match match = carteso_after(2, 2, "Xa1");
    CHECK_FALSE(contains(legal_texts(match), "pass"));
    CHECK(refusal(match, "pass") == "While nobody has the button, nobody may pass.");
    play(match, "button");
    CHECK(contains(legal_texts(match), "pass"));
}

TEST_CASE("carteso rule 3: taking the button is a whole turn and not a pass") {
    core::Match match = carteso_after(2, 2, "button");
    CHECK(match.turn().seat == 2);
    play(match, "pass");
    CHECK(match.turn().kind == core::Turn::Kind::seat);
    play(match, "Xa1 pass");
    CHECK(match.turn().kind == core::Turn::Kind::seat);
    play(match, "pass");
    CHECK(match.turn().kind == core::Turn::Kind::over);
}

TEST_CASE(
    "carteso rule 4: a group is stones of one colour that touch orthogonally, not diagonally") {
    const core::Match match = carteso_at("XX../.XO./..X./.... V - -");
    const carteso::Group group = group_of(carteso_of(match), "a4");
    CHECK(carteso::count(group.stones) == 3);
    CHECK(group.box.rows() == 2);
    CHECK(group.box.columns() == 2);
    CHECK(carteso::count(group_of(carteso_of(match), "c2").stones) == 1);
}

TEST_CASE(
    "carteso rule 5: Vertical claims groups with more rows, Horizontal those with more columns") {
    CHECK(claims_after(2, 1, "Xa1 Xa2") == "a2=V");
    CHECK(claims_after(2, 1, "Oa1 Oa2") == "a2=V");
    CHECK(claims_after(1, 2, "Xa1 Xb1") == "a1=H");
    CHECK(claims_after(1, 2, "Oa1 Ob1") == "a1=H");
}

TEST_CASE(
    "carteso rule 5: a group with equal spans goes to the opponent of the side that finished it") {
    CHECK(claims_after(1, 1, "Xa1") == "a1=H");
    CHECK(claims_after(1, 1, "button Xa1") == "a1=V");
    // The last stone can be outside the group: Vertical encloses the O on a1 with an X.
    CHECK(claims_after(2, 2, "Xa2 Oa1 Xb1") == "a1=H");
}

TEST_CASE(
    "carteso rule 6: a group is finished if no more stones can increase its rows or columns") {
    const core::Match open = carteso_at("XX./XO./OO. V - -");
    CHECK_FALSE(group_of(carteso_of(open), "a3").finished);
    CHECK_FALSE(group_of(carteso_of(open), "a1").finished);
    // A group can be finished although it has an empty point inside.
    const core::Match ring = carteso_at("XXX/X.X/XXX V a3=V -");
    CHECK(group_of(carteso_of(ring), "a3").finished);
}

TEST_CASE("carteso rule 6: a group can grow by joining other stones of its colour") {
    // X on a1 can still join X on c1 through the empty point between them.
    const core::Match match = carteso_at("OOOO/X.XO V a2=H -");
    CHECK_FALSE(group_of(carteso_of(match), "a1").finished);
    CHECK_FALSE(group_of(carteso_of(match), "c1").finished);
}

TEST_CASE(
    "carteso rule 7: groups are claimed when a stone is placed, never by the button or a pass") {
    core::Match match = carteso_after(2, 2, "Xa1 Ob1 button pass Oa2");
    const std::string before = claims_of(carteso_of(match));
    CHECK(before == "a1=H");
    play(match, "pass");
    CHECK(claims_of(carteso_of(match)) == before);
}

TEST_CASE("carteso rule 7: one stone can finish groups of both colours at once") {
    CHECK(claims_after(2, 2, "Xa2 Ob1 Xa1") == "");
    CHECK(claims_after(2, 2, "Xa2 Ob1 Xa1 Ob2") == "a2=V b2=V");
}

TEST_CASE("carteso rule 7: a claim is permanent, whoever places stones later") {
    core::Match match = carteso_after(2, 2, "Xa1 Oa2 Ob1");
    CHECK(claims_of(carteso_of(match)) == "a1=H");
    play(match, "button Ob2");
    CHECK(claims_of(carteso_of(match)).find("a1=H") != std::string::npos);
}

TEST_CASE("carteso rule 8: only two passes in a row end the game") {
    core::Match match = carteso_after(2, 2, "button pass Xa1 pass Xb2 pass");
    CHECK(match.turn().kind == core::Turn::Kind::seat);
    play(match, "pass");
    CHECK(match.turn().kind == core::Turn::Kind::over);
    CHECK(match.standing().over);
}

TEST_CASE("carteso rule 8: stones in unclaimed groups score for nobody") {
    core::Match match = carteso_after(3, 3, "Xb2 button pass pass");
    CHECK(score_of(match, carteso::kVertical) == 0);
    CHECK(score_of(match, carteso::kHorizontal) == 1);
    CHECK(match.standing().rank[1] == 1);
}

TEST_CASE("carteso rule 8: stones that join a claimed group score for its owner") {
    core::Match match = carteso_after(3, 3, "Xa3 Xb3 Xc3 Xc2 Xc1");
    CHECK(score_of(match, carteso::kHorizontal) == 10);
    play(match, "Xb2");
    CHECK(score_of(match, carteso::kHorizontal) == 12);
    CHECK(claims_of(carteso_of(match)) == "a3=H");
}

TEST_CASE(
    "carteso: the progress of a seat is its score and its safe stones, until the match ends") {
    core::Match match = carteso_after(3, 3, "Xa1 Oa2 button Ob2 Xb1 Oc2 Xc1", 2);
    const auto progress = [&](int seat) {
        return carteso::Game::progress(carteso_of(match), seat);
    };
    CHECK(progress(1) == 1);   // the button
    CHECK(progress(2) == 16);  // three stones claimed, three safe, komi 2
    CHECK(score_of(match, carteso::kHorizontal) == 10);
    play(match, "pass pass");
    CHECK(progress(2) == 10);  // what is safe no longer counts
    const core::Match fresh = new_carteso("size=3");
    CHECK(carteso::Game::progress(carteso_of(fresh), 1) == 0);
    CHECK(carteso::Game::progress(carteso_of(fresh), 2) == 0);
}

TEST_CASE("carteso rule 8: the higher score wins, and a tie is impossible") {
    for (int komi = 0; komi <= 2; ++komi) {
        core::Match match = carteso_after(1, 2, "Xa1 Ob1 button pass pass", komi);
        CHECK_FALSE(match.standing().drawn());
        CHECK(match.standing().half_points[0] % 2 != match.standing().half_points[1] % 2);
    }
}

TEST_CASE("carteso fact: on a full board all stones are claimed and only the button is legal") {
    core::Match match = carteso_after(2, 2, "Xa1 Ob2 Xa2 Ob1");
    CHECK(carteso::count(carteso_of(match).claimed[carteso::kVertical]) == 4);
    CHECK(legal_texts(match) == Texts{"button"});
    play(match, "button");
    CHECK(legal_texts(match) == Texts{"pass"});
}

TEST_CASE(
    "carteso fact: a stone that cuts off the empty points around a distant group finishes it") {
    // The O on a1 can reach the right edge only through the empty points c1 and d1.
    core::Match match = carteso_at("XXXXX/XXX.O/OO... V - -");
    CHECK(claims_of(carteso_of(match)) == "");
    play(match, "Xc1");
    // The group of X is finished, too: it spans the whole board.
    CHECK(claims_of(carteso_of(match)) == "a1=H a3=H");
}

TEST_CASE(
    "carteso fact: a stone on the only point to which an enclosed group can grow finishes it") {
    // O can grow only to b3. After X on b3 the O has its largest spans.
    core::Match match = carteso_at("X.X/XOX/XXX V a3=V -");
    CHECK(claims_of(carteso_of(match)) == "a3=V");
    play(match, "Xb3");
    CHECK(claims_of(carteso_of(match)) == "a3=V b2=H");
}

TEST_CASE(
    "carteso fact: a stone that joins loose stones to a claimed group adds them to the claim") {
    core::Match match = carteso_at("XXXXX/X...X/X.X.X/X...X/XXXXX V a5=H -");
    CHECK(score_of(match, carteso::kHorizontal) == 32);
    play(match, "Xc4");
    CHECK(score_of(match, carteso::kHorizontal) == 36);
    CHECK(score_of(match, carteso::kVertical) == 0);
}

TEST_CASE("carteso: the refusal of an occupied point names the point") {
    core::Match match = carteso_after(2, 2, "Xa1");
    CHECK(refusal(match, "Oa1") == "There is a stone on a1 already.");
    const auto refused = match.play_text("Xc1");
    CHECK(refused);
}

TEST_CASE("carteso: komi and sides are chosen once, before any other action") {
    core::Match match = new_carteso("size=2");
    CHECK(refusal(match, "Xa1") == "Player 1 names the komi first, from 0 to 4.");
    CHECK(refusal(match, "komi=5") == "Komi is a whole number from 0 to the number of points, 4.");
    play(match, "komi=4");
    CHECK(refusal(match, "pass") == "Player 2 picks a side first: Vertical or Horizontal.");
    play(match, "side=H");
    CHECK(refusal(match, "komi=4") == "Komi is settled already.");
    CHECK(refusal(match, "side=V") == "The sides are settled already.");
}

TEST_CASE("carteso: the log describes every action and its claims") {
    const auto words = [](const core::Match& match, const std::string& token) {
        const auto action = carteso::Game::from_text(carteso_of(match), token);
        REQUIRE(action);
        return carteso::Game::describe(carteso_of(match), *action).they;
    };
    CHECK(words(new_carteso(""), "komi=7") == "names a komi of 7 for Horizontal");
    CHECK(words(new_carteso("komi=7"), "side=H") == "plays Horizontal");
    const core::Match match = carteso_after(2, 2, "Xa2 Ob1 Xa1");
    CHECK(words(match, "button") == "takes the button");
    CHECK(words(match, "Ob2") == "places O on b2: Vertical claims 4 stones");  // both of 2 stones
    CHECK(words(carteso_after(2, 1, "Xa1"), "Xa2") ==
          "places X on a2: Vertical claims 2 stones (2 rows × 1 column)");
    CHECK(words(carteso_after(1, 1, ""), "Oa1") ==
          "places O on a1: Horizontal claims 1 stone (1 × 1: a tie goes to the opponent)");
    const core::Match ring = carteso_at("XXX/X../XXX V a3=V V");
    CHECK(words(ring, "Xb2") == "places X on b2: Vertical's claim grows by 1 stone");
    CHECK(words(ring, "pass") == "passes");
    core::Match passed = ring;
    play(passed, "pass");
    CHECK(words(passed, "pass") == "passes as well: the game ends");
}

}  // namespace ctq::tests
