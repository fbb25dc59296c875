#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/cartolan/cartolan.hpp"
#include "shell/tables/cartolan/auto_answers.hpp"
#include "shell/tables/cartolan/motion.hpp"
#include "shell/tables/cartolan/routes.hpp"
#include "shell/tables/cartolan/tiles.hpp"
#include "shell/tables/view.hpp"

namespace ctq::tables {

/// Cartolan at the table: the map with its coasts, who is where and was where, and what may be
/// done. What it says stands in cartolan.cpp and cartolan_words.cpp; the map in cartolan_board.cpp
/// with tiles, marks, pieces and routes in the files named so; choices in cartolan_hand.cpp; what a
/// turn still allows in cartolan_side.cpp.
///
/// Spots: "cell:4,-3" a place of the map, laid or empty; every action that lies nowhere on it by
/// its notation: "do:wait", "do:bank=7".
class CartolanView : public TableView {
  public:
    std::string prompt(const ViewContext& context) const override;
    std::string ending(const ViewContext& context) const override;
    SeatFacts facts(const ViewContext& context, int seat) const override;
    std::vector<std::string> situation(const ViewContext& context) const override;
    std::vector<std::string> spots_of(const void* view, core::Action action) const override;
    std::optional<core::Action> meant(const void* view,
                                      std::span<const std::string> spots) const override;
    std::string no_way(const void* view, std::span<const std::string> spots) const override;

    std::vector<core::Action> way_to(const void* view, std::string_view spot) const override;
    bool asks(const void* view) const override;
    std::vector<AutoAnswer> auto_answers() const override;
    bool turn_auto_answer(std::string_view key) override { return auto_answers_.turn_over(key); }
    std::string auto_answers_text() const override { return auto_answers_.text(); }
    void read_auto_answers(std::string_view text) override { auto_answers_.read(text); }
    std::optional<core::Action> by_auto_answer(const void* view) const override;

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

    std::span<const std::string_view> how_to_play() const override;
    std::string_view figure(std::string_view name) const override;
    std::span<const KeyHelp> keys() const override;
    void draw_picture(ui::Canvas& canvas, ui::Rect area) const override;

  private:
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
    void draw_bank(ui::Canvas& canvas, ui::Rect area, const cartolan::State& state);
    void draw_domain_switch(ui::Canvas& canvas, ui::Rect at);
    ui::Point shown_at(const Frame& frame, int adventurer, int place, int crowd) const;

    CartolanAutoAnswers auto_answers_;
    CartolanTiles tiles_;
    CartolanRoutes routes_;
    CartolanMotion motion_;
    std::vector<ui::Point> line_;  ///< room for one stroke of a route
    bool domains_ = false;         ///< where nothing may be founded is shown
    int amount_ = -1;              ///< what the stepper stands at; -1: nobody touched it
    std::string tip_;              ///< of the place under the pointer
};

std::unique_ptr<TableView> make_cartolan_view();

}  // namespace ctq::tables
