#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Handles a person's input on the board: clicks on spots, and drags. A chosen action is played at
/// once or after the person has confirmed it. Its commands:
///
///     act:hat@7  confirm  reject  unpick  curtain
class Moves : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void tick(double now) override;
    double wake() const override;
    void changed() override;
    void input(ui::Canvas& canvas) override;
    void pointed(const ui::Spots& spots) override;

  private:
    void add_actions(Commands& list) const;
    bool act(std::string_view token);
    void choose(core::Action action, bool draft = false);
    bool confirm();
    void point(ui::Target spot, bool touch);
    void drag(const Pointed& drop);
    void on_picked(const tables::Picker::Outcome& outcome, ui::Target spot, bool draft = false);
    bool follow(ui::Target spot);
    void go_along(std::span<const core::Action> path, bool confirmed);
    bool belongs_to_pending(ui::Target spot) const;

    std::vector<Pointed> pointed_;
    ui::Target pressed_;    ///< the spot that was pressed last
    double chosen_at_ = 0;  ///< when the pending action was chosen, in seconds
    std::string home_;      ///< name of the spot from which arrow keys start
    bool touch_ = false;    ///< the pointer used last was a finger
};

}  // namespace ctq::scenes
