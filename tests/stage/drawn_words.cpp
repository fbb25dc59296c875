// Tests that each button, field, chip and row on every page is really drawn: its triangles must
// show the words of its spot's label, or an icon.
#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/catalogue.hpp"
#include "tests/stage/scenes.hpp"
#include "tests/stage/sentences.hpp"

namespace ctq::stage {
namespace {

using ui::Rect;
using ui::Spot;

/// What must be drawn on a spot. A spot that none of the lists below names must show its label.
enum class Form {
    row,    ///< nearly all words of its label
    own,    ///< at least one word of its label
    other,  ///< words that its label need not have: a value, a number, a short form
    sign,   ///< a word of its label, or an icon in its middle
    bare,   ///< nothing: the background of a board, chart or sheet
};

constexpr std::string_view kRows[] = {"hint:", "turn-", "at:", "step-"};
constexpr std::string_view kOther[] = {
    "amount-", "lab:", "beside:lab:", "ask:", "owners", "save:", "do:button"};
constexpr std::string_view kSigns[] = {
    "back",    "copy-link", "bots:", "first",        "last",       "next",      "previous", "look-",
    "map-",    "more",      "play",  "turn-back",    "turn-on",    "option:",   "share",    "pile",
    "hazard-", "stone-",    "qr",    "mistake-back", "mistake-on", "best-line", "analyse:"};
constexpr std::string_view kBare[] = {
    "curve",   "end-",    "chart:",         "beside:chart:", "rail",     "discards", "board",
    "figure:", "figure-", "beside:figure-", "months:",       "position", "picture:"};

/// Whether the prefix is the whole name or ends with a separator: "play" does not match
/// "play:cartolan".
bool begins(std::string_view name, std::string_view prefix) {
    return name == prefix ||
           (name.starts_with(prefix) && (prefix.ends_with(':') || prefix.ends_with('-')));
}

template <std::size_t N>
bool in(const std::string_view (&list)[N], std::string_view name) {
    return std::any_of(std::begin(list), std::end(list),
                       [&](std::string_view prefix) { return begins(name, prefix); });
}

Form form_of(const Spot& spot, std::string_view scene) {
    const std::string_view name = spot.name;
    if (on_board(name) || name.ends_with(":sheet") || name.ends_with(":bar") || in(kBare, name)) {
        return Form::bare;
    }
    if (in(kOther, name) ||
        (scene == "setup" && (name.starts_with("seat-") || name == "all-opponents"))) {
        return Form::other;
    }
    const bool sign =
        in(kSigns, name) || name.ends_with(":close") || (scene == "review" && name == "log");
    return sign ? Form::sign : in(kRows, name) ? Form::row : Form::own;
}

bool is_number(const std::string& word) {
    return std::isdigit(static_cast<unsigned char>(word.front())) != 0;
}

/// The texts and icons that one frame shows.
class Picture {
  public:
    explicit Picture(Person& person) : person_(person) {}

    /// Returns what is missing on a spot, or an empty string.
    std::string fault(const Spot& spot, Form form) {
        const std::vector<std::string> drawn = words_on(spot);
        const std::vector<std::string> label = words_of(spot.label);
        const auto has = [&](const std::string& word) {
            return std::find(drawn.begin(), drawn.end(), word) != drawn.end();
        };
        if (form == Form::row) {
            const auto read = std::count_if(label.begin(), label.end(), has);
            return 4 * read < 3 * std::ssize(label) ? "lacks words" : "";
        }
        if (form == Form::other) {
            return drawn.empty() ? "has no words" : "";
        }
        if (std::any_of(label.begin(), label.end(), has)) {
            return spot.name.starts_with("seat-") ? fault_of_seat(spot, label, has) : "";
        }
        return form == Form::own ? "has none of its words"
               : has_sign(spot)  ? ""
                                 : "has neither words nor a sign";
    }

  private:
    /// Checks that a row or chip of a seat shows a number and, if it is wide enough, the player.
    template <class Has>
    static std::string fault_of_seat(const Spot& spot, const std::vector<std::string>& label,
                                     Has has) {
        constexpr float kNamed = 110;
        if (spot.rect.w >= kNamed && !has(label.front())) {
            return "has no name";
        }
        const auto counts = std::any_of(label.begin() + 1, label.end(), is_number);
        const auto has_figure =
            std::any_of(label.begin() + 1, label.end(),
                        [&](const std::string& word) { return is_number(word) && has(word); });
        return counts && !has_figure ? "has no figure" : "";
    }

    std::vector<std::string> words_on(const Spot& spot) {
        std::vector<std::string> words;
        for (const ui::DrawnText& line : person_.text()) {
            if (!line.rect.empty() && spot.rect.inset(-1).contains(line.rect.center())) {
                for (std::string& word : words_of(line.words)) {
                    words.push_back(std::move(word));
                }
            }
        }
        return words;
    }

    bool has_sign(const Spot& spot) {
        constexpr float kMiddle = 20;
        constexpr int kStrokes = 4;  // a plus has at least this many triangles
        if (strokes_.empty()) {
            strokes_ = ui::drawn_strokes(person_.fonts(), person_.drawn());
        }
        const Rect middle = ui::around(spot.shown.center(), kMiddle, kMiddle);
        return std::count_if(strokes_.begin(), strokes_.end(), [&](const Rect& stroke) {
                   return middle.contains(stroke.center());
               }) >= kStrokes;
    }

    Person& person_;
    std::vector<Rect> strokes_;
};

/// Returns whether a spot is readable: nothing covers it, and at most its list cuts off an edge.
bool in_sight(Person& person, const Spot& spot) {
    constexpr float kMost = 0.9F;
    return spot.layer == person.top() && !spot.backdrop && !spot.shown.empty() &&
           spot.shown.h >= kMost * spot.rect.h && spot.shown.w >= kMost * spot.rect.w;
}

TEST_CASE("Every button, field, chip and row is drawn with its text or its icon") {
    int words = 0;
    int signs = 0;
    for (const Place& place : places()) {
        const auto person = person_at(place);
        for (const Rect screen : {kDesktop, kPhone}) {
            person->resize(screen);
            Picture picture(*person);
            for (const Spot& spot : std::vector<Spot>(person->spots())) {
                const Form form = form_of(spot, person->scene());
                if (!in_sight(*person, spot) || form == Form::bare) {
                    continue;
                }
                ++(form == Form::sign ? signs : words);
                const std::string fault = picture.fault(spot, form);
                CHECK_MESSAGE(fault.empty(), place.name << " on " << screen.w << ": " << spot.name
                                                        << " (" << spot.label << ") " << fault);
            }
        }
    }
    CHECK(words > 2000);
    CHECK(signs > 300);
}

TEST_CASE("The lobby's card of each game shows its title, pitch, number of players and duration") {
    for (const Rect screen : {kDesktop, kPhone}) {
        Player person(screen);
        person.settle();
        for (const core::GameHandle* game : cabinet()) {
            const core::GameInfo& info = *game->info;
            CAPTURE(info.id);
            person.scroll_to(std::string("play:") + info.id);
            const std::string_view title = info.title;
            const std::string_view pitch = info.pitch;
            CHECK(person.read(title.substr(0, title.find(" – "))) != nullptr);
            CHECK(person.read(pitch.substr(0, pitch.find(' ', 12))) != nullptr);
            CHECK(person.read(info.duration) != nullptr);
        }
    }
}

}  // namespace
}  // namespace ctq::stage
