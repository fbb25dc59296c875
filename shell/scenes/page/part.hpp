// The parts of a page, as plain values: a heading, a text, a button, a choice … A part of a table
// (scenes/table/part.hpp) is something else: a feature.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/core/options.hpp"
#include "shell/ui/geometry.hpp"

namespace ctq::ui {
struct Canvas;
}  // namespace ctq::ui

namespace ctq::scenes {

/// How the canvas arranges the buttons or the alternatives of a part.
enum class As : std::uint8_t {
    row,    ///< side by side; buttons go on in the next row
    bar,    ///< alternatives side by side, without their title
    stack,  ///< buttons below each other; on a low screen side by side
    grid,   ///< buttons in cells of one width
    even,   ///< buttons or alternatives in one line that they fill; in two where it is too short
    words,  ///< buttons at the foot without a frame; a second such part stays at the right end
    links,  ///< buttons that lead to the headings of the page
    head,   ///< buttons in the header of the page, as icons
    list,   ///< alternatives in a drop-down
    cards,  ///< alternatives as cards, with their tips as explanation
    rows,   ///< alternatives as rows of a long list: see `Look::note` and `Look::end`
};

/// What a text is for.
enum class Voice : std::uint8_t {
    banner,   ///< the name of the program, over all; `help` stands below it
    name,     ///< the name of a game on its card
    title,    ///< the title of a page or a card
    section,  ///< a heading within it
    status,   ///< the status line of the scene, which the text view shows anyway
    body,
    muted,
    caption,
    link,  ///< an address, on one line in a frame
    item,  ///< an item of a list
    step,  ///< an item of a numbered list
};

/// How far a person has come with a step.
enum class Progress : std::uint8_t { none, done, present, later };

/// Draws a picture into a rectangle: a trivially copyable callable of at most two machine words.
class Drawing {
  public:
    Drawing() = default;
    template <class F>
    requires(!std::is_same_v<std::remove_cvref_t<F>, Drawing>)
        Drawing(F draws) {  // NOLINT: implicit, so that a lambda converts to Drawing
        static_assert(sizeof(F) <= sizeof(room_) && std::is_trivially_copyable_v<F>);
        new (room_) F(draws);
        call_ = [](const std::byte* room, ui::Canvas& canvas, ui::Rect rect) {
            (*std::launder(reinterpret_cast<const F*>(room)))(canvas, rect);
        };
    }
    void operator()(ui::Canvas& canvas, ui::Rect rect) const { call_(room_, canvas, rect); }

  private:
    alignas(void*) std::byte room_[2 * sizeof(void*)] = {};
    void (*call_)(const std::byte* room, ui::Canvas& canvas, ui::Rect rect) = nullptr;
};

/// The height of a picture in pixels: a fixed part, which grows with the text size, and a share of
/// its width, within limits.
struct PictureSize {
    float fixed = 0;
    float by_width = 0;
    float least = 0;
    float most = 1e6F;
    bool captioned = false;  ///< its words stand below it
    bool square = false;     ///< as wide as high, in the middle
    bool elastic = false;    ///< gets lower, down to `least`, where the page would have to scroll
    bool tall = false;       ///< may be higher than the screen
    bool marked = false;     ///< has spots of its own, with tips, which the focus reaches
};

struct PagePart {
    enum class Kind : std::uint8_t {
        // These hold the parts between them and `end`.
        page,    ///< a whole page or sheet; `id` is its name, `title` that of a sheet
        card,    ///< a panel
        paper,   ///< a sheet of paper
        beside,  ///< two columns side by side, where each has `least` pixels
        column,  ///< one of them
        side,    ///< stays at the left edge of a large screen
        aside,   ///< about what is chosen: at the right of a large screen, else a sheet
        sheet,   ///< a question over the page; `title`
        strip,   ///< a slim panel: its parts stand side by side where they have room
        tiles,   ///< sheets of paper side by side, in rows of one height
        figure,  ///< a picture and the words below it; on a phone they stand beside it
        foot,    ///< stays at the lower edge
        // These do not.
        text,     ///< `title`; `help` stands at the right end of its line
        buttons,  ///< commands
        choice,   ///< commands of which one is chosen
        number,   ///< two commands, less and more, around the value
        field,    ///< a command that asks for the text `value`
        action,   ///< a command with `title` and `help`
        fold,     ///< a command that folds or unfolds what follows
        rows,     ///< a table of `cells`; its first row holds the headings
        keys,     ///< pairs of `cells`: a key and what it does
        picture,  ///< drawn by hand; `title` is what the text view says. Commands: in its corner
    };
    Kind kind = Kind::text;
    As as = As::row;
    Voice voice = Voice::body;
    Progress progress{};    ///< of a step
    bool open = false;      ///< the sheet of `aside` is open, or what `fold` names is unfolded
    std::uint8_t seat = 0;  ///< the seat whose token stands before it; 0: none
    std::size_t first = 0;  ///< index of its first command
    std::size_t count = 0;  ///< number of its commands
    std::size_t end = 0;    ///< index of the part after the last one it holds
    std::string id{};       ///< name of its spot, if it has one besides those of its commands
    std::string title{};
    std::string help{};
    std::string value{};                     ///< text of a field; of a list without a chosen one
    const core::OptionSpec* spec = nullptr;  ///< of a number
    std::int32_t number = 0;           ///< value of a number; place of a heading or a step, from 0
    std::size_t columns = 0;           ///< of rows
    std::vector<std::string> cells{};  ///< of rows and keys
    float least = 0;                   ///< width of a column that stands beside another
    /// Width of the left one of two columns, whose `least` then holds for the right one; 0: both
    /// have the same width.
    float left = 0;
    PictureSize size{};
    Drawing draw{};

    // Set by the canvas: see drawn/layout.hpp.
    mutable ui::Rect at{};       ///< its place, from the upper left corner of the content
    mutable float control = 0;   ///< width of its control
    mutable bool below = false;  ///< the control is below the words, not beside them
};

}  // namespace ctq::scenes
