#include "shell/scenes/laboratory/charts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

#include "engine/core/base64.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/job.hpp"
#include "shell/scenes/laboratory/plan.hpp"
#include "shell/scenes/laboratory/titles.hpp"
#include "tests/xml.hpp"

/// What the charts of an experiment say and show, read from the pictures that are saved.
namespace ctq::scenes {
namespace {

/// Plays an experiment to its end, without workers.
Results played(const char* text) {
    const auto read = read_experiment(text);
    REQUIRE(read);
    const Experiment experiment = *read;
    const std::string games = std::to_string(experiment.games);
    std::string saved = "1\n" + experiment_text(experiment) + "\n0\n";
    const Plan plan = *plan_of(experiment);
    for (const PlannedSeries& series : plan.series) {
        const lab::Tally tally = lab::play(series.spec, 0, experiment.games);
        saved += "\n" + games + " " + core::to_base64(lab::encode(tally));
    }
    Results results;
    REQUIRE(results.lab.restore(saved));
    return results;
}

struct Chart {
    std::string file;
    xml::Element svg;

    std::vector<xml::Element> all(std::string_view name) const {
        std::vector<xml::Element> list;
        svg.each([&](const xml::Element& one) {
            if (one.name == name) {
                list.push_back(one);
            }
        });
        return list;
    }
    bool says(std::string_view words) const {
        const auto texts = all("text");
        return std::any_of(texts.begin(), texts.end(),
                           [&](const xml::Element& one) { return one.text == words; });
    }
    long filled(std::string_view color) const {
        const auto boxes = all("rect");
        return std::count_if(boxes.begin(), boxes.end(), [&](const xml::Element& one) {
            return one.attribute("fill") == color;
        });
    }
};

Chart drawn(const Results& results, std::string_view id, bool editable = true) {
    Chart chart{figure_svg(results, id, editable), {}};
    const auto svg = xml::read(chart.file);
    REQUIRE(svg);
    chart.svg = *svg;
    return chart;
}

TEST_CASE("The charts of a sweep over an option name the bot whose results they show") {
    const Results results = played("cartolan;mode=beginner|regular;explorer,random;4;7;r");
    const Chart wins = drawn(results, "alternatives");
    CHECK(wins.says("Games won by Explorer"));
    CHECK(wins.says("Mode: Sea"));
    CHECK(drawn(results, "scores").says("Scores of Explorer"));
    CHECK(drawn(results, "table").says("Results of Explorer"));
}

TEST_CASE("Where two bots vary, the scores name the bot and the combination they are of") {
    Results results = played("cartagena;tokens=1;greedy|hoarder,random|runner;4;7;r");
    REQUIRE(results.lab.change("cell:2"));
    const Chart scores = drawn(results, "scores");
    CHECK(scores.says("Scores of Hoarder"));
    CHECK(scores.says("Hoarder, Random"));
    CHECK(drawn(results, "map").says("Games won by the bot"));
}

TEST_CASE("A heat map of two bots counts a tie half, and is grey where a bot meets itself") {
    const Results results = played("incan_gold;;turn:3..5,turn:3..5;40;7");
    const Chart map = drawn(results, "map");
    CHECK(map.filled("#d4d4d4") == 3);
    std::int64_t ties = 0;
    for (int cell = 0; cell < 9; ++cell) {
        ties += results.lab.tally(cell).entry[0].draws;
    }
    REQUIRE(results.lab.tally(4).entry[0].draws == 40);
    CHECK(map.says("A tie counts half: " + std::to_string(ties) +
                   " of 360 games were ties. Grey: a bot against itself."));
    const auto texts = map.all("text");
    CHECK(std::count_if(texts.begin(), texts.end(), [](const xml::Element& one) {
              return one.text == "50" || one.text == "50.0";
          }) >= 3);
}

TEST_CASE("The axes of a heat map have titles, which name seats only if seats do not rotate") {
    const Chart seats = drawn(played("incan_gold;;turn:3..4,turn:3..4;4;7"), "map");
    CHECK(seats.says("Games won by seat 1"));
    CHECK(seats.says("Turn of seat 1"));
    CHECK(seats.says("Turn of seat 2"));
    const Chart bots = drawn(played("incan_gold;;turn:3..4,turn:3..4;4;7;r"), "map");
    CHECK(bots.says("Games won by the bot"));
    CHECK(bots.says("Turn of the bot"));
    CHECK(bots.says("Turn of the opponent"));
    const Chart three = drawn(played("incan_gold;;turn:3..4,turn:3..4,myopic;4;7;r"), "map");
    CHECK(three.says("Turn of bot 2"));
    CHECK_FALSE(three.says("A tie counts half"));
    const Chart mixed = drawn(played("cartagena;tokens=1|2;greedy|runner,random;4;7;r"), "map");
    CHECK(mixed.says("Games won by Greedy or Runner"));
    CHECK(mixed.says("Bot"));
    CHECK(mixed.says("Pirates each"));
    const Chart curve = drawn(played("cartagena;tokens=1..3;greedy,random;4;7;r"), "curve");
    CHECK(curve.says("games won"));
    CHECK(curve.says("Pirates each"));
}

TEST_CASE("A saved heat map is a small file of texts and has no frame around a cell") {
    Results results = played("incan_gold;;turn:1..10,turn:1..10;2;7");
    REQUIRE(results.lab.change("cell:12"));
    const Chart map = drawn(results, "map");
    CHECK(map.file.size() < 60'000);
    CHECK(map.svg.attribute("font-family").ends_with("sans-serif"));
    CHECK(map.all("path").empty());
    for (const xml::Element& box : map.all("rect")) {
        CHECK(box.attribute("stroke").empty());
    }
    // The caption is text, too: the browser makes the picture with outlines a PNG.
    const Chart outlines = drawn(results, "map", false);
    CHECK(outlines.all("text").empty());
    CHECK(outlines.file.size() > map.file.size());
}

TEST_CASE("The title of a range of learned bots has no dash at its end") {
    const core::GameHandle& game = **core::find_game(cabinet(), "cartolan");
    CHECK(bot_words_title(game, "learned:0..2") == "Learned 0..2");
    CHECK(bot_words_title(game, "level:2") == "Level 2 – Beginner");
}

}  // namespace
}  // namespace ctq::scenes
