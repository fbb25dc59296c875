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
    const char* text = "normal";  ///< its size
    bool light = false;
    bool motion = false;  ///< things move; else each change is drawn at once
};

/// A person who uses the program on an own machine.
class Player : public Person {
  public:
    explicit Player(const Wishes& wishes = {});
    explicit Player(ui::Rect screen) : Player(Wishes{screen}) {}
    ~Player() override;

    /// Runs these commands as set-up. Each of them must exist.
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

    /// Adds another person at a machine of their own who shares this person's clock, so that each
    /// of them can reach the other. Nothing is drawn there until that person looks or presses. The
    /// person stays until `part`.
    Player& bring(const Wishes& wishes = {});
    /// Closes the pages of all persons that `bring` added.
    void part();

    Machine machine;
    app::App& app() { return *app_; }
    const app::App& app() const { return *app_; }
    const match::Session& session() const { return *app_->scene().session(); }
    std::string_view scene() const { return app_->scene().name(); }
    /// The scene, where it has a board.
    const scenes::BoardScene& board() const { return *app_->scene().board(); }
    /// The scene, where it is a table.
    const scenes::Table& table() const;
    /// At a table where an action was chosen and is not yet played.
    bool pending() const { return scene() == "table" && table().pending.has_value(); }
    /// The matches that are kept on the machine.
    static store::Saves saves() { return {}; }
    bool over() const;
    /// The description that the text view is given.
    std::string text_view() const;

  private:
    double think(double now) override;
    void prefer(ui::Screen& screen) override;
    bool thinking() const override;

    /// As `rest`, but draws nothing.
    void let_others_play();
    /// Runs the program. Returns the time at which it is due again, 0 for never.
    double tick(double now);
    /// The person whose turn it is; this person if it is nobody's.
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
