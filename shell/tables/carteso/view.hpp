#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/carteso/carteso.hpp"
#include "shell/tables/carteso/words.hpp"
#include "shell/tables/view.hpp"

namespace ctq::carteso::view {

using tables::ViewContext;

/// What a spot is.
enum class Part : std::uint8_t {
    action = 1,  ///< with a stone, the point with the colour that is placed
    point,       ///< of the board, empty
};

inline ui::Target action_spot(core::Action action) {
    return {static_cast<std::uint8_t>(Part::action), action};
}
inline ui::Target point_spot(int point) {
    return {static_cast<std::uint8_t>(Part::point), static_cast<std::uint32_t>(point)};
}
/// The name of a spot, as `View` lists them.
std::string name_of(ui::Target spot);
/// The name of a stone, whose group is shown when it is pressed: "group-e5".
std::string group_name(int point);
/// The name of the button that chooses the colour to place: "stone-X".
std::string colour_name(int colour);

struct Frame;  // what the parts of one drawing share

/// Carteso at the table: a grid on paper, stones told apart by colour and shape, claims marked with
/// the bar of their side. What it says and what pointing means stands in view.cpp, groups and scores
/// in words.cpp, what a result is made up of in score.cpp, the board in board.cpp, the hand and the panel beside it in hand.cpp, the lobby's
/// picture in picture.cpp.
///
/// Spots of actions: "point:Xe5" an empty point with the colour that is placed, "do:button", "do:pass", "komi:7", "side:V". On the board a point is "point:e5" and stands for the
/// stone that is chosen. The view's own, which choose nothing of the match: "group-e5" a stone, "stone-X" the colour to place, "owners", "komi-more" and the like.
class View : public tables::TableView {
  public:
    View();

    std::string prompt(const ViewContext& context) const override;
    tables::Effect effect(const ViewContext& context, core::Action action) const override;
    tables::Ending ending(const ViewContext& context) const override;
    tables::SeatFacts facts(const ViewContext& context, int seat) const override;
    tables::Outlook outlook(const ViewContext& context) const override;
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

    void moved(const app::Step& step, ui::Motion& motion, float seconds) override;
    void finish() override {
        placed_ = {};
        floats_.clear();
    }
    void hurry(double now) override;
    double busy_until() const override { return placed_.told; }
    std::optional<tables::FloatingText::Kind> moment(const app::Step& step) const override;

    void draw_board(ui::Canvas& canvas, ui::Rect area, const ViewContext& context) override;
    float most_zoom(ui::Rect area, const ViewContext& context) const override;
    void hand(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) override;
    void side(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) override;
    void draw_picture(ui::Canvas& canvas, ui::Rect area) const override;

  private:
    /// The stone that was placed last, while it comes down and what it claims is marked.
    struct Placed {
        int point = -1;
        double start = 0;     ///< seconds
        double landed = 0;    ///< from then on the claim spreads
        double told = 0;      ///< it has reached every stone
        Points claimed[2]{};  ///< by side: stones claimed with it

        double reaches(int stone) const;
    };

    void register_points(Frame& frame);
    void look_at_last(Frame& frame);
    void look(Frame& frame);
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

    int colour_ = kX;           ///< what pointing at a point places
    int komi_ = -1;             ///< what the stepper stands at; -1: nobody touched it
    bool owners_ = true;        ///< whose each group is or may become is shown
    int pinned_ = -1;           ///< a stone somebody pointed at, whose group is shown
    std::optional<Look> look_;  ///< what is looked at in this frame
    Placed placed_;
    tables::FloatingTexts floats_;  ///< their places are points
    int late_[2]{};                 ///< by side: claimed stones that its score does not show yet
};

}  // namespace ctq::carteso::view
