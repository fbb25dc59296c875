#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/cartolan/cartolan.hpp"
#include "shell/tables/cartolan/far_path.hpp"
#include "shell/tables/cartolan/motion.hpp"
#include "shell/tables/cartolan/routes.hpp"
#include "shell/tables/cartolan/steering.hpp"
#include "shell/tables/cartolan/tiles.hpp"
#include "shell/tables/view.hpp"

namespace ctq::cartolan::view {

using tables::ViewContext;

/// Cartolan at the table: the map with its coasts, who is where and was where, and what may be
/// done. What it says and what pointing means stands in view.cpp, its sentences in words.cpp, what a result is made up
/// of in score.cpp; the
/// map in board.cpp, with tiles, marks, pieces, routes and coasts in the files named so; which part
/// of it is seen in steering.hpp; paths of several moves in far_path.hpp; other buttons in hand.cpp;
/// what a turn still allows in side.cpp; what floats over places in moments.cpp.
///
/// Spots: "cell:4,-3" a place of the map, laid or empty; every action that lies nowhere on it by
/// its notation: "do:wait", "do:bank=7". Over a map that is larger than its place "map-overview",
/// "map-mine", "map-whole", "map-plus" and "map-minus": no commands, since they only change what is
/// seen of it, and whoever has the text view before them has all of it there.
class View : public tables::TableView {
  public:
    View();

    std::string prompt(const ViewContext& context) const override;
    tables::Ending ending(const ViewContext& context) const override;
    tables::Effect effect(const ViewContext& context, core::Action action) const override;
    tables::SeatFacts facts(const ViewContext& context, int seat) const override;
    tables::Outlook outlook(const ViewContext& context) const override;
    std::vector<tables::ScorePart> score_parts(const core::Match& match) const override;
    std::vector<std::string> situation(const ViewContext& context) const override;
    std::string home(const void* view) const override;
    std::vector<ui::Target> spots_of(const void* view, core::Action action) const override;
    std::string spot_name(const void* view, ui::Target spot) const override;
    std::optional<core::Action> meant(const void* view,
                                      std::span<const ui::Target> spots) const override;
    std::string no_way(const void* view, std::span<const ui::Target> spots) const override;
    std::vector<core::Action> way_to(const void* view, ui::Target spot) const override;
    bool asks(const void* view) const override;
    bool glides(const void* before_view, core::Action action) const override;
    std::optional<core::Action> by_auto_answer(const void* view) const override;

    std::optional<app::Brief> brief(const void* before_view, core::Action action,
                                    const void* after_view) const override;

    void moved(const app::Step& step, ui::Motion& motion, float seconds) override;
    void finish() override {
        motion_.finish();
        floats_.clear();
    }
    void hurry(double /*now*/) override { motion_.finish(); }
    std::optional<tables::FloatingText::Kind> moment(const app::Step& step) const override;
    double busy_until() const override { return motion_.busy_until(); }
    void gather(const app::Session& session) override;

    void draw_board(ui::Canvas& canvas, ui::Rect area, const ViewContext& context) override;
    void hand(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) override;
    void side(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) override;
    void seat_more(ui::Column& column, ui::Canvas& canvas, const ViewContext& context,
                   int seat) override;
    void draw_picture(ui::Canvas& canvas, ui::Rect area) const override;

  private:
    static tables::Help help();

    void draw_layers(const Frame& frame);
    void register_cells(const Frame& frame);

    void draw_buttons(ui::Canvas& canvas, ui::Rect area, const ViewContext& context);
    void draw_bank(ui::Canvas& canvas, ui::Rect area, const ViewContext& context);
    /// What the viewer is asked now, and what is no longer asked: the other switches would only puzzle.
    std::vector<AutoAnswer> timely_answers(const ViewContext& context) const;
    void draw_left(ui::Canvas& canvas, ui::Rect in, const ViewContext& context, bool below);
    void draw_domain_switch(ui::Canvas& canvas, ui::Rect at);

    Tiles tiles_;
    Routes routes_;
    Motion motion_;
    tables::FloatingTexts floats_;  ///< their places are tiles
    MapSteering steering_;
    FarPath far_path_;
    bool domains_ = false;  ///< where nothing may be founded is shown
    int told_card_ = 0;     ///< the Adventurer whose card was pressed; 0: none
    int amount_ = -1;       ///< what the stepper stands at; -1: nobody touched it
};

}  // namespace ctq::cartolan::view
