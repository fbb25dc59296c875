#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "shell/match/brief.hpp"
#include "shell/match/session.hpp"
#include "shell/tables/auto_answers.hpp"
#include "shell/tables/floating_text.hpp"
#include "shell/tables/pointing.hpp"
#include "shell/tables/words.hpp"
#include "shell/ui/layout.hpp"

/// How one game looks and speaks at the table: the only part of the shell that a game writes. A
/// view is made for a session and keeps what moves; all it knows of the match is what it is shown.
///
/// The spots it registers for pointing at ("card:hat", "space:7", "do:end") have a target: a click or
/// drop on such a spot goes to the picker. Those without are its own buttons.
namespace ctq::tables {

/// What a table says, also in brief, what pointing at it means, what is answered by itself, and how
/// it is drawn.
class TableView : public Words, public Pointing, public AutoAnswers, public app::Briefs {
  public:
    /// The questions are those that the game asks again and again.
    explicit TableView(const Help& help = {}, std::span<const Question> questions = {})
        : Words(help), AutoAnswers(questions) {}
    TableView(const TableView&) = delete;
    TableView& operator=(const TableView&) = delete;
    virtual ~TableView() = default;

    /// Something happened: from now on what is drawn moves there. Not called for set-up.
    virtual void moved(const app::Step& step, ui::Motion& motion, float seconds) = 0;
    /// What a step is heard as, where it is more than a step.
    virtual std::optional<FloatingText::Kind> moment(const app::Step& /*step*/) const {
        return std::nullopt;
    }
    /// Whatever still moves arrives at once (input, undo, another pair of eyes).
    virtual void finish() = 0;
    /// Somebody pressed something: what moves arrives, but what has to be read is still shown; of
    /// such things the one that is shown is over.
    virtual void hurry(double /*now*/) { finish(); }
    /// What is shown before anybody can act again, as a sentence in place of the prompt; empty while
    /// the newest position is.
    virtual std::string telling(const ViewContext& /*context*/) const { return {}; }
    /// Whether an action, taken in the state before it, is one of a run that is seen as one
    /// gesture: bots play such actions in quick succession.
    virtual bool glides(const void* /*before*/, core::Action /*action*/) const { return false; }
    /// When the newest of what moves can be seen, in seconds: what tells of it by sound waits for it.
    virtual double seen_at() const { return 0; }
    /// When what moves will have arrived, in seconds: a bot that is seen to act waits for it.
    virtual double busy_until() const { return 0; }
    /// Another position is shown, later or earlier: what it does not tell by itself (who was there
    /// when a card was turned) may be gathered from the match's log, as the viewer may know it.
    virtual void gather(const app::Session& /*session*/) {}

    /// How many times as large as `area` the board may be shown, to reach its smallest parts; 1
    /// where it is large enough.
    virtual float most_zoom(ui::Rect /*area*/, const ViewContext& /*context*/) const { return 1; }
    /// The board inside `area`; registers its spots.
    virtual void draw_board(ui::Canvas& canvas, ui::Rect area, const ViewContext& context) = 0;
    /// Describes what the viewer holds and the actions that lie nowhere on the board ("do:end").
    virtual void hand(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) = 0;
    /// The board shows every seat itself, so the frame leaves its own list and chips out.
    virtual bool shows_seats() const { return false; }
    /// Describes what else lies open, above the log of a large screen; its place may be lower than that
    /// needs.
    virtual void side(ui::Column& /*column*/, ui::Canvas& /*canvas*/,
                      const ViewContext& /*context*/) {}
    /// Describes what all may see of a seat, from 1, besides its facts: below its row in the seats'
    /// panel (a hand that is open).
    virtual void seat_more(ui::Column& /*column*/, ui::Canvas& /*canvas*/,
                           const ViewContext& /*context*/, int /*seat*/) {}
    /// A picture for the lobby's card.
    virtual void draw_picture(ui::Canvas& canvas, ui::Rect area) const = 0;
};

/// A view of the game with this id. Every game has one: `plain` where it has none of its own.
std::unique_ptr<TableView> make_view(std::string_view game);

/// A view that knows no game: every legal action is a button "do:<n>".
std::unique_ptr<TableView> make_plain_view();

}  // namespace ctq::tables
