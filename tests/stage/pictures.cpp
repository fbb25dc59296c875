// Tests of saved pictures of boards: how they are saved, what they contain, and what they hide.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/cartolan/map.hpp"
#include "shell/scenes/board/summary/result.hpp"
#include "shell/ui/seats.hpp"
#include "tests/stage/open_table.hpp"
#include "tests/xml.hpp"

namespace ctq::stage {
namespace {

using stage::Player;
using xml::Element;

/// A short match between bots, and the title of its game.
struct ShownMatch {
    const char* game;
    const char* title;
    std::vector<std::string> commands;
};

const ShownMatch kShown[] = {
    {"cartagena",
     "Cartagena",
     {"seats:3", "seat:1=greedy", "seat:2=runner", "seat:3=random", "option:rules=board",
      "seed:3"}},
    {"carteso",
     "Carteso",
     {"seat:1=claimer", "seat:2=random", "option:size=5", "option:komi=0", "seed:3"}},
    {"incan_gold",
     "Incan Gold",
     {"seats:3", "seat:1=myopic", "seat:2=turn:5", "seat:3=random", "seed:5"}},
    {"cartolan",
     "Cartolan – Trade Winds",
     {"seats:3", "seat:1=trader", "seat:2=explorer", "seat:3=pirate", "option:mode=regular",
      "option:water_pile=10", "seed:1"}},
};

const ShownMatch& kCartesoShown = kShown[1];

/// Lets the bots play to the end, and waits for the result sheet.
void watch_shown(Player& person, const ShownMatch& match) {
    person.set_up({"set:watch=fastest"});
    sit_down(person, match.game, match.commands);
    person.rest();
    REQUIRE(person.over());
    person.wait(1.3);
    REQUIRE(person.spot("again") != nullptr);
}

/// Returns the last request to the machine without the prefix `begin`, which it must have.
std::string last_request(const Player& person, const std::string& begin) {
    const std::string& last = person.machine.requests.back();
    CAPTURE(last.substr(0, 60));
    REQUIRE(last.starts_with(begin));
    return last.substr(begin.size());
}

Element read(const std::string& file) {
    const auto svg = xml::read(file);
    REQUIRE(svg);
    return *svg;
}

/// All elements in the order of drawing.
std::vector<const Element*> elements(const Element& svg) {
    std::vector<const Element*> list;
    svg.each([&](const Element& one) { list.push_back(&one); });
    return list;
}

std::string svg_text(const Element& svg, const std::string& name) {
    std::string text;
    svg.each([&](const Element& one) { text += one.name == name ? one.text : ""; });
    return text;
}

bool writes(const Element& svg, std::string_view words) {
    bool found = false;
    svg.each([&](const Element& one) { found = found || one.attribute("aria-label") == words; });
    return found;
}

/// Formats a colour as "#0072b2".
std::string hex(ui::Color color) {
    constexpr char kDigits[] = "0123456789abcdef";
    std::string text = "#";
    for (const unsigned shift : {4U, 0U, 12U, 8U, 20U, 16U}) {
        text += kDigits[(color >> shift) & 15U];
    }
    return text;
}

/// Counts the tokens of a seat: shapes in its colour over a shadow. If `stacks` is true, a stack
/// counts as the number drawn after it.
int tokens(const Element& svg, int seat, bool stacks = false) {
    const auto list = elements(svg);
    int count = 0;
    for (std::size_t i = 1; i + 2 < list.size(); ++i) {
        if (list[i]->name == "path" &&
            list[i]->attribute("fill") == hex(ui::seat_look(seat).color) &&
            !list[i - 1]->attribute("filter").empty()) {
            // The number of a stack follows the pirate's hat, before the next token's shadow.
            std::string label;
            for (std::size_t k = i + 1; k < list.size() && label.empty(); ++k) {
                if (!list[k]->attribute("filter").empty()) {
                    break;
                }
                label = list[k]->attribute("aria-label");
            }
            const bool stack = stacks && !label.empty() && label.size() < 3;
            count += stack ? std::max(1, std::atoi(label.c_str())) : 1;
        }
    }
    return count;
}

int shapes(const Element& svg, const std::string& name, const std::string& fill) {
    int count = 0;
    svg.each([&](const Element& one) {
        count += one.name == name && one.attribute("fill") == fill ? 1 : 0;
    });
    return count;
}

void check_cartagena(const Element& svg) {
    for (int seat = 1; seat <= 3; ++seat) {
        CHECK(tokens(svg, seat, true) == 6 + 1);  // six on the board, one beside the name
    }
}

void check_carteso(const Element& svg, const Player& person) {
    int round = 0;
    int square = 0;
    const core::Match& match = person.session().match();
    for (int ply = 0; ply < match.size(); ++ply) {
        const core::StateBox before = match.state_at(ply);
        const std::string token = match.game().to_text(before.data(), match.action(ply));
        round += token.size() == 3 && token[0] == 'X' ? 1 : 0;
        square += token.size() == 3 && token[0] == 'O' ? 1 : 0;
    }
    CHECK(round + square > 20);
    CHECK(shapes(svg, "circle", "#2b2422") == round);
    CHECK(shapes(svg, "rect", "#fffbf2") == square);
}

void check_incan_gold(const Element& svg) {
    for (int seat = 1; seat <= 3; ++seat) {
        CHECK(tokens(svg, seat) == 2);  // one on the board, one beside the name
    }
}

void check_cartolan(const Element& svg, const Player& person) {
    const auto& state = tables::state_at<cartolan::State>(person.session().view());
    int signs = 0;
    for (int i = 0; i < state.tiles; ++i) {
        const cartolan::Tile& tile = state.tile[i];
        // A tile has a ground and a wind, and perhaps a wonder and a disaster. A city is one
        // symbol.
        signs += 1;
        if (!cartolan::has_mark(tile, cartolan::kCity)) {
            signs += 1 + (cartolan::has_mark(tile, cartolan::kWonder) ? 1 : 0) +
                     (cartolan::has_mark(tile, cartolan::kDisaster) ? 1 : 0);
        }
    }
    CHECK(state.tiles > 10);
    int printed = 0;
    svg.each([&](const Element& one) { printed += one.name == "use" ? 1 : 0; });
    CHECK(printed == signs);
    const auto lines = person.board().view().highlights(person.session().match(),
                                                        person.session().players().names());
    CHECK(lines.size() >= 2);
    for (const std::string& line : lines) {
        CHECK(writes(svg, line));
    }
}

TEST_CASE("The result sheet saves a picture with title, result and all pieces") {
    for (const ShownMatch& one : kShown) {
        CAPTURE(std::string(one.game));
        Player person;
        watch_shown(person, one);
        person.click("save-picture");
        const std::string file = last_request(person, "png " + std::string(one.game) + ".png\n");
        CHECK(person.read("Saved as " + std::string(one.game) + ".png.") != nullptr);
        const Element svg = read(file);
        CHECK(writes(svg, one.title));
        const core::Standing standing = person.session().match().standing();
        const std::string& winner =
            person.session().players().name(scenes::by_place(standing).front());
        const std::string title = svg_text(svg, "title");
        CHECK(title.starts_with(std::string(one.title) + ": " + winner + " wins"));
        CHECK(writes(svg, title.substr(std::string_view(one.title).size() + 2)));
        CHECK(writes(svg, "1. " + winner));
        one.game == std::string("cartagena")    ? check_cartagena(svg)
        : one.game == std::string("carteso")    ? check_carteso(svg, person)
        : one.game == std::string("incan_gold") ? check_incan_gold(svg)
                                                : check_cartolan(svg, person);
        person.click("save-picture");
        CHECK(last_request(person, "png " + std::string(one.game) + ".png\n") == file);
        // The file doesn't depend on the size of the screen or the text.
        person.set_up({"set:size=largest"});
        person.resize(stage::kPhone);
        person.settle();
        person.tap("save-picture");
        CHECK(last_request(person, "png " + std::string(one.game) + ".png\n") == file);
    }
}

TEST_CASE("From a finished match the share sheet saves SVG and PNG files, and sends a picture") {
    Player person(stage::kPhone);
    watch_shown(person, kCartesoShown);
    person.tap("save-picture");
    const std::string svg = last_request(person, "png carteso.png\n");
    person.tap("share");
    for (const char* name : {"save-svg", "save-picture", "send-picture"}) {
        person.scroll_to(name);
        person.tap(name);
        CAPTURE(std::string(name));
        const std::string& last = person.machine.requests.back();
        CHECK((last == "file carteso.svg\n" + svg || last == "png carteso.png\n" + svg ||
               last.starts_with("send-png carteso.png Carteso: Claimer wins as Vertical, ")));
    }
    CHECK(person.machine.requests.back().starts_with("send-png"));
}

TEST_CASE("A running match offers no picture; its review can save the position shown") {
    Player person;
    open_table(person, 2);
    CHECK(person.app().commands().find("save-picture") == nullptr);
    person.click("menu");
    person.click("menu-share");
    CHECK(person.spot("save-picture") == nullptr);
    person.press(ui::Key::escape);
    person.set_up({"review"});
    REQUIRE(person.scene() == "review");
    person.click("more");
    person.click("more-picture");
    const std::string last = last_request(person, "png cartagena.png\n");
    const Element svg = read(last);
    CHECK(svg_text(svg, "title") == "Cartagena: " + person.app().scene().status());
    CHECK(writes(svg, person.app().scene().status()));
    person.click("previous");
    person.click("more");
    person.click("more-picture");
    CHECK(last_request(person, "png cartagena.png\n") != last);
}

TEST_CASE("A saved picture shows only what the person may see") {
    Player person;
    open_table(person, 2, {"option:rules=cards"});
    person.set_up({"review", "save-picture"});
    const Element svg = read(last_request(person, "png cartagena.png\n"));
    const std::string description = svg_text(svg, "desc");
    CAPTURE(description);
    // The person's line names cards, the bot's line only the number of its cards.
    const auto line = [&](const std::string& name) {
        const std::size_t at = description.find(name + ": ");
        REQUIRE(at != std::string::npos);
        return description.substr(at, description.find('.', at) - at);
    };
    const auto tells_cards = [](const std::string& words) {
        return holds(words, "spade") || holds(words, "heart") || holds(words, "diamond") ||
               holds(words, "club") || holds(words, "skull") || holds(words, "hat") ||
               holds(words, "bottle") || holds(words, "sword") || holds(words, "pistol");
    };
    CHECK(tells_cards(line("Player")));
    CHECK_FALSE(tells_cards(line("Beginner")));
}

TEST_CASE("A saved picture calls the person Player, not You") {
    Player person;
    sit_down(person, "carteso", {"seat:2=random", "option:size=3", "option:komi=0", "seed:1"});
    person.play(50);
    person.rest();
    REQUIRE(person.over());
    person.wait(1.3);
    person.click("save-picture");
    const Element svg = read(last_request(person, "png carteso.png\n"));
    CHECK((writes(svg, "1. Player") || writes(svg, "2. Player")));
    svg.each([](const Element& one) {
        CHECK_FALSE(holds(one.attribute("aria-label"), "You"));
        CHECK_FALSE(holds(one.text, "You"));
    });
}

}  // namespace
}  // namespace ctq::stage
