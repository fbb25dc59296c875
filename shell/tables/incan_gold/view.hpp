#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/incan_gold/incan_gold.hpp"
#include "shell/tables/incan_gold/marks.hpp"
#include "shell/tables/incan_gold/odds.hpp"
#include "shell/tables/view.hpp"

namespace ctq::incan_gold::view {

struct Frame;  // data shared by the functions that draw one frame

/// The table view of Incan Gold: the temple with its path of cards, the gems between, and each
/// seat's backpack and tent. view.cpp, odds.cpp and end/ have the texts, marks.cpp what is
/// marked, board.cpp, cards.cpp and temple.cpp the temple, seats.cpp the seats, hazards.cpp hazards
/// and table, rounds.cpp the end of a round, hand.cpp buttons and odds, picture.cpp the lobby's
/// picture.
///
/// Spots: "do:stay", "do:leave".
class View : public tables::TableView {
  public:
    View();

    std::string prompt(const ViewContext& context) const override;
    tables::Effect effect(const ViewContext& context, core::Action action) const override;
    tables::Ending ending(const ViewContext& context) const override;
    std::string odds_line(const ViewContext& context) const override;
    std::string event_prompt(const ViewContext& context) const override;
    tables::SeatFacts facts(const ViewContext& context, int seat) const override;
    tables::Outlook outlook(const ViewContext& context) const override;
    std::string result_words(const core::Match& match, int seat) const override;
    std::vector<tables::ScorePart> score_parts(const core::Match& match) const override;
    std::vector<std::string> situation(const ViewContext& context) const override;
    std::vector<ui::Target> spots_of(const void* view, core::Action action) const override;
    std::string spot_name(const void* view, ui::Target spot) const override;

    void moved(const match::Step& step, ui::Motion& motion, float seconds) override;
    void finish() override { motion_.finish(); }
    void hurry(double now) override { motion_.hurry(now); }
    double seen_at() const override { return motion_.seen_at(); }
    double busy_until() const override { return motion_.busy_until(); }
    int first_untold(const ui::Motion& motion) const override {
        return motion_.first_untold(motion);
    }
    void told(const match::Session& session, int ply) override;

    void draw_board(ui::Canvas& canvas, ui::Rect area, const ViewContext& context) override;
    void hand(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) override;
    bool shows_seats() const override { return true; }
    void side(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) override;
    void draw_picture(ui::Canvas& canvas, ui::Rect area) const override;

  private:
    static constexpr int kMostRounds = 10;

    /// The result of a finished round, by seat - 1.
    struct RoundEnd {
        int hazard = -1;                               ///< hazard that ended it; -1: all came home
        std::array<std::uint16_t, kMostSeats> lost{};  ///< gems lost to the hazard
        std::array<std::uint16_t, kMostSeats> tent{};  ///< gems in the tent at the end
    };

    /// Facts from the log that the position does not contain.
    struct Past {
        /// Number of explorers when a card of the path was turned, by round and turn from 0.
        std::array<std::array<std::uint8_t, kMostPath>, kMostRounds> explorers{};
        std::array<int, kMostSeats> artifacts{};   ///< artifacts taken home, by seat - 1
        std::string last_end;                      ///< how the previous round ended
        std::array<RoundEnd, kMostRounds> ends{};  ///< ends of the previous rounds, in order
    };

    int gems_home(int round, int seat) const;
    std::string round_words(const ViewContext& context, int round) const;

    void draw_head(Frame& frame, ui::Rect area);
    void draw_path(Frame& frame, ui::Rect area);
    void draw_table(Frame& frame, ui::Rect area);
    void draw_seats(Frame& frame, ui::Rect area);
    void draw_tile(Frame& frame, ui::Rect rect, int seat);
    void draw_flights(Frame& frame);
    void draw_falling(Frame& frame);
    void draw_account(Frame& frame, ui::Rect area);
    void draw_odds(ui::Canvas& canvas, ui::Rect area, bool brief);
    void draw_buttons(ui::Canvas& canvas, ui::Rect area, const ViewContext& context);
    int explorers_at(const State& state, int turn) const;

    Motion motion_;
    bool moving_ = false;   ///< whether an act was shown in the last frame
    bool arrived_ = false;  ///< whether the acts ended in this frame
    bool busted_ = false;   ///< whether the card that drives everyone out is face up
    Past past_;
    OddsText odds_;  ///< for the viewer, at the newest position that texts tell of
    ui::Tween odds_light_{1, 1, 0, 0};
    ui::Tween path_x_;  ///< distance from the left end of the path's area to the first card
    ui::Rect path_area_;
    // Positions in the last frame between which gems fly.
    ui::Rect next_at_;
    ui::Rect spare_at_;
    std::array<ui::Rect, kMostSeats> backpack_at_{};
    std::array<ui::Rect, kMostSeats> tent_at_{};
};

}  // namespace ctq::incan_gold::view
