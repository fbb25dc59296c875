// What all scenes can use. The program owns these services, and they outlive every scene.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/scenes/jobs.hpp"
#include "shell/scenes/page/page_state.hpp"
#include "shell/scenes/sharing.hpp"
#include "shell/store/saves.hpp"
#include "shell/store/settings.hpp"
#include "shell/tables/view.hpp"
#include "shell/ui/frame_times.hpp"
#include "shell/ui/lists.hpp"
#include "shell/ui/sheets.hpp"

namespace ctq::scenes {

class Scene;

/// Goes from scene to scene. A request is carried out only after the current command has finished,
/// so a scene may request its own end.
class Router {
  public:
    virtual ~Router() = default;
    /// Opens a route as a new history entry, then shows `message`. For the routes see
    /// `App::open`.
    virtual void go(std::string_view route, std::string_view message = {}) = 0;
    /// Opens a route and replaces the current history entry.
    virtual void replace(std::string_view route, std::string_view message = {}) = 0;
    /// Changes the route of the current scene without leaving the scene.
    virtual void rename(std::string_view route) = 0;
    /// Goes back in the history; to the lobby if there is no earlier entry.
    virtual void back() = 0;
    /// Returns the route of the current scene.
    virtual const std::string& here() const = 0;
    /// Opens a new table with this set-up, which *Play* then continues with. `in_place`: replaces
    /// the current history entry, as a rematch does, and *Play* stays as it is.
    virtual void start(const match::TableSetup& setup, bool in_place = false) = 0;
    /// Opens the set-up page with this set-up, which the person can change before the start.
    virtual void set_up(const match::TableSetup& setup) = 0;
    /// Replaces the current scene by `scene`; the route stays the same.
    virtual void become(std::unique_ptr<Scene> scene) = 0;
};

/// The latest message, and a counter of changes.
class Notices {
  public:
    /// Shows a message in the text view and, for a few seconds, above the scene. Counts as a
    /// change.
    void tell(std::string_view text);
    /// Shows a message with a button. `command` must be one that works in every scene.
    void offer(std::string_view text, std::string_view command, std::string_view button);
    /// Removes the message from the text view.
    void clear() { text_.clear(); }
    /// Returns the latest message; empty if there is none.
    const std::string& text() const { return text_; }
    /// Counts a change of something that is shown.
    void change() { ++sequence_; }
    /// Returns a number that rises with every change.
    int sequence() const { return sequence_; }
    /// Draws the latest message above the scene, centred in `strip`. A new message starts to
    /// appear.
    void draw(ui::Canvas& canvas, ui::Rect strip);
    /// Removes the message above the scene. A message that has not been drawn yet still appears.
    void forget_message() { toast_ = {}; }
    /// Removes the message with this text, whether or not it was drawn. Does nothing if `text` is
    /// empty or another message is shown.
    void put_away(std::string_view text);

  private:
    std::string text_;
    bool shown_ = true;    ///< `text_` was passed to `toast_`
    std::string command_;  ///< command of the latest message's button; empty for no button
    std::string button_;   ///< label of that button
    int sequence_ = 0;
    ui::Toast toast_;
};

/// The sheets that every scene can open.
struct Sheets {
    bool settings = false;
    bool help = false;
    bool about = false;
    std::optional<Sharing> sharing;
    PageState view;  ///< of the open sheet

    bool any() const { return settings || help || about || sharing; }
};

/// A table view of each game, from which other scenes take its picture and its texts.
class GameViews {
  public:
    GameViews();
    /// Returns the view of a game. Use it only for pictures and texts, not for a match.
    const tables::TableView& of(const core::GameHandle& game) const;

  private:
    std::vector<std::unique_ptr<tables::TableView>> views_;
};

/// Data that a scene leaves behind for when the person comes back to it, by scene name.
class Visits {
  public:
    /// Returns the data of the scene with this name; creates it on first use. The same name must
    /// always be used with the same type.
    template <class T>
    T& of(const char* scene) {
        for (const auto& [name, left] : left_) {
            if (name == std::string_view(scene)) {
                return *static_cast<T*>(left.get());
            }
        }
        left_.emplace_back(scene, std::make_shared<T>());
        return *static_cast<T*>(left_.back().second.get());
    }

  private:
    std::vector<std::pair<const char*, std::shared_ptr<void>>> left_;
};

/// A time that is always in the past. `Scene::wake` returns it for work to do at once.
inline constexpr double kAtOnce = 1e-9;

struct Services {
    store::Settings& settings;
    store::Saves& saves;
    Jobs& jobs;
    Router& router;
    Notices& notices;
    Sheets& sheets;
    const GameViews& views;
    std::vector<std::string>& requested;  ///< commands for the next tick, requested while drawing
    void (*wake)();                       ///< requests a tick soon; callable from any thread
    const ui::FrameTimes* frame_times = nullptr;  ///< null until there is a window
    double now = 0;                               ///< time of the current call, in seconds
    Visits visits{};
};

/// Changes one setting and saves all settings on this device. `assignment`: for example "stun=on".
/// Returns false if there is no such setting or value.
bool save_setting(store::Settings& settings, std::string_view assignment);
/// Returns whether to reduce motion: the setting says so or leaves it to the system, which says so.
bool reduced_motion(const store::Settings& settings);
/// Returns whether to use the light theme: by the setting, or by the system if the setting says so.
bool light(const store::Settings& settings);

/// Returns a set-up for the game: the one chosen since the program started (see `chosen_set_up`),
/// else the one last started on this device, without its seed, else the standard set-up.
match::TableSetup last_set_up(Services& services, const core::GameHandle& game);
/// Returns whether a table of this game was ever started on this device.
bool was_set_up(const core::GameHandle& game);
/// Returns the set-up that *Play* starts: the standard table of the rule set used last, with bots
/// of the level played last.
match::TableSetup quick_setup(Services& services, const core::GameHandle& game);
/// The set-up that the person chose last since the program started. Its game is null if there is
/// none.
match::TableSetup& chosen_set_up(Services& services);
/// Saves the set-up, without its seed, on this device. `last_set_up` returns it later.
void remember(match::TableSetup setup);

/// Saves a match that came from a link or file under a new id, and returns the id. A match without
/// a seed gets a new one, for chance events after its last action. Shows a message if it can't be
/// saved.
std::string import_match(const Services& services, core::Match match);
/// Saves a match under this id. Shows a message if it cannot be saved or older matches were
/// deleted.
void save_match(const Services& services, const std::string& id, const core::Match& match);
/// Shows a message if matches were deleted to make room.
void tell_dropped(const Services& services);

}  // namespace ctq::scenes
