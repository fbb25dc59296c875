#include "shell/scenes/page/drawn/layout.hpp"

#include <algorithm>

namespace ctq::scenes {

using ui::Rect;
using Kind = PagePart::Kind;

namespace {

constexpr float kLineHeight = 58;  // least height of a control with its words
constexpr float kAround = 15;      // room above and below the words of a control
constexpr float kPartGap = 12;
constexpr float kMostLines = 4;  // of words beside a control
constexpr float kCardGap = 14;
constexpr float kLeastAction = 130;  // width of the button of an action
constexpr float kStripGap = 14;      // between two parts of a strip
constexpr float kStripSide = 14;     // room left and right in a strip
constexpr float kTileGap = 16;
constexpr float kTile = 200;          // least width of a tile whose picture stands above its words
constexpr float kBesideTile = 330;    // of one whose picture stands beside them
constexpr float kFigureShare = 0.3F;  // of the width, for a picture beside its words

bool holds(Kind kind) {
    return kind <= Kind::foot;
}

bool is_line(const PagePart& part) {
    return part.kind >= Kind::choice && part.kind <= Kind::fold && !part.title.empty() &&
           part.as <= As::list && part.as != As::bar && part.as != As::even;
}

/// Returns whether the part stays at an edge of the screen.
bool is_edge(const ui::Canvas& canvas, const PagePart& part) {
    return part.kind == Kind::foot || part.kind == Kind::aside || part.kind == Kind::sheet ||
           (part.kind == Kind::side && has_side(canvas)) ||
           (part.kind == Kind::buttons && (part.as == As::head || part.count == 0));
}

/// Returns whether the picture of a tile stands beside its words.
bool stands_beside(const ui::Canvas& canvas) {
    return canvas.screen.w < kSmallPage || ui::size_class(canvas) == ui::SizeClass::turned_phone;
}

/// Returns the gap between two parts below each other.
float gap_between(const PagePart& above, const PagePart& part) {
    if (above.kind == Kind::figure || part.kind == Kind::figure) {
        return 8;
    }
    if (holds(above.kind) || holds(part.kind)) {
        return above.kind == Kind::strip ? 10 : kCardGap;
    }
    if (above.kind == Kind::text && part.kind == Kind::text) {
        return part.voice == Voice::section ? 18 : above.voice <= Voice::section ? 4 : 7;
    }
    if (above.as == As::even) {
        return 8;
    }
    return is_line(above) && is_line(part) ? 0 : above.kind == Kind::text ? 8 : kPartGap;
}

class Layout {
  public:
    Layout(const ui::Canvas& canvas, const Commands& list, float lower)
        : canvas_(canvas), list_(list), lower_(lower) {}

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
                const bool small = width < kSmallPage;
                const float dx = tile_ && ui::narrow(canvas_)       ? 10.0F
                                 : tile_                            ? 12.0F
                                 : small && part.kind == Kind::card ? 14.0F
                                 : small                            ? 18.0F
                                 : part.kind == Kind::paper         ? 36.0F
                                                                    : 20.0F;
                const float dy = std::min(dx, 24.0F);
                paper_ = part.kind == Kind::paper;
                const float inner = flow(i + 1, part.end, x + dx, y + dy, width - 2 * dx);
                paper_ = false;
                return inner + 2 * dy;
            }
            case Kind::beside:
                return beside(i, x, y, width);
            case Kind::tiles:
                return tiles(i, x, y, width);
            case Kind::figure:
                return figure(i, x, y, width);
            case Kind::strip:
                return strip(i, x + kStripSide, y, width - 2 * kStripSide);
            case Kind::sheet:
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

    /// Lays out sheets of paper in rows of one height.
    float tiles(std::size_t i, float x, float y, float width) {
        const PagePart& part = list_.parts[i];
        int count = 0;
        for (std::size_t k = i + 1; k < part.end; k = list_.parts[k].end) {
            ++count;
        }
        const float gap = ui::narrow(canvas_) ? 8 : kTileGap;
        const float least = stands_beside(canvas_) ? kBesideTile : kTile;
        int columns = count;
        while (columns > 1 &&
               (count % columns != 0 || ui::column({0, 0, width, 0}, 0, columns, gap).w < least)) {
            --columns;
        }
        const float top = y;
        tile_ = true;
        for (std::size_t k = i + 1; k < part.end;) {
            const std::size_t first = k;
            float height = 0;
            for (int column = 0; column < columns && k < part.end; k = list_.parts[k].end) {
                const PagePart& one = list_.parts[k];
                one.at = ui::column({x, y, width, 0}, column++, columns, gap);
                one.at.h = place(k, one.at.x, y, one.at.w);
                height = std::max(height, one.at.h);
            }
            for (std::size_t row = first; row < k; row = list_.parts[row].end) {
                lengthen(row, height);
            }
            y += height + gap;
        }
        tile_ = false;
        return y - gap - top;
    }

    /// Makes a tile higher. Its buttons and the text above them move to its lower edge.
    void lengthen(std::size_t tile, float height) {
        const PagePart& part = list_.parts[tile];
        const float more = height - part.at.h;
        part.at.h = height;
        std::size_t first = tile + 1;
        std::size_t last_text = first;
        while (first < part.end && list_.parts[first].kind <= Kind::text) {
            last_text = first;
            first = list_.parts[first].end;
        }
        for (std::size_t k = last_text; more > 0 && k < part.end; ++k) {
            list_.parts[k].at.y += more;
        }
    }

    /// Lays out a picture above its words, or left of them on a phone.
    float figure(std::size_t i, float x, float y, float width) {
        const PagePart& part = list_.parts[i];
        const PagePart& picture = list_.parts[i + 1];
        if (!stands_beside(canvas_)) {
            return flow(i + 1, part.end, x, y, width);
        }
        const float left = kFigureShare * width;
        const float words =
            flow(i + 2, part.end, x + left + kStripGap, y, width - left - kStripGap);
        const float height = std::max(words, picture.size.least);
        picture.at = {x, y, left, height};
        return height;
    }

    /// Returns the width that a part of a strip wants.
    float strip_width(const PagePart& part, float width) {
        switch (part.kind) {
            case Kind::text:
                return std::min(
                    width,
                    ui::text_width(canvas_, part.title, voice_style(canvas_, part.voice)) + 2);
            case Kind::buttons: {
                float all = -kEvenGap;
                for (const Command& command : list_.of(part)) {
                    all += even_width(canvas_, command, EvenLine{}.size, false) + kEvenGap;
                }
                return std::min(width, all);
            }
            default:
                return width;
        }
    }

    /// Lays out the parts of a strip in lines. The buttons of a line share the room left in it.
    float strip(std::size_t i, float x, float y, float width) {
        const PagePart& part = list_.parts[i];
        const float top = y;
        // An action has room above and below by itself.
        const float above = list_.parts[i + 1].kind == Kind::action ? 2 : 8;
        for (std::size_t k = i + 1; k < part.end;) {
            float spare = width;
            int buttons = 0;
            std::size_t end = k;
            while (end < part.end) {
                const PagePart& one = list_.parts[end];
                const float wanted = strip_width(one, width) + (end > k ? kStripGap : 0);
                if (end > k && wanted > spare) {
                    break;
                }
                spare -= wanted;
                buttons += one.kind == Kind::buttons ? static_cast<int>(one.count) : 0;
                end = one.end;
            }
            y += k > i + 1 ? 4.0F : above;
            y += strip_line(k, end, {x, y, width, kPageControl},
                            buttons > 0 ? spare / static_cast<float>(buttons) : 0);
            k = end;
        }
        return y + above - top;
    }

    /// Places the parts of a line of a strip; each button is `more` pixels wider than it wants to
    /// be. Returns the height of the line.
    float strip_line(std::size_t first, std::size_t end, Rect line, float more) {
        float height = line.h;
        const float width = line.w;
        for (std::size_t k = first; k < end; k = list_.parts[k].end) {
            const PagePart& part = list_.parts[k];
            const float own =
                strip_width(part, width) +
                (part.kind == Kind::buttons ? more * static_cast<float>(part.count) : 0.0F);
            part.at = ui::take_left(line, own, kStripGap);
            part.at.h = height_of(part, own);
            height = std::max(height, part.at.h);
        }
        for (std::size_t k = first; k < end; k = list_.parts[k].end) {
            const PagePart& part = list_.parts[k];
            part.at.y += (height - part.at.h) / 2;
        }
        return height;
    }

    float height_of(const PagePart& part, float width) {
        switch (part.kind) {
            case Kind::text:
                if (part.voice == Voice::link) {
                    return kPageControl;
                }
                if (part.voice == Voice::banner) {
                    return banner_height(canvas_);
                }
                return std::max(part.progress == Progress::none ? 0.0F : kStepDisc,
                                ui::text_height(canvas_, part.title, width - indent_of(part),
                                                voice_style(canvas_, part.voice, paper_)) +
                                    (part.seat > 0 ? 12.0F : 1.0F));
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
                return std::max(part.size.least, picture_height(canvas_, part, width) -
                                                     (part.size.elastic ? lower_ : 0)) +
                       caption_height(canvas_, part, width);
            case Kind::fold:
                return kLineHeight;
            default:
                return line_height(part, width);
        }
    }

    /// Returns the height of a control with its words, beside it or above it.
    float line_height(const PagePart& part, float width) {
        if (part.as == As::cards) {
            return lay_out_cards(canvas_, list_, part, width);
        }
        if (part.as == As::even) {
            return kPageControl;
        }
        if (part.as == As::rows) {
            return static_cast<float>(part.count) * list_step(canvas_);
        }
        const float wanted = part.kind == Kind::action
                                 ? std::max(kLeastAction, width_of(canvas_, list_.of(part).front()))
                                 : wanted_control(canvas_, list_, part, width);
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

    const ui::Canvas& canvas_;
    const Commands& list_;
    float lower_ = 0;     ///< by which elastic pictures are lower
    bool paper_ = false;  ///< the parts lie on paper
    bool tile_ = false;   ///< the paper is a tile
};

}  // namespace

float lay_out_parts(const ui::Canvas& canvas, const Commands& list, std::size_t first,
                    std::size_t end, float width, float lower) {
    return Layout(canvas, list, lower).flow(first, end, 0, 0, width);
}

int elastic_rows(const Commands& list, std::size_t first, std::size_t end) {
    int rows = 0;
    float lowest = -1;
    for (std::size_t i = first; i < end; ++i) {
        const PagePart& part = list.parts[i];
        if (part.kind == Kind::picture && part.size.elastic && part.at.y > lowest) {
            lowest = part.at.y;
            ++rows;
        }
    }
    return rows;
}

}  // namespace ctq::scenes
