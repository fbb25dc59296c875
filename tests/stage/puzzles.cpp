// Puzzles: the page of all puzzles, the answer with its reason, and the next puzzle.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "assets/puzzles/puzzles.hpp"
#include "engine/bots/analysis/puzzle.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/platform/platform.hpp"
#include "shell/store/records/puzzle_rating.hpp"
#include "shell/store/records/solved_puzzles.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

std::vector<bots::PuzzleLine> puzzles_of(std::string_view game) {
    for (const assets::PuzzleText* one = assets::puzzles; !one->game.empty(); ++one) {
        if (one->game == game) {
            auto list = bots::read_puzzles(**core::find_game(cabinet(), game), one->text);
            REQUIRE(list);
            return *list;
        }
    }
    return {};
}

std::string name_of(const bots::PuzzleLine& line) {
    return store::puzzle_name(bots::write_puzzle(line.puzzle));
}

/// Goes from the lobby to the page of all puzzles.
void open_page(Player& person) {
    if (person.spot("puzzles")->shown.h < person.spot("puzzles")->rect.h) {
        person.scroll_to("puzzles");
    }
    person.click("puzzles");
    REQUIRE(person.scene() == "puzzles");
}

/// Opens the first puzzle of a game on that page.
bots::PuzzleLine open_first(Player& person, const std::string& game) {
    bots::PuzzleLine first = puzzles_of(game).front();
    const std::string spot = "puzzle:" + game + "-" + name_of(first);
    REQUIRE(person.spot(spot) != nullptr);
    if (person.spot(spot)->shown.h < person.spot(spot)->rect.h) {
        person.scroll_to(spot);
    }
    person.click(spot);
    person.rest();
    REQUIRE(person.scene() == "table");
    REQUIRE(person.session().your_turn());
    return first;
}

TEST_CASE("A solved puzzle is saved as solved, and leads to the next puzzle") {
    for (const ui::Rect& screen : {stage::kDesktop, stage::kPhone}) {
        for (const char* game : {"cartagena", "incan_gold"}) {
            CAPTURE(screen.w);
            CAPTURE(game);
            Player person(screen);
            open_page(person);
            const bots::PuzzleLine first = open_first(person, game);
            CHECK(holds(person.text_view(), "ind the best action."));
            CHECK(person.spot("hint") == nullptr);
            CHECK(holds(person.text_view(), "\"badge\":\"Puzzle\""));
            stage::point(person, first.puzzle.best);
            person.rest();
            CHECK(holds(person.text_view(), "right!"));
            CHECK(person.over());
            CHECK_FALSE(holds(person.text_view(), "Undo takes it back"));
            const std::vector<store::Tally> results = store::puzzle_results(game);
            CHECK(store::puzzle_result(results, name_of(first)) == store::PuzzleResult::solved);
            const std::string route = person.machine.routes.back();
            person.click("next-puzzle");
            person.rest();
            REQUIRE(person.scene() == "table");
            CHECK(person.machine.routes.back() != route);
            CHECK(person.session().your_turn());
            person.set_up({"puzzles"});
            CHECK(holds(person.text_view(), ", puzzle 1, easy, solved"));
        }
    }
}

/// Returns an action that is not the answer.
core::Action wrong_action(const Player& person, const bots::PuzzleLine& puzzle) {
    const core::ActionList legal = person.session().legal();
    return legal[0] == puzzle.puzzle.best ? legal[1] : legal[0];
}

TEST_CASE("A wrong answer is refuted on the board, can be taken back, and solved later") {
    Player person;
    open_page(person);
    const bots::PuzzleLine first = open_first(person, "cartagena");
    const int seat = person.session().turn().seat;
    const int before = person.session().match().cursor();
    stage::point(person, wrong_action(person, first));
    person.rest();
    const std::string text = person.text_view();
    CAPTURE(text);
    CHECK(holds(text, "not the best."));
    CHECK(holds(text, " %"));
    CHECK(holds(text, "The best action: "));
    CHECK(holds(text, "Then "));
    const core::Match& shown = person.session().match();
    CHECK(shown.turn_before(shown.cursor() - 1).seat != seat);  // the other seat has answered
    CHECK(person.over());
    const std::string best =
        core::with_names(shown.game().describe(first.puzzle.match.state(), first.puzzle.best).you,
                         person.session().players().names());
    CHECK_FALSE(holds(person.read("not the best")->words, core::capitalized(best) + ","));
    CHECK(store::puzzle_result(store::puzzle_results("cartagena"), name_of(first)) ==
          store::PuzzleResult::missed);
    person.click("again-puzzle");
    person.rest();
    REQUIRE(person.session().your_turn());
    CHECK(person.session().match().cursor() == before);
    stage::point(person, first.puzzle.best);
    person.rest();
    CHECK(holds(person.text_view(), "right!"));
    CHECK(store::puzzle_result(store::puzzle_results("cartagena"), name_of(first)) ==
          store::PuzzleResult::solved_later);
}

TEST_CASE("The first answer to a puzzle moves the rating, and a row of right ones is counted") {
    Player person;
    open_page(person);
    CHECK_FALSE(holds(person.text_view(), "Your rating"));
    const bots::PuzzleLine first = open_first(person, "cartagena");
    stage::point(person, first.puzzle.best);
    person.rest();
    const store::PuzzleRating one = store::puzzle_rating();
    CHECK(one.rating > store::kFirstRating);
    CHECK(one.streak == 1);
    CHECK(holds(person.text_view(), "Your rating: " + std::to_string(one.rating) + " (+"));
    person.click("next-puzzle");
    person.rest();
    stage::point(person, puzzles_of("cartagena")[1].puzzle.best);
    person.rest();
    CHECK(holds(person.text_view(), ", 2 in a row."));
    person.click("next-puzzle");
    person.rest();
    const bots::PuzzleLine third = puzzles_of("cartagena")[2];
    const int high = store::puzzle_rating().rating;
    stage::point(person, wrong_action(person, third));
    person.rest();
    const int low = store::puzzle_rating().rating;
    CHECK(low < high);
    CHECK(store::puzzle_rating().streak == 0);
    CHECK(store::puzzle_rating().longest == 2);
    CHECK(holds(person.text_view(), " (−" + std::to_string(high - low) + ")."));
    person.click("again-puzzle");
    person.rest();
    stage::point(person, third.puzzle.best);
    person.rest();
    CHECK(holds(person.text_view(), "right!"));
    CHECK(store::puzzle_rating().rating == low);  // only the first answer counts
    CHECK(store::puzzle_rating().answered == 3);
    person.set_up({"puzzles"});
    CHECK(person.read("Your rating: " + std::to_string(low) + ".") != nullptr);
    CHECK(person.read("Longest row: 2.") != nullptr);
}

TEST_CASE("Show the answer plays the best action and says why, and counts as a wrong answer") {
    for (const ui::Rect& screen : {stage::kDesktop, stage::kPhone}) {
        for (const char* game : {"cartagena", "carteso", "incan_gold", "cartolan"}) {
            CAPTURE(screen.w);
            CAPTURE(game);
            Player person(screen);
            open_page(person);
            const bots::PuzzleLine first = open_first(person, game);
            person.click("show-answer");
            person.rest();
            CHECK(person.read("the answer is: ") != nullptr);
            const core::Match& match = person.session().match();
            CHECK(match.action(first.puzzle.match.size()) == first.puzzle.best);
            CHECK(person.over());
            CHECK(person.spot("next-puzzle") != nullptr);
            CHECK(store::puzzle_result(store::puzzle_results(game), name_of(first)) ==
                  store::PuzzleResult::missed);
            person.click("again-puzzle");
            person.rest();
            CHECK(person.session().your_turn());
            CHECK(person.session().match().cursor() == first.puzzle.match.size());
        }
    }
}

TEST_CASE("A puzzle says whom you play, and nobody can play on while a refutation is shown") {
    Player person;
    open_page(person);
    const bots::PuzzleLine first = open_first(person, "carteso");
    const bool upright = first.puzzle.match.turn().seat == 1;
    CHECK(holds(person.text_view(), upright ? "you are Vertical. Find the best action."
                                            : "you are Horizontal. Find the best action."));
    stage::point(person, wrong_action(person, first));
    person.settle();
    const int shown = person.session().match().cursor();
    for (const core::Action action : person.session().legal()) {
        person.set_up({"act:" + person.session().game().to_text(person.session().view(), action)});
        break;
    }
    CHECK(person.session().match().cursor() == shown);
    person.rest();
    CHECK(holds(person.text_view(), "not the best."));
    CHECK(holds(person.text_view(), "loses by"));
}

TEST_CASE("A stored rating that is damaged begins anew, or is cut to its limits") {
    Player person;
    for (const char* none : {"", "noise\n\n", "all", "all 0 1500", "all x 1500", "other 9 1500"}) {
        CAPTURE(std::string(none));
        platform::store("puzzles:rating", none);
        CHECK(store::puzzle_rating().rating == store::kFirstRating);
        CHECK(store::puzzle_rating().answered == 0);
    }
    platform::store("puzzles:rating", "all 7 99999 -3 x");
    CHECK(store::puzzle_rating().rating == 4000);
    CHECK(store::puzzle_rating().streak == 0);
    open_page(person);
    CHECK(person.read("Your rating: 4000.") != nullptr);
}

TEST_CASE("Without a worker a wrong answer is still told, and can be taken back") {
    Player person;
    open_page(person);
    const bots::PuzzleLine first = open_first(person, "cartagena");
    person.machine.replies = 0;
    stage::point(person, wrong_action(person, first));
    person.settle();
    CHECK(holds(person.text_view(), "not the best."));
    person.click("again-puzzle");
    person.settle();
    CHECK(person.session().your_turn());
    CHECK(person.session().match().cursor() == first.puzzle.match.size());
}

TEST_CASE("A link opens a puzzle, and a link to a puzzle that does not exist gets a message") {
    Player person;
    const bots::PuzzleLine last = puzzles_of("cartagena").back();
    person.go("puzzle=cartagena-" + name_of(last));
    REQUIRE(person.scene() == "table");
    person.set_up({"copy-puzzle"});
    CHECK(holds(person.machine.clipboard, "puzzle=cartagena-" + name_of(last)));
    for (const char* none :
         {"puzzle=cartagena-0", "puzzle=cartagena", "puzzle=chess-1", "puzzle="}) {
        CAPTURE(none);
        person.go(none);
        CHECK(person.scene() == "lobby");
        CHECK(holds(person.text_view(), "There is no such puzzle"));
    }
}

TEST_CASE("If the download of puzzles fails, a message says so, and the next visit tries again") {
    Player person;
    person.machine.offline = true;
    open_page(person);
    CHECK(holds(person.text_view(), "Loading the puzzles"));
    for (const core::GameHandle* game : cabinet()) {
        person.machine.question =
            stage::Question{"", "", "puzzle-text:" + std::string(game->info->id) + ":"};
        REQUIRE(person.answer(""));
    }
    CHECK(holds(person.text_view(), "The puzzles could not be fetched."));
    person.machine.offline = false;
    person.click("back");
    open_page(person);
    CHECK(holds(person.text_view(), "Cartagena, puzzle 1"));
}

TEST_CASE("A link to a puzzle opens it once the puzzles are downloaded") {
    Player person;
    const bots::PuzzleLine first = puzzles_of("incan_gold").front();
    std::string text;
    for (const assets::PuzzleText* one = assets::puzzles; !one->game.empty(); ++one) {
        text = one->game == "incan_gold" ? std::string(one->text) : text;
    }
    person.machine.offline = true;
    person.go("puzzle=incan_gold-" + name_of(first));
    CHECK(person.scene() == "puzzles");
    person.machine.question = stage::Question{"", "", "puzzle-text:incan_gold:"};
    REQUIRE(person.answer(text));
    person.settle();
    CHECK(person.scene() == "table");
}

}  // namespace
}  // namespace ctq::stage
