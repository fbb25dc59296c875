// Tests that nothing tells what happens before the board shows it.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/core/random.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

/// All that the person can read in one frame: lines on the canvas, labels and tips of spots, and the
/// strings of the text view.
using Lines = std::set<std::string>;

Lines lines_of(Player& person) {
    Lines lines;
    for (const ui::DrawnText& one : person.text()) {
        lines.insert(one.words);
    }
    for (const ui::Spot& spot : person.stage().spots().list) {
        lines.insert(spot.label);
    }
    const std::string page = person.text_view();
    for (std::size_t at = 0; at < page.size();) {
        const std::size_t end = std::min(page.find('"', at), page.size());
        lines.insert(page.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

/// Returns the lines of `some` that are not in `others`, one below the other.
std::string missing(const Lines& some, const Lines& others) {
    std::string list;
    for (const std::string& line : some) {
        list += others.contains(line) ? "" : line + "\n";
    }
    return list;
}

/// What a person sees after an action whose outcome chance decides.
struct Seen {
    std::vector<Lines> before;  ///< frame by frame, while the board has not shown the outcome
    Lines after;                ///< once everything is still
    core::Action outcome = 0;
};

/// Continues a record with an action, with the chance of this seed. The record must have a person's
/// turn at its end.
Seen play_on(ui::Rect screen, const std::string& head, const std::string& tokens,
             const std::string& action, int seed) {
    Player person({.screen = screen, .motion = true});
    person.set_up(
        {"set:odds=on", "library",
         "import:" + head + "[Seed \"" + std::to_string(seed) + "\"]\n\n" + tokens + "\n"});
    person.go("table=" + Player::saves().list().front().id);
    REQUIRE(stage::wait_for_turn(person));
    person.settle();
    const int begin = cursor(person);
    person.set_up({"act:" + action});
    Seen seen;
    constexpr int kMost = 2000;
    for (int i = 0; i < kMost; ++i) {
        person.step();
        const double shown_at = person.board().view().seen_at();
        if (person.board().told() == cursor(person) || (shown_at > 0 && person.now() >= shown_at)) {
            break;
        }
        seen.before.push_back(lines_of(person));
    }
    REQUIRE(cursor(person) > begin + 1);
    seen.outcome = person.session().match().action(begin + 1);
    person.wait(20);
    seen.after = lines_of(person);
    return seen;
}

/// Plays the same action with many seeds. Until the board shows what chance has brought, no frame may
/// tell one outcome from another; afterwards the page must. Returns the outcomes.
std::set<core::Action> check_suspense(const std::string& head, const std::string& tokens,
                                      const std::string& action, int seeds) {
    std::set<core::Action> outcomes;
    for (const ui::Rect screen : {kDesktop, kPhone}) {
        CAPTURE(screen.w);
        const Seen first = play_on(screen, head, tokens, action, 1);
        CHECK(first.before.size() > 3);
        outcomes.insert(first.outcome);
        for (int seed = 2; seed <= seeds; ++seed) {
            CAPTURE(seed);
            const Seen other = play_on(screen, head, tokens, action, seed);
            outcomes.insert(other.outcome);
            CHECK((other.after == first.after) == (other.outcome == first.outcome));
            const std::size_t frames = std::min(first.before.size(), other.before.size());
            for (std::size_t i = 0; i < frames; ++i) {
                CAPTURE(i);
                REQUIRE(missing(other.before[i], first.before[i]) == "");
                REQUIRE(missing(first.before[i], other.before[i]) == "");
            }
        }
    }
    return outcomes;
}

TEST_CASE("In Incan Gold nothing tells of a card, not even of a bust, before it is turned over") {
    const auto outcomes = check_suspense("[Game \"incan_gold\"]\n[Seats \"human\"]\n",
                                         "g17 stay fire stay mummy stay g9 stay rocks", "stay", 24);
    CHECK(std::any_of(outcomes.begin(), outcomes.end(),
                      [](core::Action kind) { return kind == incan_gold::kFirstHazard; }));
}

TEST_CASE("In Cartagena nothing tells of a drawn card before it has arrived") {
    const std::string dealt =
        "first=2 space=sword space=hat space=bottle space=skull space=pistol space=keys "
        "space=skull space=keys space=pistol space=bottle space=sword space=hat space=hat "
        "space=keys space=skull space=pistol space=bottle space=sword space=sword "
        "space=hat space=keys space=skull space=pistol space=bottle space=pistol "
        "space=sword space=keys space=skull space=bottle space=hat space=sword "
        "space=skull space=pistol space=hat space=keys space=bottle deal=skull "
        "deal=bottle deal=pistol deal=keys deal=sword deal=hat deal=bottle deal=bottle "
        "deal=keys deal=sword deal=keys deal=pistol keys@0 keys@0 keys@0 hat@14 pistol@0";
    const auto outcomes =
        check_suspense("[Game \"cartagena\"]\n[Options \"rules=board\"]\n[Seats \"human human\"]\n",
                       dealt, "back@6", 6);
    CHECK(outcomes.size() > 2);
}

TEST_CASE("In Cartolan nothing tells of a tile before it is laid") {
    CHECK(check_suspense("[Game \"cartolan\"]\n[Seats \"human human\"]\n", "first=1 n", "n", 6)
              .size() > 2);
}

TEST_CASE("In a hidden tab, where no frame is drawn, the text view tells soon what happens") {
    Player person({.motion = true});
    sit_down(person, "cartagena", {"option:rules=board", "seed:4"});
    person.settle();
    for (int i = 0; i < 12; ++i) {
        const int before = cursor(person);
        const double begin = person.machine.now;
        person.set_up({"act:" + person.session().game().to_text(person.session().view(),
                                                                person.session().legal()[0])});
        while (!person.session().your_turn() || person.board().told() < cursor(person)) {
            person.machine.now = std::max(person.machine.now, person.app().wake());
            person.machine.begin();
            person.app().tick(person.machine.now);
            REQUIRE(person.machine.now - begin < 30);
        }
        CHECK(cursor(person) > before);
        CHECK(holds(person.text_view(), "act:"));
    }
}

TEST_CASE("In Carteso nobody's score rises before the claim has spread over its stones") {
    for (const ui::Rect screen : {kDesktop, kPhone}) {
        CAPTURE(screen.w);
        Player person({.screen = screen, .motion = true});
        sit_down(person, "carteso", {"seat:1=human", "seat:2=human", "option:size=4", "seed:1"});
        core::Rng lots{3};
        int claims = 0;
        while (!person.over()) {
            person.settle();
            const std::string first = person.spot("seat-1")->label;
            const std::string second = person.spot("seat-2")->label;
            const auto claimed = [&](const std::string& label) {
                return label.substr(0, label.find(" + "));  // without what is only safe
            };
            const auto& legal = person.session().legal();
            const core::Action action =
                legal[static_cast<int>(lots.below(static_cast<std::uint32_t>(legal.size)))];
            const std::string token =
                person.session().game().to_text(person.session().view(), action);
            person.set_up({"act:" + token});
            int frames = 0;
            for (person.step(); person.board().told() < cursor(person); person.step()) {
                ++frames;
                REQUIRE(frames < 200);
                REQUIRE(person.spot("seat-1")->label == first);
                REQUIRE(person.spot("seat-2")->label == second);
            }
            person.settle();
            const bool places = token[0] == 'X' || token[0] == 'O';
            if (places && (claimed(person.spot("seat-1")->label) != claimed(first) ||
                           claimed(person.spot("seat-2")->label) != claimed(second))) {
                ++claims;
                CHECK(frames > 10);
            }
        }
        CHECK(claims > 1);
    }
}

}  // namespace
}  // namespace ctq::stage
