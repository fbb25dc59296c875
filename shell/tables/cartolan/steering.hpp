#pragma once

#include <cstdint>
#include <optional>

#include "shell/tables/cartolan/camera.hpp"
#include "shell/tables/cartolan/controls.hpp"
#include "shell/tables/cartolan/frame.hpp"

/// Controls which part of the map is visible: the view follows the match until a person moves it by
/// hand.
namespace ctq::cartolan::view {

/// The camera over the map and its input: the match, keys, wheel and fingers (steering.cpp), and
/// the buttons and the overview map (overview.cpp). Call `lay_out` first in each frame.
class MapSteering {
  public:
    /// Lays out the map and its buttons. `domains` says whether the cities' domains are shown.
    Viewport lay_out(const ui::Canvas& canvas, ui::Rect area, const ViewContext& context,
                     bool domains);
    /// Shows the whole map at once.
    void put_whole(const Viewport& port) { camera_.put(whole(port)); }
    /// Moves the camera to what has to be visible, or as the person directs.
    void steer(ui::Canvas& canvas, const Viewport& port, const ViewContext& context,
               const Motion& motion);
    /// Draws the buttons and the overview map if a part of the map is hidden.
    void draw_controls(const Frame& frame, const Viewport& port);
    /// Returns the part of a cell that the buttons over the map leave free to press.
    ui::Rect free_part(ui::Rect place) const;
    const Camera& camera() const { return camera_; }
    /// Call it when the position changes.
    void reposition() { another_position_ = true; }

  private:
    /// Who controls the camera: the match, a person who moved it, or a person who wants the whole
    /// map.
    enum class Control : std::uint8_t { by_itself, by_hand, whole };

    Look look_at(const Extent& part, const Viewport& port) const;
    void take_control(const Viewport& port, const State& state);
    void release_control(const Viewport& port, const ViewContext& context, const Motion& motion,
                         const std::optional<Extent>& part);
    void zoom(ui::Canvas& canvas, const Viewport& port, const State& state,
              const ui::ZoomWish& wish);
    void read_input(ui::Canvas& canvas, const Viewport& port, const State& state);
    void show_whole(ui::Canvas& canvas, const Viewport& port, const State& state);
    void show_own(ui::Canvas& canvas, const Viewport& port, const ViewContext& context,
                  const Look& own);
    void reveal_focus(ui::Canvas& canvas, const Viewport& port, const ViewContext& context);
    void draw_overview(const Frame& frame, const Viewport& port);

    Camera camera_;
    Controls controls_;  ///< the controls that are shown
    Control control_ = Control::by_itself;
    std::uint32_t control_turn_ = 0;  ///< State::turns when the person took control
    float preferred_side_ = 0;        ///< side of a tile that the person last chose; 0: none
    bool another_position_ = false;   ///< the position has changed since the camera last moved
    ui::Point finger_;                ///< position of the finger that drags the map
};

}  // namespace ctq::cartolan::view
