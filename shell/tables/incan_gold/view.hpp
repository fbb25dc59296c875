#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/incan_gold/incan_gold.hpp"
#include "shell/tables/incan_gold/motion.hpp"
#include "shell/tables/incan_gold/odds.hpp"
#include "shell/tables/view.hpp"

namespace ctq::tables {

/// Incan Gold at the table: the temple with its path of cards, what lies between, everybody's
/// backpack and tent. What it says stands in incan_gold.cpp, the temple in incan_gold_board.cpp,
/// the seats in incan_gold_seats.cpp, hazards and table in incan_gold_table.cpp, buttons and odds
/// in incan_gold_hand.cpp, the lobby's picture in incan_gold_picture.cpp.
///
/// Spots: "do:stay", "do:leave".
class IncanGoldView : public TableView {
  public:
    std::string prompt(const ViewContext& context) const override;
    std::string ending(const ViewContext& context) const override;
    std::string odds_line(const ViewContext& context) const override;
    SeatFacts facts(const ViewContext& context, int seat) const override;
    std::vector<std::string> situation(const ViewContext& context) const override;
    std::vector<std::string> spots_of(const void* view, core::Action action) const override;
    std::optional<core::Action> meant(const void* view,
                                      std::span<const std::string> spots) const override;

    void moved(const app::Step& step, ui::Motion& motion, float seconds) override;
    void finish() override { motion_.finish(); }
    double busy_until() const override { return motion_.busy_until(); }
    void gather(const app::Session& session) override;

    void draw_board(ui::Canvas& canvas, ui::Rect area, const ViewContext& context) override;
    void draw_hand(ui::Canvas& canvas, ui::Rect area, const ViewContext& context) override;
    float hand_height(const ui::Canvas& canvas, const ViewContext& context,
                      float width) const override;
    bool shows_seats() const override { return true; }
    float side_height(const ui::Canvas& canvas, float width) const override;
    void draw_side(ui::Canvas& canvas, ui::Rect area, const ViewContext& context) override;
    std::span<const std::string_view> how_to_play() const override;
    std::string_view figure(std::string_view name) const override;
    std::span<const KeyHelp> keys() const override;
    void draw_picture(ui::Canvas& canvas, ui::Rect area) const override;

  private:
    struct Frame;  // what the parts of one drawing share
    static constexpr int kMostRounds = 10;

    /// What the log tells beyond the position.
    struct Past {
        /// How many explored when a card of the path was turned, by round and turn from 0.
        std::array<std::array<std::uint8_t, incan_gold::kMostPath>, kMostRounds> explorers{};
        std::array<int, incan_gold::kMostSeats> artifacts{};  ///< taken home, by seat - 1
        std::string last_end;                                 ///< how the round before ended
    };

    void draw_head(Frame& frame, ui::Rect area);
    void draw_odds_switch(Frame& frame, ui::Rect& area);
    void draw_path(Frame& frame, ui::Rect area);
    void draw_next(Frame& frame, ui::Rect slot);
    void draw_table(Frame& frame, ui::Rect area);
    void draw_seats(Frame& frame, ui::Rect area);
    void draw_tile(Frame& frame, ui::Rect rect, int seat);
    void draw_flights(Frame& frame);
    void draw_odds(ui::Canvas& canvas, ui::Rect area, bool brief);
    void draw_buttons(ui::Canvas& canvas, ui::Rect area, const ViewContext& context);
    int explorers_at(const incan_gold::State& state, int turn) const;

    IncanGoldMotion motion_;
    bool moving_ = false;   ///< something was on show in the last frame
    bool arrived_ = false;  ///< for the first time, nothing is
    Past past_;
    IncanGoldOdds odds_;  ///< of the viewer
    // Where the last frame put what gems fly between.
    ui::Rect next_at_;
    ui::Rect spare_at_;
    std::array<ui::Rect, incan_gold::kMostSeats> backpack_at_{};
    std::array<ui::Rect, incan_gold::kMostSeats> tent_at_{};
};

std::unique_ptr<TableView> make_incan_gold_view();

}  // namespace ctq::tables
