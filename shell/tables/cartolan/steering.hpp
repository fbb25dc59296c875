#pragma once

#include <cstdint>
#include <optional>

#include "shell/tables/cartolan/controls.hpp"
#include "shell/tables/cartolan/frame.hpp"

/// Controls which part of the map is visible: the view follows the match until a person moves it by
/// hand.
namespace ctq::cartolan::view {

/// The viewport over the map and who directs it: the match, keys, wheel and fingers (steering.cpp),
/// and the buttons and the overview map (overview.cpp).
class MapSteering {
  public:
    /// Lays out the map and its buttons in `area`, and shows what has to be visible or what the
    /// person directs. `domains` says whether the cities' domains are shown. A figure shows the
    /// whole map.
    void steer(ui::Canvas& canvas, ui::Rect area, const ViewContext& context, const Motion& motion,
               bool domains);
    /// Returns the current position of the map on the screen.
    MapFrame map_frame(ui::Canvas& canvas) const;
    /// Draws the buttons and the overview map if a part of the map is hidden.
    void draw_controls(const Frame& frame);
    /// Returns the part of a cell that the buttons over the map leave free to press.
    ui::Rect free_part(ui::Rect place) const;
    /// Call it when the position changes.
    void reposition() { another_position_ = true; }

  private:
    /// Who directs the view: the match, a person who moved it, or a person who wants the whole map.
    enum class Control : std::uint8_t { by_itself, by_hand, whole };

    void lay_out(const ui::Canvas& canvas, ui::Rect area, const ViewContext& context, bool domains);
    ui::Look look_at(ui::Rect part) const;
    void take_control(const State& state);
    void release_control(const ViewContext& context, const Motion& motion,
                         const std::optional<ui::Rect>& part);
    void note_wish(const ui::ZoomWish& wish, const State& state);
    void reveal_focus(ui::Canvas& canvas, const ViewContext& context);
    void draw_overview(const Frame& frame);

    ui::Viewport port_{.most = 128, .seconds = 0.4F};  ///< the unit of its board is a tile
    Controls controls_;                                ///< the controls that are shown
    Control control_ = Control::by_itself;
    std::uint32_t control_turn_ = 0;  ///< State::turns when the person took control
    float preferred_side_ = 0;        ///< side of a tile that the person last chose; 0: none
    bool another_position_ = false;   ///< the position has changed since the view last moved
};

}  // namespace ctq::cartolan::view
