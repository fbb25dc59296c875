#pragma once

#include "engine/core/match.hpp"
#include "shell/match/players.hpp"

namespace ctq::app {

/// Through whose eyes a device shows a match, and what those may see of it. Seats count from 1.
class Viewpoint {
  public:
    /// In place of a viewer's seat: that of the one person at the device, 0 where there are several.
    static constexpr int kOnePerson = -1;

    /// `viewer`: a seat; 0 for what is open to all; for a `Session`, `kOnePerson`. With `open` nothing
    /// is hidden, and without a viewer it is seen through the eyes of whoever is to act.
    explicit Viewpoint(int viewer, bool open = false)
        : viewer_(viewer), open_(open), roams_(open && viewer == 0) {}

    /// The seat whose view is shown; 0 while only what is open to all is.
    int viewer() const { return viewer_; }
    /// A seat that must confirm before the device shows its hand or takes its secret choice; 0 when
    /// there is no curtain.
    int curtain() const { return curtain_; }
    /// A state of the match as the viewer knows it.
    core::StateBox seen(const core::GameHandle& game, const void* state) const {
        return open_ ? core::StateBox(state, game.state_size) : game.observe(state, viewer_);
    }
    /// An action taken in `state` as the viewer knows it.
    core::Action seen(const core::GameHandle& game, const void* state, core::Action action) const {
        return open_ ? action : game.hide(state, action, viewer_);
    }

    /// Chooses whose view is shown of the match as it stands, where `turn` is due: between people,
    /// the hand and choice of the next one stay behind the curtain until that person confirms.
    void choose(const core::Match& match, const core::Turn& turn, const Players& players);
    /// The seat behind the curtain has confirmed: it is the viewer. Only where there is a curtain.
    void lift_curtain();
    /// Takes the eyes of whoever is to act, where nothing is hidden and there is no viewer.
    void roam(const core::Turn& turn) {
        viewer_ = roams_ && turn.kind == core::Turn::Kind::seat ? turn.seat : viewer_;
    }

  private:
    int viewer_;
    int curtain_ = 0;
    bool open_;
    bool roams_;
};

}  // namespace ctq::app
