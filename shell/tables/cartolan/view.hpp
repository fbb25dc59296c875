#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/cartolan/cartolan.hpp"
#include "shell/tables/cartolan/motion.hpp"
#include "shell/tables/cartolan/routes.hpp"
#include "shell/tables/cartolan/tiles.hpp"
#include "shell/tables/game_view.hpp"

namespace ctq::cartolan::view {

using tables::ViewContext;

/// Cartolan at the table: the map with its coasts, who is where and was where, and what may be
/// done. What it says and what pointing means stands in view.cpp, its sentences in words.cpp, what a result is made up
/// of in score.cpp; the
/// map in board.cpp, with tiles, marks, pieces, routes and coasts in the files named so; buttons in
/// hand.cpp; what a turn still allows in side.cpp.
///
/// Spots: "cell:4,-3" a place of the map, laid or empty; every action that lies nowhere on it by
/// its notation: "do:wait", "do:bank=7".
class View : public tables::GameView<Game> {
  public:
    View();

    std::string prompt(const ViewContext& context) const override;
    std::string ending(const ViewContext& context) const override;
    tables::Effect effect(const ViewContext& context, core::Action action) const override;
    tables::SeatFacts facts(const ViewContext& context, int seat) const override;
    std::vector<tables::ScorePart> score_parts(const core::Match& match) const override;
    std::vector<std::string> situation(const ViewContext& context) const override;
    std::vector<std::string> spots_of(const State& state, core::Action action) const override;
    std::optional<core::Action> meant(const State& state,
                                      std::span<const std::string> spots) const override;
    std::string no_way(const State& state, std::span<const std::string> spots) const override;
    std::vector<core::Action> way_to(const State& state, std::string_view spot) const override;
    bool asks(const State& state) const override;
    bool glides(const State& before, core::Action action) const override;
    std::optional<core::Action> by_auto_answer(const State& state) const override;

    void moved(const app::Step& step, ui::Motion& motion, float seconds) override;
    void finish() override { motion_.finish(); }
    double busy_until() const override { return motion_.busy_until(); }
    void gather(const app::Session& session) override;

    float most_zoom(ui::Rect area, const ViewContext& context) const override;
    void draw_board(ui::Canvas& canvas, ui::Rect area, const ViewContext& context) override;
    void draw_hand(ui::Canvas& canvas, ui::Rect area, const ViewContext& context) override;
    float hand_height(const ui::Canvas& canvas, const ViewContext& context,
                      float width) const override;
    float side_height(const ui::Canvas& canvas, float width) const override;
    void draw_side(ui::Canvas& canvas, ui::Rect area, const ViewContext& context) override;
    float seat_more_height(const ui::Canvas& canvas, const ViewContext& context, int seat,
                           float width) const override;
    void draw_seat_more(ui::Canvas& canvas, ui::Rect area, const ViewContext& context,
                        int seat) override;
    void draw_picture(ui::Canvas& canvas, ui::Rect area) const override;

  private:
    const tables::Help& help() const override;

    struct Frame;  // what the parts of one drawing share

    void draw_tiles(Frame& frame);
    void draw_domains(Frame& frame);
    void draw_routes(Frame& frame);
    void draw_attacks(Frame& frame);
    void draw_agents(Frame& frame);
    void draw_adventurers(Frame& frame);
    void draw_marks(Frame& frame);
    void draw_offers(Frame& frame);
    void draw_misfits(Frame& frame);
    void register_cells(Frame& frame);
    void draw_bank(ui::Canvas& canvas, ui::Rect area, const ViewContext& context);
    void draw_domain_switch(ui::Canvas& canvas, ui::Rect at);
    ui::Point shown_at(const Frame& frame, int adventurer, int place, int crowd) const;

    Tiles tiles_;
    Routes routes_;
    Motion motion_;
    std::vector<ui::Point> line_;  ///< room for one stroke of a route
    bool domains_ = false;         ///< where nothing may be founded is shown
    int amount_ = -1;              ///< what the stepper stands at; -1: nobody touched it
};

/// A table of Cartolan.
std::unique_ptr<tables::TableView> make_view();

}  // namespace ctq::cartolan::view
