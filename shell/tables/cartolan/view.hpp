#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/cartolan/cartolan.hpp"
#include "shell/tables/cartolan/motion.hpp"
#include "shell/tables/cartolan/path_preview.hpp"
#include "shell/tables/cartolan/routes.hpp"
#include "shell/tables/cartolan/steering.hpp"
#include "shell/tables/cartolan/tiles.hpp"
#include "shell/tables/view.hpp"

namespace ctq::cartolan::view {

using tables::ViewContext;

/// The table view of Cartolan: the map with its coasts, the pieces and routes, and the legal
/// actions. view.cpp has the texts and the meaning of spots, words.cpp sentences, marks.cpp what is
/// marked, end/ the parts of a result, board.cpp the map, with tiles, targets, pieces, routes
/// and coasts in files of those names, steering.hpp the visible part of the map, path_preview.hpp
/// paths of several moves, hand.cpp the other buttons, side.cpp what is left in a turn, moments.cpp
/// texts that float over cells.
///
/// Spots: "cell:4,-3" a cell of the map, with or without a tile; every action without a cell, by
/// its notation: "do:wait", "do:bank=7". A map larger than its area also has "map-overview",
/// "map-mine", "map-whole", "map-plus" and "map-minus". They are no commands, because they only
/// change the visible part, and the text view has the whole map.
class View : public tables::TableView {
  public:
    View();

    std::string prompt(const ViewContext& context) const override;
    tables::Ending ending(const ViewContext& context) const override;
    tables::Effect effect(const ViewContext& context, core::Action action) const override;
    tables::SeatFacts facts(const ViewContext& context, int seat) const override;
    tables::Outlook outlook(const ViewContext& context) const override;
    std::string result_words(const core::Match& match, int seat) const override;
    std::vector<tables::ScorePart> score_parts(const core::Match& match) const override;
    std::vector<std::string> highlights(const core::Match& match,
                                        std::span<const std::string> names) const override;
    std::vector<std::string> situation(const ViewContext& context) const override;
    std::string home(const void* view) const override;
    std::vector<ui::Target> spots_of(const void* view, core::Action action) const override;
    std::string spot_name(const void* view, ui::Target spot) const override;
    char key_of(core::Action action) const override;
    std::optional<core::Action> meant(const void* view,
                                      std::span<const ui::Target> spots) const override;
    std::string why_not(const void* view, std::span<const ui::Target> spots) const override;
    std::vector<core::Action> path_to(const void* view, ui::Target spot) const override;
    bool asks(const void* view) const override;
    bool glides(const void* before_view, core::Action action) const override;
    std::optional<core::Action> by_auto_answer(const void* view) const override;

    std::optional<match::Brief> brief(const void* before_view, core::Action action,
                                      const void* after_view) const override;

    void moved(const match::Step& step, ui::Motion& motion, float seconds) override;
    int first_untold(const ui::Motion& motion) const override {
        return motion_.first_untold(motion);
    }
    void finish() override {
        motion_.finish();
        floats_.clear();
    }
    void hurry(double /*now*/) override { motion_.finish(); }
    std::vector<tables::FloatingText> events(const match::Step& step) const override;
    double busy_until() const override { return motion_.busy_until(); }
    void gather(const match::Session& session) override;

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
    /// Returns the auto-answers to the current question and to questions already answered. Other
    /// switches would only confuse.
    std::vector<AutoAnswer> timely_answers(const ViewContext& context) const;
    void draw_left(ui::Canvas& canvas, ui::Rect in, const ViewContext& context, bool below);
    void draw_domain_switch(ui::Canvas& canvas, ui::Rect at);

    Tiles tiles_;
    Routes routes_;
    Motion motion_;
    tables::FloatingTexts floats_;  ///< their places are tiles
    MapSteering steering_;
    PathPreview path_preview_;
    std::vector<Cell> closed_;   ///< where no tile that is left fits
    bool new_position_ = false;  ///< `closed_` is that of an earlier position
    bool domains_ = false;       ///< whether the domains are shown, where no Agent may be placed
    int shown_card_ = 0;         ///< number of the Adventurer whose card's text is shown; 0: none
    int amount_ = -1;            ///< value of the stepper; -1: not changed yet
};

}  // namespace ctq::cartolan::view
