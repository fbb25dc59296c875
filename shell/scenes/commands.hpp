// Commands: what a person can do now, and the code that does it. A scene lists its commands in one
// place; canvas buttons, text view buttons and keys all run the same commands.
#pragma once

#include <cstddef>
#include <deque>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "shell/scenes/page/part.hpp"
#include "shell/ui/input.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::scenes {

/// A command's callback: a trivially copyable callable of at most two machine words, such as a
/// lambda that captures `this`. It may take the part of the command's id after the first colon, and
/// may return false when there is nothing to do for that part. Unlike `std::function` it needs no
/// generated code to copy or destroy each of the program's many lambdas.
class Callback {
  public:
    Callback() = default;
    template <class F>
    requires(!std::is_same_v<std::remove_cvref_t<F>, Callback>)
        Callback(F does) {  // NOLINT: implicit, so that a lambda converts to Callback
        static_assert(sizeof(F) <= sizeof(room_) && std::is_trivially_copyable_v<F>);
        new (room_) F(does);
        call_ = [](const std::byte* room, std::string_view rest) {
            const F& own = *std::launder(reinterpret_cast<const F*>(room));
            if constexpr (std::is_invocable_r_v<bool, const F&, std::string_view>) {
                return static_cast<bool>(own(rest));
            } else if constexpr (std::is_invocable_v<const F&, std::string_view>) {
                own(rest);
                return true;
            } else if constexpr (std::is_invocable_r_v<bool, const F&>) {
                return static_cast<bool>(own());
            } else {
                own();
                return true;
            }
        };
    }

    explicit operator bool() const { return call_ != nullptr; }
    bool operator()(std::string_view rest) const { return call_(room_, rest); }

  private:
    alignas(void*) std::byte room_[2 * sizeof(void*)] = {};
    bool (*call_)(const std::byte* room, std::string_view rest) = nullptr;
};

/// A key that runs a command anywhere in its scene, and what the sheet of keys says about it.
struct Shortcut {
    ui::Key key = ui::Key::none;
    char32_t character = 0;  ///< for `Key::character`; letters in lower case
    const char* cap = "";    ///< label of the key: "U", "Esc"
    const char* does = "";   ///< what the key does: "undo"
};

/// Returns the shortcut for a letter key. `key`: in lower case.
constexpr Shortcut letter_key(char32_t key, const char* cap, const char* does) {
    return {ui::Key::character, key, cap, does};
}

/// The Escape key, in scenes where it leaves the scene.
inline constexpr Shortcut kLeave{ui::Key::escape, 0, "Esc", "leave, or close"};

/// Places on the canvas that show a command, besides the buttons that a scene draws itself.
enum Place : unsigned {
    kInHeader = 1,  ///< header of a large screen: word and key
    kInRow = 2,     ///< button row of a small screen: icon and word
    kAtEnd = 4,     ///< sheet at the end of a match
    kAtRemark = 8,  ///< beside the remark on a position
};

/// How a command is shown on the canvas, if its label is not enough.
struct Look {
    std::string_view word{};   ///< text on a button or in a menu; empty: the label
    std::string_view brief{};  ///< shorter text for narrow buttons; empty: `word`
    std::string_view tip{};    ///< tooltip, shown on hover, focus or long touch
    ui::Symbol icon = ui::Symbol::none;
    unsigned places = 0;      ///< bits of `Place`
    std::string_view menu{};  ///< end of its spot's name in the menu; empty: it is not in the menu
    int rank = 0;             ///< order in each place and in the menu: lowest first
    bool small_menu = false;  ///< in the menu of a small screen only
    bool main = false;        ///< the main action of its page
    bool on = false;          ///< drawn pressed in: what it leads to is done
    std::string_view note{};  ///< small text below the word
    // Of a row of a long list:
    std::string_view end{};       ///< text at its right end
    std::string_view end_note{};  ///< small text below that
    int depth = 0;                ///< how far it is indented
};

/// Something a person can do now: a button of the text view and, if the scene shows it, a canvas
/// spot of the same name.
struct Command {
    std::string id{};  ///< "undo", "seat:2=greedy"; never changes, because tests and links use it
    std::string label{};  ///< in plain words; empty: no button in the text view
    bool enabled = true;
    int pressed = -1;  ///< 1: a chosen alternative, 0: one not chosen; -1: not an alternative
    Shortcut key{};
    Callback run{};
    Look look{};

    /// Returns the text for the command's button. `roomy`: the button has room for the full text.
    std::string_view word(bool roomy = true) const {
        return !roomy && !look.brief.empty() ? look.brief
               : look.word.empty()           ? std::string_view(label)
                                             : look.word;
    }
};

/// All commands of a scene, in display order, and the parts of its page. The list is rebuilt after
/// every change.
class Commands {
  public:
    /// Adds a command; with a label, as `button` does. Without `run`, the callback that `family` set for
    /// its prefix runs it. The returned reference is valid until the next command is added.
    Command& add(std::string_view id, std::string_view label, Callback run = {});
    /// Adds one of several alternatives, of which exactly one is chosen. `chosen`: it is this one.
    Command& add_choice(std::string_view id, std::string_view label, bool chosen,
                        Callback run = {});
    /// Adds a command that only a key or the drawing code requests. The text view has no button for
    /// it.
    Command& add_key(std::string_view id, Shortcut key, Callback run);
    /// Sets the callback for all ids that start with `prefix`, whether or not they are listed.
    /// Example: for "seed:", the answer "seed:17" of a dialog. `run` receives the rest of the id.
    void family(std::string_view prefix, Callback run);
    /// Sets the callback for routes that the scene handles itself, such as the link of an answer to
    /// its table. `prefix`: ends with "=". `run` receives the whole route.
    void routes(std::string_view prefix, Callback run) { family(prefix, run); }

    /// Returns the command with this id, or null.
    const Command* find(std::string_view id) const;
    /// Returns whether the command exists and is enabled.
    bool enabled(std::string_view id) const;
    /// Runs the first enabled command with this id that has a callback, or else the callback of its
    /// prefix. Returns false if there is no such command, it is disabled, or it found nothing to
    /// do.
    bool run(std::string_view id) const;
    /// Runs the callback that `routes` set for the prefix of this route. Returns false if there is
    /// none, or it refused.
    bool take_route(std::string_view route) const;
    /// Return the commands shown at a place, and the commands in the menu, both sorted by rank.
    std::vector<const Command*> in(Place place) const;
    std::vector<const Command*> in_menu() const;

    /// The parts of the page in reading order. A command that `add` listed is in a part of buttons
    /// or in the part that `Page` opened last.
    std::vector<PagePart> parts;
    /// Returns the commands of a part.
    std::span<const Command> of(const PagePart& part) const {
        return std::span(list_).subspan(part.first, part.count);
    }
    // For `Page`.
    /// Adds a command without a part.
    Command& listed(std::string_view id, std::string_view label, Callback run);
    /// Adds a command to the last part, if that is one of buttons and has not ended within another
    /// part; else to a new part of buttons. `head`: of buttons in the header.
    Command& button(bool head, std::string_view id, std::string_view label, Callback run);
    /// Adds a part that has no commands yet.
    PagePart& add_part(PagePart::Kind kind);
    /// Ends the part with this index: it holds the parts after it.
    PagePart& end_part(std::size_t at);
    /// Keeps a text as long as this list. Returns a view of it, for a `Look`.
    std::string_view keep(std::string text) { return texts_.emplace_back(std::move(text)); }

    /// Returns the listed commands in display order. Ids that only a `family` callback handles are
    /// missing.
    std::span<const Command> all() const { return list_; }
    auto begin() const { return list_.begin(); }
    auto end() const { return list_.end(); }
    std::size_t size() const { return list_.size(); }
    const Command& operator[](std::size_t i) const { return list_[i]; }

  private:
    struct Family {
        std::string_view prefix;
        Callback run;
    };
    std::vector<Command> list_;
    std::vector<Family> families_;
    std::deque<std::string> texts_;
    bool closed_ = false;  ///< the last part has ended within another one
};

}  // namespace ctq::scenes
