#include "engine/lab/experiment.hpp"

#include <doctest/doctest.h>

#include <string>

#include "engine/bots/roster.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/games/null_game/null_game.hpp"
#include "engine/lab/series.hpp"
#include "tests/engine/lab/match_series.hpp"
#include "tests/engine/scale.hpp"

/// Tests that experiments play the same games as matches, however they are split, and count results
/// separately for each entry (a bot of the experiment).
namespace ctq::tests {
namespace {

using lab::Spec;
using lab::Tally;

/// Every bot of the game, in the order of the roster, one for each seat.
std::string bots_for(const core::GameHandle& game, int seats, int skip) {
    const auto roster = bots::roster(game);
    std::string names;
    for (int i = 0; i < seats; ++i) {
        const auto index = static_cast<std::size_t>(i + skip) % roster.size();
        const core::BotInfo& bot = roster[index].info;
        names += (i > 0 ? "," : "") + std::string(bot.id);
        if (bot.parameter == core::ParameterKind::whole) {
            names += ":" + std::to_string(bot.least);  // the lowest level of a search
        }
    }
    return names;
}

/// Options that make a game short enough for a search to play hundreds of them.
const char* short_game(const core::GameInfo& info) {
    return std::string_view(info.id) == "carteso" ? "size=4" : "";
}

/// Experiments for each preset of each game of the cabinet. Together they contain all bots.
std::vector<Spec> experiments() {
    std::vector<Spec> specs;
    for (const core::GameHandle* game : cabinet()) {
        const core::GameInfo& info = *game->info;
        const int preset = core::preset_index(info.options);
        const auto presets =
            preset < 0 ? 1 : info.options[static_cast<std::size_t>(preset)].choices.size();
        for (std::size_t i = 0; i < presets; ++i) {
            const std::string options =
                preset < 0
                    ? short_game(info)
                    : core::options_text(info.options,
                                         core::preset_options(info.options, static_cast<int>(i)));
            const int seats = info.least_seats + static_cast<int>(i) % 2;
            for (int skip = 0; skip < 4; skip += 2) {
                specs.push_back(experiment(info.id, options.c_str(),
                                           bots_for(*game, seats, skip).c_str(), 7 + i, true));
            }
        }
    }
    return specs;
}

struct NullBots {
    using Game = null_game::Game;
    static std::span<const core::Bot<null_game::State>> own_bots() { return {}; }
};

std::int64_t places(const lab::EntryTally& entry) {
    return entry.wins + entry.draws + entry.losses + entry.unfinished;
}

}  // namespace

TEST_CASE("the laboratory plays the same games as matches") {
    for (const Spec& spec : experiments()) {
        CAPTURE(core::options_text(spec.game->info->options, spec.options));
        const int games = scaled(12, 3);
        CHECK(same_results(lab::play(spec, 3, games), play_as_matches(spec, 3, games)));
    }
}

TEST_CASE("the parts of a series of games add up to the same tally, however it is split") {
    for (const Spec& spec : experiments()) {
        const int games = scaled(30, 6);
        const Tally whole = lab::play(spec, 0, games);
        Tally parts;
        const int third = games / 3;
        for (const auto& [first, count] : {std::pair{2 * third, games - 2 * third},
                                           {0, 1},
                                           {1, third},
                                           {1 + third, third - 1}}) {
            parts = lab::add(parts, lab::play(spec, first, count));
        }
        CHECK(parts == whole);
        CHECK(whole.games == games);
        CHECK_FALSE(lab::play(spec, 1, games) == whole);
    }
}

TEST_CASE("an experiment with another seed plays other games") {
    Spec spec = experiment("cartagena", "", "random,random", 1, false);
    const Tally one = lab::play(spec, 0, 20);
    spec.seed = 2;
    CHECK(lab::play(spec, 0, 20).fingerprint != one.fingerprint);
}

TEST_CASE("rotation moves each bot to the next seat but still counts results by bot") {
    const Spec spec = experiment("cartagena", "rules=board", "greedy,random,random", 5, true);
    const Tally tally = lab::play(spec, 0, 300);
    CHECK(tally.entry[0].wins > 290);
    Spec fixed = spec;
    fixed.rotate = false;
    CHECK(lab::play(fixed, 0, 1) == lab::play(spec, 0, 1));
    CHECK(lab::play(fixed, 3, 1) == lab::play(spec, 3, 1));
    // In game 1 the first bot sits at seat 2, as if the bots were listed in that order.
    const Spec turned = experiment("cartagena", "rules=board", "random,greedy,random", 5, false);
    const Tally by_rotation = lab::play(spec, 1, 1);
    const Tally by_list = lab::play(turned, 1, 1);
    CHECK(by_rotation.fingerprint == by_list.fingerprint);
    CHECK(same_results(by_rotation.entry[0], by_list.entry[1]));
    CHECK(same_results(by_rotation.entry[1], by_list.entry[2]));
    CHECK(same_results(by_rotation.entry[2], by_list.entry[0]));
}

TEST_CASE("a game that reaches the action cap counts as unfinished, not as a win") {
    Spec spec = experiment("cartagena", "rules=board", "random,random", 1, false);
    spec.action_cap = 10;
    const Tally tally = lab::play(spec, 0, 50);
    CHECK(tally.actions.sum == 500);
    CHECK(tally.actions.squares == 5000);
    for (const std::size_t i : {0U, 1U}) {
        CHECK(tally.entry[i].unfinished == 50);
        CHECK(tally.entry[i].wins + tally.entry[i].draws + tally.entry[i].losses == 0);
    }
}

TEST_CASE("every game gives each entry (a bot of the experiment) exactly one place") {
    for (const Spec& spec : experiments()) {
        const int games = scaled(30, 6);
        const Tally tally = lab::play(spec, 0, games);
        std::int64_t wins = 0;
        for (std::size_t i = 0; i < spec.entries.size(); ++i) {
            CHECK(places(tally.entry[i]) == games);
            CHECK(tally.entry[i].score.least <= tally.entry[i].score.most);
            wins += tally.entry[i].wins;
        }
        CHECK(wins <= games);
    }
}

TEST_CASE("the laboratory plays games with secret and simultaneous choices") {
    const core::GameHandle& game = core::handle_of<null_game::Game>();
    Spec spec;
    spec.game = &game;
    spec.options = core::standard_options(game.info->options);
    spec.entries.assign(3, core::BotChoice{0, 0});
    const Tally tally = lab::play_entry<NullBots>(spec, 0, 1000);
    CHECK(tally.games == 1000);
    CHECK(tally.chance_events == 1000);
    CHECK(tally.actions.sum == 3000);
    CHECK(places(tally.entry[2]) == 1000);
    CHECK(tally == lab::add(lab::play_entry<NullBots>(spec, 500, 500),
                            lab::play_entry<NullBots>(spec, 0, 500)));
}

TEST_CASE("an experiment refuses unknown bots and a wrong number of bots with a sentence") {
    Spec spec = experiment("cartagena", "", "greedy,random", 1, false);
    const auto refused = [&](const char* names) {
        const auto problem = lab::seat_bots(spec, names);
        REQUIRE(problem);
        CHECK(spec.entries.size() == 2);
        return problem->text();
    };
    CHECK(refused("greedy,nobody").find("no bot \"nobody\"") != std::string::npos);
    CHECK(refused("greedy").find("2 to 5 players, not 1") != std::string::npos);
    CHECK(refused("greedy,greedy,greedy,greedy,greedy").find("2 to 4") != std::string::npos);
    CHECK(refused("").find("no bot") != std::string::npos);
    CHECK(refused("greedy:3,random").find("takes no number") != std::string::npos);
}

}  // namespace ctq::tests
