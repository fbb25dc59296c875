#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/cartagena/cartagena.hpp"
#include "shell/tables/cartagena/motion.hpp"
#include "shell/tables/cartagena/moves.hpp"
#include "shell/tables/view.hpp"
#include "shell/ui/path.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::cartagena::view {

using tables::ViewContext;

struct Frame;  // data shared by the functions that draw one frame

/// The table view of Cartagena: the track as a winding path, tokens by colour and shape, the hand
/// as cards. view.cpp has the texts and the meaning of spots, marks.cpp what is marked, end/
/// the result, board.cpp, pieces.cpp, leaps.cpp and piles.cpp the board, hand.cpp the hands, and
/// picture.cpp the lobby's picture.
///
/// Spots: "card:hat" in the hand; "token:4" a place with tokens of the seat to act; "space:7" any
/// other place, or a possible destination of the selection (0 the start, n + 1 the boat); "do:end";
/// "do:pass".
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
    std::vector<std::string> situation(const ViewContext& context) const override;
    std::vector<ui::Target> spots_of(const void* view, core::Action action) const override;
    std::string spot_name(const void* view, ui::Target spot) const override;
    std::optional<core::Action> meant(const void* view,
                                      std::span<const ui::Target> spots) const override;
    std::string why_not(const void* view, std::span<const ui::Target> spots) const override;

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
    void gather(const match::Session& session) override;

    float most_zoom(ui::Rect area, const ViewContext& context) const override;
    void draw_board(ui::Canvas& canvas, ui::Rect area, const ViewContext& context) override;
    void hand(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) override;
    bool hand_flies() const override { return true; }
    void seat_more(ui::Column& column, ui::Canvas& canvas, const ViewContext& context,
                   int seat) override;
    void draw_picture(ui::Canvas& canvas, ui::Rect area) const override;

  private:
    /// The layout of the board, recomputed when the area or the track's length changes.
    struct Plan {
        ui::Rect area;
        int spaces = 0;
        ui::TrackLayout track;
        ui::Rect pile;
        ui::Rect discards;
    };
    void plan(ui::Rect area, int spaces);
    void draw_piles(const Frame& frame) const;
    void draw_pieces(const Frame& frame) const;
    void draw_landings(const Frame& frame) const;
    void draw_flights(const Frame& frame) const;
    void draw_aboard(const Frame& frame) const;
    void draw_hand(ui::Canvas& canvas, ui::Rect area, const ViewContext& context);
    void draw_open_hand(ui::Canvas& canvas, ui::Rect area, const ViewContext& context,
                        int seat) const;
    void draw_cards(ui::Canvas& canvas, ui::Rect in, const ViewContext& context);
    void draw_finish(ui::Canvas& canvas, ui::Rect area, const ViewContext& context);
    ui::Point hand_point(const ui::Canvas& canvas, int viewer, int seat, int symbol) const;

    Plan plan_;
    Motion motion_;
    tables::FloatingTexts floats_;                  ///< texts that float over the boat
    std::vector<int> played_;                       ///< symbols of all cards played, in log order
    std::array<ui::Rect, kMostSymbols> card_at_{};  ///< where the cards of the viewer's hand are
    ui::Rect hand_at_;
};

/// Returns the picture of a card's symbol in this state's rule set. None for an unknown symbol.
ui::Symbol sign_of(const State& state, int symbol);

}  // namespace ctq::cartagena::view
