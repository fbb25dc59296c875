#include <string>
#include <vector>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/ending.hpp"
#include "shell/match/halves.hpp"
#include "shell/match/medals.hpp"
#include "shell/scenes/board/summary/figure.hpp"
#include "shell/scenes/board/summary/medals.hpp"
#include "shell/scenes/page/drawn/canvas_page.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/scenes/table/ending.hpp"
#include "shell/scenes/table/status.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr double kRest = 1.2;  // seconds for which the last position is shown before the sheet
constexpr float kEndRow = 50;  // height of the line of a seat, with the gap below it
constexpr float kLowRow = 42;  // if there are many seats
constexpr float kEndRowGap = 4;
constexpr float kScores = 42;  // height of the score table without its rows
constexpr float kScoreLine = 25;
constexpr float kColumn = 320;      // least width of a column of the sheet
constexpr float kHighlights = 180;  // least width of the final board, and of the words beside it

/// The table of a finished match, and its sheet.
struct End {
    Table& table;
    const EndSheet& sheet;
};

/// Returns a seat's final score; if the game has no total score, the game's own text on how the
/// seat did.
std::string figure_of(const End& end, int seat) {
    const tables::ScorePart* total = end.sheet.result.total();
    return total != nullptr ? match::halves_text(total->of(seat))
                            : end.table.view().facts(end.table.context(), seat).detail;
}

void draw_place(const End& end, ui::Canvas& canvas, Rect row, int seat, int rank) {
    const ui::Theme& t = canvas.theme;
    if (rank == 1) {
        ui::fill(canvas, row, ui::radius_card, ui::faded(t.brass, 0.14F));
        ui::outline(canvas, row, ui::radius_card, ui::faded(t.brass, 0.75F));
    }
    row = row.inset(14, 0);
    ui::draw_text(canvas, ui::take_left(row, 26, 6),
                  (rank > 0 ? std::to_string(rank) + "." : std::string("–")),
                  {ui::Face::title, 22, t.title, ui::Align::left});
    ui::token(canvas, ui::take_left(row, 28, 10).center(), 24, seat);
    const bool scored = end.sheet.result.total() != nullptr;
    const std::string figure = figure_of(end, seat);
    const ui::TextStyle style{scored ? ui::Face::bold : ui::Face::text, scored ? 18.0F : 14.0F,
                              scored ? t.text : t.muted, ui::Align::right};
    ui::draw_text(canvas, ui::take_right(row, ui::text_width(canvas, figure, style) + 2, 8), figure,
                  style);
    const std::string& name = end.table.session.players().name(seat);
    const ui::TextStyle words{rank == 1 ? ui::Face::bold : ui::Face::text, 17, t.text,
                              ui::Align::left};
    ui::draw_text(canvas, row, name, ui::fitted(canvas, name, words, row.w, 11));
}

/// Returns a line for each seat, best first: "1. You: 75½".
std::string places_words(const End& end) {
    const core::Standing standing = final_standing(end.table.session);
    std::string lines;
    for (const int seat : by_place(standing)) {
        const int rank = standing.rank[static_cast<std::size_t>(seat - 1)];
        const std::string figure = figure_of(end, seat);
        lines += core::say("{next:\n|}{ranked:{rank}. |}{name}{figure:: {how}|}",
                           {{"next", !lines.empty()},
                            {"ranked", rank > 0},
                            {"rank", rank},
                            {"name", end.table.session.players().name(seat)},
                            {"figure", !figure.empty()},
                            {"how", figure}});
    }
    return lines;
}

constexpr const char* kClaimedWords =
    "Claimed: you won more than 99 of 100 games simulated from here. Undo takes it back.";

std::string why_of(const End& end, const core::Standing& standing) {
    const match::Session& session = end.table.session;
    const std::string why =
        match::claimed(session) ? kClaimedWords
        : session.situation().ended
            ? (match::may_take_back_end(session) ? "Undo takes it back." : "")
        : match::is_daily(session.match()) ? ""  // its result says more
        : standing.seats == 1
            ? prompt_of(end.table)
            : core::capitalized(end.table.view().ending(end.table.context()).words) + ".";
    std::string words(end.table.next_match());
    for (const std::string& more :
         {why, end.sheet.result.help_note, end.sheet.record, end.sheet.luck}) {
        words += (words.empty() || more.empty() ? "" : " ") + more;
    }
    return words;
}

/// Draws the curve of the match. A press on a turn opens the end of that turn in the review.
void draw_end_curve(const End& end, ui::Canvas& canvas, Rect rect) {
    const match::Session& session = end.table.session;
    const MatchResult& result = end.sheet.result;
    const int to = draw_match_curve(canvas, rect,
                                    {.session = session,
                                     .curve = result.curve,
                                     .at = session.match().cursor(),
                                     .small = rect.w < kColumn + 40,
                                     .swing = result.swing,
                                     .drags = false,
                                     .enabled = end.table.reviewable()});
    if (to >= 0) {
        end.table.board.ask("review:" + std::to_string(to));
    }
}

/// Returns how many medals a solo match has earned.
int earned_medals(const match::Session& session) {
    return match::medals_earned(*session.game().info, session.match().standing().half_points[0]);
}

/// Draws the ranking of the seats.
void draw_places(const End& end, ui::Canvas& canvas, Rect all) {
    const core::Standing standing = final_standing(end.table.session);
    const std::vector<int> seats = by_place(standing);
    const float row = all.h / static_cast<float>(seats.size());
    for (const int seat : seats) {
        draw_place(end, canvas, ui::take_top(all, row - kEndRowGap, kEndRowGap), seat,
                   standing.rank[static_cast<std::size_t>(seat - 1)]);
    }
}

void draw_scores(const End& end, ui::Canvas& canvas, Rect all) {
    ui::draw_in(all.inset(14, 0), [&](ui::Column& column) {
        score_table(column, canvas, end.sheet.result.parts,
                    by_place(final_standing(end.table.session)));
    });
}

void draw_board_of(const End& end, ui::Canvas& canvas, Rect at) {
    draw_figure(canvas, at, *end.sheet.result.board, true);
    ui::outline(canvas, at, ui::radius_card, ui::faded(canvas.theme.coast_line, 0.4F));
}

/// Adds a picture of the final board, if the game tells highlights of the match, and the highlights
/// beside it; where there is little room, below it.
void add_highlights(Page& page, const End& end) {
    if (end.sheet.result.board) {
        page.beside(
            kHighlights,
            [&] {
                page.picture(
                    "end-board", {.by_width = 0.62F}, "The final board",
                    [end](ui::Canvas& canvas, Rect at) { draw_board_of(end, canvas, at); });
            },
            [&] {
                for (const std::string& line : end.sheet.result.highlights) {
                    page.text(line);
                }
            });
    }
}

/// Adds the ranking of the seats; for a lone player the medals of a match that counts for them.
void add_places(Page& page, const End& end) {
    const match::Session& session = end.table.session;
    const int seats = final_standing(session).seats;
    if (seats > 1) {
        page.picture("places",
                     {.fixed = static_cast<float>(seats) * (seats > 4 ? kLowRow : kEndRow)},
                     places_words(end),
                     [end](ui::Canvas& canvas, Rect at) { draw_places(end, canvas, at); });
    } else if (session.game().info->has_medals() && !session.situation().ended &&
               match::has_default_rules(session.match())) {
        const core::GameInfo& info = *session.game().info;
        page.picture("medals", {.fixed = kMedalRow, .marked = true},
                     medals_words(info, earned_medals(session)),
                     [&session](ui::Canvas& canvas, Rect at) {
                         draw_medals(canvas, at, *session.game().info, earned_medals(session));
                     });
    }
}

/// Adds the score table.
void add_scores(Page& page, const End& end) {
    const auto rows = static_cast<float>(end.sheet.result.parts.size());
    if (rows > 0) {
        std::string lines;
        for (const std::string& line : result_lines(end.sheet.result, end.table.session)) {
            lines += (lines.empty() ? "" : "\n") + line;
        }
        page.picture("scores", {.fixed = kScores + rows * kScoreLine}, lines,
                     [end](ui::Canvas& canvas, Rect at) { draw_scores(end, canvas, at); });
    }
}

/// Adds the curve, and the turn of the largest swing, with a button that opens it in the review.
void add_curve(Page& page, const End& end) {
    const MatchResult& result = end.sheet.result;
    if (result.curve.turn_ends.size() > 1) {
        page.picture("end-curve", {.fixed = 120, .by_width = 0.12F, .most = 260, .marked = true},
                     "The curve of the match",
                     [end](ui::Canvas& canvas, Rect at) { draw_end_curve(end, canvas, at); });
    }
    if (result.swing) {
        Command& swing = page.action(result.swing_words, "", "swing", "Look at that turn", [end] {
            end.table.board.ask("review:" + std::to_string(end.sheet.result.swing->ply));
        });
        swing.look.word = "Look";
        swing.enabled = end.table.reviewable();
    }
}

/// Adds the commands at `kAtEnd` again, in their order. The first one is the main one.
void add_ways_on(Page& page) {
    std::vector<Command> listed;  // copies: the list grows
    for (const Command* one : page.list().in(kAtEnd)) {
        listed.push_back(*one);
    }
    page.buttons(As::even);
    for (const Command& one : listed) {
        Command& shown = page.command(one.id, "");
        shown.enabled = one.enabled;
        shown.look = {.word = page.list().keep(std::string(one.word())),
                      .brief = one.look.brief,
                      .main = &one == &listed.front(),
                      .note = one.look.note};
    }
}

/// Returns whether to show the sheet: all animations have ended, and the last position has been
/// shown for a moment. After a resignation, the sheet is shown at once.
bool end_is_due(const Table& table, EndSheet& sheet, ui::Canvas& canvas) {
    if (sheet.open || table.session.situation().ended) {
        return true;
    }
    const double now = canvas.motion.now;
    if (!sheet.arrived && !canvas.motion.moving && table.view().busy_until() <= now) {
        sheet.arrived = now;
    }
    if (sheet.arrived && now < *sheet.arrived + kRest) {
        ui::wake_at(canvas.motion, *sheet.arrived + kRest);
    }
    return sheet.arrived && now >= *sheet.arrived + kRest;
}

}  // namespace

void take_end_input(EndSheet& sheet, ui::Canvas& canvas) {
    const bool input =
        canvas.input.pressed || !canvas.input.keys.empty() || !canvas.spots.clicked.empty();
    if (sheet.open || !input || canvas.spots.top != 0) {
        return;
    }
    sheet.open = true;
    canvas.input.keys.clear();
    canvas.spots.clicked.clear();
}

void add_end_sheet(Table& table, EndSheet& sheet, Commands& list) {
    const End end{table, sheet};
    Page page(list);
    page.page(
        "end",
        [&] {
            // Highlights are high, so the score moves to the other column.
            const bool scores_right = sheet.result.board != nullptr;
            page.beside(
                kColumn,
                [&] {
                    page.text(why_of(end, final_standing(table.session)));
                    add_highlights(page, end);
                    add_places(page, end);
                    if (!scores_right) {
                        add_scores(page, end);
                    }
                },
                [&] {
                    add_curve(page, end);
                    if (scores_right) {
                        add_scores(page, end);
                    }
                    for (const auto& part : table.parts) {
                        part->end_page(page);
                    }
                });
            page.foot([&] { add_ways_on(page); });
        },
        result_title(table.session, table.session.players().names()));
}

void draw_end_sheet(Table& table, EndSheet& sheet, const Commands& list, ui::Canvas& canvas) {
    sheet.open = end_is_due(table, sheet, canvas);
    if (!sheet.open || sheet.closed) {
        return;
    }
    const ui::SizeClass size = ui::size_class(canvas);
    const bool beside = size >= ui::SizeClass::desktop && sheet.result.curve.turn_ends.size() > 1;
    sheet.closed = !draw_page_sheet(canvas,
                                    {.list = list,
                                     .name = "end",
                                     .most_width = beside                                ? 860.0F
                                                   : size == ui::SizeClass::turned_phone ? 680.0F
                                                                                         : 480.0F,
                                     .requested = table.services.requested},
                                    sheet.view);
}

}  // namespace ctq::scenes
