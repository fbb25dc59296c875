// The law of pages, on every scene and sheet that is a page.
#include "tests/stage/page_law.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <vector>

#include "tests/stage/scenes.hpp"
#include "tests/stage/sentences.hpp"

namespace ctq::stage {
namespace {

using scenes::Command;
using scenes::PagePart;

constexpr std::string_view kDots = "…";

/// Whether one of the words is this one, or begins like it where it was shortened.
bool told(const std::set<std::string>& all, const std::string& word) {
    if (!word.ends_with(kDots)) {
        return all.count(word) > 0;
    }
    const std::string begin = word.substr(0, word.size() - kDots.size());
    const auto found = all.lower_bound(begin);
    return found != all.end() && found->starts_with(begin);
}

/// The parts of a page, and those that hold them.
std::span<const PagePart> parts_of(const scenes::Commands& list, std::string_view name) {
    const PagePart* page = scenes::find_page(list, name);
    REQUIRE(page != nullptr);
    return std::span(page, list.parts.data() + page->end);
}

bool in_picture(Person& person, std::span<const PagePart> parts, ui::Point at) {
    return std::any_of(parts.begin(), parts.end(), [&](const PagePart& part) {
        const ui::Spot* spot =
            part.kind == PagePart::Kind::picture ? person.spot(part.id) : nullptr;
        return spot != nullptr && spot->rect.inset(-2).contains(at);
    });
}

/// The name of the spot that stands for a command: its own, or that of its drop-down. A sheet draws
/// its own button that closes it.
std::string spot_of(std::span<const PagePart> parts, const scenes::Commands& list,
                    const Command& command) {
    if (command.id.ends_with("-close")) {
        return parts.front().id + ":close";
    }
    for (const PagePart& part : parts) {
        if (part.kind == PagePart::Kind::choice && part.as == scenes::As::list) {
            for (const Command& one : list.of(part)) {
                if (&one == &command) {
                    return part.id;
                }
            }
        }
    }
    return command.id;
}

/// The spot with this name in the topmost layer, else below it.
const ui::Spot* top_spot(Person& person, std::string_view name) {
    const ui::Spot* found = nullptr;
    for (const ui::Spot& spot : person.spots()) {
        found =
            spot.name == name && (found == nullptr || spot.layer > found->layer) ? &spot : found;
    }
    return found;
}

/// Whether a command belongs to a sheet about what is chosen, which is not open.
bool in_closed_sheet(Person& person, std::span<const PagePart> parts, const scenes::Commands& list,
                     const Command& command) {
    return std::any_of(parts.begin(), parts.end(), [&](const PagePart& part) {
        const std::span<const Command> own = list.of(part);
        return part.kind == PagePart::Kind::aside && !part.open &&
               person.spot(own[0].id) == nullptr && &command >= own.data() &&
               &command < own.data() + own.size();
    });
}

/// Whether a command is a word at the right end of the foot, which a phone leaves out as a whole.
bool left_out(Person& person, std::span<const PagePart> parts, const scenes::Commands& list,
              const Command& command) {
    return std::any_of(parts.begin(), parts.end(), [&](const PagePart& part) {
        const std::span<const Command> own = list.of(part);
        return part.as == scenes::As::words && &command >= own.data() &&
               &command < own.data() + own.size() && top_spot(person, own[0].id) == nullptr;
    });
}

bool is_control(const ui::Spot& spot) {
    return spot.focusable && !spot.backdrop && !spot.name.ends_with(":close") &&
           !spot.name.ends_with(":bar");
}

}  // namespace

std::string untold(Person& person, const scenes::Commands& list, std::string_view name,
                   const std::string& text_view) {
    const std::span<const PagePart> parts = parts_of(list, name);
    std::string lines;
    const std::vector<std::string> told_words = words_of(text_view);
    const std::set<std::string> all(told_words.begin(), told_words.end());
    std::size_t ground = 0;
    for (const ui::DrawnText& line : person.text()) {
        const bool title = !parts.front().title.empty() && line.words == parts.front().title;
        ground = title ? line.triangle : ground;
    }
    for (const ui::DrawnText& line : person.text()) {
        if (line.triangle < ground) {
            continue;  // below the sheet
        }
        const bool number = line.words.size() == 1 && std::isdigit(line.words[0]) != 0;
        if (number || in_picture(person, parts, line.rect.center())) {
            continue;  // a list has its numbers by itself
        }
        for (const std::string& word : words_of(line.words)) {
            lines += told(all, word) ? "" : "only drawn: " + word + " in “" + line.words + "”\n";
        }
    }
    for (const Command& command : list.of(parts.front())) {
        if (command.label.empty()) {
            continue;
        }
        const std::string own = spot_of(parts, list, command);
        const ui::Spot* spot = top_spot(person, own);
        if (spot == nullptr && (in_closed_sheet(person, parts, list, command) ||
                                left_out(person, parts, list, command))) {
            continue;
        }
        if (spot == nullptr) {
            lines += "not drawn: " + command.id + "\n";
        } else if (own == command.id &&
                   (spot->label != command.label || spot->enabled != command.enabled)) {
            lines += "differs: " + command.id + ": " + spot->label + "\n";
        }
        if (command.look.tip.size() > 0 && text_view.find(command.look.tip) == std::string::npos) {
            lines += "without its help: " + command.id + "\n";
        }
    }
    const auto known = [&](const ui::Spot& spot) {
        return list.find(spot.name) != nullptr ||
               std::any_of(parts.begin(), parts.end(), [&](const PagePart& part) {
                   return spot.name == part.id || spot.name == part.id + "number";
               });
    };
    for (const ui::Spot& spot : person.spots()) {
        const bool marks = in_picture(person, parts, spot.rect.center());
        if (is_control(spot) && spot.layer == person.top() && !known(spot) && !marks) {
            lines += "only on the canvas: " + spot.name + "\n";
        }
    }
    return lines;
}

std::string out_of_order(Person& person, const scenes::Commands& list, std::string_view name) {
    const std::span<const PagePart> parts = parts_of(list, name);
    std::string lines;
    std::size_t before = 0;
    for (const Command& command : list.of(parts.front())) {
        if (command.label.empty()) {
            continue;  // listed again, to be run
        }
        const std::string own = spot_of(parts, list, command);
        const auto& spots = person.spots();
        const auto found = std::find_if(spots.begin(), spots.end(), [&](const ui::Spot& spot) {
            return spot.name == own && spot.layer == person.top();
        });
        const auto at = static_cast<std::size_t>(found - spots.begin());
        if (found != spots.end() && at < before) {
            lines += command.id + "\n";
        }
        before = found != spots.end() ? at : before;
    }
    return lines;
}

namespace {

/// Every place whose scene or sheet is a page, and the name of the page.
struct PagePlace {
    const char* place;
    const char* page;
};

constexpr PagePlace kPages[] = {{"lobby", "lobby"},
                                {"lobby of a club", "lobby"},
                                {"lobby, with results of the days", "lobby"},
                                {"lobby, with matches to resume", "lobby"},
                                {"with a friend", "lobby"},
                                {"host: waiting", "network"},
                                {"host: nobody is reached", "network"},
                                {"guest: invited", "network"},
                                {"guest: an answer to be sent", "network"},
                                {"guest: seated", "network"},
                                {"guest: the table was closed", "network"},
                                {"guest: in another tab", "network"},
                                {"record", "record"},
                                {"record, empty", "record"},
                                {"record, asked to begin anew", "record"},
                                {"puzzles", "puzzles"},
                                {"what a link offers", "offer"},
                                {"a match that a link offers", "offer"},
                                {"tables of a club", "tables"},
                                {"tables of a club, none", "tables"},
                                {"library", "library"},
                                {"library, empty", "library"},
                                {"library, a match picked", "library"},
                                {"laboratory", "laboratory"},
                                {"laboratory with results", "laboratory"},
                                {"a match-up", "laboratory"},
                                {"a sweep over numbers", "laboratory"},
                                {"a tournament", "laboratory"},
                                {"a comparison", "laboratory"},
                                {"results beside others", "laboratory"},
                                {"rules", "rules"},
                                {"rules, scrolled", "rules"},
                                {"rules of incan_gold", "rules"},
                                {"set-up of cartagena", "setup"},
                                {"set-up of carteso", "setup"},
                                {"set-up of incan_gold", "setup"},
                                {"set-up of cartolan", "setup"},
                                {"set-up, several people", "setup"},
                                {"settings", "settings"},
                                {"keys", "help"},
                                {"how to play", "help"},
                                {"about", "about"},
                                {"offer of a set-up", "share"},
                                {"links of carteso", "share"},
                                {"end of cartagena", "end"},
                                {"result of cartagena", "end"},
                                {"result of carteso", "end"},
                                {"result of incan_gold", "end"},
                                {"result of cartolan", "end"},
                                {"result of the day", "end"},
                                {"host: ended", "end"},
                                {"guest: asked for a rematch", "end"},
                                {"guest: says something", "talk"},
                                {"sealed sandbox", "seal"}};

template <class Check>
void on_every_page(std::string_view text, const Check& check) {
    for (const PagePlace& one : kPages) {
        const auto place = std::find_if(places().begin(), places().end(),
                                        [&](const Place& p) { return p.name == one.place; });
        REQUIRE(place != places().end());
        for (const ui::Rect screen : kScreens) {
            const auto person = person_at(*place, {screen, text.data()});
            const std::string where = place->name + " on " + std::to_string(screen.w);
            CAPTURE(where);
            check(*person, one.page);
        }
    }
}

TEST_CASE("Every word and every control of a page is in its text view, at every size") {
    on_every_page("normal", [](Player& person, std::string_view page) {
        CHECK(untold(person, person.app().commands(), page, person.text_view()) == "");
    });
}

TEST_CASE("Every word and every control of a page is in its text view, in the largest text") {
    on_every_page("largest", [](Player& person, std::string_view page) {
        CHECK(untold(person, person.app().commands(), page, person.text_view()) == "");
    });
}

TEST_CASE("The focus goes through a page in reading order, at every size") {
    on_every_page("normal", [](Player& person, std::string_view page) {
        CHECK(out_of_order(person, person.app().commands(), page) == "");
    });
}

/// What belongs to the pictures beside a board, whose words the text view tells as the position, the
/// log and the actions: the hand, the seats, the log, views of the board, ways to zoom and to step.
constexpr std::string_view kPictures[] = {
    "do:",     "stone-", "character-", "amount",   "seat-", "step-",   "look:",   "at:",
    "replay:", "turn-",  "put:",       "possible", "map-",  "domains", "owners",  "log",
    "players", "rail",   "speed",      "part:",    "menu",  "more",    "set:odds"};

/// Whether the control needs no command with its words: it is part of a picture, a key of the menu,
/// or a command that the sheet at the end shows again.
bool is_pictured(const ui::Spot& spot, const scenes::Commands& list) {
    const scenes::Command* command = list.find(spot.name);
    const bool again = command != nullptr && (command->look.places & scenes::kAtEnd) != 0;
    return on_board(spot.name) || again || (command != nullptr && command->label.empty()) ||
           std::any_of(std::begin(kPictures), std::end(kPictures),
                       [&](std::string_view begin) { return spot.name.starts_with(begin); });
}

TEST_CASE("Beside a board every control is a command with the same words, in each layout") {
    for (const Place& place : places()) {
        for (const ui::Rect screen : {kDesktop, kPhone, kPhoneOnSide}) {
            const auto person = person_at(place, {screen, "normal"});
            if (person->app().scene().board() == nullptr) {
                continue;
            }
            const scenes::Commands& list = person->app().commands();
            for (const ui::Spot& spot : person->spots()) {
                if (!is_control(spot) || spot.layer != person->top() || is_pictured(spot, list)) {
                    continue;
                }
                CAPTURE(place.name);
                CAPTURE(spot.name);
                const Command* command = list.find(spot.name);
                REQUIRE(command != nullptr);
                CHECK(command->label == spot.label);
                CHECK(command->enabled == spot.enabled);
            }
        }
    }
}

}  // namespace
}  // namespace ctq::stage
