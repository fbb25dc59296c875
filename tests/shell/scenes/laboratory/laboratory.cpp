#include "shell/scenes/laboratory/laboratory.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "engine/core/elo.hpp"
#include "engine/core/random.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/app/app.hpp"
#include "shell/scenes/laboratory/charts.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/scenes/laboratory/table.hpp"
#include "tests/shell/app/folder.hpp"
#include "tests/shell/bell.hpp"

namespace ctq::scenes {
namespace {

Experiment small_experiment() {
    auto read = read_experiment("cartagena;tokens=1..3;greedy,random~runner;90;5;r");
    REQUIRE(read);
    return *read;
}

/// Lets the workers play until `done` games are counted. The time advances by a millisecond for
/// each part. Takes one reply at a time, so that it stops there even if several arrive at once. The
/// other replies are lost, as when an experiment is stopped.
double play_until(Laboratory& lab, Jobs& jobs, std::int64_t done, double now) {
    while (lab.running() && lab.done() < done) {
        lab.feed(jobs);
        const std::int64_t before = lab.done();
        while (lab.done() == before && lab.running()) {
            REQUIRE(tests::Bell::wait());
            jobs.deliver(now);
        }
        now += 0.001;
    }
    return now;
}

TEST_CASE(
    "An experiment of each kind survives a round trip through its link and has a description") {
    CHECK(small_experiment().options == "tokens=1..3");
    CHECK(small_experiment().seats == std::vector<std::string>{"greedy", "random|runner"});
    CHECK(small_experiment().rotate);
    for (const char* text : {"cartagena;tokens=1..3;greedy,random~runner;90;5;r",
                             "cartagena;;greedy,runner,level:2;40;5;t2",
                             "incan_gold;rounds=3;myopic,random,turn:4;40;5;t3",
                             "cartagena;tokens=2;greedy,random;400;5;e-10,10"}) {
        const auto read = read_experiment(text);
        REQUIRE(read);
        CHECK(experiment_text(*read) == text);
        CHECK(*read_experiment(experiment_text(*read)) == *read);
    }
    CHECK(experiment_words(*read_experiment("cartagena;;greedy,runner,random;40;5;t2"), 40) ==
          "Cartagena – Tournament of Greedy, Runner, Random. 40 games at each table of 2, seats "
          "rotated, seed 5.");
    CHECK(
        experiment_words(*read_experiment("cartagena;;greedy,random;400;5;e0,20"), 400) ==
        "Cartagena – is Greedy better than Random? Better means 20 Elo, not 0. At most 400 games, "
        "each seed by every seating, seed 5.");
}

TEST_CASE("An experiment can be turned into a tournament or a comparison of the same bots") {
    Experiment experiment = small_experiment();
    make_kind(experiment, Experiment::Kind::tournament);
    CHECK(experiment.seats == std::vector<std::string>{"greedy", "random", "runner"});
    CHECK(experiment.options.empty());  // a tournament has one set of rules, tokens=1..3 are three
    CHECK(plan_of(experiment)->series.size() == 3);
    make_kind(experiment, Experiment::Kind::comparison);
    CHECK(experiment.seats.size() == 2);
    CHECK(plan_of(experiment));
    Experiment alone = *read_experiment("incan_gold;;turn:1..20;40;5");
    make_kind(alone, Experiment::Kind::comparison);
    CHECK(alone.seats.size() == 2);
    CHECK(plan_of(alone));
    make_kind(alone, Experiment::Kind::series);
    CHECK(plan_of(alone));
}

/// Returns the result that ctq gives: plays one batch after another, with a significance test after
/// each.
lab::UnitTally compared(const Experiment& experiment, const Comparison& bounds) {
    const lab::Spec spec = plan_of(experiment)->series[0].spec;
    lab::UnitTally sum;
    double ratio = 0;
    while (sum.units < bounds.most && std::abs(ratio) < lab::kDecided) {
        lab::add_to(sum, lab::play_units(spec, sum.units,
                                         std::min(lab::kUnitBatch, bounds.most - sum.units)));
        ratio = lab::likelihood_ratio(sum, bounds.before, bounds.after);
    }
    return sum;
}

TEST_CASE("A comparison run by workers has the same result as ctq's, also after a stop") {
    for (const char* text : {"cartagena;tokens=2;greedy,runner;3000;5;e0,5",
                             "cartagena;tokens=2;greedy,greedy;600;5;e0,5"}) {
        Jobs jobs(&tests::Bell::ring);
        Laboratory lab;
        lab.choose(*read_experiment(text));
        lab.start(0);
        const double now = play_until(lab, jobs, 70, 0);
        lab.stop(now);
        REQUIRE(lab.can_go_on());
        Laboratory other;
        REQUIRE(other.restore(lab.serialize()));
        CHECK(other.done() <= lab.done());
        CHECK(other.done() == other.comparison().sum.games);
        for (Laboratory* one : {&lab, &other}) {
            one->go_on(now);
            play_until(*one, jobs, one->total(), now);
            CHECK_FALSE(one->running());
            CHECK(one->comparison().sum == compared(lab.played(), lab.comparison()));
            CHECK_FALSE(one->can_go_on());
        }
        Laboratory last;
        CHECK(last.restore(lab.serialize()));
        CHECK(last.comparison().decided() == lab.comparison().decided());
        CHECK_FALSE(last.can_go_on());
    }
}

TEST_CASE("The order in which workers' results arrive does not change a comparison") {
    const Experiment experiment = *read_experiment("cartagena;tokens=2;greedy,random;100;5;e0,20");
    const lab::Spec spec = plan_of(experiment)->series[0].spec;
    Comparison forward;
    forward.before = core::share_at(0, 2);
    forward.after = core::share_at(20, 2);
    forward.most = 40;
    Comparison backward = forward;
    std::vector<std::pair<std::int64_t, lab::UnitTally>> parts;
    for (std::int64_t first = 0; first < 40;) {
        const std::int64_t count = part_of_batch(forward, first, 5);
        parts.emplace_back(first, lab::play_units(spec, first, count));
        first += count;
    }
    for (const auto& [first, units] : parts) {
        take_units(forward, first, units);
    }
    std::reverse(parts.begin(), parts.end());
    for (const auto& [first, units] : parts) {
        take_units(backward, first, units);
    }
    CHECK(forward.sum == backward.sum);
    CHECK(forward.ratios == backward.ratios);
    CHECK(forward.sum.units <= 40);
    Comparison read = forward;
    read.batches.clear();
    read.ratios.clear();
    read.sum = {};
    Comparison damaged = read;
    REQUIRE(read_batches(read, batches_text(forward)));
    CHECK(read.sum == forward.sum);
    CHECK_FALSE(read_batches(damaged, "16:32:0:1:1"));
    CHECK_FALSE(read_batches(damaged, "15:32:0:1:1:1"));
    CHECK_FALSE(read_batches(damaged, "16:32:0:-1:1:1"));
}

TEST_CASE(
    "Every preset experiment can be played, is recognized and survives a round trip by link") {
    for (const core::GameHandle* game : cabinet()) {
        for (const Preset& preset : lab::presets(*game)) {
            CAPTURE(preset.id);
            const Experiment experiment = experiment_of(preset);
            CHECK(plan_of(experiment));
            CHECK(preset_of(experiment) == &preset);
            CHECK(find_preset(preset.id) == &preset);
            const auto read = read_experiment(experiment_text(experiment));
            REQUIRE(read);
            CHECK(*read == experiment);
        }
    }
}

TEST_CASE("Reading a malformed experiment fails with an error message") {
    const std::string whole = experiment_text(small_experiment());
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const auto read = read_experiment(std::string_view(whole).substr(0, size));
        CHECK((read || !read.problem().text().empty()));
    }
    for (const char* text : {"",
                             ";;;;",
                             "cartagena",
                             "chess;;random,random;10;1",
                             "cartagena;;random,random;0;1",
                             "cartagena;;random,random;-5;1",
                             "cartagena;;random,random;1000000001;1",
                             "cartagena;;random,random;10;x",
                             "cartagena;;random,random;10;1;q",
                             "cartagena;;random,random;10;1;r;r",
                             "cartagena;;random,greedy;10;1;t1",
                             "cartagena;;random,random;10;1;t2",
                             "cartagena;;random,greedy;10;1;e5",
                             "cartagena;;random,greedy;10;1;e5,0",
                             "cartagena;;random;10;1;e0,5",
                             "cartagena;;random,greedy;10;1;p",
                             "cartagena;;random,greedy;10;1;pAA",
                             "cartagena;tokens=1..3;random,greedy;10;1;t2",
                             "cartagena;;nobody,random;10;1",
                             "cartagena;tokens=1..6;random,random;900000000;1"}) {
        CAPTURE(text);
        CHECK_FALSE(read_experiment(text));
    }
    const std::pair<std::string, const char*> refused[] = {
        {std::string(5000, ';'), "no experiment"},
        {"chess;;greedy,random;10;1", "chess"},
        {"cartagena;;greedy;0;1", "Games: a whole number"},
        {"cartagena;;nobody,random;10;1", "nobody"},
        {"cartagena;tokens=1..;greedy,random;10;1", "\"1..\""}};
    for (const auto& [text, words] : refused) {
        CHECK(read_experiment(text).problem().text().find(words) != std::string::npos);
    }
}

TEST_CASE(
    "An experiment split among workers has the same result as in one run, also after a stop") {
    Jobs jobs(&tests::Bell::ring);
    Laboratory lab;
    lab.choose(small_experiment());
    lab.start(0);
    CHECK(lab.total() == 540);
    double now = play_until(lab, jobs, 100, 0);
    lab.stop(now);
    CHECK_FALSE(lab.running());
    REQUIRE(lab.done() >= 100);
    REQUIRE(lab.done() < lab.total());
    CHECK(lab.can_go_on());
    lab.go_on(now);
    play_until(lab, jobs, lab.total(), now);
    REQUIRE(lab.done() == lab.total());
    CHECK_FALSE(lab.running());
    for (int cell = 0; cell < lab.cells(); ++cell) {
        CHECK(lab.tally(cell) == lab::play(*lab::cell_spec(lab.sweep(), cell), 0, 90));
    }
    const std::string csv = laboratory_report(lab, true, 0);
    CHECK(core::split(csv, '\n').size() == 1 + 6 * 2 + 1);
    // One row for each cell, and one for the final lead of the shown cell.
    CHECK(result_table(lab, {}).rows.size() == 6 + 1);
    CHECK(ranked_cells(lab).size() == 6);
}

TEST_CASE("Saved results are restored unchanged, and the experiment continues from them") {
    Jobs jobs(&tests::Bell::ring);
    Laboratory lab;
    lab.choose(small_experiment());
    lab.start(0);
    const double now = play_until(lab, jobs, 200, 0);
    const std::string running = lab.serialize();
    lab.stop(now);
    for (const std::string& text : {running, lab.serialize()}) {
        Laboratory again;
        REQUIRE(again.restore(text));
        CHECK(again.experiment() == small_experiment());
        CHECK(again.done() == lab.done());
        CHECK_FALSE(again.running());
        REQUIRE(again.cells() == lab.cells());
        for (int cell = 0; cell < lab.cells(); ++cell) {
            CHECK(again.tally(cell) == lab.tally(cell));
        }
        again.go_on(now);
        play_until(again, jobs, again.total(), now);
        REQUIRE(again.done() == again.total());
        for (int cell = 0; cell < again.cells(); ++cell) {
            CHECK(again.tally(cell) == lab::play(*lab::cell_spec(again.sweep(), cell), 0, 90));
        }
        Laboratory ended;
        CHECK(ended.restore(again.serialize()));
        CHECK_FALSE(ended.can_go_on());
    }
}

TEST_CASE("Damaged saved results are rejected and change nothing") {
    Jobs jobs(&tests::Bell::ring);
    Laboratory lab;
    lab.choose(small_experiment());
    lab.start(0);
    lab.stop(play_until(lab, jobs, 100, 0));
    const std::string whole = lab.serialize();
    core::Rng rng{5};
    for (std::size_t i = 0; i < 400; ++i) {
        std::string text = whole;
        const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
        if (i % 3 == 0) {
            text.resize(at);
        } else {
            text[at] = static_cast<char>(32 + rng.below(95));
        }
        Laboratory other;
        const Experiment before = other.experiment();
        if (other.restore(text)) {
            CHECK(other.done() <= other.total());
            laboratory_report(other, true, 0);
            result_table(other, {});
            charts_of(other);
        } else {
            CHECK(other.experiment() == before);
            CHECK_FALSE(other.has_results());
        }
    }
    CHECK_FALSE(Laboratory().restore(""));
    CHECK_FALSE(Laboratory().restore("1\n\n\n\n\n"));
}

TEST_CASE("The listed example games have the worst score, a median score and the best score") {
    Jobs jobs(&tests::Bell::ring);
    Laboratory lab;
    lab.choose(*read_experiment("incan_gold;;turn:7;500;3"));
    lab.start(0);
    play_until(lab, jobs, lab.total(), 0);
    const auto score = [&](std::int64_t game) {
        const lab::Tally one = lab::play(*lab::cell_spec(lab.sweep(), 0), game, 1);
        return one.entry[0].score.sum;
    };
    const auto noted = noted_scores(lab.tally(0), 0);
    const lab::EntryTally& counts = lab.tally(0).entry[0];
    CHECK(score(noted[0].number) == counts.score.least);
    CHECK(score(noted[2].number) == counts.score.most);
    std::int64_t below = 0;
    std::int64_t above = 0;
    for (int game = 0; game < 500; ++game) {
        below += score(game) < score(noted[1].number) - counts.score.values.width() ? 1 : 0;
        above += score(game) > score(noted[1].number) + counts.score.values.width() ? 1 : 0;
    }
    CHECK(below <= 250);
    CHECK(above <= 250);
    CHECK(lab.best_mean().value_or(0) == doctest::Approx(100.3425).epsilon(1e-6));
    CHECK(known_value(lab, 0).value_or(0) == doctest::Approx(96.487).epsilon(1e-5));
}

TEST_CASE(
    "A game's statistics are in the text, JSON and CSV; the largest lead's game can be opened") {
    Jobs jobs(&tests::Bell::ring);
    Laboratory lab;
    lab.choose(*read_experiment("cartolan;;explorer,trader;60;3;r"));
    lab.start(0);
    play_until(lab, jobs, lab.total(), 0);
    std::string text;
    for (const LabChart& chart : charts_of(lab)) {
        text += chart.words + "\n";
    }
    const std::string json = laboratory_report(lab, false, 0);
    const std::string csv = laboratory_report(lab, true, 0);
    CHECK(text.find("Final lead: mean ") != std::string::npos);
    CHECK(json.find("\"lead_largest_game\":") != std::string::npos);
    for (const core::Statistic& one : lab.played().game->statistics()) {
        CAPTURE(one.id);
        // The mode "beginner" has no land tiles.
        const bool known = std::string_view(one.id) != "land_left";
        CHECK((text.find(one.label + std::string(": ")) != std::string::npos) == known);
        CHECK(json.find('"' + std::string(one.id)) != std::string::npos);
        CHECK(csv.find(std::string(",") + one.id) != std::string::npos);
    }
    const auto lines = core::split(csv, '\n');
    const auto cells = [](std::string_view line) { return core::split(line, ',').size(); };
    CHECK(cells(lines[0]) == cells(lines[1]));
    CHECK(cells(lines[0]) == cells(lines[2]));
    const std::vector<Opener> openers = lead_openers(lab, 0);
    for (const NotedGame& game : lab::noted_leads(lab.tally(0))) {
        const std::string command =
            "replay:0:" + std::to_string(game.number) + ":" + game.word + "-lead";
        const std::string label =
            std::string("Open the game with the ") + game.word + " final lead";
        CHECK(std::count_if(openers.begin(), openers.end(), [&](const Opener& one) {
                  return one.command == command && one.label == label;
              }) == 1);
    }
}

TEST_CASE("A worker's failure stops the experiment, which can be resumed without losing results") {
    Jobs jobs(&tests::Bell::ring);
    Laboratory lab;
    lab.choose(small_experiment());
    lab.start(0);
    lab.feed(jobs);
    CHECK(lab.on_reply(1, {1, false, {}, "it fell over"}, 1));
    CHECK_FALSE(lab.running());
    CHECK(lab.failure() == "it fell over");
    CHECK(lab.can_go_on());
    lab.stop(1);
    CHECK_FALSE(lab.on_reply(1, {1, false, {}, "again"}, 1));
    lab.go_on(2);
    play_until(lab, jobs, lab.total(), 2);
    CHECK(lab.done() == lab.total());
}

TEST_CASE("Options are set one by one, and default values are left out of the option text") {
    Laboratory lab;
    REQUIRE(lab.change("game:cartolan"));
    CHECK(lab.change("option:mode=regular"));
    CHECK(lab.change("option:mythical=off|east|hidden"));
    CHECK(lab.experiment().options == "mythical=off|east|hidden mode=regular");
    CHECK(lab.trouble().empty());
    for (const core::OptionSpec& option : lab.experiment().game->info->options) {
        if (option.kind == core::OptionKind::choice) {
            const std::string_view key = option.key;
            CHECK(chosen_choice(lab.experiment().options, option) ==
                  (key == "mode" ? 1 : (key == "mythical" ? 3 : 0)));
        }
    }
    CHECK(lab.change("option:mythical=off"));
    CHECK(lab.change("option:mode=beginner"));
    CHECK(lab.experiment().options.empty());
    CHECK_FALSE(lab.change("option:rules=board"));
    CHECK(lab.change("option:mode=chess"));
    CHECK_FALSE(lab.trouble().empty());
}

TEST_CASE("If typed input is not valid, a message repeats it and says what is allowed") {
    const app::Folder folder;
    app::App app(0, nullptr);
    REQUIRE(app.run("laboratory", 0));
    for (const char* words : {"0", "-1", "1e6"}) {
        CHECK_FALSE(app.run(std::string("games:") + words, 0));
        CHECK(app.notice() ==
              "Games: a whole number from 1 to 1\u00A0000\u00A0000\u00A0000, not \"" +
                  std::string(words) + "\".");
    }
    CHECK_FALSE(app.run("lab-seed:-1", 0));
    CHECK(app.notice() == "Seed: a whole number from 0 on, not \"-1\".");
    REQUIRE(app.run("bot:1=", 0));
    CHECK(app.scene().status().starts_with("There is no bot without a name for this game"));
}

TEST_CASE("Each change to an experiment is validated separately") {
    Laboratory lab;
    REQUIRE(lab.change("preset:sanity"));
    CHECK(lab.trouble().empty());
    CHECK_FALSE(lab.change("preset:none"));
    CHECK_FALSE(lab.change("bot:3=random"));
    CHECK_FALSE(lab.change("bot:1=random,random"));
    CHECK_FALSE(lab.change("lab-seed:x"));
    CHECK_FALSE(lab.change("bots:9"));
    CHECK_FALSE(lab.change("nonsense"));
    CHECK(lab.change("bots:3"));
    CHECK(lab.experiment().seats.size() == 3);
    for (const char* senseless : {"0", "-1", "1e6", "1000000001", "x", ""}) {
        CHECK_FALSE(lab.change(std::string("games:") + senseless));
        CHECK(lab.experiment().games == find_preset("sanity")->games);
    }
    CHECK(lab.change("games:10"));
    CHECK(lab.change("options:rules=chess"));
    CHECK_FALSE(lab.trouble().empty());
    lab.start(0);
    CHECK_FALSE(lab.running());
    CHECK(lab.change("options:"));
    CHECK(lab.trouble().empty());
}

TEST_CASE("An invalid share code leaves the start position unchanged") {
    const core::GameHandle& game = **core::find_game(cabinet(), "cartagena");
    auto match = core::Match::start(
        {&game, *core::read_options(game.info->options, ""), {"greedy", "random"}, 1, "", {}});
    REQUIRE(match);
    Experiment experiment = games_from(*match);
    const std::string from = experiment.from;
    REQUIRE_FALSE(from.empty());
    CHECK_FALSE(change_experiment(experiment, "from:no-code"));
    CHECK(experiment.from == from);
    CHECK(change_experiment(experiment, "from:"));
    CHECK(experiment.from.empty());
}

}  // namespace
}  // namespace ctq::scenes
