#include "shell/scenes/online/talk.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/online/phrases.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {
namespace {

using ui::Rect;

constexpr float kWidth = 420;
constexpr float kButton = 44;
constexpr float kGap = 8;
constexpr int kColumns = 2;
constexpr int kRows = (net::kPhrases + kColumns - 1) / kColumns;

ui::TextStyle line_style(const ui::Canvas& canvas) {
    return {ui::Face::text, 15, canvas.theme.text, ui::Align::left};
}

}  // namespace

bool Talk::may_speak() const {
    const RemoteTable& table = traffic_.table();
    return table.closed().empty() && table.reachable() &&
           (table.hosting() || table.own_seat() != 0);
}

void Talk::commands(Commands& list) {
    list.family("say:", [this](std::string_view number) { return say(number); });
    if (!may_speak()) {
        return;
    }
    list.group("Say");
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
    for (std::size_t i = 0; i < kPhraseWords.size(); ++i) {
        list.add("say:" + std::to_string(i), kPhraseWords[i], {});
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
    RemoteTable& table = traffic_.table();
    table.host() ? table.host()->say(chosen, now) : table.guest()->say(chosen, now);
    open_ = false;
    table_.board.tell(
        core::say("You: {words}", {{"words", kPhraseWords[static_cast<std::size_t>(chosen)]}}));
    traffic_.done({});
    return true;
}

/// "Eve and Tom watch."; empty where nobody does.
std::string Talk::watching() const {
    const RemoteTable& table = traffic_.table();
    std::vector<std::string> names =
        table.host() ? table.host()->watchers() : table.guest()->watchers();
    std::replace(names.begin(), names.end(), std::string(), std::string("Somebody"));
    return names.empty()
               ? ""
               : core::say("{who} {n:watches|watch}.",
                           {{"who", core::listed(names)}, {"n", static_cast<int>(names.size())}});
}

void Talk::describe(TextView& /*page*/, std::vector<std::string>& lines) const {
    if (std::string words = watching(); !words.empty()) {
        lines.push_back(std::move(words));
    }
}

void Talk::draw(ui::Canvas& canvas, const Commands& /*list*/) {
    open_ = open_ && may_speak();
    if (!open_) {
        return;
    }
    const float width = std::min(kWidth, canvas.screen.w);
    const std::string words = watching();
    const float line =
        words.empty() ? 0
                      : ui::text_height(canvas, words, width - 48, line_style(canvas)) + 1 + kGap;
    const ui::Sheet sheet =
        ui::begin_sheet(canvas, "talk", "Say something", width,
                        line + static_cast<float>(kRows) * (kButton + kGap) - kGap);
    Rect in = sheet.body;
    if (line > 0) {
        ui::draw_wrapped(canvas, ui::take_top(in, line), words, line_style(canvas));
    }
    for (int i = 0; i < net::kPhrases; i += kColumns) {
        const Rect row = ui::take_top(in, kButton, kGap);
        for (int column = 0; column < kColumns; ++column) {
            const int number = i + column;
            ui::button(canvas, {"say:" + std::to_string(number),
                                kPhraseWords[static_cast<std::size_t>(number)],
                                ui::column(row, column, kColumns, kGap)});
        }
    }
    ui::end_sheet(canvas);
    open_ = !sheet.dismissed;
}

}  // namespace ctq::app
