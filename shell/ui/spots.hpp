// The registry of everything that can be clicked, dragged or focused. Each frame every
// interactive thing registers itself again under a stable name; what the pointer and the keys mean
// is decided at the start of a frame from the list of the frame before, so that what is drawn on
// top is also hit first. Tests and the text view read the same list.
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

/// What a press of a spot means.
enum class SpotKind : std::uint8_t {
    button,  // it does something
    field,   // it gets the keyboard's focus; arrow keys change it
    plain,   // nothing: the spot only names what is to be seen there
};

/// What a spot of a board is: a value, so that nobody has to read its name.
struct Target {
    std::uint32_t kind = 0;   // one of its game's own kinds; 0: it is no part of a board
    std::uint32_t index = 0;  // which of that kind: a card, a place, an action

    friend bool operator==(const Target&, const Target&) = default;
    explicit operator bool() const { return kind != 0; }
};

struct Spot {
    std::string name;   // stable and unique in its scene: "card:hat", "space:7", "undo"
    std::string label;  // in plain words, for tests and screen readers
    Rect rect;          // where it is
    Rect shown;         // the part inside its scrolled list; empty when scrolled away
    int layer = 0;
    bool enabled = true;
    bool draggable = false;
    bool focusable = true;
    bool backdrop = false;  // fills the screen below a sheet and catches what misses it
    SpotKind kind = SpotKind::button;
    Target target{};
    struct Badge {
        Point center;
        int count = 0;
    } badge{};  // a number that lies over it, to be kept in sight; none below 2
};

/// How one spot stands in this frame.
struct SpotState {
    bool hovered = false;
    bool held = false;
    bool focused = false;  // by keyboard, so that a ring must show
    bool clicked = false;  // also by Enter, Space or its key
};

/// A part of the screen that scrolls when a finger drags it.
struct ScrollArea {
    std::string name;
    Rect rect;
    int layer = 0;
    bool by_mouse = false;  ///< the mouse drags it, too
};

struct Spots {
    std::vector<Spot> list;    // registered in this frame so far; complete after the frame
    std::vector<Spot> before;  // the frame before
    std::vector<ScrollArea> areas;
    std::vector<ScrollArea> areas_before;

    std::string hovered;   // under the pointer; enabled or not
    std::string held;      // pressed and not yet released
    std::string clicked;   // completed in this frame
    std::string focus;     // where the keyboard is
    std::string scrolled;  // the scroll area a finger is dragging
    std::string dropped;   // dragged, and released in this frame
    std::string dropped_on;
    std::string open;            // the dropdown or menu that is open; at most one is
    Scroll popup;                // of its list
    bool focus_visible = false;  // the keyboard was used last
    bool dragging = false;       // `held` follows the pointer
    Point press_at;
    std::string touched;     // where a finger went down and still lies; empty for a mouse
    double touched_at = 0;   // when it did, in seconds
    bool told = false;       // it lay until the spot's words were shown: lifting it presses nothing
    Point rest_at;           // where the pointer was when a button or key was pressed last
    bool rests = false;      // and still is
    std::string understood;  // pressed by a key: its words are no longer shown
    int top = 0;             // topmost layer of the frame before

    int mark = 0;  // where the arrow keys are within the chart that has the focus

    std::size_t focus_place = 0;  // where in the tab order the focus was last seen
    Point focus_at;               // and where on the screen
    // Where arrow keys begin while nothing has the focus; a scene names it in each frame.
    std::string home;
    bool had_home = false;    // in the frame before
    std::string focus_below;  // the focus to return to when a layer closes
};

/// Start a frame: decide what the input means. Removes Tab, and Enter and Space when they press
/// the focused spot, from the input. `now` in seconds, from any origin.
void begin(Spots& spots, Input& input, double now = 0);

/// Finish a frame: arrow keys that nobody took move the focus to the next spot in that direction.
void end(Spots& spots, Input& input);

/// Whether the frame that has ended shows other spots, or the same in other places, than the one
/// before it: the next one may be another again.
bool moved(const Spots& spots);

/// Tab (`back`: Shift and Tab) between two frames, where others share the key with the canvas: the
/// focus moves on at once. False where it leaves the canvas, beyond the last spot; an open layer
/// keeps it.
bool tab(Spots& spots, bool back);

/// The focus comes to the canvas by Tab: to its first spot, or, from behind, to the last.
void enter(Spots& spots, bool back);

/// Register a spot and learn how it stands.
SpotState add(Spots& spots, Spot spot);

/// Something is drawn over a part of a layer, as a sheet that leaves the rest of its scene alive: of
/// each spot that is registered there already, `shown` becomes the largest part beside it, and
/// nothing where too little is left to be pressed.
void cover(Spots& spots, Rect rect, int layer);

/// The spot of this name, as registered in this frame or the one before; null when there is none.
const Spot* find(const Spots& spots, std::string_view name);
/// The same, by what it is.
const Spot* find(const Spots& spots, Target target);
/// What the spot of this name is; none where there is no such spot, or it is no part of a board.
Target target_of(const Spots& spots, std::string_view name);

}  // namespace ctq::ui
