#include "engine/games/cartolan/bots.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "engine/core/text.hpp"
#include "engine/lab/series.hpp"
#include "tests/engine/cartolan/chart.hpp"

/// The bots: their decisions in small positions, and their results in games.
namespace ctq::tests {
namespace {

using cartolan::Game;
using cartolan::State;
using Cartolan = Entry<Game, cartolan::bots>;

const core::Bot<State>& bot_called(std::string_view name) {
    for (const auto& bot : cartolan::bots()) {
        if (name == bot.info.id) {
            return bot;
        }
    }
    FAIL("no bot " << name);
    return cartolan::bots()[0];
}

/// Returns the most frequent of ten decisions, because a bot acts at random once in ten.
std::string choice(const Chart& chart, std::string_view name, const core::Notes& notes = {}) {
    std::map<std::string, int> count;
    const int seat = Game::turn(chart.state).seat;
    for (std::uint64_t i = 0; i < 10; ++i) {
        core::Rng rng = core::seat_stream(7, seat, i);
        const auto action = bot_called(name).decide(chart.state, seat, notes, 0, rng);
        ++count[Game::to_text(chart.state, action)];
    }
    const auto most = std::max_element(count.begin(), count.end(),
                                       [](auto& a, auto& b) { return a.second < b.second; });
    return most->first;
}

/// The bot's notes after it observed these tokens.
core::Notes notes_after(Chart& chart, std::string_view name, int seat, const std::string& tokens) {
    core::Notes notes{};
    for (const auto token : core::words(tokens)) {
        bot_called(name).note(notes, chart.state, seat, *Game::from_text(chart.state, token));
        chart.play(std::string(token));
    }
    return notes;
}

lab::Tally contest(const std::string& options, std::string_view names, int games) {
    lab::Spec spec;
    spec.game = &core::handle_of<Game>();
    spec.options = *core::read_options(Game::info().options, options);
    spec.seed = 5;
    spec.rotate = true;
    const auto& roster = bots::roster_of<Cartolan>();
    for (const auto name : core::split(names, ',')) {
        for (std::size_t i = 0; i < roster.size(); ++i) {
            if (name == roster[i].info.id) {
                spec.entries.push_back({static_cast<int>(i), 0});
            }
        }
    }
    return lab::play_entry<Cartolan>(spec, 0, games);
}

/// A wide sea of plain water with a north-east wind, around the Capital.
Chart wide_sea(const std::string& options = "") {
    Chart chart(options);
    for (int y = -6; y <= 6; ++y) {
        for (int x = -6; x <= 6; ++x) {
            if (std::abs(x) + std::abs(y) > 1) {
                chart.lay(std::to_string(x) + "," + std::to_string(y) + " tttt NE");
            }
        }
    }
    return chart;
}

}  // namespace

TEST_CASE("cartolan: the bot explorer explores while its Chest is at most the leader's margin") {
    Chart chart;
    chart.put("1.1", "1,0");
    // The explorer lengthens the shorter axis into the unknown. A place on the axis counts as south
    // of home.
    CHECK(choice(chart, "explorer") == "s");
    chart.lay("1,-1 tttt NE");
    CHECK(choice(chart, "explorer") == "e");
    chart.vault(1, 5).chest("1.1", 5);
    CHECK(choice(chart, "explorer") == "e");
}

TEST_CASE("cartolan: the bot explorer heads home once its Chest exceeds the leader's margin") {
    Chart chart = wide_sea();
    chart.put("1.1", "-3,-2").chest("1.1", 1);
    CHECK(choice(chart, "explorer") == "e");
    chart.put("1.1", "-2,-3");
    CHECK(choice(chart, "explorer") == "n");
    chart.vault(2, 1);
    CHECK(choice(chart, "explorer") != "n");
}

TEST_CASE("cartolan: bots head for the city that they visited last") {
    Chart chart("mythical=east");
    chart.lay_row(2, 0, 8).put("1.1", "5,0").chest("1.1", 1);
    CHECK(choice(chart, "explorer") == "w");
    chart.state.adventurer[0].city = 1;
    CHECK(choice(chart, "explorer") == "e");
}

TEST_CASE("cartolan: on its first move a bot blocked on the way home drifts downwind") {
    Chart chart("mode=regular");
    chart.lay("2,1 tttt NE disaster").lay("3,0 tttt NE disaster").lay_row(3, 1, 4);
    chart.put("1.1", "3,1").chest("1.1", 1);
    CHECK(choice(chart, "explorer") == "e");
}

TEST_CASE("cartolan: after its first move a bot blocked on the way home stops") {
    Chart chart = wide_sea();
    chart.put("1.1", "3,2").chest("1.1", 1);
    const core::Notes notes = notes_after(chart, "explorer", 1, "e");
    CHECK(choice(chart, "explorer", notes) == "stop");
}

TEST_CASE("cartolan: bots bank everything, and hire an Adventurer if the Vault exceeds the price") {
    Chart chart;
    chart.put("1.1", "1,0").chest("1.1", 11).play("w");
    CHECK(choice(chart, "explorer") == "bank=11");
    chart.play("bank=11");
    CHECK(choice(chart, "explorer") == "buy");
    chart.vault(1, 10);
    CHECK(choice(chart, "explorer") == "done");
}

TEST_CASE("cartolan: bots don't hire an Adventurer if a rival could win with its wealth at sea") {
    Chart chart;
    chart.put("1.1", "1,0").chest("1.1", 12).vault(2, 10).chest("2.1", 17).play("w bank=12");
    CHECK(choice(chart, "explorer") == "buy");
    chart.chest("2.1", 18);
    CHECK(choice(chart, "explorer") == "done");
}

TEST_CASE("cartolan: bots rest wherever a rest is legal") {
    Chart chart = wide_sea();
    chart.put("1.1", "3,3").agent(2, "4,3").chest("1.1", 1).play("e");
    CHECK(choice(chart, "explorer") == "rest");
}

TEST_CASE(
    "cartolan: at a wonder it discovers the bot trader places an Agent, the bot explorer doesn't") {
    Chart chart;
    chart.lay_row(2, 0, 5).put("1.1", "5,0").play("e tile=fttft");
    CHECK(choice(chart, "trader") == "place");
    CHECK(choice(chart, "explorer") != "place");
    CHECK(choice(chart, "router") != "place");
}

TEST_CASE("cartolan: the bot router places an Agent where its moves run out") {
    Chart chart;
    chart.lay_row(2, 0, 5).put("1.1", "5,0").chest("1.1", 3).play("wait wait wait e tile=ttttf");
    CHECK(choice(chart, "router") == "place");
    CHECK(choice(chart, "trader") != "place");
}

TEST_CASE("cartolan: the bot trader visits its Agents in turn until its Chest exceeds the margin") {
    Chart chart = wide_sea();
    chart.put("1.1", "2,2").agent(1, "3,2").agent(1, "3,3");
    CHECK(choice(chart, "trader") == "e");
    core::Notes notes = notes_after(chart, "trader", 1, "e rest");
    CHECK(choice(chart, "trader", notes) == "n");
    chart.chest("1.1", 1);
    CHECK(choice(chart, "trader", notes) != "n");  // its Chest exceeds the margin
    CHECK(choice(chart, "router", notes) == "n");  // the router ignores its Chest
}

TEST_CASE("cartolan: the bot pirate seeks and attacks targets that are richer than its Chest") {
    Chart chart = wide_sea("mode=regular");
    chart.put("1.1", "2,2").put("2.1", "4,2").chest("2.1", 6).vault(1, 9);
    CHECK(choice(chart, "pirate") == "e");
    chart.put("2.1", "3,2").play("e");
    CHECK(choice(chart, "pirate") == "attack=2.1");
    CHECK(choice(chart, "explorer") != "attack=2.1");
    chart.chest("1.1", 3);
    CHECK(choice(chart, "pirate") != "attack=2.1");
}

TEST_CASE(
    "cartolan: bots other than pirate attack only pirates, if their Chest is below the reward") {
    Chart chart = wide_sea("mode=regular");
    chart.put("1.1", "2,2").put("2.1", "3,2").chest("2.1", 30).pirate("2.1").play("e");
    for (const char* bot : {"explorer", "trader", "router", "pirate"}) {
        CHECK(choice(chart, bot) == "attack=2.1");
    }
    chart.chest("1.1", 5);
    CHECK(choice(chart, "explorer") != "attack=2.1");
}

TEST_CASE("cartolan: bots avoid known disasters, but pirates seek sunken wealth") {
    Chart chart("mode=regular");
    chart.lay("1,-1 tttt NE disaster").sink("1,-1", 20).lay("1,1 tttt NE").lay_row(2, 0, 3);
    chart.put("1.1", "1,0");
    CHECK(choice(chart, "explorer") == "e");
    chart.pirate("1.1").vault(1, 20);
    CHECK(choice(chart, "pirate") == "s");
    chart.play("s");
    CHECK(choice(chart, "pirate") == "court");
}

TEST_CASE("cartolan: bots choose the wealth of a discovery, not a card") {
    Chart chart("mode=advanced");
    chart.lay_row(2, 0, 5).put("1.1", "5,0").play("e tile=fttft");
    CHECK(choice(chart, "explorer") == "take=wealth");
}

TEST_CASE("cartolan: every bot game ends, and each bot beats random" *
          doctest::test_suite("figures")) {
    for (const std::string mode : {"mode=beginner", "mode=regular", "mode=advanced"}) {
        for (const auto& bot : cartolan::bots()) {
            INFO(mode << " " << bot.info.id);
            const auto tally = contest(mode, std::string(bot.info.id) + ",random", 60);
            CHECK(tally.entry[0].unfinished == 0);
            CHECK(tally.entry[0].wins > 36);
        }
        const auto tally = contest(mode, "explorer,trader,router,pirate", 200);
        CHECK(tally.entry[0].unfinished == 0);
    }
}

/// One unfinished game in 10,000 is allowed. Of a million games one reaches the cap, because the
/// last tiles fit nowhere and no seat gets ahead of the others.
TEST_CASE("cartolan: in each variant at most one of 10,000 games between bots doesn't end" *
          doctest::test_suite("long")) {
    for (const char* mode : {"mode=beginner", "mode=regular", "mode=advanced"}) {
        for (const char* variant :
             {"", "deck=box", "movement=budgeted", "exploration=clockwise", "mythical=east",
              "mythical=hidden", "boxes=2", "adventurers=2"}) {
            const std::string options = joined({mode, variant});
            if (!refused_start(options, 3).empty()) {
                continue;
            }
            for (const char* names : {"explorer,trader", "router,trader", "explorer,trader,router",
                                      "explorer,trader,router,pirate"}) {
                INFO(options << " " << names);
                CHECK(contest(options, names, 10'000).entry[0].unfinished <= 1);
            }
        }
    }
}

}  // namespace ctq::tests
