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

/// How a person begins: on which screen, with which settings.
struct Wishes {
    ui::Rect screen = kDesktop;
    const char* text = "normal";  ///< its size
    bool light = false;
    bool motion = false;  ///< things move; else they are where they go at once
};

/// Somebody at the program, on a machine of their own.
class Player : public Person {
  public:
    explicit Player(const Wishes& wishes = {});
    explicit Player(ui::Rect screen) : Player(Wishes{screen}) {}
    ~Player() override;

    /// Commands that lead to what is to be tried, each of which has to be there.
    void set_up(std::initializer_list<std::string> commands);
    void set_up(const std::vector<std::string>& commands);
    /// Follows a link.
    void go(std::string_view route);
    /// The browser's way back.
    void go_back();
    /// Waits until nobody thinks, plays or counts any more, however long that takes.
    void rest();
    /// Answers the dialog that is open; false where the program does not take that.
    bool answer(std::string_view words);
    /// Closes the page and opens it again at the same address.
    void reload();
    /// Has so many legal actions done by their commands, as set-up: each a lot of the person's own
    /// decides, once it is somebody's turn here or at those brought along; fewer where the match
    /// ends.
    void play(int actions);

    /// Somebody else at a machine of their own, for whom time goes by as for this person: what one
    /// of them does reaches the other. Nobody looks on there but when it is pressed. They are there
    /// until `part`.
    Player& bring(const Wishes& wishes = {});
    /// Those who were brought close their pages.
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
    /// What the text view is told.
    std::string text_view() const;

  private:
    double think(double now) override;
    void prefer(ui::Screen& screen) override;
    bool thinking() const override;

    /// As `rest`, but nobody looks on.
    void let_others_play();
    /// Lets the program go on; when it is due again, 0 never.
    double tick(double now);
    /// Whoever of all is to act; else this person.
    Player& actor();
    bool all_quiet() const;

    std::unique_ptr<app::App> app_;
    int shown_ = -1;
    core::Rng lots_{1};
    /// This person and those for whom the same time goes by.
    std::shared_ptr<std::vector<Player*>> company_;
    std::vector<std::unique_ptr<Player>> brought_;
};

}  // namespace ctq::stage
