// A scene is a page of the program: lobby, library, laboratory … Each scene has its own folder with
// its model, its commands and its drawing. A scene depends on the services and on its own model,
// but on no other scene.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/result.hpp"
#include "shell/scenes/commands.hpp"
#include "shell/scenes/services.hpp"
#include "shell/ui/canvas.hpp"

namespace ctq::match {
class Session;
}  // namespace ctq::match

namespace ctq::scenes {

class BoardScene;

/// The field of the text view in which actions are typed.
struct TypingField {
    std::string example;  ///< an action that can be typed now; empty if it is not the person's turn
    std::string left;     ///< text to leave in the field because it could not be played
    int times = 0;        ///< how often something was entered so far
    bool operator==(const TypingField&) const = default;
};

/// Base class of all scenes. Times are in seconds. Leaving a scene destroys it.
class Scene {
  public:
    Scene() = default;
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;
    virtual ~Scene() = default;

    /// Returns the name that the text view and the tests use: "rules".
    virtual std::string_view name() const = 0;
    /// Returns the heading of the text view: "Laboratory", or the title of the game.
    virtual std::string title() const = 0;
    /// Returns one line that says what is shown or what the person is asked.
    virtual std::string status() const = 0;
    /// Adds the commands that are available now.
    virtual void commands(Commands& list) = 0;
    /// Returns a word or two to show beside the title: "against bots"; empty for none.
    virtual std::string badge() const { return {}; }
    /// Returns what has happened since a person at this device last acted, for screen-reader users.
    virtual std::string events() const { return {}; }
    /// Returns words for the title of the window, to call the person: "Your turn"; else empty.
    virtual std::string_view call() const { return {}; }
    /// Returns the field in which actions are typed, if there is one.
    virtual std::optional<TypingField> typing() const { return std::nullopt; }
    /// Returns lines about the scene for a problem report; empty for none.
    virtual std::string report() const { return {}; }
    /// Does the work that is due at `now`.
    virtual void tick(double /*now*/) {}
    /// Returns when `tick` next has work to do, in seconds; 0: never.
    virtual double wake(double /*now*/) const { return 0; }
    /// Returns whether nothing is under way: no bot is thinking, no press waits to be handled, and
    /// no timer runs.
    virtual bool quiet() const { return true; }
    /// Draws the scene and registers its spots. `list`: the commands available now.
    virtual void draw(ui::Canvas& canvas, const Commands& list) = 0;
    /// Handles clicks, drags and drops of the frame just drawn, except those that run commands.
    virtual void pointed(const ui::Spots& /*spots*/) {}
    /// Return the keys that belong to no command, for the sheet of keys. It lists `game_keys`
    /// first.
    virtual std::span<const tables::KeyHelp> keys() const { return {}; }
    virtual std::span<const tables::KeyHelp> game_keys() const { return {}; }
    /// Which arrow keys move the focus. The scene itself handles the other arrow keys.
    enum class Arrows { all, up_and_down, left_and_right };
    virtual Arrows arrows() const { return Arrows::all; }
    /// Returns sentences on how to play the game; empty for none. The help sheet shows them above
    /// the list of keys, with a button for the full rules.
    virtual std::span<const std::string_view> how_to_play() const { return {}; }
    /// Returns the height of the area at the bottom of the screen that messages must not cover, in
    /// pixels.
    virtual float foot() const { return 40; }
    /// Returns the area of the screen in which messages are centred.
    virtual ui::Rect message_at(ui::Rect screen) const {
        return {screen.x, screen.bottom() - foot() - 40, screen.w, 40};
    }
    /// The progress of a long computation; all zero if there is none.
    struct Progress {
        bool running = false;
        std::int64_t done = 0;
        std::int64_t total = 0;
    };
    virtual Progress progress() const { return {}; }
    /// Returns the session of the match shown, for reports and tests; null without a match.
    virtual const match::Session* session() const { return nullptr; }
    /// Returns this scene as a `BoardScene`; null if it is not one.
    virtual const BoardScene* board() const { return nullptr; }
    /// Returns the id of the shown match if it is saved and unfinished, so that it can be resumed
    /// later; else empty.
    virtual std::string unfinished() const { return {}; }
    /// Returns the newest value of the hash chain of a network table's log, for tests; else empty.
    virtual std::string chain() const { return {}; }
};

/// A scene, or the reason why the route could not be opened, which the program shows as a message.
using Opened = core::Result<std::unique_ptr<Scene>>;

/// How the routes that start with `prefix` are opened.
struct Route {
    std::string_view prefix;
    Opened (*open)(Services& services, std::string_view rest);
    bool stays;  ///< if `open` fails, the current scene stays; if false, the lobby opens
};

}  // namespace ctq::scenes
