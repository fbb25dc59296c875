#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "shell/match/brief.hpp"
#include "shell/match/session.hpp"
#include "shell/tables/auto_answers.hpp"
#include "shell/tables/flights.hpp"
#include "shell/tables/floating_text.hpp"
#include "shell/tables/pointing.hpp"
#include "shell/tables/words.hpp"
#include "shell/ui/layout.hpp"

/// The look and the texts of one game at the table: the only part of the shell that each game
/// implements. A view is made for one session and keeps the movements that it shows. It knows of
/// the match only what is passed to it.
///
/// The spots that it registers for pointing ("card:hat", "space:7", "do:end") have a target: a
/// click or drop on them goes to the picker. Spots without a target are the view's own buttons.
namespace ctq::tables {

/// The complete view of a game: its texts, full and brief, the meaning of spots, automatic answers,
/// and drawing.
class TableView : public Words, public Pointing, public AutoAnswers, public match::Briefs {
  public:
    /// `questions` are the questions that the game asks repeatedly.
    explicit TableView(const Help& help = {}, std::span<const Question> questions = {})
        : Words(help), AutoAnswers(questions) {}
    TableView(const TableView&) = delete;
    TableView& operator=(const TableView&) = delete;
    virtual ~TableView() = default;

    /// Starts the movement of a step, with a duration of `seconds`. Not called for set-up steps.
    virtual void moved(const match::Step& step, ui::Motion& motion, float seconds) = 0;
    /// Returns the effects of a step as texts of a few words, which float over the board.
    virtual std::vector<FloatingText> events(const match::Step& /*step*/) const { return {}; }
    /// Returns the kind of sound for a step that is a gain or a loss; none for an ordinary step.
    std::optional<FloatingText::Kind> moment(const match::Step& step) const;
    /// Ends all movements at once, on input, undo, or a change of the viewing seat.
    virtual void finish() = 0;
    /// Ends movements after a press, but still shows what has to be read. If such a text is being
    /// shown, it ends, too.
    virtual void hurry(double /*now*/) { finish(); }
    /// Returns a sentence that replaces the prompt while events are shown before anyone can act
    /// again; empty while the newest position is shown.
    virtual std::string event_prompt(const ViewContext& /*context*/) const { return {}; }
    /// Returns whether an action, taken in the state `before`, belongs to a series of actions that
    /// looks like one gesture. Bots play such actions in quick succession.
    virtual bool glides(const void* /*before*/, core::Action /*action*/) const { return false; }
    /// Returns when the newest movement becomes visible, in seconds. Its sound waits for this.
    virtual double seen_at() const { return 0; }
    /// Returns `Step::ply` of the first step whose outcome the board does not show yet; `kAllTold`
    /// if it shows them all. Texts tell only what is shown.
    virtual int first_untold(const ui::Motion& /*motion*/) const { return kAllTold; }
    /// Called when the board shows the outcomes of the first `ply` actions. The view may collect
    /// from the log what its texts tell, as `gather` does for what it draws.
    virtual void told(const match::Session& /*session*/, int /*ply*/) {}
    /// Returns when all movements end, in seconds. A bot whose actions are watched waits for this.
    virtual double busy_until() const { return 0; }
    /// Updates the view after a jump to another position. The view may collect what the position
    /// itself does not contain (who was there when a card was turned) from the match's log, limited
    /// to what the viewer may know.
    virtual void gather(const match::Session& /*session*/) {}

    /// Returns how many times as large as `area` the board may be shown, so that its smallest parts
    /// can be used; 1 where it is large enough.
    virtual float most_zoom(ui::Rect /*area*/, const ViewContext& /*context*/) const { return 1; }
    /// Draws the board inside `area` and registers its spots.
    virtual void draw_board(ui::Canvas& canvas, ui::Rect area, const ViewContext& context) = 0;
    /// Adds the viewer's hand, and the actions without a place on the board ("do:end"), to the
    /// column.
    virtual void hand(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) = 0;
    /// Returns whether `hand` draws cards that are still flying: it gets the newest position then,
    /// and else the one that texts tell of.
    virtual bool hand_flies() const { return false; }
    /// Returns whether the board shows every seat itself. Then the scene omits its own list of
    /// seats and its chips.
    virtual bool shows_seats() const { return false; }
    /// Adds further public information, above the log of a large screen. The free room may be lower
    /// than this information needs.
    virtual void side(ui::Column& /*column*/, ui::Canvas& /*canvas*/,
                      const ViewContext& /*context*/) {}
    /// Adds what everyone can see of a seat, counted from 1, besides its facts: shown below its row
    /// in the seats' panel (an open hand).
    virtual void seat_more(ui::Column& /*column*/, ui::Canvas& /*canvas*/,
                           const ViewContext& /*context*/, int /*seat*/) {}
    /// Draws the picture for the game's card in the lobby.
    virtual void draw_picture(ui::Canvas& canvas, ui::Rect area) const = 0;
};

/// Returns a view of the game with this id. A game without its own view gets the plain one.
std::unique_ptr<TableView> make_view(std::string_view game);

}  // namespace ctq::tables
