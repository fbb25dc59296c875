#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/handle.hpp"
#include "shell/match/session.hpp"
#include "shell/tables/picker.hpp"
#include "shell/ui/canvas.hpp"

/// How one game looks and speaks at the table: the only part of the shell that a game writes. A
/// view is made for a session and keeps what moves; all it knows of the match is what it is shown.
///
/// Names of the spots it registers contain a colon ("card:hat", "space:7", "do:end"): a click or
/// drop on such a spot goes to the picker. Names without one are buttons of the frame around it.
namespace ctq::tables {

/// What a view is shown in order to draw or speak.
struct ViewContext {
    const core::GameHandle& game;
    const void* view;  ///< the game's State as the viewer knows it
    int viewer;        ///< 0: only what is open to all
    core::Turn turn;
    bool your_turn;                      ///< `picker` has choices
    std::span<const std::string> names;  ///< of the seats, seat 1 first
    const Picker& picker;                ///< which spots are legal and chosen now
    std::optional<core::Action> last;    ///< the last action of a seat, as the viewer saw it
    const void* before_last;             ///< what the viewer knew before it; null without `last`
    bool reduced;                        ///< less motion is wanted
    bool odds;                           ///< odds and advice are wanted, where a game has them
    bool may_odds = true;                ///< there is a place for them, and somebody to have them
    bool figure = false;                 ///< a picture in a text: nothing can be pressed
    /// Known to be best here, to be marked; in a review.
    std::span<const core::Action> best{};
    std::optional<core::Action> held{};  ///< chosen, and waiting for a yes before it is played
    bool holds = true;  ///< the viewer's hand is drawn by itself; else it stands beside the seat

    const std::string& name(int seat) const { return names[static_cast<std::size_t>(seat - 1)]; }
};

/// One seat in two or three words each, for its row or chip.
struct SeatFacts {
    std::string detail;  ///< "2 of 6 aboard"
    std::string figure;  ///< "6 cards"
    std::string brief;   ///< "2/6", for a chip
};

/// A key of the table and what it does, for the sheet that lists them.
struct KeyHelp {
    std::string_view key;
    std::string_view does;
};

class TableView {
  public:
    TableView() = default;
    TableView(const TableView&) = delete;
    TableView& operator=(const TableView&) = delete;
    virtual ~TableView() = default;

    /// What is asked of the seat to act, to go behind "Your turn: ".
    virtual std::string prompt(const ViewContext& context) const = 0;
    /// The odds of the position in one line, for a review; a blank where only this position has
    /// none, empty where the game never has any.
    virtual std::string odds_line(const ViewContext& /*sight*/) const { return {}; }
    /// How it came to an end, to go behind "You win: ", or behind "You win " where it begins with
    /// "with "; of one seat alone what goes behind its name. The match is over.
    virtual std::string ending(const ViewContext& context) const = 0;
    virtual SeatFacts facts(const ViewContext& context, int seat) const = 0;
    /// The position in words, a line each, for those who don't see the board.
    virtual std::vector<std::string> situation(const ViewContext& context) const = 0;

    /// The spots a legal action touches, in the order a person would point at them: card, token,
    /// target. Choosing a subset that only one legal action touches plays it.
    virtual std::vector<std::string> spots_of(const void* view, core::Action action) const = 0;
    /// The button that brings a spot onto the board which is not there now (the colour of a stone);
    /// empty where none does.
    virtual std::string_view brings(std::string_view /*spot*/) const { return {}; }
    /// The illegal action a person meant by pointing at these spots, so that the game can say why
    /// not; none where that can't be told.
    virtual std::optional<core::Action> meant(const void* view,
                                              std::span<const std::string> spots) const = 0;

    /// Why nothing can be done by pointing at these spots, as a sentence, where no single illegal
    /// action was meant; empty where there is nothing to say.
    virtual std::string no_way(const void* /*view*/, std::span<const std::string> /*spots*/) const {
        return {};
    }

    /// The actions that lead to a spot none of them touches at once (a far place), one after the
    /// other; empty where there is no way.
    virtual std::vector<core::Action> way_to(const void* /*view*/,
                                             std::string_view /*spot*/) const {
        return {};
    }
    /// Whether something stands to be decided here that one on such a way should stop for.
    virtual bool asks(const void* /*view*/) const { return false; }

    /// Questions that come again and again, and how the person at this table has them answered: a
    /// command "habit:<key>" turns to the next answer, what is chosen is kept with the match.
    struct AutoAnswer {
        std::string_view key;
        std::string words;  ///< "Paid rest: ask"
    };
    virtual std::vector<AutoAnswer> auto_answers() const { return {}; }
    virtual bool turn_auto_answer(std::string_view /*key*/) { return false; }
    virtual std::string auto_answers_text() const { return {}; }
    virtual void read_auto_answers(std::string_view /*text*/) {}
    /// What is played by itself here: because of them, or since nothing but the end is left.
    virtual std::optional<core::Action> by_auto_answer(const void* /*view*/) const {
        return std::nullopt;
    }

    /// Something happened: from now on what is drawn moves there. Not called for set-up.
    virtual void moved(const app::Step& step, ui::Motion& motion, float seconds) = 0;
    /// Whatever still moves arrives at once (input, undo, another pair of eyes).
    virtual void finish() = 0;
    /// When what moves will have arrived, in seconds: a bot that is seen to act waits for it.
    virtual double busy_until() const { return 0; }
    /// The match went on, back or elsewhere: what the position alone does not tell (who was there
    /// when a card was turned) may be gathered from its log, as far as the viewer may know it.
    virtual void gather(const app::Session& /*session*/) {}

    /// How many times as large as `area` the board may be shown, to reach its smallest parts; 1
    /// where it is large enough.
    virtual float most_zoom(ui::Rect /*area*/, const ViewContext& /*sight*/) const { return 1; }
    /// The board inside `area`; registers its spots.
    virtual void draw_board(ui::Canvas& canvas, ui::Rect area, const ViewContext& context) = 0;
    /// What the viewer holds and the actions that lie nowhere on the board ("do:end").
    virtual void draw_hand(ui::Canvas& canvas, ui::Rect area, const ViewContext& context) = 0;
    /// How high the hand wants to be for this width, in logical pixels.
    virtual float hand_height(const ui::Canvas& canvas, const ViewContext& context,
                              float width) const = 0;
    /// The board shows every seat itself, so the frame leaves its own list and chips out.
    virtual bool shows_seats() const { return false; }
    /// What else lies open, above the log of a large screen: its height for a width, 0 for nothing.
    virtual float side_height(const ui::Canvas& /*canvas*/, float /*width*/) const { return 0; }
    virtual void draw_side(ui::Canvas& /*canvas*/, ui::Rect /*area*/,
                           const ViewContext& /*sight*/) {}
    /// What all may see of a seat besides its facts, below its row in the seats' panel (a hand that
    /// is open): its height for a width, 0 for nothing.
    virtual float seat_more_height(const ui::Canvas& /*canvas*/, const ViewContext& /*sight*/,
                                   int /*seat*/, float /*width*/) const {
        return 0;
    }
    virtual void draw_seat_more(ui::Canvas& /*canvas*/, ui::Rect /*area*/,
                                const ViewContext& /*sight*/, int /*seat*/) {}
    /// The rules in a few sentences, for who never played; empty where there are none yet.
    virtual std::span<const std::string_view> how_to_play() const { return {}; }
    /// The record whose end a figure of the rules shows; empty for an unknown name.
    virtual std::string_view figure(std::string_view /*name*/) const { return {}; }
    /// The keys of this game's table.
    virtual std::span<const KeyHelp> keys() const { return {}; }
    /// A picture for the lobby's card.
    virtual void draw_picture(ui::Canvas& canvas, ui::Rect area) const = 0;
};

/// A view of the game with this id. Every game has one: `plain` where it has none of its own.
std::unique_ptr<TableView> make_view(std::string_view game);

/// A view that knows no game: every legal action is a button "do:<n>".
std::unique_ptr<TableView> make_plain_view();

}  // namespace ctq::tables
