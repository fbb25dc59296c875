#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random.hpp"
#include "shell/app/app.hpp"
#include "shell/scenes/table/scene.hpp"
#include "tests/stage/machine.hpp"
#include "tests/stage/person.hpp"

namespace ctq::stage {

/// The screen and settings that a person begins with.
struct Wishes {
    ui::Rect screen = kDesktop;
    const char* text = "normal";  ///< the text size setting
    bool light = false;
    bool motion = false;  ///< animations are on; if off, each change is drawn immediately
};

/// A simulated person who uses the whole program on a simulated machine.
class Player : public Person {
  public:
    explicit Player(const Wishes& wishes = {});
    explicit Player(ui::Rect screen) : Player(Wishes{screen}) {}
    ~Player() override;

    /// Runs commands to prepare a test. Every command must exist. Draws what comes of them, unless
    /// animations are on.
    void set_up(std::initializer_list<std::string> commands);
    void set_up(const std::vector<std::string>& commands);
    /// Follows a link.
    void go(std::string_view route);
    /// Goes back in the browser's history.
    void go_back();
    /// Waits until no bot, worker or animation is active, however long that takes.
    void rest();
    /// Answers the open dialog. Returns false if the program refuses the answer.
    bool answer(std::string_view words);
    /// Closes the page and opens it again at the same address.
    void reload();
    /// Plays this many random legal actions by command, as set-up, for whichever person's turn it
    /// is, here or at a brought machine. Plays fewer if the match ends.
    void play(int actions);

    /// Adds another person with a separate machine and the same clock. The two machines can
    /// connect. Nothing is drawn for the new person until a test queries or presses something
    /// there. `part` removes the person.
    Player& bring(const Wishes& wishes = {});
    /// Closes the pages of all persons that `bring` added.
    void part();

    Machine machine;
    app::App& app() { return *app_; }
    const app::App& app() const { return *app_; }
    const match::Session& session() const { return *app_->scene().session(); }
    std::string_view scene() const { return app_->scene().name(); }
    /// Returns the current scene, which must have a board.
    const scenes::BoardScene& board() const { return *app_->scene().board(); }
    /// Returns the current scene, which must be a table.
    const scenes::Table& table() const;
    /// Returns whether a chosen action at the table waits for confirmation.
    bool pending() const { return scene() == "table" && table().pending.has_value(); }
    /// Returns the matches saved on this machine.
    static store::Saves saves() { return {}; }
    bool over() const;
    /// Returns the JSON description from which the text view is built.
    std::string text_view() const;

  private:
    double think(double now) override;
    void prefer(ui::Screen& screen) override;
    bool thinking() const override;

    /// Waits as `rest` does, but draws nothing.
    void let_others_play();
    /// Runs the program. Returns the time at which it is due again, 0 for never.
    double tick(double now);
    /// Draws a frame, unless animations are on: then the next query or press draws.
    void draw_at_once();
    /// Returns the person whose turn it is, or this person if it is no person's turn.
    Player& actor();
    bool all_quiet() const;

    std::unique_ptr<app::App> app_;
    int shown_ = -1;
    core::Rng lots_{1};
    /// This person and all who share the same clock.
    std::shared_ptr<std::vector<Player*>> group_;
    std::vector<std::unique_ptr<Player>> brought_;
};

}  // namespace ctq::stage
