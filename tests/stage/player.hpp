#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random.hpp"
#include "shell/app/app.hpp"
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
    ~Player() override { machine.begin(); }

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
    /// decides, once it is somebody's turn here; fewer where the match ends.
    void play(int actions);
    /// Presses the spots of one legal action one after the other until it is done, or asked about:
    /// the one that touches most, which is a card played in Cartagena. It has to be their turn.
    void choose_by_pointing(bool finger = false);
    /// The same, once it is somebody's turn here; it is done then.
    void play_by_pointing(bool finger = false);

    Machine machine;
    app::App& app() { return *app_; }
    const app::App& app() const { return *app_; }
    const app::Session& session() const { return *app_->session(); }
    std::string_view scene() const { return app_->scene_name(); }
    bool over() const;
    /// What the text view is told.
    std::string text_view() const;

  private:
    double think(double now) override;
    void prefer(ui::Screen& screen) override;
    bool thinking() const override { return machine.thoughts > 0 && machine.replies != 0; }

    /// As `rest`, but nobody looks on.
    void let_others_play();

    std::unique_ptr<app::App> app_;
    int shown_ = -1;
    core::Rng lots_{1};
};

}  // namespace ctq::stage
