#include "shell/tables/cartolan/view.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/context.hpp"
#include "tests/shell/app/matches.hpp"

/// Compares the floating texts over the map of Cartolan with the states before and after.
namespace ctq::cartolan::view {
namespace {

using tables::FloatingText;
using Events = std::vector<FloatingText>;

/// Returns how many events begin with `words`.
std::ptrdiff_t count_with(const Events& events, const std::string& words) {
    return std::count_if(events.begin(), events.end(),
                         [&](const FloatingText& one) { return one.words.starts_with(words); });
}

/// Counts the events in the played games.
struct Seen {
    int wonders = 0;
    int trades = 0;
    int disasters = 0;
    int fights = 0;
    int robbed = 0;
    int banked = 0;
};

/// Checks the events of one step and counts them in `seen`.
void check_step(const match::Step& step, Seen& seen) {
    const State& before = tables::state_at<State>(step.before.data());
    const State& after = tables::state_at<State>(step.after.data());
    const Events events = View().events(step);
    if (before.seat == 0) {  // the first player is not drawn yet
        return;
    }
    const int mover = mover_index(before);
    const int more = after.adventurer[mover].chest - before.adventurer[mover].chest;
    const bool moves = kind_of(step.action) == Kind::move || kind_of(step.action) == Kind::tile ||
                       kind_of(step.action) == Kind::keep || before.phase == Phase::gust;
    const std::string plus = "+" + std::to_string(more) + " ";
    if (moves && more > 0) {
        CHECK(events.size() == 1);
        CHECK(count_with(events, plus) == 1);
        seen.trades += count_with(events, plus + "trade") == 1 ? 1 : 0;
        seen.wonders += count_with(events, plus + "wonder") == 1 ? 1 : 0;
    }
    if (moves && more < 0 && kind_of(step.action) != Kind::bank) {
        CHECK(count_with(events, "−" + std::to_string(-more) + " disaster") == 1);
        ++seen.disasters;
    }
    if (before.phase == Phase::fight && after.phase != Phase::fight) {
        REQUIRE_FALSE(events.empty());
        const bool fails = count_with(events, "attack fails") == 1;
        const bool vault = after.vault[before.seat - 1] > before.vault[before.seat - 1];
        CHECK((fails ? more == 0 && !vault : more >= 0));
        CHECK((more > 0 ? count_with(events, plus + "robbed") == 1 : true));
        ++seen.fights;
        seen.robbed += more > 0 ? 1 : 0;
    }
    if (kind_of(step.action) == Kind::bank && amount_of(step.action) > 0) {
        CHECK(count_with(events, "+" + std::to_string(amount_of(step.action)) + " banked") == 1);
        ++seen.banked;
    }
    for (const FloatingText& one : events) {
        CHECK(one.place < after.tiles);
        CHECK(one.seat >= 1);
        CHECK(one.seat <= after.seats);
    }
}

Seen look_at_games(const char* options) {
    Seen seen;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        core::Match match = app::new_match<Game>(options, {"human", "human", "human"}, seed);
        core::ActionList list;
        core::Rng rng{seed};
        core::StateBox now = match.state_at(match.cursor());
        while (match.turn().kind != core::Turn::Kind::over && match.cursor() < 2500) {
            const int from = match.cursor();
            match.play_chance();
            if (match.turn().kind == core::Turn::Kind::seat) {
                match.options_now(list);
                const auto chosen = rng.below(static_cast<std::uint32_t>(list.size));
                REQUIRE_FALSE(match.play(match.turn().seat, list[static_cast<int>(chosen)]));
            }
            for (int ply = from; ply < match.cursor(); ++ply) {
                const core::StateBox before = now;
                match.game().apply(now.data(), match.action(ply));
                check_step({before, match.action(ply), now, 0, false}, seen);
            }
        }
    }
    return seen;
}

TEST_CASE("Each change of a Chest on the map is shown as a floating number") {
    const Seen regular = look_at_games("mode=regular");
    CHECK(regular.wonders > 5);
    CHECK(regular.trades > 3);
    CHECK(regular.disasters > 1);
    CHECK(regular.fights > 3);
    CHECK(regular.banked > 3);
    const Seen advanced = look_at_games("mode=advanced");
    CHECK(advanced.trades > 3);
    CHECK(advanced.fights > 3);
}

}  // namespace
}  // namespace ctq::cartolan::view
