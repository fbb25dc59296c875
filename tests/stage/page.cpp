// Tests of a page that has every kind of part, at seven sizes in both themes.
#include "shell/scenes/page/page.hpp"

#include <doctest/doctest.h>

#include <string>

#include "engine/core/json.hpp"
#include "shell/scenes/page/drawn/canvas_page.hpp"
#include "shell/scenes/page/text_page.hpp"
#include "shell/ui/ui.hpp"
#include "tests/stage/page_law.hpp"

namespace ctq::scenes {
namespace {

using stage::kDesktop;
using stage::kPhone;
using stage::kScreens;

constexpr core::OptionSpec kCount{.key = "count",
                                  .title = "Cards",
                                  .help = "How many cards each player has.",
                                  .kind = core::OptionKind::number,
                                  .choices = {},
                                  .least = 1,
                                  .most = 6,
                                  .standard = 3};

void add_words(Page& page) {
    page.heading("Words", Voice::section, "3 of 7");
    page.text("A sentence that is long enough to go on in a second line on a small phone.");
    page.text("A sentence beside it.", Voice::muted);
    page.text("An item of a list.", Voice::item);
    page.text("The first step.", Voice::step);
    page.text("The second step.", Voice::step);
    page.text("Small words below.", Voice::caption);
    const std::string_view heads[] = {"", "Played", "Won"};
    page.rows(heads);
    const std::string cells[] = {"Level 2", "12", "7"};
    page.row(cells);
    // On a small screen its figures stand below the name of their row.
    const std::string_view many[] = {"", "Games", "Won", "95 %", "Mean", "Highest", "Unfinished"};
    page.rows(many);
    const std::string figures[] = {"Expert", "12 000", "54.2 %", "51.1 – 57.3", "12.31", "", "17"};
    page.row(figures);
    const std::string more[] = {"Novice", "12 000", "45.8 %", "42.7 – 48.9", "11.02", "31", "0"};
    page.row(more);
    const tables::KeyHelp keys[] = {{"U", "undo"}, {"Esc", "leave"}, {"Tab", "move on"}};
    page.keys(keys);
}

void add_controls(Page& page) {
    page.heading("Controls");
    page.choice("", "Wind", "Which way the wind blows.", As::row);
    page.option("wind:north", "North", true);
    page.option("wind:south", "South", false);
    page.choice("seat-2", "Seat 2", "A bot that plays at random.", As::list).seat = 2;
    page.option("seat:2=human", "You", false);
    page.option("seat:2=random", "Random", true);
    page.choice("seat-3", "Seat 3", "", As::list).value = "Written by hand";
    page.option("seat:3=human", "A person", false);
    page.number("option:count=", kCount, 6);
    page.action("A table", "Anna waits for one player.", "sit-down:a", "Sit down: Anna waits")
        .look = {.word = "Sit down", .main = true};
    page.fold("house-rules", "House rules", false, [] {});
    page.buttons(As::grid);
    for (const char* number : {"1", "2", "3", "4"}) {
        page.command(std::string("puzzle:") + number, std::string("Puzzle ") + number).look = {
            .word = number, .on = *number == '2', .note = *number == '2' ? "solved" : ""};
    }
    page.buttons(As::stack);
    page.command("look", "Look at it").look.tip = "Opens the match for a look";
    page.command("not-now", "Not now").enabled = false;
}

Commands sample() {
    Commands list;
    Page page(list);
    page.page("sample", [&] {
        page.head("back", "Back");
        page.head("share", "Share").look.icon = ui::Symbol::share;
        page.text("What this page is about.", Voice::muted);
        page.choice("", "Rules", "Sets of rules", As::cards);
        page.option("rules:board", "Board", true).look.tip = "All cards are open.";
        page.option("rules:cards", "Cards", false).look.tip = "Hands are hidden.";
        page.side([&] {
            page.buttons(As::links);
            page.command("jump:0", "Words");
            page.command("jump:1", "Controls");
        });
        page.beside(
            300, [&] { page.card([&] { add_words(page); }); },
            [&] { page.card([&] { add_controls(page); }); });
        page.paper([&] {
            page.heading("On paper", Voice::title);
            page.text("Words in ink.");
            page.picture("picture", {.fixed = 60}, "A square", [](ui::Canvas& canvas, ui::Rect at) {
                ui::fill(canvas, at, 4, canvas.theme.brass);
            });
            page.corner("save-square", "Save the square").look.word = "SVG";
            page.command("third", "A third button");
        });
        page.foot([&] {
            page.field("ask:seed", "Seed", "", "by chance", [] {});
            page.text("The same seed gives the same draws.", Voice::caption);
            page.command("start", "Start").look.main = true;
        });
    });
    return list;
}

std::string text_of(const Commands& list) {
    core::JsonWriter json;
    json.begin_object();
    json.key("title").text("A page");
    write_groups(json, list);
    json.end_object();
    return json.str();
}

/// A person at the sample page. The ids that no spot is named after go to `requested`.
struct Sample {
    explicit Sample(ui::Rect rect, bool light = false) : screen{.rect = rect, .light = light} {}

    Commands list = sample();
    PageState state;
    std::vector<std::string> requested;
    ui::Screen screen;
    stage::Person person{
        screen, [this](ui::Canvas& canvas) {
            draw_page(canvas, {list, "sample", "A page", "", 1160, requested}, state);
        }};
};

TEST_CASE("A page with every kind of part obeys the law of pages, at every size and theme") {
    for (const ui::Rect screen : kScreens) {
        for (const bool light : {false, true}) {
            Sample one(screen, light);
            CAPTURE(screen.w);
            CHECK(stage::untold(one.person, one.list, "sample", text_of(one.list)) == "");
            CHECK(stage::out_of_order(one.person, one.list, "sample") == "");
            CHECK(one.person.cut() == "");
        }
    }
}

TEST_CASE("No two controls of a page overlap, at every size") {
    for (const ui::Rect screen : kScreens) {
        Sample one(screen);
        std::vector<ui::Spot> controls;
        for (const ui::Spot& spot : one.person.spots()) {
            if (spot.focusable || spot.kind == ui::SpotKind::button) {
                controls.push_back(spot);
            }
        }
        for (std::size_t i = 0; i < controls.size(); ++i) {
            for (std::size_t k = 0; k < i; ++k) {
                const ui::Rect both =
                    ui::overlap(controls[i].shown.inset(1), controls[k].shown.inset(1));
                CHECK_MESSAGE(both.empty(),
                              screen.w << ": " << controls[i].name << " and " << controls[k].name);
            }
        }
    }
}

TEST_CASE("Every control of a page can be pressed where it is shown") {
    for (const ui::Rect screen : {kPhone, kDesktop}) {
        Sample one(screen);
        for (const Command& command : one.list) {
            const ui::Spot* spot = one.person.spot(command.id);
            if (spot == nullptr || !spot->enabled || spot->kind == ui::SpotKind::plain) {
                continue;
            }
            one.person.scroll_to(command.id);
            one.person.flick(one.person.middle(command.id), false);
            CHECK_MESSAGE(one.person.stage().spots().clicked == command.id, command.id);
        }
    }
}

TEST_CASE("A drop-down of a page requests the command of the chosen line") {
    Sample one(kDesktop);
    one.person.scroll_to("seat-2");
    one.person.click("seat-2");
    one.person.click("seat-2:0");
    CHECK(one.requested == std::vector<std::string>{"seat:2=human"});
}

TEST_CASE("The keys of a number request the command of the value") {
    Sample one(kDesktop);
    one.person.scroll_to("option:count=number");
    one.person.walk_to("option:count=number");
    one.person.press(ui::Key::home);
    CHECK(one.requested == std::vector<std::string>{"option:count=1"});
    CHECK_FALSE(one.person.spot("option:count=7")->enabled);
}

TEST_CASE("A page scrolls to the heading that a link jumps to, and marks its link") {
    Sample one(kDesktop);
    one.person.settle();
    one.state.jump = 0;
    one.person.frame();
    one.person.frame();
    CHECK(one.state.section == 0);
    const ui::Spot* heading = one.person.spot("section-0");
    REQUIRE(heading != nullptr);
    CHECK_FALSE(heading->shown.empty());
}

TEST_CASE(
    "The text view of a table leaves out empty cells, and that of a list says its own value") {
    Commands list;
    Page page(list);
    const std::string_view heads[] = {"", "Games", "Won", "Mean"};
    page.rows(heads);
    const std::string cells[] = {"Final lead", "60", "", "3.5"};
    page.row(cells);
    page.choice("bot", "Bot", "", As::list).value = "Turn 7";
    page.option("bot:greedy", "Greedy", false);
    const std::string text = text_of(list);
    CHECK(text.find(R"("Final lead: Games 60, Mean 3.5")") != std::string::npos);
    CHECK(text.find(R"({"kind":"paragraph","text":"Turn 7"})") != std::string::npos);
}

TEST_CASE("A button joins neither the header nor the buttons of a card before it") {
    Commands list;
    Page page(list);
    page.head("back", "Back");
    page.command("first", "The first");
    page.card([&] { page.command("in", "In the card"); });
    page.command("after", "After it");
    REQUIRE(list.parts.size() == 5);
    CHECK(list.parts[0].as == As::head);
    for (const std::size_t i : {0U, 1U, 3U, 4U}) {
        CHECK(list.of(list.parts[i]).size() == 1);
    }
    CHECK(list.of(list.parts[4]).front().id == "after");
}

TEST_CASE("The text view tells a page in reading order: headings, words, helps, buttons") {
    Commands list;
    Page page(list);
    page.page("small", [&] {
        page.command("back", "Back");
        page.card([&] {
            page.heading("Seats");
            page.choice("", "Seat 1", "Plays at random.", As::list);
            page.option("seat:1=random", "Random", true);
            page.text("Below.");
        });
        page.command("go", "Go").look.tip = "Goes";
    });
    CHECK(text_of(list) ==
          R"({"title":"A page","groups":[)"
          R"({"name":"","page":"small","parts":[],"buttons":[{"id":"back","label":"Back",)"
          R"("enabled":true,"pressed":null}]},)"
          R"({"name":"Seats","page":"small","parts":[],"buttons":[]},)"
          R"({"name":"Seat 1","page":"small","parts":[{"kind":"paragraph","text":)"
          R"("Plays at random."}],"buttons":[{"id":"seat:1=random","label":"Random",)"
          R"("enabled":true,"pressed":true}]},)"
          R"({"name":"","page":"small","parts":[{"kind":"paragraph","text":"Below."}],)"
          R"("buttons":[]},)"
          R"({"name":"","page":"small","parts":[],"buttons":[{"id":"go","label":"Go",)"
          R"("help":"Goes","enabled":true,"pressed":null}]}]})");
}

}  // namespace
}  // namespace ctq::scenes
