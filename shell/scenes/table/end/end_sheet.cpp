#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/ending.hpp"
#include "shell/match/halves.hpp"
#include "shell/match/medals.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/table_level.hpp"
#include "shell/scenes/board/summary/figure.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/scenes/table/ending.hpp"
#include "shell/scenes/table/status.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr double kRest = 1.2;  // seconds for which the last position is shown before the sheet
constexpr float kEndRow = 46;
constexpr float kLowRow = 38;  // if there are many seats
constexpr float kEndRowGap = 4;
constexpr float kEndGap = 14;  // between the parts of the sheet, in pixels
constexpr float kEndButton = 48;
constexpr float kButtonGap = 10;
constexpr float kEndBar = 12;  // room for the scroll bar
constexpr float kCurve = 112;
constexpr float kCurveBeside = 200;   // on a wide screen, where the curve has its own column
constexpr float kChartShape = 0.62F;  // height of the picture of the board, as a share of its width
constexpr float kChartBeside = 400;   // least width with text beside that picture
constexpr float kEndColumn = 352;
constexpr float kColumnGap = 24;

/// The table of a finished match, and its sheet.
struct End {
    Table& table;
    EndSheet& sheet;
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

constexpr const char* kClaimedWords =
    "Claimed: you won more than 99 of 100 games simulated from here. Undo takes it back.";

std::string why_of(const End& end, const core::Standing& standing) {
    const match::Session& session = end.table.session;
    const std::string why =
        match::claimed(session) ? kClaimedWords
        : session.situation().ended
            ? (match::may_take_back_end(session) ? "Undo takes it back." : "")
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

ui::TextStyle text_style(const ui::Canvas& canvas) {
    return {ui::Face::text, 16, canvas.theme.text, ui::Align::left};
}

/// Width of the symbol beside the text on the largest swing (the turn that changed the lead most),
/// and the padding of that text.
constexpr float kSwingSide = 44;
constexpr float kSwingPadding = 12;

/// Adds a button that names the turn of the largest swing. A click opens that turn in the review.
void swing_panel(const End& end, ui::Canvas& canvas, ui::Column& column) {
    const std::string& words = end.sheet.result.swing_words;
    if (words.empty()) {
        return;
    }
    ui::TextStyle style = text_style(canvas);
    style.size = 15;
    const float text =
        ui::text_height(canvas, words, column.width() - kSwingSide - kSwingPadding, style);
    column.add(std::max(48.0F, text + 2 * kSwingPadding), kEndGap, [&](Rect rect) {
        ui::button(canvas, {"swing", words, rect, end.table.reviewable()},
                   {.word = " ", .radius = ui::radius_card});
        ui::symbol(canvas, ui::Symbol::eye, ui::take_left(rect, kSwingSide).center(), 20,
                   canvas.theme.text);
        rect.w -= kSwingPadding;
        ui::draw_wrapped(canvas, {rect.x, rect.center().y - text / 2, rect.w, text + 1}, words,
                         style);
    });
}

/// Draws the curve of the match. A press on a turn opens the end of that turn in the review.
void draw_end_curve(const End& end, ui::Canvas& canvas, Rect rect, bool small) {
    const match::Session& session = end.table.session;
    const MatchResult& result = end.sheet.result;
    const int to = draw_match_curve(canvas, rect,
                                    {session, result.curve, session.match().cursor(), small,
                                     result.swing, false, end.table.reviewable()});
    if (to >= 0) {
        end.table.board.ask("review:" + std::to_string(to));
    }
}

bool has_curve(const End& end) {
    return end.sheet.result.curve.turn_ends.size() > 1;
}

/// Adds a picture of the final board, if the game tells highlights of the match, and the highlights
/// beside it; where there is little room, below it.
void add_highlights(const End& end, ui::Canvas& canvas, ui::Column& column) {
    const MatchResult& result = end.sheet.result;
    if (!result.board) {
        return;
    }
    const ui::TextStyle style = text_style(canvas);
    const auto lines = [&](ui::Column& text) {
        for (const std::string& line : result.highlights) {
            text.add(ui::text_height(canvas, line, text.width(), style) + 1, kEndGap / 2,
                     [&](Rect at) { ui::draw_wrapped(canvas, at, line, style); });
        }
    };
    const auto picture = [&](Rect at) {
        draw_figure(canvas, at, *result.board, true);
        ui::outline(canvas, at, ui::radius_card, ui::faded(canvas.theme.coast_line, 0.4F));
    };
    const float width = column.width();
    if (width < kChartBeside) {
        column.add(width * kChartShape, kEndGap / 2, picture);
        column.group(kEndGap / 2, lines);
        return;
    }
    const float chart = width * 0.56F;
    const float beside = width - chart - kEndGap;
    column.add(std::max(chart * kChartShape, ui::measured(beside, lines)), kEndGap, [&](Rect at) {
        const auto [left, right] = ui::columns(at, {{chart, kEndGap}, {beside}});
        picture(left);
        ui::draw_in(right, lines);
    });
}

/// Adds the score table.
void add_scores(const End& end, ui::Canvas& canvas, const core::Standing& standing,
                ui::Column& column) {
    column.group(kEndGap, [&](ui::Column& table) {
        table.inset(14, 0);
        score_table(table, canvas, end.sheet.result.parts, by_place(standing));
    });
}

constexpr ui::Color kMedalColors[] = {ui::rgb(0xB0743C), ui::rgb(0xA7AEB6), ui::rgb(0xD8A93A)};
constexpr float kMedalRow = 52;
constexpr float kMedal = 30;

/// Draws the medals of a solo match, the lowest first, with the scores that they need. Medals that
/// the score has not earned are only outlined.
void draw_medals(const End& end, ui::Canvas& canvas, Rect row) {
    const ui::Theme& t = canvas.theme;
    const core::GameInfo& info = *end.table.session.game().info;
    const int earned =
        match::medals_earned(info, end.table.session.match().standing().half_points[0]);
    for (int i = 0; i < match::kMedalCount; ++i) {
        const auto medal = static_cast<std::size_t>(i);
        const bool own = i < earned;
        const std::string title = core::capitalized(match::kMedals[medal]);
        const std::string points = std::to_string(info.medals[medal]);
        Rect in = ui::column(row, i, match::kMedalCount, 8);
        ui::plain_spot(canvas, std::string("medal-") + match::kMedals[medal],
                       core::say("{medal}, {points} points: {won:won|not won}",
                                 {{"medal", title}, {"points", points}, {"won", own}}),
                       in);
        const ui::Point center = ui::take_left(in, kMedal, 8).center();
        if (own) {
            ui::disc(canvas, center, kMedal / 2, kMedalColors[medal]);
            ui::ring(canvas, center, kMedal / 2 - 4, ui::rgb(0xFFFFFF, 0.55F), 1.5F);
        } else {
            ui::ring(canvas, center, kMedal / 2 - 1, ui::faded(t.muted, 0.7F), 1.5F);
        }
        const ui::TextStyle style{own ? ui::Face::bold : ui::Face::text, 16, own ? t.text : t.muted,
                                  ui::Align::left};
        in = ui::around(in.center(), in.w, std::min(in.h, 44 * canvas.text_scale));
        ui::draw_text(canvas, ui::take_top(in, in.h / 2), title,
                      ui::fitted(canvas, title, style, in.w, 9));
        ui::draw_text(canvas, in, points, ui::style::small.in(t.muted));
    }
}

/// Adds the ranking of the seats; for a lone player the medals of a match that counts for them.
void add_places(const End& end, ui::Canvas& canvas, const core::Standing& standing,
                ui::Column& column) {
    const match::Session& session = end.table.session;
    if (standing.seats == 1) {
        const bool counts = session.game().info->has_medals() && !session.situation().ended &&
                            match::has_default_rules(session.match());
        column.add(counts ? ui::grown(canvas, kMedalRow) : 0, kEndGap,
                   [&](Rect at) { draw_medals(end, canvas, at); });
        return;
    }
    const std::vector<int> seats = by_place(standing);
    for (const int seat : seats) {
        column.add(standing.seats > 4 ? kLowRow : kEndRow,
                   seat == seats.back() ? kEndGap : kEndRowGap, [&](Rect at) {
                       draw_place(end, canvas, at, seat,
                                  standing.rank[static_cast<std::size_t>(seat - 1)]);
                   });
    }
}

/// Adds to the sheet why the match ended, its highlights and the ranking of the seats.
void add_account(End& end, ui::Canvas& canvas, const core::Standing& standing, ui::Column& column) {
    const std::string why = why_of(end, standing);
    const float why_height = ui::text_height(canvas, why, column.width(), text_style(canvas)) + 1;
    column.add(why.empty() ? 0 : why_height, kEndGap,
               [&](Rect at) { ui::draw_wrapped(canvas, at, why, text_style(canvas)); });
    add_highlights(end, canvas, column);
    add_places(end, canvas, standing, column);
}

/// Adds the curve of the match, `curve` pixels high.
void add_curve(const End& end, ui::Canvas& canvas, float curve, bool small, ui::Column& column) {
    column.add(has_curve(end) ? curve : 0, kEndGap,
               [&](Rect at) { draw_end_curve(end, canvas, at, small); });
}

/// Adds the part of the sheet that scrolls on a low screen: the result, and the curve below or
/// beside it.
void add_content(End& end, ui::Canvas& canvas, const core::Standing& standing, bool beside,
                 ui::Column& column) {
    if (!beside) {
        add_account(end, canvas, standing, column);
        add_scores(end, canvas, standing, column);
        add_curve(end, canvas, kCurve, true, column);
        swing_panel(end, canvas, column);
        return;
    }
    // Highlights are high, so the score moves to the other column.
    const bool scores_right = end.sheet.result.board != nullptr;
    const auto left = [&](ui::Column& c) {
        add_account(end, canvas, standing, c);
        if (!scores_right) {
            add_scores(end, canvas, standing, c);
        }
    };
    const auto below_curve = [&](ui::Column& c) {
        swing_panel(end, canvas, c);
        if (scores_right) {
            add_scores(end, canvas, standing, c);
        }
    };
    const float width = column.width() - kEndColumn - kColumnGap;
    const float account_height = ui::measured(width, left);
    const float below = ui::measured(kEndColumn, below_curve);
    const float curve =
        std::clamp(std::max(account_height, below) - (below > 0 ? below + kEndGap : 0) + 1,
                   kCurveBeside, kCurveBeside + 80);
    const auto right = [&](ui::Column& c) {
        add_curve(end, canvas, curve, false, c);
        below_curve(c);
    };
    column.add(std::max(account_height, ui::measured(kEndColumn, right)), 0, [&](Rect at) {
        const auto [first, second] = ui::columns(at, {{width, kColumnGap}, {kEndColumn}});
        ui::draw_in(first, left);
        ui::draw_in(second, right);
    });
}

/// How many buttons are in each row. On a low screen there is room for six: then the lobby is
/// reached only by the header and, if another level is offered, pictures only by the share sheet.
constexpr int kRowsLow[] = {6};
constexpr int kRowsWide[] = {3, 4};
constexpr int kRowsUpright[] = {2, 2, 3};
constexpr int kMoreWide[] = {4, 4};
constexpr int kMoreUpright[] = {2, 2, 2, 2};
constexpr int kNextUpright[] = {1, 2, 2, 3};  // the next level has a separate row

std::span<const int> rows_of(const End& end, const Commands& list, const ui::Canvas& canvas,
                             bool beside) {
    using Rows = std::span<const int>;
    const bool more = list.in(kAtEnd).size() > 7;
    const bool next = end.sheet.level > 0 && end.sheet.level_steps > 0;
    return ui::size_class(canvas) == ui::SizeClass::turned_phone ? Rows(kRowsLow)
           : beside ? (more ? Rows(kMoreWide) : Rows(kRowsWide))
           : next   ? Rows(kNextUpright)
           : more   ? Rows(kMoreUpright)
                    : Rows(kRowsUpright);
}

/// Draws the buttons of the commands at `kAtEnd`, in rows. The first one is the main button.
void draw_end_buttons(const End& end, const Commands& list, ui::Canvas& canvas, Rect foot,
                      std::span<const int> rows) {
    const std::vector<const Command*> listed = list.in(kAtEnd);
    auto next = listed.begin();
    const int offered = end.sheet.level;
    const std::string level =
        match::seat_words(end.table.session.game(), match::level_name(offered));
    const std::string brief = core::say("Level {n}", {{"n", offered}});
    for (const int count : rows) {
        const Rect row = ui::take_top(foot, kEndButton, kButtonGap);
        for (int i = 0; i < count && next != listed.end(); ++i, ++next) {
            const Command& one = **next;
            const Rect at = ui::column(row, i, count, kButtonGap);
            const auto fits = [&](std::string_view words, const ui::ButtonStyle& style) {
                return ui::button_width(canvas, words, style) <= at.w + 24;
            };
            const bool harder = one.id == "harder";
            std::string label(one.word(fits(one.word(), {})));
            ui::ButtonStyle style{next == listed.begin() ? ui::ButtonKind::main
                                                         : ui::ButtonKind::quiet};
            if (harder) {
                label = core::say("Next: {level}", {{"level", level}});
            }
            if (one.id == "easier" || (harder && ui::button_width(canvas, label, style) > at.w)) {
                style.word = one.word();
                style.note = level;
                style.note = fits(one.word(), style) ? level : brief;
            }
            ui::button(canvas, {one.id, label, at, one.enabled}, style);
        }
    }
}

/// Returns whether to show the sheet: all animations have ended, and the last position has been
/// shown for a moment. After a resignation, the sheet is shown at once.
bool end_is_due(const End& end, ui::Canvas& canvas) {
    EndSheet& sheet = end.sheet;
    if (sheet.open || end.table.session.situation().ended) {
        return true;
    }
    const double now = canvas.motion.now;
    if (!sheet.arrived && !canvas.motion.moving && end.table.view().busy_until() <= now) {
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

void draw_end_sheet(Table& table, EndSheet& state, const Commands& list, ui::Canvas& canvas) {
    End end{table, state};
    const match::Session& session = table.session;
    state.open = end_is_due(end, canvas);
    if (!state.open || state.closed) {
        return;
    }
    const core::Standing standing = final_standing(session);
    const ui::SizeClass size = ui::size_class(canvas);
    const bool low = size == ui::SizeClass::turned_phone;
    const bool beside = size >= ui::SizeClass::desktop && has_curve(end);
    const float width =
        std::min((low ? 680.0F : 480.0F) + (beside ? kEndColumn + kColumnGap : 0), canvas.screen.w);
    const auto parts = [&](ui::Column& column) {
        add_content(end, canvas, standing, beside, column);
    };
    // One extra pixel, because boxes are aligned to whole pixels.
    const float needed = ui::measured(ui::sheet_content(canvas, width), parts) + 1;
    const std::span<const int> rows = rows_of(end, list, canvas, beside);
    const float buttons = static_cast<float>(rows.size()) * (kEndButton + kButtonGap) - kButtonGap;
    const ui::Sheet sheet =
        ui::begin_sheet(canvas, "end", result_title(session, session.players().names()), width,
                        needed + kEndGap + buttons);
    Rect in = sheet.body;
    const Rect foot = ui::take_bottom(in, buttons, kEndGap);
    in.w += kEndBar;
    ui::draw_scrolled(canvas, "end-text", in, state.scroll, needed, parts);
    draw_end_buttons(end, list, canvas, foot, rows);
    ui::end_sheet(canvas);
    state.closed = sheet.dismissed;
}

}  // namespace ctq::scenes
