// Where the parts of a page are on the canvas.
#pragma once

#include <algorithm>

#include "shell/scenes/commands.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

inline constexpr float kPageControl = 44;   ///< height of a control
inline constexpr float kControlGap = 16;    ///< between words and the control beside them
inline constexpr float kStepDisc = 26;      ///< the disc with the number of a step
inline constexpr float kTokenRoom = 40;     ///< for the token of a seat
inline constexpr float kBesideGap = 20;     ///< between two columns
inline constexpr float kPageGap = 10;       ///< between two buttons
inline constexpr float kLeastEven = 12.5F;  ///< least size of the words of buttons in an even line
inline constexpr float kEvenGap = 6;        ///< between two buttons of an even line
inline constexpr float kListRow = 66;       ///< height of a row of a long list
inline constexpr float kListGap = 8;        ///< between two of them
inline constexpr float kKeyLine = 30;       ///< height of a line that tells a key
inline constexpr float kFigureRow = 30;     ///< height of a row of figures
inline constexpr float kSmallPage = 600;    ///< a page less wide has smaller margins

/// Lays out the parts with the indices `first` to `end` - 1 below each other in a column of `width`
/// pixels, and writes `at` of each, from (0, 0). Parts that stay at an edge of the screen get no
/// place. `lower`: by how much elastic pictures are lower than they want to be. Returns the height
/// of all.
float lay_out_parts(const ui::Canvas& canvas, const Commands& list, std::size_t first,
                    std::size_t end, float width, float lower = 0);
/// Returns the number of elastic pictures below each other in parts that are laid out.
int elastic_rows(const Commands& list, std::size_t first, std::size_t end);

/// Returns the height of a row of a long list, with the gap below it.
float list_step(const ui::Canvas& canvas);
/// Returns whether the screen has room for `side` at its left edge, and for `aside` at its right.
bool has_side(const ui::Canvas& canvas);
/// Returns how a text is written. `paper`: on paper.
ui::TextStyle voice_style(const ui::Canvas& canvas, Voice voice, bool paper = false);
/// Return the size of the program's name, and the height of it with the line below it.
float banner_size(const ui::Canvas& canvas);
float banner_height(const ui::Canvas& canvas);
/// The text below a picture, and the gap above it.
inline constexpr ui::TextStyle kPictureWords = ui::style::small;
inline constexpr float kPictureWordsGap = 8;
/// Return the height of a picture, and that of its words below it, 0 if they are not shown.
float picture_height(const ui::Canvas& canvas, const PagePart& part, float width);
float caption_height(const ui::Canvas& canvas, const PagePart& part, float width);
/// Returns the height of a table: one line a row, or several where the columns have no room beside
/// each other.
float table_height(const ui::Canvas& canvas, const PagePart& part, float width);
/// Returns the explanation of a control that stands below its title; empty if there is none.
std::string_view explanation_of(const PagePart& part);
/// Returns the height of the title of a control.
float title_height(const ui::Canvas& canvas, const PagePart& part, float width);
/// Returns the room left of a text for its mark or its number.
float indent_of(const PagePart& part);
/// Returns the width that the button of a command needs.
float width_of(const ui::Canvas& canvas, const Command& command);
/// Returns the width of a cell that has room for each button of the part.
float cell_width(const ui::Canvas& canvas, const Commands& list, const PagePart& part);
/// How the buttons of `As::even` stand in a line.
struct EvenLine {
    float size = 14;     ///< of the words
    bool brief = false;  ///< the words are the short ones
    bool two = false;    ///< they stand in two lines
    float spare = 0;     ///< room that each gets beyond what its words need
};
EvenLine even_line(const ui::Canvas& canvas, const Commands& list, const PagePart& part,
                   float width);
/// Returns the width that a button needs in such a line.
float even_width(const ui::Canvas& canvas, const Command& command, float size, bool brief);
/// Returns whether the person probably has a keyboard. If not, the page does not list its keys.
bool has_keyboard(const ui::Canvas& canvas);
/// Returns the number of columns in which the keys of a page stand.
int key_columns(const ui::Canvas& canvas, float width);

// rest/, in the part of the program that the web page loads later.
/// Returns the width at which the words of the control of a choice, number or field stand in full.
float wanted_control(const ui::Canvas& canvas, const Commands& list, const PagePart& part,
                     float width);
/// Lays out a choice as cards: sets `control` to the height of a card and `below` if they stand in
/// one column. Returns the height of all.
float lay_out_cards(const ui::Canvas& canvas, const Commands& list, const PagePart& part,
                    float width);

/// Calls `place(command, rect)` for each button of a part, or each card of a choice, in the columns
/// of `area`. Returns the height of all.
template <class Place>
float place_in_columns(const Commands& list, const PagePart& part, ui::Rect area, int columns,
                       float height, const Place& place) {
    const float gap = part.as == As::links ? 0 : kPageGap;
    int i = 0;
    for (const Command& command : list.of(part)) {
        const float y = area.y + static_cast<float>(i / columns) * (height + gap);
        place(command, ui::column({area.x, y, area.w, height}, i % columns, columns, gap));
        ++i;
    }
    return static_cast<float>((i + columns - 1) / columns) * (height + gap) - gap;
}

/// Calls `place(command, rect)` for each button of a part in `area`. Returns the height of all.
template <class Place>
float place_buttons(const ui::Canvas& canvas, const Commands& list, const PagePart& part,
                    ui::Rect area, const Place& place) {
    const int count = static_cast<int>(part.count);
    if (part.as == As::stack) {
        return place_in_columns(list, part, area,
                                ui::size_class(canvas) == ui::SizeClass::turned_phone ? 2 : 1, 48,
                                place);
    }
    if (part.as == As::links) {
        return place_in_columns(list, part, area, area.w > 300 ? 2 : 1, kPageControl, place);
    }
    if (part.as == As::even) {
        const EvenLine line = even_line(canvas, list, part, area.w);
        if (line.two) {
            return place_in_columns(list, part, area, (count + 1) / 2, kPageControl, place);
        }
        area.h = kPageControl;
        for (const Command& command : list.of(part)) {
            const float own = even_width(canvas, command, line.size, line.brief);
            place(command, ui::take_left(area, own + line.spare, kEvenGap));
        }
        return kPageControl;
    }
    if (part.as == As::grid) {
        const float cell = cell_width(canvas, list, part);
        const int columns = std::max(1, static_cast<int>((area.w + kPageGap) / (cell + kPageGap)));
        if (columns > count) {
            area.w = static_cast<float>(columns) * (cell + kPageGap) - kPageGap;
        }
        return place_in_columns(list, part, area, columns, 48, place);
    }
    ui::Rect left{area.x, area.y, area.w, kPageControl};
    for (const Command& command : list.of(part)) {
        const float width = std::min(width_of(canvas, command), area.w);
        if (left.w < width) {
            left = {area.x, left.y + kPageControl + kPageGap, area.w, kPageControl};
        }
        place(command, ui::take_left(left, width, kPageGap));
    }
    return left.bottom() - area.y;
}

}  // namespace ctq::scenes
