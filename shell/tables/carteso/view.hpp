#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/carteso/carteso.hpp"
#include "shell/tables/carteso/marks.hpp"
#include "shell/tables/view.hpp"

namespace ctq::carteso::view {

using tables::ViewContext;

/// The kinds of spots on Carteso's table; see `ui::Target`.
enum class Part : std::uint8_t {
    action = 1,  ///< an action; for a stone, its point and colour
    point,       ///< an empty point of the board
};

inline ui::Target action_spot(core::Action action) {
    return ui::board_target(Part::action, action);
}
inline ui::Target point_spot(int point) {
    return ui::board_target(Part::point, static_cast<std::uint32_t>(point));
}
/// Returns the name of a spot, as listed at `View`.
std::string name_of(ui::Target spot);
/// Returns the name of a stone's spot: "group-e5". Pressing it shows the stone's group.
std::string group_name(int point);
/// Returns the name of the button that selects the colour to place: "stone-X".
std::string colour_name(int colour);

struct Frame;  // data shared by the functions that draw one frame

/// The table view of Carteso: a grid on paper, stones by colour and shape, claims marked with the
/// bar of their side. view.cpp has the texts and the meaning of spots, words.cpp groups and scores,
/// marks.cpp what is marked, end/ the parts of a result, board.cpp the board, hand.cpp the hand
/// and the panel beside it, picture.cpp the lobby's picture.
///
/// Spots of actions: "point:Xe5" an empty point with the colour to place, "do:button", "do:pass",
/// "komi:7", "side:V". On the board "point:e5" stands for the stone of the selected colour there.
/// Spots that are no actions: "group-e5" a stone, "stone-X" the colour to place, "owners",
/// "komi-more" and the like.
class View : public tables::TableView {
  public:
    View();

    std::string prompt(const ViewContext& context) const override;
    tables::Effect effect(const ViewContext& context, core::Action action) const override;
    tables::Ending ending(const ViewContext& context) const override;
    tables::SeatFacts facts(const ViewContext& context, int seat) const override;
    tables::Outlook outlook(const ViewContext& context) const override;
    std::string result_words(const core::Match& match, int seat) const override;
    std::vector<tables::ScorePart> score_parts(const core::Match& match) const override;
    std::vector<std::string> situation(const ViewContext& context) const override;
    std::vector<ui::Target> spots_of(const void* view, core::Action action) const override;
    std::string spot_name(const void* view, ui::Target spot) const override;
    ui::Target stands_for(ui::Target spot) const override;
    ui::Target lies_at(ui::Target spot) const override;
    std::string to_press(const void* view, ui::Target spot) const override;
    std::optional<core::Action> meant(const void* view,
                                      std::span<const ui::Target> spots) const override;
    std::optional<core::Action> by_auto_answer(const void* view) const override;
    std::string home(const void* view) const override;
    bool drafts(ui::Target spot) const override { return lies_at(spot) != spot; }

    void moved(const match::Step& step, ui::Motion& motion, float seconds) override;
    int first_untold(const ui::Motion& motion) const override {
        return motion.reduced || motion.now >= placed_.claim_end ? tables::kAllTold : placed_.ply;
    }
    void finish() override {
        placed_ = {};
        floats_.clear();
    }
    void hurry(double now) override;
    double busy_until() const override { return placed_.claim_end; }
    std::vector<tables::FloatingText> events(const match::Step& step) const override;

    void draw_board(ui::Canvas& canvas, ui::Rect area, const ViewContext& context) override;
    float most_zoom(ui::Rect area, const ViewContext& context) const override;
    void hand(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) override;
    void side(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) override;
    void draw_picture(ui::Canvas& canvas, ui::Rect area) const override;

  private:
    /// Animation of the last stone placed: it lands, then its claim spreads.
    struct Placed {
        int point = -1;
        int ply = 0;           ///< `Step::ply` of the stone
        double start = 0;      ///< when the animation starts, in seconds
        double landed = 0;     ///< when the stone lands and its claim begins to spread
        double claim_end = 0;  ///< when the claim has reached every stone
        Points claimed[2]{};   ///< stones that the placed stone claims, by side

        double claim_time(int stone) const;
    };

    Aim register_points(Frame& frame);
    void draw_hand(ui::Canvas& canvas, ui::Rect area, const ViewContext& context);
    void draw_group(ui::Canvas& canvas, ui::Rect area, const Card& card);
    void draw_owners_switch(ui::Canvas& canvas, ui::Rect at);
    void draw_stones(Frame& frame);
    void draw_claims(Frame& frame);
    void draw_floats(Frame& frame);
    void draw_buttons(ui::Canvas& canvas, ui::Rect area, const ViewContext& context);
    void draw_colours(ui::Canvas& canvas, ui::Rect area, bool due);
    void draw_komi(ui::Canvas& canvas, ui::Rect area, const ViewContext& context);
    int komi(const State& state) const;

    int colour_ = kX;     ///< colour that pressing a point places
    int komi_ = -1;       ///< value of the stepper; -1: not changed yet
    bool owners_ = true;  ///< whether the owners and likely owners of groups are shown
    int pinned_ = -1;     ///< stone that was pressed and whose group is shown; -1: none
    std::optional<Inspected> inspected_;  ///< what is inspected in this frame
    Placed placed_;
    tables::FloatingTexts floats_;  ///< their places are points
};

}  // namespace ctq::carteso::view
