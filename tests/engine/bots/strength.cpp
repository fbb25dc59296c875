#include <doctest/doctest.h>

#include <string>

#include "engine/bots/roster.hpp"
#include "engine/core/weighed.hpp"
#include "engine/lab/experiment.hpp"
#include "engine/lab/summary.hpp"

/// How strong the levels are: each stands above the one below, and the search above plain play.
/// Seeds are not those by which knobs were chosen (tests/bench/knobs.cpp).
namespace ctq::tests {
namespace {

/// The first bot against the others, rotated.
lab::Tally contest(const char* game, const std::string& options, const std::string& seats,
                   int games) {
    lab::Spec spec;
    spec.game = *core::find_game(cabinet(), game);
    spec.options = *core::read_options(spec.game->info->options, options);
    spec.seed = 9001;
    spec.rotate = true;
    REQUIRE(!lab::seat_bots(spec, seats));
    return lab::play(spec, 0, games);
}

struct Row {
    const char* game;
    const char* options;
    const char* seats;
    int games;
    int least;  ///< of a hundred
};

std::string told(const Row& row, const lab::Tally& tally) {
    return std::string(row.game) + " " + row.options + " " + row.seats + ": " +
           std::to_string(tally.entry[0].wins) + " of " + std::to_string(tally.games);
}

/// The bot wins at least this share of them.
void check_wins(const Row& row) {
    const lab::Tally tally = contest(row.game, row.options, row.seats, row.games);
    CHECK_MESSAGE(100 * tally.entry[0].wins >= row.least * tally.games, told(row, tally));
}

/// By the lower bound of 95 % it does.
void check_bound(const Row& row) {
    const lab::Tally tally = contest(row.game, row.options, row.seats, row.games);
    const lab::Share share = lab::wilson(tally.entry[0].wins, tally.games);
    CHECK_MESSAGE(100 * share.low >= row.least, told(row, tally));
    CHECK_MESSAGE(200 * tally.entry[0].unfinished <= tally.games, told(row, tally));
}

}  // namespace

TEST_CASE("levels: plain ones stand apart in every game" * doctest::test_suite("figures")) {
    for (const Row& row : {Row{"cartagena", "rules=board", "level:2,level:1", 400, 55},
                           Row{"cartagena", "rules=board", "level:3,level:2", 400, 55},
                           Row{"cartagena", "rules=cards", "level:2,level:1", 400, 55},
                           Row{"cartagena", "rules=cards", "level:3,level:2", 400, 55},
                           Row{"cartagena", "rules=advanced", "level:2,level:1", 400, 55},
                           Row{"cartagena", "rules=advanced", "level:3,level:2", 400, 55},
                           Row{"carteso", "", "level:2,level:1", 60, 55},
                           Row{"carteso", "", "level:3,level:2", 60, 55},
                           Row{"cartolan", "mode=beginner", "level:2,level:1", 300, 55},
                           Row{"cartolan", "mode=beginner", "level:3,level:2", 300, 55},
                           Row{"cartolan", "mode=regular", "level:2,level:1", 200, 55},
                           Row{"cartolan", "mode=regular", "level:3,level:2", 200, 55},
                           Row{"incan_gold", "", "level:2,level:1", 4000, 55},
                           Row{"incan_gold", "", "level:3,level:2", 4000, 55}}) {
        check_wins(row);
    }
}

TEST_CASE("levels: the search plays better than plain bots" * doctest::test_suite("figures")) {
    for (const Row& row : {Row{"cartagena", "rules=board", "level:6,hoarder", 6, 66},
                           Row{"cartagena", "rules=cards", "level:6,hoarder", 20, 55},
                           Row{"cartagena", "rules=advanced", "level:5,greedy", 4, 75},
                           Row{"carteso", "", "level:5,claimer", 4, 75}}) {
        check_wins(row);
    }
}

TEST_CASE("levels: Cartagena's sixth keeps the bounds set for it" * doctest::test_suite("long")) {
    for (const Row& row :
         {Row{"cartagena", "rules=board", "level:6,hoarder", 400, 92},
          Row{"cartagena", "rules=board", "level:6,greedy", 400, 92},
          Row{"cartagena", "rules=advanced", "level:6,hoarder", 400, 82},
          Row{"cartagena", "rules=cards", "level:6,hoarder", 400, 72},
          Row{"cartagena", "rules=board", "level:6,hoarder,greedy,hoarder", 400, 60}}) {
        check_bound(row);
    }
}

TEST_CASE("levels: Carteso's sixth beats its search of level 2" * doctest::test_suite("long")) {
    check_bound({"carteso", "", "level:6,search:2", 100, 90});
}

TEST_CASE("levels: 2 to 6 each win 55 of 100 against the one below" * doctest::test_suite("long")) {
    for (const int level : {2, 3, 4, 5, 6}) {
        const std::string seats =
            "level:" + std::to_string(level) + ",level:" + std::to_string(level - 1);
        check_wins({"cartagena", "rules=board", seats.c_str(), 200, 55});
        check_wins({"cartagena", "rules=cards", seats.c_str(), 200, 55});
        check_wins({"carteso", "", seats.c_str(), 200, 55});
    }
}

}  // namespace ctq::tests
