// The laboratory: run, stop, resume, charts, files, links, and games that open in the review.
#include "shell/scenes/laboratory/laboratory.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/random.hpp"
#include "engine/core/text.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/scenes/laboratory/scene.hpp"
#include "shell/ui/numbers.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

const std::string kQuick = "lab=cartagena;;greedy,random;60;7;r";

/// A person who has followed a link to an experiment.
struct Scientist : Player {
    explicit Scientist(const std::string& link = kQuick, ui::Rect screen = stage::kDesktop)
        : Player(screen) {
        go(link);
    }
    const scenes::Laboratory& lab() const {
        return static_cast<const scenes::LaboratoryScene&>(app().scene()).lab();
    }
    bool finished() const { return !lab().running() && lab().done() == lab().total(); }
    /// Clicks the button and returns the content of the saved file.
    std::string saved(const char* button) {
        click(button);
        REQUIRE(machine.requests.back().starts_with("file "));
        CHECK(app().notice().starts_with("Saved as "));
        return machine.requests.back().substr(machine.requests.back().find('\n') + 1);
    }
};

/// The numbers after each occurrence of a key, in order. Lists are left out.
std::vector<std::int64_t> numbers(const std::string& json, const std::string& key) {
    const std::string begin = "\"" + key + "\":";
    std::vector<std::int64_t> list;
    for (std::size_t at = json.find(begin); at != std::string::npos;
         at = json.find(begin, at + 1)) {
        if (json[at + begin.size()] != '[') {
            list.push_back(std::stoll(json.substr(at + begin.size())));
        }
    }
    return list;
}

TEST_CASE("A click runs an experiment, and its results are saved") {
    Scientist person("lab=cartagena;tokens=1..3;greedy,runner;40;7");
    CHECK(person.lab().total() == 0);
    person.click("run");
    REQUIRE(person.finished());
    CHECK(person.lab().total() == 120);
    CHECK(person.saved("save:csv") == scenes::laboratory_report(person.lab(), true, 0));
    CHECK(numbers(person.saved("save:json"), "games") == std::vector<std::int64_t>{40, 40, 40});
    REQUIRE(person.read("Saved as") != nullptr);
}

/// The content of the last file, without its name, which must be this one.
std::string given(const Scientist& person, const std::string& name) {
    const std::string& last = person.machine.requests.back();
    CAPTURE(last.substr(0, 60));
    REQUIRE(last.starts_with(name + "\n"));
    return last.substr(name.size() + 1);
}

TEST_CASE(
    "A click saves a chart on a white background, with a caption that says how to repeat it") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Scientist person("lab=cartagena;tokens=1..3;greedy,runner;40;7", screen);
        CHECK(person.spot("figure:curve:PNG") == nullptr);
        person.click("run");
        REQUIRE(person.finished());
        REQUIRE(person.spot("figure:curve:PNG") != nullptr);
        person.click("figure:curve:PNG");
        const std::string png = given(person, "png cartagena-curve.png");
        person.click("figure:curve:SVG");
        const std::string svg = given(person, "file cartagena-curve.svg");
        CHECK(png.starts_with("<svg"));
        CHECK_FALSE(holds(png, "<text"));  // a PNG has the program's own letters
        CHECK(holds(svg, ">Greedy: games won by Pirates each<"));
        CHECK(svg.starts_with("<svg"));
        for (const char* part :
             {"Cartagena – Pirates each: 1..3 – Greedy, Runner. 40 games each, seed 7.",
              "95 % intervals by Wilson", "Cartotheque ",
              "lab=cartagena;tokens=1..3;greedy,runner;40;7"}) {
            CHECK_MESSAGE(holds(svg, part), std::string(part));
        }
        CHECK_FALSE(holds(svg, ">PNG<"));
        person.set_up({"figure:table:SVG"});
        const std::string table = given(person, "file cartagena-table.svg");
        CHECK(holds(table, "Mean"));
        CHECK_FALSE(holds(table, "no. "));  // a saved table has no buttons
        person.set_up({"figure:all:SVG"});
        CHECK(given(person, "file cartagena-all.svg").size() > table.size() + svg.size() / 2);
        CHECK_FALSE(person.app().run("figure:none:SVG", person.now()));
        CHECK_FALSE(person.app().run("figure:curve:GIF", person.now()));
    }
}

/// Presses a field and answers its question.
void fill_in(Scientist& person, const std::string& field, std::string_view answer) {
    if (person.spot(field)->shown.h < person.spot(field)->rect.h) {
        person.scroll_to(field);
    }
    person.click(field);
    REQUIRE(person.machine.question);
    person.answer(answer);
}

TEST_CASE(
    "A tournament shows a ranking with intervals and a table of pairs, whose cells open a game") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Scientist person("lab=cartagena;tokens=2;greedy,runner;60;7;r", screen);
        person.click("kind:tournament");
        person.scroll_to("bots:3");
        person.click("bots:3");
        CHECK(person.lab().experiment().seats ==
              std::vector<std::string>{"greedy", "runner", "random"});
        CHECK(person.spot("rotate:off") == nullptr);  // in a tournament the seats always rotate
        person.click("run");
        REQUIRE(person.finished());
        CHECK(person.lab().cells() == 3);
        CHECK(person.lab().total() == 180);
        const auto ladder = [&]() -> const scenes::Ladder& {
            return static_cast<const scenes::LaboratoryScene&>(person.app().scene()).ladder();
        };
        person.wait(1);
        REQUIRE(ladder().bounded());
        const auto& ratings = ladder().ratings();
        REQUIRE(ratings.size() == 3);
        CHECK(ratings.back().low < ratings.back().high);
        CHECK(ratings.back().high < ratings.front().low);  // random is the weakest
        // The numbers that `ctq tournament --game cartagena --options tokens=2 --bots
        // greedy,runner,random --games 60 --seed 7 --csv` writes.
        const std::string csv = person.saved("save:csv");
        const auto lines = core::split(csv, '\n');
        REQUIRE(lines.size() == 5);
        CHECK(lines[0] ==
              "game,options,rules_version,players,seed,bot,elo,elo_low,elo_high,games,win_share,"
              "win_low,win_high,unfinished");
        CHECK(lines[1] ==
              "cartagena,tokens=2,2,2,7,greedy,1000,1000,1000,120,0.4750,0.3878,0.5637,0");
        CHECK(lines[2] == "cartagena,tokens=2,2,2,7,runner,928,863,989,120,0.3500,0.2705,0.4388,0");
        CHECK(lines[3] == "cartagena,tokens=2,2,2,7,random,897,847,954,120,0.2250,0.1595,0.3076,0");
        CHECK(holds(person.saved("save:json"), "\"bot\":\"random\""));
        for (const char* figure : {"ladder", "pairs", "table"}) {
            person.set_up({"figure:" + std::string(figure) + ":SVG"});
            CHECK(holds(given(person, "file cartagena-" + std::string(figure) + ".svg"),
                        "Elo has 95 % intervals by bootstrap"));
        }
        person.scroll_to("chart:pairs");
        const ui::Rect map = person.spot("chart:pairs")->rect;
        person.click(
            ui::Point{map.x + map.w / 2, map.y + map.h / 6});  // the first row, second column
        CHECK(person.app().scene().name() == "review");
        person.click("back");
        CHECK(ladder().bounded());
    }
}

TEST_CASE("A tournament that names a bot twice or has too many games is refused with a message") {
    Scientist person("lab=cartagena;;greedy,runner,random;60;7;t2");
    person.set_up({"bot:2=greedy"});
    CHECK(person.lab().trouble() == "The bot \"greedy\" is named twice.");
    person.set_up({"bot:2=runner", "games:1000000"});
    CHECK(person.lab().trouble() == "Here the tables of a tournament have together at most " +
                                        ui::count_words(1'000'000) +
                                        " games; the program ctq takes more.");
    person.set_up({"games:60", "bot:1=level"});
    fill_in(person, "ask:range:1:from", "2");
    CHECK(person.lab().experiment().seats[0] == "level:2");
    CHECK(person.lab().trouble().empty());
    person.set_up({"options:tokens=1..3"});
    CHECK_FALSE(person.lab().trouble().empty());
}

TEST_CASE("A comparison of two bots plays until the result is significant, and reports it") {
    Scientist person("lab=cartagena;;greedy,random;4000;7;r");
    person.set_up({"kind:comparison"});
    CHECK(scenes::experiment_text(person.lab().experiment()) ==
          "cartagena;;greedy,random;4000;7;r;e0,20");
    person.click("run");
    REQUIRE_FALSE(person.lab().running());
    CHECK(person.lab().comparison().decided());
    CHECK(person.lab().done() < 4000);
    CHECK_FALSE(person.lab().can_go_on());
    CHECK(person.spot("go-on") == nullptr);
    const std::string csv = person.saved("save:csv");
    const auto rows = core::split(csv, '\n');
    REQUIRE(rows.size() == 3);
    CHECK(holds(rows[1], ",better,"));
    CHECK(holds(person.text_view(), "Greedy is better: Games "));
    fill_in(person, "ask:elo", "20,0");
    CHECK(holds(person.app().notice(), "the smaller one first"));
    fill_in(person, "ask:elo", "-5,5");
    CHECK(person.lab().experiment().equal == -5);
}

TEST_CASE("The laboratory can play games from a position of the sandbox or of a review") {
    for (const char* place : {"sandbox", "review"}) {
        CAPTURE(place);
        Scientist person;
        person.click("run");
        REQUIRE(person.finished());
        person.set_up({"replay:0:5"});
        REQUIRE(person.app().scene().name() == "review");
        const int size = person.session().match().size();
        person.set_up({"at:" + std::to_string(size / 2)});
        if (std::string_view(place) == "sandbox") {
            person.set_up({"sandbox"});
        }
        person.click("more");
        person.click("more-many-games");
        REQUIRE(person.app().scene().name() == "laboratory");
        const scenes::Experiment& experiment = person.lab().experiment();
        CHECK(experiment.games == 1000);
        CHECK(experiment.seats == std::vector<std::string>{"random", "greedy"});
        CHECK_FALSE(experiment.from.empty());
        CHECK(person.lab().trouble().empty());
        person.set_up({"games:30"});
        person.click("run");
        REQUIRE(person.finished());
        CHECK(holds(scenes::experiment_words(person.lab().played(), 30), ", from a position –"));
        // Every game begins with what was played before.
        person.set_up({"replay:0:3"});
        const auto& match = person.session().match();
        CHECK(match.size() >= size / 2);
        person.click("back");
        Scientist other("lab=" + scenes::experiment_text(person.lab().played()));
        other.set_up({"bots:3"});
        CHECK(other.lab().trouble() == "The position has 2 seats.");
        other.set_up({"from:"});
        CHECK(other.lab().experiment().from.empty());
        CHECK(other.lab().trouble().empty());
    }
}

TEST_CASE(
    "The laboratory lists the last runs; each can be reopened or put beside the current one") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Scientist person(kQuick, screen);
        person.click("run");
        REQUIRE(person.finished());
        const std::int64_t wins = person.lab().tally(0).entry[0].wins;
        CHECK(person.spot("again:0") == nullptr);
        person.set_up({"lab-seed:8", "run"});
        REQUIRE(person.finished());
        REQUIRE(person.spot("again:0") != nullptr);
        person.scroll_to("aside:0");
        person.click("aside:0");
        // Both runs are shown, and each button acts on its own run.
        REQUIRE(person.spot("beside:figure:wins:SVG") != nullptr);
        CHECK(person.spot("figure:wins:SVG") != nullptr);
        person.scroll_to("beside:figure:wins:SVG");
        person.click("beside:figure:wins:SVG");
        CHECK(holds(given(person, "file cartagena-wins.svg"), "seed 7."));
        person.scroll_to("figure:wins:SVG");
        person.click("figure:wins:SVG");
        CHECK(holds(given(person, "file cartagena-wins.svg"), "seed 8."));
        for (const ui::Spot& spot : person.spots()) {
            if (spot.name.starts_with("beside:replay:0:")) {
                const std::string name = spot.name;
                person.scroll_to(name);
                person.click(name);
                break;
            }
        }
        REQUIRE(person.app().scene().name() == "review");
        const core::Match& match = person.session().match();
        bool of_seed_seven = false;
        for (std::uint64_t game = 0; game < 60; ++game) {
            of_seed_seven = of_seed_seven || match.setup().seed == core::nth_seed(7, game);
        }
        CHECK(of_seed_seven);
        person.click("back");
        person.scroll_to("beside:away");
        person.click("beside:away");
        CHECK(person.spot("beside:figure:wins:SVG") == nullptr);
        person.scroll_to("again:0");
        person.click("again:0");
        CHECK(person.lab().played().seed == 7);
        CHECK(person.lab().tally(0).entry[0].wins == wins);
        CHECK(person.spot("again:0") != nullptr);  // the other run is listed now
        person.reload();
        person.go("lab");
        CHECK(person.spot("again:0") != nullptr);
        CHECK(person.lab().played().seed == 7);
    }
}

TEST_CASE("With full storage a laboratory run still finishes, and the previous run stays listed") {
    Scientist person;
    person.click("run");
    person.set_up({"lab-seed:8"});
    person.machine.full = true;
    person.click("run");
    REQUIRE(person.finished());
    CHECK(person.spot("again:0") != nullptr);
}

/// Chooses an alternative of a drop-down, counted from 0.
void choose(Scientist& person, const std::string& list, int which) {
    person.scroll_to(list);
    person.click(list);
    person.click(list + ":" + std::to_string(which));
}

/// The names of the first cells, in the order in which the table shows them.
std::string first_cells(const scenes::Laboratory& lab, std::size_t count) {
    std::vector<int> cells = scenes::sorted_cells(lab);
    cells.resize(count);
    std::string names;
    for (const int cell : cells) {
        names += scenes::cell_words(lab, cell) + ": Games 12, |";
    }
    return names;
}

/// Whether the text view has these parts, separated by "|", in this order.
bool in_order(const std::string& text, const std::string& parts) {
    std::size_t at = 0;
    for (const std::string_view part : core::split(parts, '|')) {
        at = text.find(part, at);
        if (at == std::string::npos) {
            return false;
        }
    }
    return true;
}

TEST_CASE("The table of a parameter sweep sorts by column and shows all combinations on request") {
    Scientist person("lab=cartagena;tokens=1..4;greedy|runner|hoarder|random,runner;12;7");
    person.click("run");
    REQUIRE(person.finished());
    person.scroll_to("rows:all");
    CHECK(person.read("The first 12 of 16 combinations.") != nullptr);
    const scenes::Laboratory& lab = person.lab();
    choose(person, "lab:sort", 4);
    CHECK(lab.shown().order == scenes::ShownResults::Order::mean);
    const auto mean = [&](int cell) {
        return static_cast<double>(lab.tally(cell).entry[0].score.sum);
    };
    const std::vector<int> order = scenes::sorted_cells(lab);
    for (std::size_t i = 1; i < order.size(); ++i) {
        CHECK(mean(order[i - 1]) >= mean(order[i]));
    }
    CHECK(in_order(person.text_view(), first_cells(lab, 12)));
    choose(person, "lab:sort", 1);
    CHECK(scenes::sorted_cells(lab).front() == 0);
    CHECK(in_order(person.text_view(), first_cells(lab, 12)));
    person.scroll_to("rows:all");
    person.click("rows:all");
    CHECK(lab.shown().all_rows);
    CHECK(in_order(person.text_view(), first_cells(lab, 16)));
    CHECK(person.read("The first 12") == nullptr);
    person.scroll_to("rows:few");
    person.click("rows:few");
    CHECK_FALSE(lab.shown().all_rows);
}

TEST_CASE("In a sweep a combination is chosen in a list, and its games can be opened") {
    Scientist person("lab=cartagena;tokens=1..4;greedy,runner;12;7");
    person.click("run");
    REQUIRE(person.finished());
    choose(person, "lab:cell", 2);
    const int cell = person.lab().shown().cell;
    CHECK(cell == scenes::sorted_cells(person.lab())[2]);
    click_first(person, "replay:" + std::to_string(cell) + ":");
    CHECK(person.scene() == "review");
}

TEST_CASE(
    "A heat map of win rates has a legend that marks 50 %, and each cell tells its interval") {
    Scientist person("lab=incan_gold;;turn:3..6,turn:3..6;40;7");
    person.click("run");
    REQUIRE(person.finished());
    person.scroll_to("chart:map");
    person.wheel({person.screen().w - 40, 500}, 100);
    CHECK(person.read("50 % is even") != nullptr);
    CHECK(person.read("Games won by seat 1") != nullptr);
    CHECK(person.read("Turn of seat 2") != nullptr);
    CHECK(person.read("A tie counts half") != nullptr);
    person.move("chart:map");
    CHECK(person.read("95 %: ") != nullptr);
    CHECK(person.read("40 games") != nullptr);
}

TEST_CASE("A curve of win rates names the bot and has a line at 50 %") {
    Scientist person("lab=carteso;size=3 komi=0..4;claimer,random;40;7");
    person.click("run");
    REQUIRE(person.finished());
    CHECK(person.read("Claimer: games won by Komi") != nullptr);
    CHECK(person.read("50 % is even") != nullptr);
}

TEST_CASE(
    "A number of a bot or a rule varies by from, to and step, and its allowed range is shown") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Scientist person("lab=incan_gold;;turn:7;40;7", screen);
        person.scroll_to("ask:range:1:to");
        CHECK(person.spot("ask:range:1:step") == nullptr);
        person.click("ask:range:1:to");
        REQUIRE(person.machine.question);
        CHECK(holds(person.machine.question->words, "Leaves at this turn of each round."));
        CHECK(holds(person.machine.question->words, "To, 1 to 40:"));
        CHECK(person.machine.question->text == "7");
        person.answer("11");
        CHECK(person.lab().experiment().seats[0] == "turn:7..11");
        fill_in(person, "ask:range:1:step", "2");
        CHECK(person.lab().experiment().seats[0] == "turn:7..11/2");
        CHECK(person.read("Step") != nullptr);
        fill_in(person, "ask:range:1:from", "20");
        CHECK(person.lab().experiment().seats[0] == "turn:20");  // the end moves along
        fill_in(person, "ask:range:1:to", "41");
        CHECK(person.lab().experiment().seats[0] == "turn:20");
        CHECK(person.app().notice() == "Turn: a whole number from 1 to 40, not \"41\".");
        person.set_up({"vary:rounds"});
        CHECK(person.lab().experiment().options == "rounds=5..10");
        CHECK(person.read("rounds=") == nullptr);
        fill_in(person, "ask:range:rounds:to", "6");
        CHECK(person.lab().experiment().options == "rounds=5..6");
        CHECK(person.lab().trouble().empty());
    }
}

TEST_CASE("A sweep varies a bot's probability in steps of 0.05") {
    Scientist person("lab=incan_gold;;random:0.2;40;7");
    fill_in(person, "ask:range:1:to", "0.4");
    CHECK(person.lab().experiment().seats[0] == "random:0.2..0.4/0.05");
    fill_in(person, "ask:range:1:from", "1.5");
    CHECK(holds(person.app().notice(), ": a number from 0 to 1, not \"1.5\"."));
    fill_in(person, "ask:range:1:from", "a half");
    CHECK(holds(person.app().notice(), "not \"a half\"."));
    CHECK(person.lab().experiment().seats[0] == "random:0.2..0.4/0.05");
}

TEST_CASE("An experiment that is stopped or left keeps its games, and its captions say so") {
    Scientist person("lab=cartagena;rules=advanced;greedy,runner;4000;7");
    person.machine.replies = 3;
    person.click("run");
    REQUIRE(person.lab().running());
    CHECK(person.read("Stop") != nullptr);
    person.click("stop");
    const std::int64_t stopped = person.lab().done();
    CHECK_FALSE(person.lab().running());
    CHECK((stopped > 0 && stopped < 4000));
    CHECK(person.read("Stopped after about ") != nullptr);
    CHECK(person.spot("chart:scores") != nullptr);
    person.click("figure:scores:SVG");
    CHECK(holds(given(person, "file cartagena-scores.svg"),
                "Stopped after about " + std::to_string(stopped) + " of 4"));
    person.click("go-on");
    REQUIRE(person.lab().running());
    person.go("");
    REQUIRE(person.scene() == "lobby");
    CHECK(person.machine.thoughts == 0);  // no worker runs meanwhile
    person.machine.replies = 2;
    person.click("laboratory");
    CHECK(person.lab().running());
    CHECK(person.lab().done() > stopped);
    person.click("stop");
    CHECK_FALSE(person.lab().running());
}

TEST_CASE("No text of a long experiment is cut") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone, ui::Rect{0, 0, 940, 724}}) {
        CAPTURE(screen.w);
        Player person(screen);
        person.go("lab=cartagena;tokens=1..6;greedy,random,runner;100000000;7;r");
        person.machine.replies = 3;
        person.click("run");
        CHECK(person.read("Stop") != nullptr);
        CHECK_MESSAGE(person.cut().empty(), person.cut());
        person.click("stop");
        CHECK(person.read("Stopped") != nullptr);
        CHECK_MESSAGE(person.cut().empty(), person.cut());
    }
}

TEST_CASE(
    "Laboratory results survive a reload, and don't mix with those of another experiment's link") {
    Scientist person("lab=incan_gold;;turn:1..20;3000;7");
    person.machine.replies = 4;
    person.click("run");
    person.click("stop");
    const std::int64_t done = person.lab().done();
    REQUIRE((done > 0 && done < person.lab().total()));
    person.reload();
    REQUIRE(person.scene() == "laboratory");
    CHECK(person.lab().done() == done);
    person.machine.replies = 1;
    person.click("go-on");
    CHECK(person.lab().done() > done);
    person.click("stop");
    person.machine.routes = {kQuick};
    person.reload();
    CHECK(person.lab().total() == 0);
    CHECK(person.spot("chart:scores") == nullptr);
}

TEST_CASE("A link opens an experiment without running it, and running it gives the same results") {
    std::string first;
    for (int i = 0; i < 2; ++i) {
        Scientist person;
        CHECK(person.lab().total() == 0);
        person.click("run");
        REQUIRE(person.finished());
        CHECK(person.machine.routes.back() == kQuick);
        const std::string csv = person.saved("save:csv");
        CHECK((first.empty() || csv == first));
        first = csv;
        person.click("copy-link");
        CHECK(person.machine.clipboard.ends_with("#" + kQuick));
        CHECK(person.read("The link leads to this experiment.") != nullptr);
    }
}

TEST_CASE(
    "An invalid number in the laboratory gets a message, and an invalid experiment doesn't run") {
    Scientist person("lab");
    person.wheel({150, 500}, 2000);
    person.click("ask:games");
    person.answer("0");
    CHECK(person.read("Games: a whole number from 1 to ") != nullptr);
    person.click("ask:games");
    person.answer("100");
    CHECK(person.lab().experiment().games == 100);
    for (const char* words : {"options:rules=chess", "bot:1=nobody", "bot:1=greedy:3"}) {
        CAPTURE(words);
        person.set_up({"preset:sanity", words});
        REQUIRE(person.spot("run") != nullptr);
        CHECK_FALSE(person.spot("run")->enabled);
        person.click("run");
        CHECK_FALSE(person.lab().running());
        CHECK(person.lab().total() == 0);
    }
}

TEST_CASE("A laboratory game opens in the review by its button, its number or a bar of a chart") {
    Scientist person;
    person.resize(stage::kLargeDesktop);
    person.click("run");
    REQUIRE(person.finished());
    const auto looked_at = [&] {
        CHECK(person.scene() == "review");
        const int begin = person.session().match().cursor();
        CHECK(begin < person.session().match().size() - 20);
        CHECK(person.app().scene().status().find("the beginning of Game ") != std::string::npos);
        CHECK(person.read("of 60, ") != nullptr);
        person.press(ui::Key::left);
        CHECK(person.session().match().cursor() == begin);
        person.press(ui::Key::end);
        CHECK(person.over());
        person.click("back");
        REQUIRE(person.scene() == "laboratory");
        CHECK(person.lab().done() == 60);
    };
    click_first(person, "replay:");
    looked_at();
    click_first(person, "ask:number:");
    person.answer("60");
    looked_at();
    for (const char* number : {"0", "61", "x", "-9223372036854775808"}) {
        click_first(person, "ask:number:");
        person.answer(number);
        CHECK(person.app().notice().find("from 1 to 60.") != std::string::npos);
        CHECK(person.scene() == "laboratory");
    }
    person.scroll_to("chart:lengths");
    person.click("chart:lengths");
    looked_at();
}

TEST_CASE("Ready-made experiments run to their end") {
    Scientist person("lab");
    person.set_up({"game:incan_gold"});
    for (const char* preset : {"solo-turn", "solo-backpack", "solo-random", "turn-turn", "trio",
                               "mirror-incan", "sanity-incan", "size-carteso"}) {
        CAPTURE(preset);
        person.set_up({"preset:" + std::string(preset), "games:2"});
        person.click("run");
        CHECK(person.finished());
        CHECK(person.lab().done() == 2 * person.lab().cells());
        CHECK(person.lab().failure().empty());
    }
}

TEST_CASE("Escape leads from the laboratory to the lobby, and the form keeps its entries") {
    Scientist person("lab");
    person.set_up({"preset:sanity", "games:100"});
    person.press(ui::Key::escape);
    CHECK(person.scene() == "lobby");
    person.go("lab");
    CHECK(person.scene() == "laboratory");
    CHECK(person.lab().experiment().games == 100);
}

TEST_CASE("The text view of the laboratory has all its fields, commands and results") {
    Scientist person("lab");
    const auto has = [&](const std::string& words) {
        return person.text_view().find(words) != std::string::npos;
    };
    CHECK(has("Control: a plan against chance"));
    person.set_up({"preset:sanity"});
    CHECK(has("\"label\":\"Games: " + ui::count_words(2000) + "\""));
    person.set_up({"ask:games"});
    person.answer("100");
    CHECK(has("\"label\":\"Games: 100\""));
    person.set_up({"run"});
    REQUIRE(person.finished());
    CHECK(has("Greedy: Games 100, Won "));
    CHECK(has("Seat 2: won"));
}

TEST_CASE("Laboratory results of Cartolan say how games were won, and open the largest win") {
    Scientist person("lab=cartolan;mode=regular;explorer,trader,pirate;30;5;r");
    person.click("run");
    REQUIRE(person.finished());
    for (const char* chart : {"lead", "ending:0", "rounds", "winner_turn:0", "winner_wealth",
                              "winner_moves", "winner_agents", "winner_adventurers", "water_left",
                              "land_left", "edges_left:0", "failed_explorations"}) {
        CHECK_MESSAGE(person.spot("chart:" + std::string(chart)) != nullptr, std::string(chart));
    }
    const std::string json = person.saved("save:json");
    const std::int64_t most = numbers(json, "lead_max").at(0);
    const std::int64_t game = numbers(json, "lead_largest_game").at(0);
    const std::string button = "replay:0:" + std::to_string(game - 1) + ":largest-lead";
    const ui::Spot* spot = person.spot(button);
    REQUIRE(spot != nullptr);
    person.wheel({person.screen().w - 40, 500}, spot->rect.center().y - 500);
    person.click(button);
    REQUIRE(person.scene() == "review");
    person.press(ui::Key::end);
    REQUIRE(person.over());
    std::vector<int> vaults;
    for (int seat = 1; seat <= 3; ++seat) {
        const std::string label = person.spot("seat-" + std::to_string(seat))->label;
        vaults.push_back(std::stoi(label.substr(label.find("Vault ") + 6)));
    }
    std::sort(vaults.rbegin(), vaults.rend());
    CHECK(vaults[0] - vaults[1] == most);
}

}  // namespace
}  // namespace ctq::stage
