// The registry of everything that can be clicked, dragged or focused. Each interactive part
// registers itself again in each frame, under a stable name. The meaning of pointer and keys is
// decided at the start of a frame, from the list of the previous frame; so the part drawn on top is
// also hit first. Tests and the text view read the same list.
//
// Layers: the scene is layer 0; an open menu or sheet is a layer above it. Only the topmost layer
// reacts to pointer and keys.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/input.hpp"
#include "shell/ui/scroll.hpp"

namespace ctq::ui {

/// The effect of pressing a spot.
enum class SpotKind : std::uint8_t {
    button,  // it runs a command or chooses something
    field,   // it gets the keyboard's focus; arrow keys change it
    plain,   // no effect: the spot only names something visible
};

/// The part of a board that a spot stands for. It is a value, so that no code has to parse spot
/// names.
struct Target {
    std::uint32_t kind = 0;   // a kind defined by the game; 0: not a part of a board
    std::uint32_t index = 0;  // index within its kind: a card, a place, an action

    friend bool operator==(const Target&, const Target&) = default;
    explicit operator bool() const { return kind != 0; }
};

/// Returns the target of a game's own kind, an enumeration that begins with 1.
template <class Kind>
constexpr Target board_target(Kind kind, std::uint32_t index) {
    return {static_cast<std::uint32_t>(kind), index};
}

struct Spot {
    std::string name;   // stable and unique in its scene: "card:hat", "space:7", "undo"
    std::string label;  // in plain words, for tests and screen readers
    Rect rect;          // its whole area
    Rect shown;         // the visible part within a scrolled list; empty when scrolled out of view
    int layer = 0;
    bool enabled = true;
    bool draggable = false;
    bool focusable = true;
    bool backdrop = false;  // fills the screen below a sheet and catches clicks outside it
    SpotKind kind = SpotKind::button;
    Target target{};
    float round = 0;  // radius of the circle it looks like, in the middle of its area; 0: a box
    struct Badge {
        Point center;
        int count = 0;
    } badge{};          // a number drawn over the spot, which must stay visible; not drawn below 2
    bool kept = false;  // shows the person's own numbers: tooltips don't cover it
};

/// The state of a spot in this frame.
struct SpotState {
    bool hovered = false;
    bool held = false;
    bool focused = false;  // by keyboard, so its focus ring must be drawn
    bool clicked = false;  // also by Enter, Space or its key
};

/// A part of the screen that scrolls when a finger drags it.
struct ScrollArea {
    std::string name;
    Rect rect;
    int layer = 0;
    bool by_mouse = false;  ///< the mouse can drag it, too
};

struct Spots {
    std::vector<Spot> list;    // spots registered so far in this frame; complete after the frame
    std::vector<Spot> before;  // spots of the previous frame
    std::vector<ScrollArea> areas;
    std::vector<ScrollArea> areas_before;

    std::string hovered;   // the spot under the pointer, enabled or not
    std::string held;      // the spot that is pressed and not yet released
    std::string clicked;   // the spot whose click was completed in this frame
    std::string focus;     // the focused spot
    std::string scrolled;  // the scroll area that is being dragged
    std::string dropped;   // the spot that was dragged and released in this frame
    std::string dropped_on;
    std::string open;            // the dropdown or menu that is open; at most one is
    Scroll popup;                // scroll position of that drop-down or menu
    bool focus_visible = false;  // the last input came from the keyboard, so the focus is shown
    bool dragging = false;       // `held` follows the pointer
    Point press_at;
    std::string touched;    // the spot where a finger went down and still rests; empty for a mouse
    double touched_at = 0;  // when the finger went down, in seconds
    // The finger rested until the tooltip was shown: lifting it does not click.
    bool tip_shown = false;
    Point rest_at;              // where the pointer was when a button or key was last pressed
    bool rests = false;         // the pointer has stayed at `rest_at` since then
    std::string tip_dismissed;  // the spot pressed by a key: its tooltip is no longer shown
    int top = 0;                // topmost layer of the previous frame

    int mark = 0;  // index of the current mark in the focused chart, moved by arrow keys

    std::size_t focus_place = 0;  // the last position of the focus in the tab order
    Point focus_at;               // the last position of the focus on the screen
    // The spot where arrow keys start while nothing has the focus. A scene sets it in each frame.
    std::string home;
    bool had_home = false;    // `home` was set in the previous frame
    std::string focus_below;  // the focus to restore when a layer closes
};

/// Starts a frame and interprets its input. Removes Tab from the input, and Enter and Space when
/// they press the focused spot. `now` is in seconds, from any origin.
void begin(Spots& spots, Input& input, double now = 0);

/// Finishes a frame: unhandled arrow keys move the focus to the next spot in their direction.
void end(Spots& spots, Input& input);

/// Returns whether the finished frame has other spots than the previous one, or the same spots in
/// other places. Then the next frame may differ again.
bool moved(const Spots& spots);

/// Handles Tab (`back`: Shift+Tab) between two frames, for a page where other elements share the
/// key with the canvas: moves the focus at once. Returns false when the focus leaves the canvas,
/// beyond the last spot. An open layer keeps the focus.
bool tab(Spots& spots, bool back);

/// Handles Tab into the canvas: focuses its first spot, or the last one for `back`.
void enter(Spots& spots, bool back);

/// Registers a spot. Returns its state in this frame.
SpotState add(Spots& spots, Spot spot);

/// Marks a part of a layer as covered, for a sheet that leaves the rest of its scene usable. For
/// each spot registered so far, `shown` becomes the largest part beside `rect`, or empty where the
/// part is too small to press.
void cover(Spots& spots, Rect rect, int layer);

/// Returns the spot with this name, from this frame or the previous one; null when there is none.
const Spot* find(const Spots& spots, std::string_view name);
/// Returns the spot with this target, from this frame or the previous one; null when there is none.
const Spot* find(const Spots& spots, Target target);
/// Returns the target of the spot with this name; empty when there is no such spot or it is not a
/// part of a board.
Target target_of(const Spots& spots, std::string_view name);

}  // namespace ctq::ui
