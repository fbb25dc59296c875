// What a person can do now, and the doing of it. A scene lists its commands in one place; buttons
// on the canvas, those of the text view and keys all run the same ones.
#pragma once

#include <cstddef>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "shell/ui/input.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::app {

/// What a command does: a callable of at most two words that is copied as bytes, such as a lambda
/// that captures `this`. It may take what stands behind the first colon of the command's id, and
/// may return whether there was such a thing to do. Unlike `std::function` it needs no code to be
/// copied or destroyed, for any of the many that the page has.
class Doing {
  public:
    Doing() = default;
    template <class F>
    requires(!std::is_same_v<std::remove_cvref_t<F>, Doing>)
        Doing(F does) {  // NOLINT: a lambda is given where a Doing is wanted
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

/// A key that does a command from anywhere in its scene, and how the sheet of keys tells of it.
struct Shortcut {
    ui::Key key = ui::Key::none;
    char32_t character = 0;  ///< of `Key::character`, a letter in lower case
    const char* cap = "";    ///< what stands on the key: "U", "Esc"
    const char* does = "";   ///< "undo"
};

/// A letter, in lower case, that does a command.
constexpr Shortcut letter_key(char32_t key, const char* cap, const char* does) {
    return {ui::Key::character, key, cap, does};
}

/// Escape, where it leaves the scene.
inline constexpr Shortcut kLeave{ui::Key::escape, 0, "Esc", "leave, or close"};

/// Where a command stands on the canvas, besides what a scene draws by hand.
enum Place : unsigned {
    kInHeader = 1,  ///< of a large screen, as a word with its key
    kInRow = 2,     ///< of buttons of a small screen, as a picture with a word
    kAtEnd = 4,     ///< the sheet of the end of a match
};

/// How a command looks on the canvas, where that is more than its label.
struct Look {
    std::string_view word{};   ///< on a button or in a menu; empty: the label
    std::string_view brief{};  ///< where there is too little room for that; empty: the same
    std::string_view tip{};    ///< what it does, for a pointer, the focus, a long touch
    ui::Symbol icon = ui::Symbol::none;
    unsigned places = 0;      ///< of `Place`
    std::string_view menu{};  ///< the end of its spot's name in the menu; empty: it isn't there
    int rank = 0;             ///< where it stands in all of these: the lower the earlier
    bool small_menu = false;  ///< in the menu of a small screen alone
};

/// Something that can be done now: a button of the text view, and a spot of the same name on the
/// canvas where a scene shows it.
struct Command {
    std::string id;     ///< "undo", "seat:2=greedy": stable, as tests and links use it
    std::string label;  ///< in plain words; empty where the text view has no button for it
    std::string group;  ///< heading it stands under; the same group stands together
    bool enabled = true;
    int pressed = -1;  ///< one of several choices: 1 chosen, 0 not; -1 is no choice
    Shortcut key{};
    Doing run{};
    Look look{};

    /// What stands on its button; `roomy`: there is room for all of it.
    std::string_view word(bool roomy = true) const {
        return !roomy && !look.brief.empty() ? look.brief
               : look.word.empty()           ? std::string_view(label)
                                             : look.word;
    }
};

/// All that can be done in a scene, in the order it is shown. Made anew whenever something changed.
class Commands {
  public:
    /// The heading of what is added next.
    void group(std::string_view heading) { group_ = heading; }
    /// Adds one under the heading; without `run` its family does it. The reference is good until the next is added.
    Command& add(std::string_view id, std::string_view label, Doing run = {});
    /// One of several alternatives, of which one is chosen.
    Command& add_choice(std::string_view id, std::string_view label, bool chosen, Doing run = {});
    /// One that has a key, or is asked for by what is drawn, and no button in the text view.
    Command& add_key(std::string_view id, Shortcut key, Doing run);
    /// What is done with ids that begin so, listed or not: those that dialogs answer, "seed:17" for
    /// "seed:". What is behind it is given to `run`.
    void family(std::string_view prefix, Doing run);

    /// The command of this name; null where there is none.
    const Command* find(std::string_view id) const;
    /// There is one of this name, and it can be done now.
    bool enabled(std::string_view id) const;
    /// Does it, by the first of this name that tells how; else by the family. False: there is none,
    /// it is disabled, or it found nothing to do.
    bool run(std::string_view id) const;
    /// Those that stand in one of these places, or in the menu, by their rank.
    std::vector<const Command*> in(Place place) const;
    std::vector<const Command*> in_menu() const;
    /// Those under a heading.
    std::span<const Command> of_group(std::string_view heading) const;

    /// What is listed, in the order it is shown; what families do may be missing.
    std::span<const Command> all() const { return list_; }
    auto begin() const { return list_.begin(); }
    auto end() const { return list_.end(); }
    std::size_t size() const { return list_.size(); }
    const Command& operator[](std::size_t i) const { return list_[i]; }

  private:
    struct Family {
        std::string_view prefix;
        Doing run;
    };
    std::vector<Command> list_;
    std::vector<Family> families_;
    std::string group_;
};

}  // namespace ctq::app
