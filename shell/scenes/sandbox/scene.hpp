#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/board/position_scene.hpp"
#include "shell/scenes/sandbox/sandbox.hpp"

namespace ctq::app {

/// Trying anything on a copy of a match.
///
///     sandbox=<id>@<ply>                                             leads here
///     put:<token>  press:<spot>  press:<spot>><spot>  draw  copy-state  copy-record  edit  load  load:<record>  afresh  reveal, and
///     what `PositionScene` has
class SandboxScene : public PositionScene {
  public:
    /// `origin`: "id@ply". `sealed`: hands are hidden until the person agrees to see them.
    SandboxScene(Services& services, std::string_view origin, Session session, bool sealed);

    std::string_view name() const override { return "sandbox"; }
    std::string title() const override;
    std::string status() const override;
    void commands(Commands& list) override;
    void describe(TextView& page) const override;
    void pointed(const ui::Spots& spots) override;
    void tick(double now) override;
    double wake(double now) const override;
    void draw(ui::Canvas& canvas, const Commands& list) override;
    tables::ViewContext context() const override;
    std::string_view why_not_play_on() const override;

    // For what draws it.
    /// Hands are hidden, and the person has not agreed to see them yet.
    bool sealed() const { return sealed_; }
    /// All that may happen next; empty while it is sealed.
    const std::vector<Possible>& possible() const { return possible_; }
    /// The state as JSON, spaced to be read.
    const std::string& state() const { return state_; }
    /// The facts of the position, as `app::facts` tells them.
    std::vector<Fact> facts() const {
        return app::facts(board_.session, board_.services.frame_times);
    }
    /// Somebody is to act, and the board can be pressed for it as at the table.
    bool live() const;
    int part = 0;  ///< which list is shown
    ui::Scroll possible_list;
    ui::Scroll facts_list;

  private:
    core::ActionList offered() const override;
    void refreshed() override;
    void play_on() override;
    bool press_named(std::string_view names);
    void press(const Pointed& one);
    void follow(ui::Target spot);
    bool take(core::Failure refused);
    void start_afresh();
    void load(std::string_view text);

    std::string origin_;
    bool sealed_;
    std::vector<Pointed> pointed_;
    std::vector<Possible> possible_;
    std::string state_;
};

/// `rest` is "id@ply".
Opened open_sandbox(Services& services, std::string_view rest);

}  // namespace ctq::app
