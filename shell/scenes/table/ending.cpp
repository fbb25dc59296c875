#include "shell/scenes/table/ending.hpp"

#include <utility>

#include "engine/core/text.hpp"
#include "shell/scenes/table/end/level_offer.hpp"

namespace ctq::scenes {

void Ending::commands(Commands& list) {
    if (table_.over()) {
        add_commands(list);
    }
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
