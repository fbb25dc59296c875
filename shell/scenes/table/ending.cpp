#include "shell/scenes/table/ending.hpp"

#include <utility>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/daily.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/table_level.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/table/end/daily.hpp"
#include "shell/scenes/table/end/level_offer.hpp"
#include "shell/scenes/table/lesson_guide.hpp"

namespace ctq::scenes {

void Ending::commands(Commands& list) {
    if (!table_.over()) {
        return;
    }
    Page(list).heading("Your actions");
    const bool lesson = !table_.session.match().tag(match::kLessonTag).empty();
    if (lesson) {
        add_first_match(list, table_);
    } else if (match::is_daily(table_.session.match())) {
        list.add("again", "Practise it", [this] { practise_daily(table_); }).look = {
            .brief = "Practise", .places = kAtEnd, .rank = 2};
    } else if (!table_.session.remote()) {
        list.add("again", "Rematch", [this] { play_again(table_, 0); }).look = {.places = kAtEnd,
                                                                                .rank = 1};
    }
    // An easier table after a loss, the next level after a win.
    if (sheet_.level > 0) {
        const bool easier = sheet_.level_steps < 0;
        const std::string words =
            match::seat_words(table_.session.game(), match::level_name(sheet_.level));
        list.add(easier ? "easier" : "harder", (easier ? "Easier: " : "Next: ") + words,
                 [this] { play_again(table_, sheet_.level_steps); })
            .look = {.word = easier ? "Easier" : "Next",
                     .places = kAtEnd,
                     .rank = easier ? 2 : 0,
                     .note = list.keep(core::say("Level {n}", {{"n", sheet_.level}}))};
    }
    if (!table_.session.remote()) {
        list.add("change", "Change the set-up", [this] { open_table_setup(table_); }).look = {
            .word = "Change set-up", .brief = "Set-up", .places = kAtEnd, .rank = 32};
    }
    list.family("review:", [this](std::string_view ply) { return review_at(ply); });
    list.add_key("result", {}, [this] { put_away(false); }).look = {.word = "Show the result",
                                                                    .brief = "Result",
                                                                    .icon = ui::Symbol::anchor,
                                                                    .menu = "result",
                                                                    .rank = 70};
    list.add_key("look", {}, [this] { put_away(true); });
}

void Ending::put_away(bool away) {
    sheet_.closed = away;
    table_.board.changed();
}

/// Opens the review at the position after `ply` actions. Returns false if there is no review.
bool Ending::review_at(std::string_view ply) const {
    const bool there = table_.reviewable() && core::read_number(ply);
    if (there) {
        table_.services.router.go("review=" + table_.id + "@" + std::string(ply));
    }
    return there;
}

void Ending::changed() {
    if (!table_.ended()) {
        sheet_ = {};
        return;
    }
    sum_up();
}

void Ending::sheet(Commands& list) {
    if (table_.over()) {
        add_end_sheet(table_, sheet_, list);
    }
}

void Ending::input(ui::Canvas& canvas) {
    if (table_.over()) {
        take_end_input(sheet_, canvas);
    }
}

void Ending::draw(ui::Canvas& canvas, const Commands& list) {
    if (table_.over()) {
        draw_end_sheet(table_, sheet_, list, canvas);
        const bool shown = sheet_.open && !sheet_.closed;
        if (std::exchange(shown_, shown) != shown) {
            table_.board.changed();  // notes beside the board depend on it
        }
    }
}

}  // namespace ctq::scenes
