#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/cartolan/cartolan.hpp"
#include "shell/tables/cartolan/camera.hpp"
#include "shell/tables/cartolan/controls.hpp"
#include "shell/tables/cartolan/motion.hpp"
#include "shell/tables/cartolan/path.hpp"
#include "shell/tables/cartolan/routes.hpp"
#include "shell/tables/cartolan/tiles.hpp"
#include "shell/tables/game_view.hpp"

namespace ctq::cartolan::view {

using tables::ViewContext;

/// Cartolan at the table: the map with its coasts, who is where and was where, and what may be
/// done. What it says and what pointing means stands in view.cpp, its sentences in words.cpp, what a result is made up
/// of in score.cpp; the
/// map in board.cpp, with tiles, marks, pieces, routes and coasts in the files named so; which part
/// of it is seen in camera.cpp and steering.cpp, the buttons for that in controls.cpp and
/// overview.cpp; other buttons in hand.cpp; what a turn still allows in side.cpp; what floats over
/// places in moments.cpp.
///
/// Spots: "cell:4,-3" a place of the map, laid or empty; every action that lies nowhere on it by
/// its notation: "do:wait", "do:bank=7". Over a map that is larger than its place "map-overview",
/// "map-mine", "map-whole", "map-plus" and "map-minus": no commands, since they only change what is
/// seen of it, and whoever has the text view before them has all of it there.
class View : public tables::GameView<Game> {
  public:
    View();

    std::string prompt(const ViewContext& context) const override;
    tables::Ending ending(const ViewContext& context) const override;
    tables::Effect effect(const ViewContext& context, core::Action action) const override;
    tables::SeatFacts facts(const ViewContext& context, int seat) const override;
    tables::Outlook outlook(const ViewContext& context) const override;
    std::vector<tables::ScorePart> score_parts(const core::Match& match) const override;
    std::vector<std::string> situation(const ViewContext& context) const override;
    std::string home(const State& state) const override;
    std::vector<ui::Target> spots_of(const State& state, core::Action action) const override;
    std::string spot_name(const State& state, ui::Target spot) const override;
    std::optional<core::Action> meant(const State& state,
                                      std::span<const ui::Target> spots) const override;
    std::string no_way(const State& state, std::span<const ui::Target> spots) const override;
    std::vector<core::Action> way_to(const State& state, ui::Target spot) const override;
    bool asks(const State& state) const override;
    bool glides(const State& before, core::Action action) const override;
    std::optional<core::Action> by_auto_answer(const State& state) const override;

    std::optional<app::Brief> brief(const State& before, core::Action action,
                                    const State& after) const override;

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

    void draw_layers(Frame& frame);
    void draw_tiles(Frame& frame);
    void draw_domains(Frame& frame);
    void draw_routes(Frame& frame);
    void draw_attacks(Frame& frame);
    void draw_agents(Frame& frame);
    void draw_adventurers(Frame& frame);
    void draw_marks(Frame& frame);
    void draw_offers(Frame& frame);
    void draw_advice(Frame& frame);
    void draw_misfits(Frame& frame);
    void draw_far_path(Frame& frame);
    void draw_reach(Frame& frame);
    void stand(Frame& frame) const;
    void register_cells(Frame& frame);
    void add_floats(const app::Step& step, const ui::Motion& motion);
    void draw_floats(Frame& frame);
    std::string far_tip(const ViewContext& context, ui::Target spot) const;
    bool find_far_path(const ui::Canvas& canvas, const ViewContext& context);
    bool find_way_home(const ui::Canvas& canvas, const State& state);

    // What is seen of the map.
    Viewport viewport(const ui::Canvas& canvas, ui::Rect area, const ViewContext& context);
    std::optional<Extent> wanted_part(const Viewport& port, const ViewContext& context) const;
    std::optional<Extent> own_part(const Viewport& port, const ViewContext& context) const;
    Look look_at(const Extent& part, const Viewport& port) const;
    void hold(const Viewport& port, const State& state);
    void let_go(const Viewport& port, const ViewContext& context,
                const std::optional<Extent>& part);
    void zoom(ui::Canvas& canvas, const Viewport& port, float factor, ui::Point fixed, bool glides);
    void read_hand(ui::Canvas& canvas, const Viewport& port, const State& state);
    void show_whole(ui::Canvas& canvas, const Viewport& port, const State& state);
    void show_own(ui::Canvas& canvas, const Viewport& port, const ViewContext& context,
                  const Look& own);
    void reveal_focus(ui::Canvas& canvas, const Viewport& port, const ViewContext& context);
    void steer(ui::Canvas& canvas, const Viewport& port, const ViewContext& context);
    void draw_controls(Frame& frame, const Viewport& port);
    ui::Rect free_part(ui::Rect place) const;
    void draw_overview(Frame& frame, const Viewport& port);
    bool map_button(Frame& frame, MapButton which, bool enabled);
    void draw_bank(ui::Canvas& canvas, ui::Rect area, const ViewContext& context);
    /// What the viewer is asked now, and what is no longer asked: the other switches would only puzzle.
    std::vector<AutoAnswer> timely_answers(const ViewContext& context) const;
    void draw_domain_switch(ui::Canvas& canvas, ui::Rect at);

    /// Who has decided what is seen of the map.
    enum class Steered : std::uint8_t { by_itself, by_hand, whole };

    Tiles tiles_;
    Routes routes_;
    Motion motion_;
    tables::FloatingTexts floats_;  ///< their places are tiles
    std::vector<ui::Point> line_;   ///< room for one stroke of a route
    Camera camera_;
    Controls controls_;  ///< as far as they are shown
    Steered steered_ = Steered::by_itself;
    std::uint32_t steered_turn_ = 0;  ///< State::turns when a person did
    float liked_side_ = 0;            ///< of a tile, as the person last chose; 0: never
    bool another_position_ = false;   ///< than the camera has looked at
    ui::Point finger_;                ///< that drags the map
    ui::Target far_place_;            ///< the spot that `far_path_` leads to
    std::vector<core::Action> far_path_;
    std::optional<std::vector<Cell>> reach_;  ///< of this position, once it is asked for
    ui::Target home_asked_;                   ///< the city that was pressed last in this position
    ui::Target home_;                         ///< the city that `voyage_` leads to
    std::optional<Voyage> voyage_;
    bool domains_ = false;  ///< where nothing may be founded is shown
    int told_card_ = 0;     ///< the Adventurer whose card was pressed; 0: none
    int amount_ = -1;       ///< what the stepper stands at; -1: nobody touched it
};

/// A table of Cartolan.
std::unique_ptr<tables::TableView> make_view();

}  // namespace ctq::cartolan::view
