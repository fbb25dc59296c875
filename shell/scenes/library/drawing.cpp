// The library: matches as rows, and the commands for the picked match.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/games/catalogue.hpp"
#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/library/scene.hpp"
#include "shell/store/saved_text.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kLibraryMostWidth = 1160;
constexpr float kLibraryRow = 72;
constexpr float kLibraryRowGap = 8;
constexpr float kDetail = 380;
constexpr float kLibraryButton = 46;
constexpr float kTool = 44;
constexpr float kPicks = 440;         // width of the choice by outcome
constexpr float kLibraryGames = 520;  // width of the choice by game
constexpr float kBranch = 22;         // indentation of a branch
constexpr int kMostDepth = 3;
constexpr float kLowScreen = 500;  // a lower screen has no row of games; the search finds them

/// Adds the outcome of a match and its facts, each in as many lines as it needs.
void add_facts(ui::Column& column, ui::Canvas& canvas, const store::Saved& saved) {
    const auto add = [&](const std::string& words, const ui::TextStyle& style, float gap) {
        const float h = std::max(24 * canvas.text_scale,
                                 ui::text_height(canvas, words, column.width(), style) + 2);
        column.add(h, gap, [&](Rect at) { ui::draw_wrapped(canvas, at, words, style); });
    };
    add(store::saved_outcome(saved), ui::style::heading, 8);
    const std::string lines[] = {
        store::saved_seats(saved), store::saved_game(saved), store::saved_length(saved),
        saved.stored ? store::saved_date(saved) : "Not kept on this device"};
    for (const std::string& line : lines) {
        add(line, ui::style::body.in(canvas.theme.muted), 0);
    }
}

/// Draws the outcome of a match and its date at the end of its row, in a column at the right of
/// `in`. The outcome takes two lines where one is too short. Removes the column from `in`.
void draw_outcome(ui::Canvas& canvas, Rect& in, const store::Saved& saved) {
    const ui::Theme& t = canvas.theme;
    const std::string outcome = store::saved_outcome(saved);
    ui::TextStyle style{saved.open() ? ui::Face::bold : ui::Face::text, 15, t.text,
                        ui::Align::right};
    const float date = 170 * canvas.text_scale;
    const float wanted = ui::text_width(canvas, outcome, style) + 2;
    Rect end = ui::take_right(in, std::min(in.w * 0.42F, std::max(date, wanted)), 12);
    if (wanted > end.w) {
        const Rect two = ui::take_top(end, end.h * 0.66F);
        for (style.size = 13; style.size > 8; style.size -= 0.5F) {
            if (ui::text_height(canvas, outcome, two.w, style) <= two.h) {
                break;
            }
        }
        const float h = ui::text_height(canvas, outcome, two.w, style) + 1;
        ui::draw_wrapped(canvas, ui::around(two.center(), end.w, h), outcome, style);
    } else {
        ui::draw_text(canvas, ui::take_top(end, end.h / 2), outcome, style);
    }
    const std::string when = saved.stored ? store::saved_date(saved) : "Not kept";
    const ui::TextStyle caption =
        ui::style::caption.in(saved.stored ? t.muted : t.text).to(ui::Align::right);
    ui::draw_text(canvas, end, when, ui::fitted(canvas, when, caption, end.w, 8));
}

/// Returns the height of a match's buttons: the first alone in its row, the others in pairs.
float buttons_height(std::size_t count) {
    const std::size_t pairs = count / 2;
    return kLibraryButton + static_cast<float>(pairs) * (kLibraryButton + 10);
}

void draw_buttons(ui::Canvas& canvas, Rect in, std::span<const Command> commands) {
    for (std::size_t i = 0; i < commands.size(); ++i) {
        const bool main = i == 0;
        const bool left = i % 2 == 1;
        const bool alone = left && i + 1 == commands.size();
        const std::size_t line = (i + 1) / 2;
        const Rect row{in.x, in.y + static_cast<float>(line) * (kLibraryButton + 10), in.w,
                       kLibraryButton};
        const Rect at = main || alone ? row : ui::column(row, left ? 0 : 1, 2, 10);
        ui::button(canvas, {commands[i].id, commands[i].label, at, commands[i].enabled},
                   {main ? ui::ButtonKind::main : ui::ButtonKind::quiet});
    }
}

/// Draws the warning that a match is not saved or the library is full. Returns the height used.
float draw_warning(ui::Canvas& canvas, Rect rect, const std::string& words) {
    const ui::TextStyle style = ui::style::body;
    rect.h = ui::text_height(canvas, words, rect.w - 32, style) + 20;
    ui::panel(canvas, rect);
    ui::outline(canvas, rect, ui::radius_panel, canvas.theme.brass, 1.5F);
    ui::draw_wrapped(canvas, rect.inset(16, 10), words, style);
    return rect.h;
}

}  // namespace

void LibraryScene::draw_row(ui::Canvas& canvas, Rect rect, const store::Saved& saved) const {
    const ui::Theme& t = canvas.theme;
    const bool chosen = library_.picked == saved.id;
    const std::string name = "pick:" + saved.id;
    const std::string label = store::saved_words(saved);
    ui::SpotSpec spec{name, label, rect};
    spec.kind = chosen ? ui::SpotKind::plain : ui::SpotKind::button;
    const ui::SpotState state = ui::spot(canvas, spec);
    ui::fill(canvas, rect, ui::radius_card, chosen || state.hovered ? t.raised : t.panel);
    ui::outline(canvas, rect, ui::radius_card, chosen ? t.brass : t.line, chosen ? 2.0F : 1.0F);
    Rect in = rect.inset(ui::narrow(canvas) ? 14 : 20, 10);
    draw_outcome(canvas, in, saved);
    const float line = in.h / 2;
    const std::string title = store::saved_title(saved);
    ui::draw_text(
        canvas, ui::take_top(in, line), title,
        ui::fitted(canvas, title, {ui::Face::title, 21, t.title, ui::Align::left}, in.w, 15));
    const std::string game =
        saved.name.empty() ? store::saved_mode(saved) : store::saved_game(saved);
    const std::string about = game + (game.empty() ? "" : " · ") + store::saved_seats(saved) +
                              " · " + store::saved_length(saved);
    ui::draw_text(canvas, in, about, ui::style::small.in(t.muted));
    ui::focus_ring(canvas, state, rect, ui::radius_card);
}

/// Draws only visible rows and one above and below for the keyboard to move to.
void LibraryScene::draw_rows(ui::Canvas& canvas, Rect area, const std::vector<LibraryRow>& list) {
    const ui::ScrollView view = ui::begin_scroll(canvas, "library-list", area, rows_);
    const float row = kLibraryRow * std::max(1.0F, canvas.text_scale * 0.95F);
    const float step = row + kLibraryRowGap;
    const auto above = static_cast<std::ptrdiff_t>((area.y - view.content.y) / step) - 1;
    const auto fit = static_cast<std::ptrdiff_t>(area.h / step) + 4;
    const auto size = static_cast<std::ptrdiff_t>(list.size());
    const std::ptrdiff_t first = std::clamp<std::ptrdiff_t>(above, 0, size);
    const std::ptrdiff_t last = std::clamp<std::ptrdiff_t>(above + fit, 0, size);
    for (std::ptrdiff_t i = first; i < last; ++i) {
        const LibraryRow& one = list[static_cast<std::size_t>(i)];
        const float in = kBranch * static_cast<float>(std::min(one.depth, kMostDepth));
        draw_row(canvas,
                 {view.content.x + in, view.content.y + static_cast<float>(i) * step,
                  view.content.w - in, row},
                 *one.saved);
    }
    ui::end_scroll(canvas, view, "library-list", rows_,
                   std::max(0.0F, static_cast<float>(size) * step - kLibraryRowGap));
}

/// Draws the current or final position. If the match can't be opened, draws a picture of its game.
void LibraryScene::draw_position(ui::Canvas& canvas, Rect rect, const store::Saved& saved) {
    if (pictured_ != saved.id) {
        pictured_ = saved.id;
        picture_.reset();
        if (auto opened = services_.saves.open(saved.id)) {
            picture_ = make_figure(std::move(opened->match), 0, false);
        }
    }
    ui::paper(canvas, rect, ui::radius_card);
    const auto game = core::find_game(cabinet(), saved.game);
    if (picture_) {
        draw_figure(canvas, rect.inset(6), *picture_, reduced_motion(services_.settings));
    } else if (game) {
        services_.views.of(**game).draw_picture(canvas, rect.inset(10));
    }
}

void LibraryScene::draw_detail(ui::Canvas& canvas, Rect rect, const store::Saved& saved,
                               const Commands& list) {
    ui::panel(canvas, rect);
    const std::span<const Command> commands = list.of_group(match_group(saved));
    const ui::ScrollView view = ui::begin_scroll(canvas, "library-detail", rect.inset(4), detail_);
    const auto facts = [&](ui::Column& column) { add_facts(column, canvas, saved); };
    const float text = ui::measured(rect.w - 48, facts);
    const float fixed = 16 + 44 + text + 16 + buttons_height(commands.size());
    Rect in{rect.x + 24, view.content.y + 16, rect.w - 48, 10000};
    const float picture = std::clamp(rect.h - fixed - 40, 0.0F, in.w * 0.62F);
    if (picture > 96) {
        draw_position(canvas, ui::take_top(in, picture, 14), saved);
    }
    ui::draw_text(canvas, ui::take_top(in, 40 * canvas.text_scale, 2), store::saved_title(saved),
                  ui::style::title.in(canvas.theme.title));
    ui::draw_in(ui::take_top(in, text, 16), facts);
    draw_buttons(canvas, ui::take_top(in, buttons_height(commands.size()), 16), commands);
    ui::end_scroll(canvas, view, "library-detail", detail_, in.y - view.content.y);
}

/// Draws the details as a sheet at the bottom of a small screen.
void LibraryScene::draw_detail_sheet(ui::Canvas& canvas, const store::Saved& saved,
                                     const Commands& list) {
    const std::span<const Command> commands = list.of_group(match_group(saved));
    const auto facts = [&](ui::Column& column) { add_facts(column, canvas, saved); };
    const float width = std::min(520.0F, canvas.screen.w);
    const float text = ui::measured(ui::sheet_content(canvas, width), facts);
    const float needed = text + 12 + buttons_height(commands.size());
    const ui::Sheet sheet =
        ui::begin_sheet(canvas, "match", store::saved_title(saved), width, needed);
    const ui::ScrollView view = ui::begin_scroll(canvas, "match-text", sheet.body, detail_);
    Rect in{view.content.x, view.content.y, view.content.w, 10000};
    ui::draw_in(ui::take_top(in, text, 12), facts);
    draw_buttons(canvas, ui::take_top(in, buttons_height(commands.size())), commands);
    ui::end_scroll(canvas, view, "match-text", detail_, in.y - view.content.y);
    ui::end_sheet(canvas);
    sheet_open_ = !sheet.dismissed && canvas.spots.clicked.empty();
}

/// Draws the buttons for all matches in a row: aligned right, or over the full width on a small
/// screen.
void LibraryScene::draw_tools(ui::Canvas& canvas, Rect row, bool small) const {
    std::vector<ui::SpotSpec> tools = {{"import", "Import", {}}, {"search", "Search", {}}};
    if (services_.saves.removed() != nullptr) {
        tools.push_back({"restore", "Undo", {}});
    }
    tools.push_back({"backup", "Save all", {}, !services_.saves.list().empty()});
    const int count = static_cast<int>(tools.size());
    for (int i = 0; i < count; ++i) {
        ui::SpotSpec& spec = tools[static_cast<std::size_t>(i)];
        ui::ButtonStyle style{i == 0 ? ui::ButtonKind::main : ui::ButtonKind::quiet};
        style.size = small ? 14.0F : style.size;
        spec.rect = small ? ui::column(row, i, count, 8)
                          : ui::take_right(row, ui::button_width(canvas, spec.label, style), 10);
    }
    if (!small) {
        std::reverse(tools.begin(), tools.end());  // they were placed from the right
    }
    for (const ui::SpotSpec& spec : tools) {
        ui::ButtonStyle style{spec.name == "import" ? ui::ButtonKind::main : ui::ButtonKind::quiet};
        style.size = small ? 14.0F : style.size;
        ui::button(canvas, spec, style);
    }
}

/// Draws the buttons for all matches and the filters: side by side, or in rows on a small screen.
/// Returns the height used.
float LibraryScene::draw_head(ui::Canvas& canvas, Rect rect, const Commands& list) const {
    const bool small = ui::size_class(canvas) == ui::SizeClass::phone;
    Rect in = rect;
    Rect row = ui::take_top(in, kTool, kLibraryRowGap);
    pick_row(canvas, small ? row : ui::take_left(row, std::min(row.w * 0.5F, kPicks)),
             picks_of(list, "show:"));
    row = small ? ui::take_top(in, kTool, kLibraryRowGap) : row;
    draw_tools(canvas, row, small);
    const std::vector<Pick> games = picks_of(list, "of:");
    if (!games.empty() && canvas.screen.h >= kLowScreen) {
        row = ui::take_top(in, kTool, kLibraryRowGap);
        row.w = small ? row.w : std::min(row.w * 0.6F, kLibraryGames);
        pick_row(canvas, row, games);
    }
    if (!library_.find.empty()) {
        row = ui::take_top(in, kTool, kLibraryRowGap);
        constexpr const char* end = "End the search";
        ui::button(canvas,
                   {"search-end", end, ui::take_right(row, ui::button_width(canvas, end), 10)});
        const std::string words = "Search: " + library_.find;
        const ui::TextStyle style = ui::style::body;
        ui::draw_text(canvas, row, words, ui::fitted(canvas, words, style, row.w, 10));
    }
    return in.y - rect.y - kLibraryRowGap;
}

void LibraryScene::draw_empty(ui::Canvas& canvas, Rect area) const {
    const bool none = services_.saves.list().empty();
    const Rect at =
        ui::around({area.center().x, area.y + area.h * 0.4F}, std::min(area.w, 460.0F), 170);
    Rect in = at;
    ui::symbol(canvas, ui::Symbol::compass, ui::take_top(in, 64, 12).center(), 60,
               canvas.theme.muted);
    ui::draw_text(canvas, ui::take_top(in, 36, 6), none ? "No matches yet" : "None of these",
                  ui::style::title.in(canvas.theme.title).to(ui::Align::center));
    ui::draw_wrapped(canvas, in,
                     none ? "Every match you play is kept here automatically, on this device."
                          : "No match like that is kept here.",
                     ui::style::body.in(canvas.theme.muted).to(ui::Align::center));
}

void LibraryScene::draw(ui::Canvas& canvas, const Commands& list) {
    ui::room(canvas);
    ui::header(canvas, "Library", count_words(services_.saves), "back");
    const bool small = ui::narrow(canvas);
    const bool wide = ui::size_class(canvas) >= ui::SizeClass::desktop;
    const float margin = small ? 14 : 32;
    Rect all = canvas.screen;
    ui::take_top(all, ui::header_height + (small ? 10 : 20));
    const float width = std::min(kLibraryMostWidth, all.w - 2 * margin);
    Rect in{all.center().x - width / 2, all.y, width, all.h - (small ? 10 : 24)};
    const float gap = small ? 10 : 16;
    ui::take_top(in, draw_head(canvas, in, list), gap);
    if (const std::string warning = library_warning(services_.saves); !warning.empty()) {
        ui::take_top(in, draw_warning(canvas, in, warning), gap);
    }
    const std::vector<LibraryRow> rows = shown(library_, services_.saves);
    const store::Saved* chosen = picked(library_, services_.saves);
    if (rows.empty()) {
        draw_empty(canvas, in);
    } else {
        if (wide && chosen != nullptr) {
            draw_detail(canvas, ui::take_right(in, kDetail, 20), *chosen, list);
        }
        draw_rows(canvas, in, rows);
    }
    if (!wide && chosen != nullptr && sheet_open_) {
        draw_detail_sheet(canvas, *chosen, list);
    }
}

}  // namespace ctq::scenes
