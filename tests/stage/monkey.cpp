// Tests with random input: the program never crashes, undo restores the position, and closing the
// page at any moment loses no match.
#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/random.hpp"
#include "tests/engine/scale.hpp"
#include "tests/stage/scenes.hpp"

namespace ctq::stage {
namespace {

/// Makes random inputs, which depend on one seed only.
class Monkey {
  public:
    Monkey(Player& person, std::uint64_t seed) : person_(person), lots_{seed} {}

    /// Makes one random input: a press, a turn of the wheel, a key, a resize or a reload.
    void act() {
        give_replies();
        switch (below(100)) {
            case 0:
                reload();
                break;
            case 1:
                person_.resize(kScreens[below(std::size(kScreens))]);
                break;
            case 2:
                person_.wheel(random_point(), static_cast<float>(below(800)) - 400);
                break;
            case 3:
                person_.swipe(random_point(), random_point());
                break;
            case 4:
                person_.wait(static_cast<double>(below(3)));
                break;
            case 5:
            case 6:
            case 7:
            case 8:
            case 9:
                type();
                break;
            default:
                press();
        }
        answer();
        come_home();
    }

  private:
    std::uint32_t below(std::size_t n) { return lots_.below(static_cast<std::uint32_t>(n)); }

    /// Delivers all worker replies to bots, but only some to hints, analyses and experiments, so
    /// that most presses come while those still run.
    void give_replies() {
        const match::Session* session = person_.app().scene().session();
        if (session != nullptr && person_.scene() == "table" && session->bots().thinking()) {
            person_.machine.replies.reset();
        } else {
            person_.machine.replies = below(10) == 0 ? 1 : 0;
        }
    }

    ui::Point random_point() {
        return {static_cast<float>(below(static_cast<std::size_t>(person_.screen().w))),
                static_cast<float>(below(static_cast<std::size_t>(person_.screen().h)))};
    }

    /// Presses mostly enabled spots, sometimes others.
    void press() {
        std::vector<ui::Point> middles;
        for (const ui::Spot& spot : person_.spots()) {
            if (spot.layer == person_.top() && !spot.shown.empty() &&
                (spot.enabled || below(10) == 0)) {
                middles.push_back(spot.shown.center());
            }
        }
        const ui::Point at =
            middles.empty() || below(20) == 0 ? random_point() : middles[below(middles.size())];
        person_.flick(at, below(3) == 0);
    }

    void type() {
        constexpr ui::Key keys[] = {ui::Key::tab,  ui::Key::enter, ui::Key::space, ui::Key::escape,
                                    ui::Key::left, ui::Key::right, ui::Key::up,    ui::Key::down,
                                    ui::Key::home, ui::Key::end,   ui::Key::tab,   ui::Key::tab};
        constexpr std::u32string_view letters = U"urlvamopxbneswh+-0123456789?";
        if (below(3) == 0) {
            person_.press(letters[below(letters.size())]);
        } else {
            person_.press(keys[below(std::size(keys))], below(4) == 0);
        }
    }

    /// Answers an open dialog, or closes it.
    void answer() {
        constexpr const char* answers[] = {"",      "17", "Anna",
                                           "hat@0", "-1", "\xE2\x98\x83 [Game \"cartagena\"]"};
        if (person_.machine.question) {
            if (below(2) == 0) {
                person_.answer(answers[below(std::size(answers))]);
            } else {
                person_.machine.question.reset();
            }
        }
    }

    /// Reloads the page and checks that it shows the same match at the same position. Excluded are
    /// bots' turns and matches of bots, because bots may have played on, and answered puzzles,
    /// which are asked again.
    void reload() {
        person_.machine.replies.reset();
        person_.pass();  // lets bots make their secret choices first
        const bool table = person_.scene() == "table" && !person_.session().remote() &&
                           person_.session().players().humans() > 0 &&
                           !person_.machine.routes.back().starts_with("puzzle=");
        const bool bots = table && person_.session().bots().thinking();
        const std::vector<core::Action> before = table ? actions() : std::vector<core::Action>();
        const std::uint64_t hash = table ? person_.session().match().hash() : 0;
        person_.reload();
        if (table) {
            REQUIRE(person_.scene() == "table");
            const std::vector<core::Action> after = actions();
            CHECK((bots || person_.session().match().hash() == hash));
            REQUIRE(after.size() >= before.size());
            CHECK(std::equal(before.begin(), before.end(), after.begin()));
        }
    }

    /// Returns the actions that led to the position shown.
    std::vector<core::Action> actions() const {
        const core::Match& match = person_.session().match();
        std::vector<core::Action> list;
        for (int ply = 0; ply < match.cursor(); ++ply) {
            list.push_back(match.action(ply));
        }
        return list;
    }

    /// Sometimes goes to the lobby directly, because few buttons lead there from inner pages.
    void come_home() {
        if (below(150) == 0) {
            person_.go("");
        }
    }

    Player& person_;
    core::Rng lots_;
};

/// Returns whether the table now plays for the person: a forced action or an auto-answer. Undo also
/// takes such actions back.
bool plays_itself(Player& person) {
    const match::Session& session = person.session();
    const bool forced = person.app().settings().plays_forced && session.legal().size == 1;
    return forced || person.board().view().by_auto_answer(session.view());
}

/// Checks that undo restores the position before the person's own action. Skips tables over the
/// network, where undo is a request, and daily matches and puzzles, which have no undo.
void check_undo(Player& person) {
    const match::Session* session = person.app().scene().session();
    if (session == nullptr || person.scene() != "table" || session->remote() ||
        !session->your_turn() || session->players().humans() != 1 || person.pending() ||
        plays_itself(person)) {
        return;
    }
    const std::uint64_t before = session->match().hash();
    const int cursor = session->match().cursor();
    CAPTURE(std::string(session->game().info->id));
    CAPTURE(cursor);
    const auto& legal = session->legal();
    const std::string token = session->game().to_text(session->view(), legal[0]);
    CAPTURE(token);
    // A lesson may refuse this action.
    if (!person.app().run("act:" + token, person.now()) || person.pending() ||
        session->match().cursor() == cursor) {
        return;
    }
    const match::Session* after = person.app().scene().session();
    if (person.scene() == "table" && after->history().can_undo() &&
        person.app().commands().find("undo") != nullptr &&
        person.app().commands().find("undo-chance") == nullptr) {
        person.set_up({"undo"});
        CHECK(person.app().scene().session()->match().hash() == before);
    }
}

/// Plays ten of the forty "lives" (test runs). Each life begins with a new person on another
/// screen. In all they have 20,000 inputs with --long, else a quarter of that.
void live(int part) {
    const int each = tests::scaled(500, 125);
    const std::vector<Place> network = network_places();
    for (int life = 10 * part; life < 10 * (part + 1); ++life) {
        CAPTURE(life);
        Wishes wishes;
        wishes.screen = kScreens[static_cast<std::size_t>(life) % std::size(kScreens)];
        wishes.light = life % 2 == 1;
        // Half of the lives begin at a table over the network with another person.
        const auto place = static_cast<std::size_t>(life / 4 * 2 + life % 2) % network.size();
        const auto there =
            life % 4 < 2 ? std::make_unique<Player>(wishes) : person_at(network[place], wishes);
        Player& person = *there;
        Monkey monkey(person, static_cast<std::uint64_t>(life) + 1);
        for (int i = 0; i < each; ++i) {
            CAPTURE(i);
            monkey.act();
            if (i % 50 == 49) {
                check_undo(person);
            }
        }
    }
}

// Split into four test cases that can run in parallel.
TEST_CASE("Random presses never crash the program: lives 1 to 10") {
    live(0);
}
TEST_CASE("Random presses never crash the program: lives 11 to 20") {
    live(1);
}
TEST_CASE("Random presses never crash the program: lives 21 to 30") {
    live(2);
}
TEST_CASE("Random presses never crash the program: lives 31 to 40") {
    live(3);
}

}  // namespace
}  // namespace ctq::stage
