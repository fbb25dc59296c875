#include "shell/scenes/online/talk.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/online/phrases.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {
namespace {

using ui::Rect;

constexpr float kTalkWidth = 420;
constexpr float kTalkButton = 44;
constexpr float kTalkGap = 8;

/// Returns 2 if every phrase fits into half of the width, else 1.
int columns_for(const ui::Canvas& canvas, float width) {
    const bool fit = std::all_of(
        online::kPhraseWords.begin(), online::kPhraseWords.end(), [&](std::string_view phrase) {
            return ui::button_width(canvas, phrase) <= (width - kTalkGap) / 2 - 4;
        });
    return fit ? 2 : 1;
}

}  // namespace

bool Talk::may_speak() const {
    const online::RemoteTable& table = traffic_.table();
    return table.closed().empty() && table.reachable() &&
           (table.hosting() || table.own_seat() != 0);
}

void Talk::commands(Commands& list) {
    list.family("say:", [this](std::string_view number) { return say(number); });
    if (!may_speak()) {
        return;
    }
    Page(list).heading("Say");
    list.add_key("talk", {},
                 [this] {
                     open_ = true;
                     table_.board.changed();
                 })
        .look = {.word = "Say something",
                 .brief = "Say",
                 .icon = ui::Symbol::person,
                 .menu = "talk",
                 .rank = 20};
    for (std::size_t i = 0; i < online::kPhraseWords.size(); ++i) {
        list.add("say:" + std::to_string(i), online::kPhraseWords[i], {});
    }
}

bool Talk::say(std::string_view number) {
    const auto phrase = core::read_number(number);
    if (!may_speak()) {
        return false;
    }
    if (!phrase || *phrase < 0 || *phrase >= net::kPhrases) {
        table_.services.notices.tell("There is no such phrase.");
        return true;
    }
    const net::Time now = traffic_.time();
    const int chosen = static_cast<int>(*phrase);
    online::RemoteTable& table = traffic_.table();
    table.host() ? table.host()->say(chosen, now) : table.guest()->say(chosen, now);
    open_ = false;
    table_.board.tell(core::say(
        "You: {words}", {{"words", online::kPhraseWords[static_cast<std::size_t>(chosen)]}}));
    traffic_.done({});
    return true;
}

/// Returns "Eve and Tom are watching."; empty if nobody watches.
std::string Talk::watching() const {
    const online::RemoteTable& table = traffic_.table();
    std::vector<std::string> names =
        table.host() ? table.host()->watchers() : table.guest()->watchers();
    std::replace(names.begin(), names.end(), std::string(), std::string("Somebody"));
    return names.empty()
               ? ""
               : core::say("{who} {n:is|are} watching.",
                           {{"who", core::listed(names)}, {"n", static_cast<int>(names.size())}});
}

void Talk::tell(std::vector<std::string>& lines) const {
    if (std::string words = watching(); !words.empty()) {
        lines.push_back(std::move(words));
    }
}

void Talk::draw(ui::Canvas& canvas, const Commands& /*list*/) {
    open_ = open_ && may_speak();
    if (!open_) {
        return;
    }
    const float width = std::min(kTalkWidth, canvas.screen.w);
    const float inner = width - 48;
    const int columns = columns_for(canvas, inner);
    const int rows = (net::kPhrases + columns - 1) / columns;
    const std::string words = watching();
    const float line =
        words.empty() ? 0 : ui::text_height(canvas, words, inner, ui::style::body) + 1 + kTalkGap;
    const float needed = line + static_cast<float>(rows) * (kTalkButton + kTalkGap) - kTalkGap + 1;
    const ui::Sheet sheet = ui::begin_sheet(canvas, "talk", "Say something", width, needed);
    const ui::ScrollView view = ui::begin_scroll(canvas, "talk-list", sheet.body, scroll_);
    Rect in{view.content.x, view.content.y, view.content.w, needed};
    if (line > 0) {
        ui::draw_wrapped(canvas, ui::take_top(in, line), words, ui::style::body);
    }
    for (int i = 0; i < net::kPhrases; i += columns) {
        const Rect row = ui::take_top(in, kTalkButton, kTalkGap);
        for (int column = 0; column < columns && i + column < net::kPhrases; ++column) {
            const int number = i + column;
            ui::button(canvas, {"say:" + std::to_string(number),
                                online::kPhraseWords[static_cast<std::size_t>(number)],
                                ui::column(row, column, columns, kTalkGap)});
        }
    }
    ui::end_scroll(canvas, view, "talk-list", scroll_, needed);
    ui::end_sheet(canvas);
    open_ = !sheet.dismissed;
}

}  // namespace ctq::scenes
