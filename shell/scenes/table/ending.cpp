#include "shell/scenes/table/ending.hpp"

#include <utility>

#include "engine/core/text.hpp"
#include "shell/match/daily.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/table_level.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/table/end/level_offer.hpp"
#include "shell/scenes/table/lesson_guide.hpp"
#include "shell/store/records/play_record.hpp"

namespace ctq::scenes {

void Ending::commands(Commands& list) {
    if (!table_.over()) {
        return;
    }
    list.group("Your actions");
    const bool lesson = !table_.session.match().tag(match::kLessonTag).empty();
    if (lesson) {
        add_first_match(list, table_);
    } else if (!table_.session.remote()) {
        list.add("again", "Rematch", [this] { play_again(own_setup()); }).look = {.places = kAtEnd,
                                                                                  .rank = 1};
    }
    // An easier table after a loss, the next level after a win.
    if (sheet_.level > 0) {
        const bool easier = sheet_.level_steps < 0;
        const std::string words =
            match::seat_words(table_.session.game(), match::level_name(sheet_.level));
        list.add(easier ? "easier" : "harder", (easier ? "Easier: " : "Next: ") + words,
                 [this] {
                     const match::TableSetup other =
                         *match::at_other_level(own_setup(), sheet_.level_steps);
                     chosen_set_up(table_.services) = other;  // *Play* continues at this level
                     remember(other);
                     play_again(other);
                 })
            .look = {.word = easier ? "Easier" : "Next", .places = kAtEnd, .rank = easier ? 2 : 0};
    }
    if (!table_.session.remote()) {
        list.add("change", "Change the table", [this] { change_table(); }).look = {
            .word = "Change set-up", .brief = "Set-up", .places = kAtEnd, .rank = 32};
    }
    list.family("review:", [this](std::string_view ply) { return review_at(ply); });
    if (sheet_.result.swing) {
        list.add("swing", sheet_.result.swing_words,
                 [this] { return review_at(std::to_string(sheet_.result.swing->ply)); })
            .enabled = table_.reviewable;
    }
    list.add_key("result", {}, [this] { put_away(false); }).look = {.word = "Show the result",
                                                                    .brief = "Result",
                                                                    .icon = ui::Symbol::anchor,
                                                                    .menu = "result",
                                                                    .rank = 70};
    list.add_key("look", {}, [this] { put_away(true); }).look = {
        .word = "Look at the board", .brief = "Board", .places = kAtEnd, .rank = 34};
}

void Ending::put_away(bool away) {
    sheet_.closed = away;
    table_.board.changed();
}

/// Opens the review at the position after `ply` actions. Returns false if there is no review.
bool Ending::review_at(std::string_view ply) const {
    const bool there = table_.reviewable && core::read_number(ply);
    if (there) {
        table_.services.router.go("review=" + table_.id + "@" + std::string(ply));
    }
    return there;
}

/// Returns the set-up of this match, with the names that people gave.
match::TableSetup Ending::own_setup() const {
    const core::Match& match = table_.session.match();
    match::TableSetup setup = match::table_setup_of(match.setup());
    setup.people = match::read_people(match.tag(match::kPeopleTag));
    return setup;
}

/// Opens the set-up page with this match's set-up. After a lesson or a daily match it begins with
/// the one that the person chose last.
void Ending::change_table() const {
    const core::Match& match = table_.session.match();
    Router& router = table_.services.router;
    if (match.tag(match::kLessonTag).empty() && match.tag(match::kDailyTag).empty()) {
        router.set_up(own_setup());
    } else {
        router.go("setup=" + std::string(match.game().info->id));
    }
}

/// Starts a new match in place of the finished one in the history, so that Back skips all finished
/// matches. If the same seat always begins, all players move on by one seat. Otherwise people keep
/// their seats and colours.
void Ending::play_again(match::TableSetup setup) {
    if (match::beginner(setup).value_or(0) > 0) {
        match::rotate(setup);
    }
    table_.services.router.start(setup, true);
}

void Ending::changed() {
    if (!table_.ended()) {
        sheet_ = {};
        return;
    }
    const match::Session& session = table_.session;
    sheet_.result = make_result(session, *table_.board.view);
    if (sheet_.luck.empty()) {
        sheet_.luck = saved_luck(session, table_.id);
    }
    sheet_.level_steps = steps_offered(session);
    const auto setup = match::at_other_level(own_setup(), sheet_.level_steps);
    sheet_.level = setup ? match::level_of(*setup->game, setup->seats) : 0;
    sheet_.open = sheet_.open || !table_.seated;  // no delay if the match was over before
    count();
}

/// Adds the match to the person's record, but only once, when it ends at this table.
void Ending::count() {
    const auto played = table_.seated ? played_of(table_.session) : std::nullopt;
    if (!played) {
        return;
    }
    const std::string game = table_.session.game().info->id;
    if (store::add_to_record(game, *played)) {
        sheet_.record = store::record_words(store::game_record(game), *played);
    }
    table_.session.set_tag(match::kCountedTag, "1");
    table_.save(true);
}

void Ending::describe(TextView& /*page*/, std::vector<std::string>& lines) const {
    if (table_.over()) {
        lines = result_lines(sheet_.result, table_.session);
        for (const std::string& more : {sheet_.record, sheet_.luck}) {
            if (!more.empty()) {
                lines.push_back(more);
            }
        }
        if (!table_.next_match.empty()) {
            lines.insert(lines.begin(), table_.next_match);
        }
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
        if (std::exchange(table_.result_shown, shown) != shown) {
            table_.board.changed();  // notes beside the board depend on it
        }
    }
}

}  // namespace ctq::scenes
