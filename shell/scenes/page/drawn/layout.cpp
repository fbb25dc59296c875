#include "shell/scenes/page/drawn/layout.hpp"

#include <algorithm>

#include "shell/scenes/command_controls.hpp"

namespace ctq::scenes {

using ui::Rect;
using Kind = PagePart::Kind;

namespace {

constexpr float kLineHeight = 58;  // least height of a control with its words
constexpr float kAround = 15;      // room above and below the words of a control
constexpr float kPartGap = 12;
constexpr float kAroundPicture = 150;  // a picture leaves this height of the screen to others
constexpr float kMostLines = 4;        // of words beside a control
constexpr float kCardGap = 14;
constexpr float kCardsWidth = 700;  // where cards of a choice stand side by side

bool holds(Kind kind) {
    return kind <= Kind::foot;
}

bool is_line(const PagePart& part) {
    return part.kind >= Kind::choice && part.kind <= Kind::fold && !part.title.empty() &&
           part.as <= As::list && part.as != As::bar;
}

/// Returns whether the part stays at an edge of the screen.
bool is_edge(const ui::Canvas& canvas, const PagePart& part) {
    return part.kind == Kind::foot || part.kind == Kind::aside ||
           (part.kind == Kind::side && has_side(canvas)) ||
           (part.kind == Kind::buttons && (part.as == As::head || part.count == 0));
}

/// Returns the gap between two parts below each other.
float gap_between(const PagePart& above, const PagePart& part) {
    if (holds(above.kind) || holds(part.kind)) {
        return kCardGap;
    }
    if (above.kind == Kind::text && part.kind == Kind::text) {
        return part.voice == Voice::section ? 18 : above.voice <= Voice::section ? 4 : 7;
    }
    return is_line(above) && is_line(part) ? 0 : above.kind == Kind::text ? 8 : kPartGap;
}

/// Returns the width at which the words of a control stand in full.
float wanted_control(const ui::Canvas& canvas, const Commands& list, const PagePart& part,
                     float width) {
    switch (part.kind) {
        case Kind::number:
            return ui::grown(canvas, 128);
        case Kind::action:
            return std::max(130.0F, width_of(canvas, list.of(part).front()));
        case Kind::choice: {
            float widest = 40;
            const bool bar = part.as == As::row || part.as == As::bar;
            const ui::TextStyle style{bar ? ui::Face::bold : ui::Face::text, bar ? 14.0F : 15.0F};
            for (const Command& one : list.of(part)) {
                widest = std::max(widest, ui::text_width(canvas, one.word(), style));
            }
            widest = std::max(widest, ui::text_width(canvas, part.value, style));
            return bar ? (widest + 22) * static_cast<float>(part.count)
                       : std::max(std::min(ui::grown(canvas, 182), width * 0.53F), widest + 56);
        }
        default:
            break;
    }
    return std::min(ui::grown(canvas, 182), width * 0.53F);
}

class Layout {
  public:
    Layout(const ui::Canvas& canvas, const Commands& list) : canvas_(canvas), list_(list) {}

    /// Lays out parts below each other from (x, y). Returns the height of all.
    float flow(std::size_t first, std::size_t end, float x, float y, float width) {
        const float top = y;
        const PagePart* above = nullptr;
        for (std::size_t i = first; i < end; i = list_.parts[i].end) {
            const PagePart& part = list_.parts[i];
            if (is_edge(canvas_, part)) {
                continue;
            }
            y += above != nullptr ? gap_between(*above, part) : 0;
            const float height = place(i, x, y, width);
            part.at = {x, y, width, height};
            y += height;
            above = &part;
        }
        return y - top;
    }

  private:
    /// Lays out a part. Returns its height.
    float place(std::size_t i, float x, float y, float width) {
        const PagePart& part = list_.parts[i];
        switch (part.kind) {
            case Kind::card:
            case Kind::paper: {
                const float dx = width < kSmallPage && part.kind == Kind::card ? 14.0F
                                 : width < kSmallPage                          ? 18.0F
                                 : part.kind == Kind::paper                    ? 36.0F
                                                                               : 20.0F;
                const float dy = std::min(dx, 24.0F);
                paper_ = part.kind == Kind::paper;
                const float inner = flow(i + 1, part.end, x + dx, y + dy, width - 2 * dx);
                paper_ = false;
                return inner + 2 * dy;
            }
            case Kind::beside:
                return beside(i, x, y, width);
            case Kind::page:
            case Kind::column:
            case Kind::side:
            case Kind::aside:
            case Kind::foot:
                return flow(i + 1, part.end, x, y, width);
            default:
                return height_of(part, width);
        }
    }

    float beside(std::size_t i, float x, float y, float width) {
        const PagePart& part = list_.parts[i];
        Rect all{x, y, width, 0};
        const Rect left =
            ui::take_left(all,
                          part.left > 0 ? part.left * std::min(canvas_.text_scale, 1.3F)
                                        : (width - kBesideGap) / 2,
                          kBesideGap);
        if (all.w < part.least) {
            return flow(i + 1, part.end, x, y, width);
        }
        float height = 0;
        for (std::size_t k = i + 1; k < part.end; k = list_.parts[k].end) {
            const PagePart& one = list_.parts[k];
            const Rect at = k == i + 1 ? left : all;
            one.at = {at.x, y, at.w, flow(k + 1, one.end, at.x, y, at.w)};
            height = std::max(height, one.at.h);
        }
        for (std::size_t k = i + 1; k < part.end && part.left == 0; k = list_.parts[k].end) {
            stretch(k, height);
        }
        return height;
    }

    /// Makes the last card of a column as long as the other column.
    void stretch(std::size_t column, float height) {
        const PagePart& part = list_.parts[column];
        const PagePart* last = nullptr;
        for (std::size_t i = column + 1; i < part.end; i = list_.parts[i].end) {
            last = &list_.parts[i];
        }
        if (last != nullptr && last->kind == Kind::card) {
            last->at.h += height - part.at.h;
        }
        part.at.h = height;
    }

    float height_of(const PagePart& part, float width) {
        switch (part.kind) {
            case Kind::text:
                if (part.voice == Voice::link) {
                    return kPageControl;
                }
                return ui::text_height(canvas_, part.title, width - indent_of(part.voice),
                                       voice_style(canvas_, part.voice, paper_)) +
                       1;
            case Kind::buttons:
                return place_buttons(canvas_, list_, part, {0, 0, width, 0},
                                     [](const Command&, Rect) {});
            case Kind::rows:
                return table_height(canvas_, part, width);
            case Kind::keys: {
                if (!has_keyboard(canvas_)) {
                    return 0;
                }
                const auto columns = static_cast<std::size_t>(key_columns(canvas_, width));
                return kKeyLine *
                       static_cast<float>((part.cells.size() / 2 + columns - 1) / columns);
            }
            case Kind::picture:
                return picture_height(canvas_, part, width) + caption_height(canvas_, part, width);
            case Kind::fold:
                return kLineHeight;
            default:
                return line_height(part, width);
        }
    }

    /// Returns the height of a control with its words, beside it or above it.
    float line_height(const PagePart& part, float width) {
        if (part.as == As::cards) {
            return cards_height(part, width);
        }
        if (part.as == As::rows) {
            return static_cast<float>(part.count) * list_step(canvas_);
        }
        const float wanted = wanted_control(canvas_, list_, part, width);
        if (part.title.empty() || part.as == As::bar) {
            part.control = std::min(width, std::max(wanted, 440.0F));
            return kPageControl;
        }
        part.below = wanted > width * 0.6F;
        part.control = part.below ? width : wanted;
        float words = words_height(part, width - (part.below ? 0 : wanted + kControlGap));
        if (!part.below && words > kMostLines * ui::line_height(canvas_, ui::style::caption)) {
            part.below = true;
            part.control = width;
            words = words_height(part, width);
        }
        return part.below ? words + kPageControl + kAround + 4
                          : std::max(kLineHeight, words + kAround);
    }

    /// Returns the height of the words of a control in a column of this width.
    float words_height(const PagePart& part, float width) {
        const std::string_view help = explanation_of(part);
        const float room = width - (part.seat > 0 ? kTokenRoom : 0);
        const float title = part.seat > 0 ? 0 : title_height(canvas_, part, room);
        const float lines =
            help.empty() ? 0 : ui::text_height(canvas_, help, room, ui::style::caption) + 1;
        return std::max(part.seat > 0 ? 26.0F : 0.0F, title + lines);
    }

    float cards_height(const PagePart& part, float width) {
        const int columns = width < kCardsWidth ? 1 : static_cast<int>(part.count);
        const float one = ui::column({0, 0, width, 0}, 0, columns, kPageGap).w;
        part.control = 0;
        for (const Command& command : list_.of(part)) {
            part.control = std::max(part.control, pick_card_height(canvas_, one, command.look.tip));
        }
        part.below = columns == 1;
        return place_in_columns(list_, part, {0, 0, width, 0}, columns, part.control,
                                [](const Command&, Rect) {});
    }

    const ui::Canvas& canvas_;
    const Commands& list_;
    bool paper_ = false;  ///< the parts lie on paper
};

}  // namespace

float lay_out_parts(const ui::Canvas& canvas, const Commands& list, std::size_t first,
                    std::size_t end, float width) {
    return Layout(canvas, list).flow(first, end, 0, 0, width);
}

bool has_side(const ui::Canvas& canvas) {
    return ui::size_class(canvas) >= ui::SizeClass::desktop;
}

ui::TextStyle voice_style(const ui::Canvas& canvas, Voice voice, bool paper) {
    const ui::Theme& t = canvas.theme;
    const ui::Color plain = paper ? t.ink : t.text;
    const ui::Color soft = paper ? t.ink_soft : t.muted;
    switch (voice) {
        case Voice::title:
            return {ui::Face::title, ui::low(canvas) ? 30.0F : 40.0F, paper ? t.ink : t.title};
        case Voice::section:
            return {ui::Face::title, 26, paper ? t.ink : t.title};
        case Voice::status:
        case Voice::muted:
            return ui::style::body.in(soft);
        case Voice::caption:
            return ui::style::caption.in(soft);
        default:
            return {ui::Face::text, paper ? 16.0F : 15.0F, plain};
    }
}

bool has_keyboard(const ui::Canvas& canvas) {
    return !ui::narrow(canvas) || !canvas.input.touch;
}

float picture_height(const ui::Canvas& canvas, const PagePart& part, float width) {
    const PictureSize& size = part.size;
    const float room =
        size.tall ? size.most : std::max(size.least * 0.5F, canvas.screen.h - kAroundPicture);
    return std::min(room, std::clamp(ui::grown(canvas, size.fixed) + size.by_width * width,
                                     size.least, size.most));
}

float caption_height(const ui::Canvas& canvas, const PagePart& part, float width) {
    return part.size.captioned
               ? ui::text_height(canvas, part.title, width, kPictureWords) + kPictureWordsGap + 10
               : 0;
}

std::string_view explanation_of(const PagePart& part) {
    return part.kind == Kind::field ? std::string_view() : std::string_view(part.help);
}

float title_height(const ui::Canvas& canvas, const PagePart& part, float width) {
    return ui::text_height(canvas, part.title, width, ui::style::body) + 2;
}

float list_step(const ui::Canvas& canvas) {
    return kListRow * std::max(1.0F, canvas.text_scale * 0.95F) + kListGap;
}

float indent_of(Voice voice) {
    return voice == Voice::item ? 20.0F : voice == Voice::step ? 24.0F : 0.0F;
}

float width_of(const ui::Canvas& canvas, const Command& command) {
    return ui::button_width(canvas, command.word(), {.note = command.look.note});
}

float cell_width(const ui::Canvas& canvas, const Commands& list, const PagePart& part) {
    float width = 48;
    for (const Command& command : list.of(part)) {
        const float note = ui::text_width(canvas, command.look.note, ui::style::caption);
        width = std::max(
            width, std::max(note, ui::text_width(canvas, command.word(), ui::style::body)) + 24);
    }
    return width;
}

int key_columns(const ui::Canvas& canvas, float width) {
    return width >= 530 * canvas.text_scale ? 2 : 1;
}

}  // namespace ctq::scenes
