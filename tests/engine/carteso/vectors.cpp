#include <doctest/doctest.h>

#include "tests/engine/carteso/board.hpp"

/// Positions and games worked out by hand ("vectors"): the rows and columns of every group, which
/// groups are finished, the claims after each action, and the scores.
namespace ctq::tests {
namespace {

/// A group of a position, as worked out by hand.
struct Known {
    const char* at;
    char colour;
    int stones;
    int rows;
    int columns;
    char claimed_by;  ///< V or H if the group is finished, else -
};

/// Sets up a position in which `mover` (V or H) has just placed a stone, with the claims that
/// `groups` give. Compares the groups and the scores in points.
void expect_position(const std::string& board, char mover, const std::vector<Known>& groups,
                     int score_v, int score_h) {
    std::string claims;
    for (const Known& known : groups) {
        if (known.claimed_by != '-') {
            claims += (claims.empty() ? "" : ",") + std::string(known.at) + "=" + known.claimed_by;
        }
    }
    const char to_move = mover == 'V' ? 'H' : 'V';
    const core::Match match =
        carteso_at(board + " " + to_move + " " + (claims.empty() ? "-" : claims) + " -");
    CHECK(carteso::groups_of(carteso_of(match)).size() == groups.size());
    for (const Known& known : groups) {
        INFO(known.at);
        const carteso::Group group = group_of(carteso_of(match), known.at);
        CHECK(carteso::colour_letter(group.colour) == known.colour);
        CHECK(carteso::point_text(carteso::name_of(group.stones)) == known.at);
        CHECK(carteso::count(group.stones) == known.stones);
        CHECK(group.box.rows() == known.rows);
        CHECK(group.box.columns() == known.columns);
        CHECK(group.finished == (known.claimed_by != '-'));
        if (group.finished) {
            const int side = known.claimed_by == 'V' ? carteso::kVertical : carteso::kHorizontal;
            CHECK(carteso::owner_of(
                      group.box, mover == 'V' ? carteso::kVertical : carteso::kHorizontal) == side);
        }
    }
    CHECK(score_of(match, carteso::kVertical) == 2 * score_v);
    CHECK(score_of(match, carteso::kHorizontal) == 2 * score_h);
}

/// An action as a token of a record, and all claims after it.
struct Step {
    const char* token;
    const char* claims;
};

void expect_game(int rows, int columns, int komi, const std::vector<Step>& steps,
                 const std::string& board, int half_v, int half_h) {
    core::Match match = new_carteso(settled(rows, columns, komi));
    for (const Step& step : steps) {
        INFO(step.token);
        play(match, step.token);
        CHECK(claims_of(carteso_of(match)) == step.claims);
    }
    CHECK(match.turn().kind == core::Turn::Kind::over);
    CHECK(rows_of(carteso_of(match)) == board);
    CHECK(score_of(match, carteso::kVertical) == half_v);
    CHECK(score_of(match, carteso::kHorizontal) == half_h);
    CHECK(match.standing().rank[0] == (half_v > half_h ? 1 : 2));
}

}  // namespace

TEST_CASE("carteso vector position corner_single: a stone shut into a corner is claimed") {
    expect_position(
        "XO./O../...", 'V',
        {{"a3", 'X', 1, 1, 1, 'H'}, {"b3", 'O', 1, 1, 1, '-'}, {"a2", 'O', 1, 1, 1, '-'}}, 0, 1);
}

TEST_CASE("carteso vector position wall_open: a full row of X can still grow") {
    expect_position("...../XXXXX/.....", 'V', {{"a2", 'X', 5, 1, 5, '-'}}, 0, 0);
}

TEST_CASE("carteso vector position two_columns: Vertical claims both full columns") {
    expect_position("XO/XO", 'H', {{"a2", 'X', 2, 2, 1, 'V'}, {"b2", 'O', 2, 2, 1, 'V'}}, 4, 0);
}

TEST_CASE("carteso vector position ring_with_stray: only the ring is claimed, not the X inside") {
    expect_position("XXXXX/X...X/X.X.X/X...X/XXXXX", 'V',
                    {{"a5", 'X', 16, 5, 5, 'H'}, {"c3", 'X', 1, 1, 1, '-'}}, 0, 16);
}

TEST_CASE("carteso vector position ell_open: two L shapes can still grow") {
    expect_position("XX./XO./OO.", 'V', {{"a3", 'X', 3, 2, 2, '-'}, {"b2", 'O', 3, 2, 2, '-'}}, 0,
                    0);
}

TEST_CASE("carteso vector position bar_ends_blocked: a bar with blocked ends can still grow") {
    expect_position(
        "..../OXXO/....", 'V',
        {{"b2", 'X', 2, 1, 2, '-'}, {"a2", 'O', 1, 1, 1, '-'}, {"d2", 'O', 1, 1, 1, '-'}}, 0, 0);
}

TEST_CASE("carteso vector position diagonal_not_adjacent: diagonals don't connect stones") {
    expect_position("XO../OX../..../....", 'V',
                    {{"a4", 'X', 1, 1, 1, 'H'},
                     {"b3", 'X', 1, 1, 1, '-'},
                     {"b4", 'O', 1, 1, 1, '-'},
                     {"a3", 'O', 1, 1, 1, '-'}},
                    0, 1);
}

TEST_CASE("carteso vector position edge_column: Vertical claims a full column at the edge") {
    expect_position("XO.../XO.../XO.../XO.../XO...", 'H',
                    {{"a5", 'X', 5, 5, 1, 'V'}, {"b5", 'O', 5, 5, 1, '-'}}, 5, 0);
}

TEST_CASE(
    "carteso vector game pass_needs_button: two passes end the game once the button is taken") {
    expect_game(1, 2, 0,
                {{"Xa1", ""},
                 {"Ob1", "a1=V b1=V"},
                 {"button", "a1=V b1=V"},
                 {"pass", "a1=V b1=V"},
                 {"pass", "a1=V b1=V"}},
                "XO", 5, 0);
}

TEST_CASE("carteso vector game line_for_H: Horizontal claims a row of two stones") {
    expect_game(
        1, 2, 0,
        {{"Xa1", ""}, {"Xb1", "a1=H"}, {"button", "a1=H"}, {"pass", "a1=H"}, {"pass", "a1=H"}},
        "XX", 1, 4);
}

TEST_CASE("carteso vector game button_does_not_end: a pass after the button is no end") {
    expect_game(2, 2, 1,
                {{"Xa2", ""},
                 {"button", ""},
                 {"pass", ""},
                 {"Xb1", ""},
                 {"pass", ""},
                 {"Oa1", "a1=V"},
                 {"Ob2", "a1=V a2=H b1=H b2=H"},
                 {"pass", "a1=V a2=H b1=H b2=H"},
                 {"pass", "a1=V a2=H b1=H b2=H"}},
                "XO/OX", 2, 9);
}

TEST_CASE("carteso vector game claimed_group_grows: stones that join a claimed group score") {
    expect_game(3, 3, 2,
                {{"Xa3", ""},
                 {"Xb3", ""},
                 {"Xc3", ""},
                 {"Xc2", ""},
                 {"Xc1", "a3=H"},
                 {"Xb1", "a3=H"},
                 {"Xa1", "a3=H"},
                 {"Xa2", "a3=H"},
                 {"button", "a3=H"},
                 {"Xb2", "a3=H"},
                 {"pass", "a3=H"},
                 {"pass", "a3=H"}},
                "XXX/XXX/XXX", 1, 22);
}

}  // namespace ctq::tests
