#pragma once

#include <cstdint>
#include <optional>

#include "shell/tables/cartolan/camera.hpp"
#include "shell/tables/cartolan/controls.hpp"
#include "shell/tables/cartolan/frame.hpp"

/// Who says what of the map is seen: whoever moves, or the person by hand.
namespace ctq::cartolan::view {

/// The camera over the map, and what steers it: the match, keys, wheel and fingers (steering.cpp), the buttons and the
/// small map (overview.cpp). In each drawing `lay_out` comes first.
class MapSteering {
  public:
    /// What the map is drawn in, and where its buttons lie. `domains`: those of cities are shown.
    Viewport lay_out(const ui::Canvas& canvas, ui::Rect area, const ViewContext& context,
                     bool domains);
    /// Shows all of the map at once.
    void put_whole(const Viewport& port) { camera_.put(whole(port)); }
    /// Decides where the camera goes, by what has to be seen and by what the person does.
    void steer(ui::Canvas& canvas, const Viewport& port, const ViewContext& context,
               const Motion& motion);
    /// The buttons and the small map, where some of the map is hidden.
    void draw_controls(const Frame& frame, const Viewport& port);
    /// What of a place can be pressed beside the buttons over the map.
    ui::Rect free_part(ui::Rect place) const;
    const Camera& camera() const { return camera_; }
    /// The position is another one.
    void reposition() { another_position_ = true; }

  private:
    /// Who has decided what is seen of the map.
    enum class Steered : std::uint8_t { by_itself, by_hand, whole };

    Look look_at(const Extent& part, const Viewport& port) const;
    void hold(const Viewport& port, const State& state);
    void let_go(const Viewport& port, const ViewContext& context, const Motion& motion,
                const std::optional<Extent>& part);
    void zoom(ui::Canvas& canvas, const Viewport& port, float factor, ui::Point fixed, bool glides);
    void read_hand(ui::Canvas& canvas, const Viewport& port, const State& state);
    void show_whole(ui::Canvas& canvas, const Viewport& port, const State& state);
    void show_own(ui::Canvas& canvas, const Viewport& port, const ViewContext& context,
                  const Look& own);
    void reveal_focus(ui::Canvas& canvas, const Viewport& port, const ViewContext& context);
    void draw_overview(const Frame& frame, const Viewport& port);

    Camera camera_;
    Controls controls_;  ///< as far as they are shown
    Steered steered_ = Steered::by_itself;
    std::uint32_t steered_turn_ = 0;  ///< State::turns when a person did
    float liked_side_ = 0;            ///< of a tile, as the person last chose; 0: never
    bool another_position_ = false;   ///< than the camera has looked at
    ui::Point finger_;                ///< that drags the map
};

}  // namespace ctq::cartolan::view
