#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/board/position_scene.hpp"
#include "shell/scenes/page/page_state.hpp"
#include "shell/scenes/sandbox/sandbox.hpp"

namespace ctq::scenes {

/// Lets the person try anything on a copy of a match.
///
///     sandbox=<id>@<ply>                                             open the scene
///     put:<token>  press:<spot>  press:<spot>><spot>  draw  copy-state  copy-record  edit
///     load  load:<record>  afresh  reveal
///     and the commands of `PositionScene`
class SandboxScene : public PositionScene {
  public:
    /// `origin`: "id@ply" of the original match. `sealed`: hands stay hidden until the person
    /// agrees to see them.
    SandboxScene(Services& services, std::string_view origin, match::Session session, bool sealed);

    std::string_view name() const override { return "sandbox"; }
    std::string title() const override;
    std::string status() const override;
    void commands(Commands& list) override;
    void pointed(const ui::Spots& spots) override;
    void tick(double now) override;
    double wake(double now) const override;
    void draw(ui::Canvas& canvas, const Commands& list) override;
    tables::ViewContext context() const override;
    std::string_view why_not_play_on() const override;

    // For the functions that draw the scene.
    /// Returns whether hands are hidden and the person has not agreed to see them.
    bool sealed() const { return sealed_; }
    /// Returns the actions or outcomes that are possible next; none while hands are hidden.
    const std::vector<Possible>& possible() const { return possible_; }
    /// Returns whether a seat must act and its actions can be chosen on the board, as at the table.
    bool live() const;
    int part = 0;  ///< index of the list shown
    ui::Scroll possible_list;
    PageState state_view;
    PageState seal_view;

  private:
    core::ActionList offered() const override;
    void refreshed() override;
    void play_on() override;
    bool press_named(std::string_view names);
    void press(const Pointed& one);
    void follow(ui::Target spot);
    bool take(core::Failure refused);
    void start_afresh();
    void add_seal(Commands& list);
    void add_state(Commands& list);
    void load(std::string_view text);

    std::string origin_;
    bool sealed_;
    std::vector<Pointed> pointed_;
    std::vector<Possible> possible_;
    std::string state_;  ///< the position as JSON, formatted for reading
};

/// Opens the scene. `rest` is "id@ply".
Opened open_sandbox(Services& services, std::string_view rest);

}  // namespace ctq::scenes
