#include "shell/scenes/table/panels.hpp"

namespace ctq::scenes {

void Panels::commands(Commands& list) {
    list.add_key("rules", {.cap = "?"}, [this] { open(table_.services.sheets.help); }).look = {
        .word = "Rules", .tip = "How to play, and the keys", .places = kInHeader, .rank = 1};
    list.add_key("players", {}, [this] { open(table_.board.frame.seats_open); }).look = {
        .word = "Players",
        .tip = "All seats, and what they hold",
        .icon = ui::Symbol::person,
        .places = kInRow,
        .rank = 1};
    list.add_key("log", {}, [this] { open(table_.board.frame.log_open); }).look = {
        .word = "Log",
        .tip = "What has happened so far",
        .icon = ui::Symbol::log,
        .places = kInRow,
        .rank = 1};
    const bool shown = table_.board.settings().text_view;
    list.add_key("text-view", {},
                 [this, shown] { table_.board.ask(shown ? "set:text=off" : "set:text=on"); })
        .look = {.word = shown ? "Hide the text view" : "Text view",
                 .icon = ui::Symbol::text,
                 .menu = "text",
                 .rank = 50};
}

void Panels::open(bool& panel) const {
    panel = true;
    table_.board.changed();
}

}  // namespace ctq::scenes
