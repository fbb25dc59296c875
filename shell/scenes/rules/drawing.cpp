// The rules as a page of paper: a table of contents to jump by, text, and pictures of the table.
#include <algorithm>
#include <string>
#include <vector>

#include "shell/scenes/board/summary/figure.hpp"
#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/links_to_rules.hpp"
#include "shell/scenes/rules/scene.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;
using Kind = RulesBlock::Kind;

namespace {

constexpr const char* kList = "rules-text";
constexpr float kRulesMostWidth = 720;
constexpr float kContents = 230;  // width of the table of contents beside the page
constexpr float kRulesRow = 44;
constexpr float kMark = 20;  // room for the mark before an item
constexpr float kFigureGap = 8;
constexpr float kRulesLine = 60;  // distance that an arrow key scrolls

ui::TextStyle style_of(Kind kind, const ui::Theme& t) {
    switch (kind) {
        case Kind::title:
            return {ui::Face::title, 40, t.ink, ui::Align::left};
        case Kind::section:
            return {ui::Face::title, 26, t.ink, ui::Align::left};
        case Kind::figure:
            return ui::style::small.in(t.ink_soft).to(ui::Align::center);
        case Kind::paragraph:
        case Kind::item:
            break;
    }
    return {ui::Face::text, 16, t.ink, ui::Align::left};
}

/// Return the empty space above and below a block.
float above(Kind kind) {
    return kind == Kind::section ? 22.0F : kind == Kind::figure ? 10.0F : 0.0F;
}
float below(Kind kind) {
    return kind == Kind::item ? 6.0F : kind == Kind::figure ? 20.0F : 10.0F;
}

/// The positions of the parts of the page, from its top.
struct Layout {
    std::vector<float> tops;      // of the blocks
    std::vector<float> sections;  // of the section headings
    float contents = 0;           // of the table of contents inside the page
    float height = 0;
};

float block_height(const ui::Canvas& canvas, const RulesBlock& block, float width) {
    const float indent = block.kind == Kind::item ? kMark : 0;
    const float text =
        ui::text_height(canvas, block.text, width - indent, style_of(block.kind, canvas.theme));
    return block.kind == Kind::figure ? figure_height(width) + kFigureGap + text : text;
}

/// Returns the section being read: the last one whose heading is in the upper third or above. At
/// the end of the page it is the last section.
int read_section(const Layout& layout, float offset, float view) {
    if (offset > 0 && offset + view >= layout.height) {
        return static_cast<int>(layout.sections.size()) - 1;
    }
    int found = -1;
    for (const float top : layout.sections) {
        found += top <= offset + view / 3 ? 1 : 0;
    }
    return found;
}

/// Lays out the page, with `rows` rows of contents before the first section.
Layout lay_out(const ui::Canvas& canvas, const RulesPage& page, float width, int rows) {
    Layout layout;
    for (const RulesBlock& block : page.blocks) {
        if (block.kind == Kind::section && layout.sections.empty() && rows > 0) {
            layout.contents = layout.height + 8;
            layout.height = layout.contents + kRulesRow * static_cast<float>(rows);
        }
        layout.height += above(block.kind);
        layout.tops.push_back(layout.height);
        if (block.kind == Kind::section) {
            layout.sections.push_back(layout.height);
        }
        layout.height += block_height(canvas, block, width) + below(block.kind);
    }
    return layout;
}

/// Draws a heading in the table of contents. The section being read has a brass mark.
void contents_row(ui::Canvas& canvas, Rect rect, int number, std::string_view heading, bool here,
                  bool on_paper) {
    const ui::Theme& t = canvas.theme;
    const ui::SpotState state = ui::spot(canvas, {"jump:" + std::to_string(number), heading, rect});
    if (state.hovered) {
        ui::fill(canvas, rect, ui::radius_field, on_paper ? ui::faded(t.brass, 0.18F) : t.raised);
    }
    Rect in = rect.inset(10, 0);
    const ui::Color mark = on_paper ? t.ink_soft : t.brass;
    if (here || on_paper) {
        ui::disc(canvas, {in.x + 3, in.center().y}, 3, mark);
    }
    ui::take_left(in, 16);
    const ui::Color color = on_paper ? t.ink : here ? t.text : t.muted;
    const ui::TextStyle style{here ? ui::Face::bold : ui::Face::text, 14, color, ui::Align::left};
    const float h = std::min(in.h, ui::text_height(canvas, heading, in.w, style));
    ui::draw_wrapped(canvas, {in.x, in.center().y - h / 2, in.w, h + 1}, heading, style);
    ui::focus_ring(canvas, state, rect, ui::radius_field);
}

/// Handles the scroll keys.
void take_scroll_keys(ui::Canvas& canvas, ui::Scroll& scroll, float view) {
    if (canvas.spots.top != 0) {
        return;
    }
    struct ScrollKey {
        ui::Key key;
        float by;
    };
    const float end = scroll.content;
    const float leaf = std::max(kRulesLine, view - kRulesLine);
    const ScrollKey keys[] = {{ui::Key::up, -kRulesLine}, {ui::Key::down, kRulesLine},
                              {ui::Key::page_up, -leaf},  {ui::Key::page_down, leaf},
                              {ui::Key::home, -end},      {ui::Key::end, end}};
    for (const ScrollKey& scroll_key : keys) {
        if (ui::take_key(canvas, scroll_key.key)) {
            scroll.offset += scroll_key.by;
            canvas.spots.focus_visible = false;  // the focused spot may scroll out of view
        }
    }
}

void draw_games(const RulesPage& page, ui::Canvas& canvas, Rect rect) {
    std::vector<Pick> picks;
    for (const core::GameHandle* game : games_with_rules()) {
        picks.push_back({link_to_rules(*game), ui::fitted_title(canvas, game->info->title, 14, 120),
                         game == page.game});
    }
    pick_row(canvas, rect, picks);
}

}  // namespace

void RulesScene::draw_block(ui::Canvas& canvas, Rect rect, const RulesBlock& block,
                            const Figure* figure) const {
    const ui::TextStyle style = style_of(block.kind, canvas.theme);
    if (block.kind == Kind::item) {
        const Rect mark = ui::take_left(rect, kMark);
        ui::disc(canvas, {mark.x + 8, mark.y + ui::line_height(canvas, style) * 0.5F}, 2.5F,
                 canvas.theme.ink_soft);
    }
    if (figure != nullptr) {
        draw_figure(canvas, ui::take_top(rect, figure_height(rect.w), kFigureGap), *figure,
                    reduced_motion(services_.settings));
    }
    ui::draw_wrapped(canvas, {rect.x, rect.y, rect.w, rect.h + 2}, block.text, style);
}

void RulesScene::draw_page(ui::Canvas& canvas, Rect rect, bool contents) {
    ui::paper(canvas, rect);
    const bool small = rect.w < 600;
    const Rect in = Rect{rect.x, rect.y + 4, rect.w - 4, rect.h - 8};
    const float margin = small ? 18 : 36;
    const float width = in.w - 2 * margin - 8;
    const std::vector<std::string_view> headings = sections(page_);
    const int count = static_cast<int>(headings.size());
    const int rows = contents ? (count + 1) / 2 : 0;
    const Layout layout = lay_out(canvas, page_, width, rows);
    const float top = small ? 14 : 24;
    const float height = top + layout.height + 16;
    scroll_.content = height;
    take_scroll_keys(canvas, scroll_, in.h);
    if (jump_) {
        scroll_.offset = layout.sections[static_cast<std::size_t>(*jump_)];
        canvas.spots.focus_visible = false;
    }
    const ui::ScrollView view = ui::begin_scroll(canvas, kList, in, scroll_);
    if (jump_) {
        read_ = {*jump_, scroll_.offset};
        jump_.reset();
    } else if (scroll_.offset != read_.offset) {
        read_ = {read_section(layout, scroll_.offset, in.h), scroll_.offset};
    }
    const float x = view.content.x + margin;
    const float y = view.content.y + top;
    for (int i = 0; contents && i < count; ++i) {
        const Rect area{x - 8, y + layout.contents + kRulesRow * static_cast<float>(i % rows),
                        width + 16, kRulesRow};
        contents_row(canvas, ui::column(area, i / rows, 2, 4), i,
                     headings[static_cast<std::size_t>(i)], false, true);
    }
    std::size_t figure = 0;
    int section = 0;
    for (std::size_t i = 0; i < page_.blocks.size(); ++i) {
        const RulesBlock& block = page_.blocks[i];
        const Rect at{x, y + layout.tops[i], width, block_height(canvas, block, width)};
        const bool seen = at.bottom() > in.y && at.y < in.bottom();
        const Figure* shown = block.kind == Kind::figure ? &page_.figures[figure++] : nullptr;
        if (seen) {
            draw_block(canvas, at, block, shown);
        }
        if (block.kind == Kind::section) {
            ui::spot(canvas,
                     {"section-" + std::to_string(section++), block.text, at, false, false, false});
        }
    }
    ui::end_scroll(canvas, view, kList, scroll_, height);
}

/// Draws the table of contents beside the page.
void RulesScene::draw_contents(ui::Canvas& canvas, Rect rect) const {
    const std::vector<std::string_view> headings = sections(page_);
    const auto count = static_cast<float>(headings.size());
    const float row = std::min(kRulesRow, (rect.h - 44) / count);
    Rect in = ui::take_top(rect, 44 + row * count);
    ui::panel(canvas, in);
    in = in.inset(8, 0);
    ui::caption(canvas, ui::take_top(in, 36).inset(10, 0), "Contents");
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const int number = static_cast<int>(i);
        contents_row(canvas, ui::take_top(in, row), number, headings[i], number == read_.section,
                     false);
    }
}

void RulesScene::draw(ui::Canvas& canvas, const Commands& list) {
    ui::room(canvas);
    const bool small = ui::narrow(canvas);
    const bool wide = ui::size_class(canvas) >= ui::SizeClass::desktop;
    ui::Header head = ui::header(canvas, "Rules", "", "back");
    Rect body = canvas.screen;
    ui::take_top(body, ui::header_height + (small ? 8 : 20));
    ui::take_bottom(body, small ? 8 : 20);
    const auto games = static_cast<float>(games_with_rules().size());
    const float picks = std::min(150 * games, canvas.screen.w - 20);
    if (games > 1 && head.rest.w >= picks) {
        const Rect at = ui::take_right(head.rest, picks);
        draw_games(page_, canvas, ui::around(at.center(), at.w, 44));
    } else if (games > 1) {
        const Rect at = ui::take_top(body, 44, 8);
        draw_games(page_, canvas, ui::around(at.center(), picks, 44));
    }
    const float side = wide ? kContents + 24 : 0;
    const float width = std::min(kRulesMostWidth, body.w - side - (small ? 16.0F : 40.0F));
    // The page is centred even with the contents to its left, if there is room.
    const float left =
        std::max(canvas.screen.center().x - width / 2, wide ? body.x + 20 + side : 0);
    Rect page{left, body.y, width, body.h};
    if (!page_.set.empty()) {
        const Rect row = ui::take_top(page, 44, 8);
        pick_row(canvas, ui::around(row.center(), std::min(420.0F, row.w), row.h),
                 picks_of(list, "rule-set:"));
    }
    draw_page(canvas, page, !wide);
    if (wide) {
        draw_contents(canvas, {left - side, body.y, kContents, body.h});
    }
}

}  // namespace ctq::scenes
