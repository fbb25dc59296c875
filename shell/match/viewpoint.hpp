#pragma once

#include "engine/core/match.hpp"
#include "shell/match/players.hpp"

namespace ctq::match {

/// The seat whose view of a match a device shows, and what that seat may see. Seats count from 1.
class Viewpoint {
  public:
    /// In place of a viewer's seat: the only person at the device, or 0 if there are several.
    static constexpr int kOnePerson = -1;

    /// `viewer`: a seat, 0 for open information only, or `kOnePerson` for a `Session`. With `open`
    /// nothing is hidden; viewer 0 then follows the seat that is to act.
    explicit Viewpoint(int viewer, bool open = false)
        : viewer_(viewer), open_(open), roams_(open && viewer == 0) {}

    /// The seat whose view is shown; 0 if only open information is shown.
    int viewer() const { return viewer_; }
    /// The seat that must confirm before the device shows its hand or accepts its secret choice; 0
    /// if there is no curtain.
    int curtain() const { return curtain_; }
    /// Returns a state of the match as the viewer knows it.
    core::StateBox seen(const core::GameHandle& game, const void* state) const {
        return open_ ? core::StateBox(state, game.state_size) : game.observe(state, viewer_);
    }
    /// Returns an action taken in `state` as the viewer knows it.
    core::Action seen(const core::GameHandle& game, const void* state, core::Action action) const {
        return open_ ? action : game.hide(state, action, viewer_);
    }

    /// Chooses the view for the current position, where `turn` is due. Between people at one
    /// device, the next person's hand and choice stay behind the curtain until that person
    /// confirms.
    void choose(const core::Match& match, const core::Turn& turn, const Players& players);
    /// Makes the seat behind the curtain the viewer, as it has confirmed. Only valid with a
    /// curtain.
    void lift_curtain();
    /// If nothing is hidden and no viewer is set, shows the view of the seat that is to act.
    void roam(const core::Turn& turn) {
        viewer_ = roams_ && turn.kind == core::Turn::Kind::seat ? turn.seat : viewer_;
    }

  private:
    int viewer_;
    int curtain_ = 0;
    bool open_;
    bool roams_;
};

}  // namespace ctq::match
