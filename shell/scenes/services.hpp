// What every scene may use. The program owns it, and it outlives every scene.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/scenes/jobs.hpp"
#include "shell/scenes/sharing.hpp"
#include "shell/store/saves.hpp"
#include "shell/store/settings.hpp"
#include "shell/tables/view.hpp"
#include "shell/ui/frame_times.hpp"
#include "shell/ui/lists.hpp"
#include "shell/ui/sheets.hpp"

namespace ctq::app {

class Scene;

/// Goes from scene to scene. What is asked for happens once the command that asks is done, so that
/// a scene may ask for its own end.
class Router {
  public:
    virtual ~Router() = default;
    /// To where a route leads, one step further on the way back, and tells these words there; see
    /// `App::open`.
    virtual void go(std::string_view route, std::string_view told) = 0;
    void go(std::string_view route) { go(route, {}); }
    /// The same in the place of the scene that is shown.
    virtual void replace(std::string_view route, std::string_view told) = 0;
    void replace(std::string_view route) { replace(route, {}); }
    /// The scene that is shown goes by this route from now on.
    virtual void rename(std::string_view route) = 0;
    /// Where the person came from; to the lobby where that is not known.
    virtual void back() = 0;
    /// The route of the scene that is shown.
    virtual const std::string& here() const = 0;
    /// To a new table of this set-up; `in_place` of the scene that is shown.
    virtual void start(const TableSetup& setup, bool in_place) = 0;
    void start(const TableSetup& setup) { start(setup, false); }
    /// To where this set-up can be changed first.
    virtual void set_up(const TableSetup& setup) = 0;
    /// What the scene that is shown has become: it goes by the same route.
    virtual void become(std::unique_ptr<Scene> scene) = 0;
};

/// What there is to tell, and that something changed.
class Notices {
  public:
    /// Tells something: in the text view, and above the scene for a few seconds. Counts as a
    /// change.
    void tell(std::string_view text);
    /// The same, with a button for a command of every scene beside it.
    void offer(std::string_view text, std::string_view command, std::string_view button);
    /// Nothing is told any more.
    void clear() { text_.clear(); }
    /// The latest thing to tell; empty when there is none.
    const std::string& text() const { return text_; }
    /// Something that is shown changed.
    void change() { ++sequence_; }
    /// Rises with every change.
    int sequence() const { return sequence_; }
    /// Gives what was told since to the message above the scene, and draws it in the middle of a
    /// strip.
    void draw(ui::Canvas& canvas, ui::Rect strip);
    /// The message that lies over the scene is gone; one that was not shown yet is not.
    void forget_message() { toast_ = {}; }
    /// Nothing is to lie over the scene now.
    void put_away();
    /// Nor these words, where they do, or are to; of no words nothing.
    void put_away(std::string_view text);

  private:
    std::string text_;
    bool shown_ = true;    ///< the latest was given to the message
    std::string command_;  ///< what the latest offers, and the word of its button
    std::string button_;
    int sequence_ = 0;
    ui::Toast toast_;
};

/// The sheets that can lie over every scene.
struct Sheets {
    bool settings = false;
    bool help = false;
    bool about = false;
    std::optional<Sharing> sharing;
    ui::Scroll scroll;  ///< of the one that is open

    /// Closes whichever is open; the next one begins at its top.
    void close_all();
};

/// A picture of each game and its words for what is set up.
class GameViews {
  public:
    GameViews();
    /// The view of a game of the cabinet, for its picture and its words only.
    const tables::TableView& of(const core::GameHandle& game) const;

  private:
    std::vector<std::unique_ptr<tables::TableView>> views_;
};

/// What scenes leave for their next visit, by their names.
class Visits {
  public:
    /// Made when first asked for; always of the same type for a name.
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

/// A time that has passed on every clock, for what is to be done at once; see `Scene::wake`.
inline constexpr double kAtOnce = 1e-9;

struct Services {
    Settings& settings;
    Saves& saves;
    Jobs& jobs;
    Router& router;
    Notices& notices;
    Sheets& sheets;
    const GameViews& views;
    std::vector<std::string>& asked;  ///< commands that drawing asks for: the next tick does them
    void (*wake)();                   ///< has the next tick come soon; from any thread
    const ui::FrameTimes* frame_times = nullptr;  ///< once there is a window
    double now = 0;                               ///< of what is being done, in seconds
    Visits visits{};
};

/// Changes one, "stun=on", and keeps all of them on this device. False: there is no such choice.
bool keep_setting(Settings& settings, std::string_view assignment);
/// The person, or else the system, likes it still.
bool reduced_motion(const Settings& settings);
/// The person, or else the system, likes it light.
bool light(const Settings& settings);

/// The set-up of a game that was chosen last, by a link or at a table; else the one last started on
/// this device, without its seed; else the standard one.
TableSetup last_set_up(Services& services, const core::GameHandle& game);
/// Whether a table of this game was begun on this device.
bool was_set_up(const core::GameHandle& game);
/// What *Play* gives: the standard table of the rule set chosen last, against the level played last.
TableSetup quick_setup(Services& services, const core::GameHandle& game);
/// This is the set-up that was chosen last.
void choose_set_up(Services& services, const TableSetup& setup);
/// That set-up; one without a game where none has been chosen since the program began.
const TableSetup& chosen_set_up(Services& services);
/// Keeps it for the next visits on this device.
void remember(TableSetup setup);

/// Keeps a match that came from outside; its new name. Chance that is still to come is its own.
/// What becomes of it where the device keeps nothing is told.
std::string take_in(const Services& services, core::Match match);
/// Keeps a match under a name, and tells what comes of it where that is not what one expects.
void save_match(const Services& services, const std::string& id, const core::Match& match);
/// Tells of matches that had to make room.
void tell_dropped(const Services& services);

}  // namespace ctq::app
