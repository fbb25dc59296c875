// A place of the program: lobby, library, laboratory … Everything of one is in a folder of its own:
// what it knows, what can be done, how it is drawn. It knows the services and its own model, no
// other scene.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/result.hpp"
#include "shell/scenes/commands.hpp"
#include "shell/scenes/services.hpp"
#include "shell/ui/canvas.hpp"

namespace ctq::app {

class BoardScene;
class Session;
class TextView;

/// Times in seconds. To leave a scene is to destroy it.
class Scene {
  public:
    Scene() = default;
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;
    virtual ~Scene() = default;

    /// "rules": for the text view and for tests.
    virtual std::string_view name() const = 0;
    /// What heads the text view: "Laboratory", or the title of the game.
    virtual std::string title() const = 0;
    /// One line: what is shown, what is asked.
    virtual std::string status() const = 0;
    /// Lists what can be done now.
    virtual void commands(Commands& list) = 0;
    /// A word or two beside the title: "against bots"; empty for none.
    virtual std::string badge() const { return {}; }
    /// Adds to the text view what it has besides.
    virtual void describe(TextView& /*page*/) const {}
    /// Lines for a report of a problem, besides what every scene tells.
    virtual std::string report() const { return {}; }
    /// What it does by itself.
    virtual void tick(double /*now*/) {}
    /// When `tick` has something to do by itself; 0 never.
    virtual double wake(double /*now*/) const { return 0; }
    /// Nobody thinks, nothing that was pressed is still to be done, and no timer runs.
    virtual bool quiet() const { return true; }
    /// Draws all of it and registers its spots; `list` holds the commands that can be done now.
    virtual void draw(ui::Canvas& canvas, const Commands& list) = 0;
    /// What was pressed, dragged or dropped in the frame that was just drawn, and is no command.
    virtual void pointed(const ui::Spots& /*spots*/) {}
    /// Keys that are no command's, for the sheet of keys; those of a game come first there.
    virtual std::span<const tables::KeyHelp> keys() const { return {}; }
    virtual std::span<const tables::KeyHelp> game_keys() const { return {}; }
    /// Which of the arrow keys are left to move the focus.
    enum class Arrows { all, up_and_down, left_and_right };
    virtual Arrows arrows() const { return Arrows::all; }
    /// How the game is played, in sentences, above the keys; with a way to all of its rules.
    virtual std::span<const std::string_view> how_to_play() const { return {}; }
    /// What messages must not cover: pixels from the foot of the screen.
    virtual float foot() const { return 40; }
    /// The strip in whose middle a message lies.
    virtual ui::Rect message_at(ui::Rect screen) const {
        return {screen.x, screen.bottom() - foot() - 40, screen.w, 40};
    }
    /// How far what runs for a long time is; nothing where there is none.
    struct Progress {
        bool running = false;
        std::int64_t done = 0;
        std::int64_t total = 0;
    };
    virtual Progress progress() const { return {}; }
    /// The match that is shown, for reports and tests; null where there is none.
    virtual const Session* session() const { return nullptr; }
    /// The scene as one around a board; null where it is none.
    virtual const BoardScene* board() const { return nullptr; }
    /// The name of the match that is kept and can be gone on with once the scene is left; empty where
    /// there is none.
    virtual std::string unfinished() const { return {}; }
    /// The latest chain value of the log of a table over the network, for tests; else empty.
    virtual std::string chain() const { return {}; }
};

/// A scene, or why the route leads nowhere: that is told.
using Opened = core::Result<std::unique_ptr<Scene>>;

/// What leads to a scene: routes that begin so.
struct Route {
    std::string_view prefix;
    Opened (*open)(Services& services, std::string_view rest);
    bool stays;  ///< where it leads nowhere, the scene that is shown stays; else there is the lobby
};

}  // namespace ctq::app
