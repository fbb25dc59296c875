#include "shell/match/lesson.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "assets/lessons/lessons.hpp"
#include "engine/bots/job.hpp"
#include "engine/core/record.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/claims.hpp"
#include "engine/games/cartolan/cartolan.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/open_session.hpp"
#include "shell/match/session.hpp"
#include "shell/match/tags.hpp"
#include "tests/shell/match/thinking.hpp"

namespace ctq::match {
namespace {

/// Lets the bots act until it is the person's turn or the match is over.
void wait_for_bots(Session& session, double& now) {
    while (session.bots().thinking()) {
        tests::answer_bot(session);
        now += 1;
        REQUIRE(session.tick(now, 0.4));
    }
}

bool legal(const Session& session, std::string_view notation) {
    const auto action = session.game().from_text(session.view(), notation);
    return action && std::binary_search(session.legal().begin(), session.legal().end(), *action);
}

void play(Session& session, std::string_view notation, double& now) {
    const auto action = session.game().from_text(session.view(), notation);
    REQUIRE(action);
    REQUIRE_FALSE(session.play(*action, now));
    wait_for_bots(session, now);
}

/// Starts the lesson's match and lets the bots act until it is the person's turn.
Session lesson_table(const Lesson& lesson, double& now) {
    auto session = start_session(lesson_setup(lesson), now);
    REQUIRE(session);
    wait_for_bots(*session, now);
    return std::move(*session);
}

constexpr std::string_view kShort =
    "# for who reads\n"
    "table cartagena;rules=advanced;human,greedy;33\n"
    "\n"
    "do hat@0 back@3\ntry play a hat.\nsay One.\nsay Two.\n"
    "do any\ntry play.\nsay Three.\n"
    "done\nsay That is all.\n";

TEST_CASE("Every lesson can be played to its last step, and its match to the end") {
    int lessons = 0;
    for (const assets::LessonText* text = assets::lessons; !text->game.empty(); ++text) {
        CAPTURE(std::string(text->game));
        ++lessons;
        const auto read = read_lesson(text->text);
        REQUIRE_MESSAGE(read, (read ? "" : read.problem().text()));
        const Lesson& lesson = *read;
        CHECK(lesson.setup.game->info->id == text->game);
        CHECK(lesson.steps.size() >= 6);
        CHECK(lesson.steps.size() <= 10);
        double now = 0;
        Session session = lesson_table(lesson, now);
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            CAPTURE(i);
            REQUIRE(session.your_turn());
            CHECK(lesson_step(lesson, session.match()) == static_cast<int>(i));
            for (const std::string& action : lesson.steps[i].actions) {
                CAPTURE(action);
                CHECK((action == "any" || legal(session, action)));
            }
            play(session, lesson.steps[i].actions.front(), now);
        }
        CHECK(lesson_step(lesson, session.match()) == static_cast<int>(lesson.steps.size()));
        for (int i = 0; i < 1000 && session.your_turn(); ++i) {
            REQUIRE_FALSE(session.play(session.legal()[session.legal().size - 1], now));
            wait_for_bots(session, now);
        }
        CHECK(session.turn().kind == core::Turn::Kind::over);
    }
    CHECK(lessons >= 3);
}

TEST_CASE(
    "After any action that completes a lesson's step, the actions of the next steps are legal") {
    for (const assets::LessonText* text = assets::lessons; !text->game.empty(); ++text) {
        const Lesson lesson = *read_lesson(text->text);
        for (std::size_t at = 0; at < lesson.steps.size(); ++at) {
            for (const std::string& other : lesson.steps[at].actions) {
                CAPTURE(other);
                double now = 0;
                Session session = lesson_table(lesson, now);
                for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
                    const std::string& action = i == at ? other : lesson.steps[i].actions.front();
                    REQUIRE(legal(session, action));
                    play(session, action, now);
                }
            }
        }
    }
}

TEST_CASE("The lesson of Cartagena shows what its text says") {
    double now = 0;
    const Lesson race = *find_lesson("cartagena");
    Session session = lesson_table(race, now);
    const auto state = [&] { return *static_cast<const cartagena::State*>(session.view()); };
    const auto hand = [&] { return static_cast<int>(state().hand_size[0]); };
    // "a second hat": there are two more.
    constexpr int kHat = 4;
    CHECK(state().hand[0][kHat] == 3);
    play(session, "hat@0", now);
    CHECK(cartagena::tokens_at(state(), 1, 5) == 1);
    play(session, "hat@0", now);
    CHECK(cartagena::tokens_at(state(), 1, 8) == 1);
    const int one = hand();
    play(session, "back@5", now);
    CHECK(hand() == one + 1);
    play(session, "back@8", now);
    CHECK(hand() == one + 3);
    CHECK(state().on_space[4] == 3);
    play(session, "pistol@0", now);
    CHECK(cartagena::tokens_at(state(), 1, 28) == 1);
    play(session, "end", now);
    play(session, "skull@28", now);
    play(session, "bottle@34", now);
    CHECK(cartagena::tokens_at(state(), 1, cartagena::boat(state())) == 1);
}

TEST_CASE("Each lesson has the options of its game's standard set-up") {
    for (const core::GameHandle* game : cabinet()) {
        CAPTURE(std::string(game->info->id));
        const auto lesson = find_lesson(game->info->id);
        REQUIRE(lesson);
        const int preset = core::preset_index(game->info->options);
        if (preset >= 0) {
            CHECK(lesson->setup.options == standard_setup(*game).options);
        }
    }
}

TEST_CASE("The lesson of Carteso shows what its text says") {
    double now = 0;
    const Lesson lesson = *find_lesson("carteso");
    Session session = lesson_table(lesson, now);
    const auto shown = [&]() -> const carteso::State& {
        return *static_cast<const carteso::State*>(session.view());
    };
    const auto box_of_dark = [&] {
        return carteso::box_of(carteso::group_at(shown(), carteso::kX, carteso::point_at(2, 0)));
    };
    play(session, "Xa3", now);
    CHECK(shown().button == carteso::kHorizontal + 1);
    play(session, "Xa2", now);
    CHECK(box_of_dark().rows() == 2);
    CHECK(box_of_dark().columns() == 2);
    play(session, "Xb4", now);
    CHECK(box_of_dark().rows() == 3);
    CHECK(box_of_dark().columns() == 3);
    play(session, "Xa1", now);
    CHECK(box_of_dark().rows() == 4);
    CHECK(box_of_dark().columns() == 3);
    play(session, "Od3", now);
    play(session, "Od2", now);
    CHECK(carteso::empty(shown().claimed[carteso::kVertical]));
    play(session, "Od4", now);
    CHECK(carteso::count(shown().claimed[carteso::kVertical]) == 12);
    CHECK(shown().passed);
    play(session, "Oc4", now);
    CHECK(carteso::count(shown().claimed[carteso::kVertical]) == 13);
}

TEST_CASE("The lesson of Cartolan finds two wonders and banks the gold of the first") {
    double now = 0;
    Session session = lesson_table(*find_lesson("cartolan"), now);
    const auto state = [&] { return *static_cast<const cartolan::State*>(session.view()); };
    for (const char* action : {"w", "n"}) {
        play(session, action, now);
    }
    CHECK(state().adventurer[0].chest == 2);
    for (const char* action : {"e", "stop", "s", "bank=2", "n", "n"}) {
        play(session, action, now);
    }
    CHECK(state().vault[0] == 2);
    CHECK(state().adventurer[0].chest == 2);
    CHECK(state().tile[state().tiles - 1].wind == cartolan::kNorthWest);
}

TEST_CASE("The lesson's step follows undo, redo and restart") {
    double now = 0;
    const Lesson lesson = *find_lesson("incan_gold");
    Session session = lesson_table(lesson, now);
    play(session, "stay", now);
    play(session, "stay", now);
    CHECK(lesson_step(lesson, session.match()) == 2);
    session.undo(now);
    wait_for_bots(session, now);
    CHECK(lesson_step(lesson, session.match()) == 1);
    session.redo(now);
    wait_for_bots(session, now);
    CHECK(lesson_step(lesson, session.match()) == 2);
    session.restart(now);
    wait_for_bots(session, now);
    CHECK(lesson_step(lesson, session.match()) == 0);
    CHECK(session.history().can_redo());
    const auto again = core::read_record(cabinet(), core::write_record(session.match()));
    REQUIRE(again);
    CHECK(again->match.tag(kLessonTag) == "incan_gold");
    CHECK(lesson_step(lesson, again->match) == 2);
}

TEST_CASE("An action that completes no step of the lesson turns the match into an ordinary one") {
    double now = 0;
    const Lesson lesson = *find_lesson("incan_gold");
    Session session = lesson_table(lesson, now);
    play(session, "leave", now);
    CHECK_FALSE(lesson_step(lesson, session.match()));
    CHECK_FALSE(lesson_step(*find_lesson("cartagena"), session.match()));
}

TEST_CASE("lesson_step is at most one more than the number of steps") {
    const auto lesson = read_lesson(kShort);
    REQUIRE(lesson);
    CHECK(lesson->steps.size() == 2);
    CHECK(lesson->steps[0].text == "One. Two.");
    CHECK(lesson->done == "That is all.");
    CHECK(fulfils(lesson->steps[0], "back@3"));
    CHECK_FALSE(fulfils(lesson->steps[0], "back@30"));
    CHECK(fulfils(lesson->steps[1], "end"));
    double now = 0;
    Session session = lesson_table(*lesson, now);
    play(session, "hat@0", now);
    for (int i = 0; i < 6 && session.your_turn(); ++i) {
        REQUIRE_FALSE(session.play(session.legal()[0], now));
        wait_for_bots(session, now);
    }
    CHECK(lesson_step(*lesson, session.match()) == 3);
}

TEST_CASE("A malformed lesson is refused with the number of the faulty line") {
    const std::string good(kShort);
    const auto problem = [](const std::string& text) {
        const auto lesson = read_lesson(text);
        REQUIRE_FALSE(lesson);
        return lesson.problem().text();
    };
    CHECK(problem("do hat@0\n").find("line 1") == 0);
    CHECK(problem("table chess;;human;1\n").find("line 1") == 0);
    CHECK(problem("table cartagena;;human,greedy;4\nsay Early.\n").find("line 2") == 0);
    CHECK(problem(good + "do any\n").find("line 13") == 0);
    CHECK(problem(good + "jump\n").find("line 13") == 0);
    CHECK(problem("table cartagena;;human,greedy;4\ndo\n").find("line 2") == 0);
    CHECK(problem(good.substr(0, good.find("done"))).find("end") != std::string::npos);
    CHECK(problem(std::string(30000, '\n')).find("too long") != std::string::npos);
}

}  // namespace
}  // namespace ctq::match
