#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/board/result.hpp"
#include "shell/scenes/board/scene.hpp"
#include "shell/scenes/table/claim.hpp"
#include "shell/scenes/table/guide.hpp"
#include "shell/scenes/table/hint.hpp"
#include "shell/scenes/table/look_back.hpp"
#include "shell/scenes/table/note.hpp"
#include "shell/scenes/table/pacing.hpp"

namespace ctq::app {

/// The table: a match that is played.
///
///     table=<id>  first=<game>                                         lead here
///     act:hat@7  type:<words>  ask:type  confirm  reject  unpick       an action
///     hint  hint-more  hint-close  hint:<n>                            advice
///     curtain  undo  redo  end  again  change  habit:<key>             the match
///     claim  claim-not                                                 a match as good as won
///     ask-again                                                        a bot that got no worker
///     pause  go-on  step                                               where only bots play
///     look:<ply>  look-back  look-on  look-play  look-pause  now       earlier positions
///     recap-show  recap-ok                                             what one has missed
///     leave-lesson  restart-lesson                                     first games
///     review  review:<ply>  swing  sandbox  share  back  lobby
///     save-picture  save-svg  send-picture                             once it is over
///     elsewhere:match:<id>  freed:match:<id>  held:match:<id>  saves-changed    other tabs
class TableScene : public BoardScene {
  public:
    TableScene(Services& services, Session session, std::string id);
    ~TableScene() override;

    std::string_view name() const override { return "table"; }
    std::string title() const override { return session_.game().info->title; }
    std::string status() const override;
    std::string badge() const override;
    void commands(Commands& list) override;
    void describe(TextView& page) const override;
    void tick(double now) override;
    double wake(double now) const override;
    bool quiet() const override {
        return !thinks() && !(hint_ && hint_->waits()) && wake_alone() == 0;
    }
    void draw(ui::Canvas& canvas, const Commands& list) override;
    void pointed(const ui::Spots& spots) override;
    std::span<const tables::KeyHelp> keys() const override;
    std::span<const tables::KeyHelp> game_keys() const override;
    std::span<const std::string_view> how_to_play() const override { return view_->how_to_play(); }
    ui::Rect message_at(ui::Rect /*screen*/) const override { return prompt_at; }
    tables::ViewContext context() const override;
    tables::TableView& view() const override { return look_ ? look_->view() : own_view(); }
    int line_looked_at() const override;
    std::string unfinished() const override;

    // For what draws it.
    /// The earlier position that is shown in place of the match as it stands; null for none.
    const LookBack* look() const { return look_.get(); }
    /// What the view is given of the match as it stands.
    tables::ViewContext own_context() const;
    /// Back to the match as it stands.
    void stop_looking();
    /// What has happened since one acted last, where one may have missed it.
    std::optional<TableNote> recap_note() const;
    /// What stands above the hand: whose turn it is and what is asked.
    std::string prompt() const;
    /// The last line of the log, to be read beside the prompt, where a bot or chance brought it
    /// about; null where there is nothing to tell, as while one looks back.
    const LogEntry* told() const;
    /// Where the match stands and how it will end, as far as it has been shown; nothing when it is over.
    const tables::Outlook& outlook() const { return seen_outlook_; }
    /// The action that was chosen and is not yet played, where the settings ask before.
    const std::optional<core::Action>& pending() const { return pending_; }
    /// What the guide of a first game says.
    std::optional<Guide::Note> guide() const { return guide_.note(session_); }
    /// The advice that was asked for; null for none.
    const Hint* hint() const { return hint_.get(); }
    /// How much of what is thought about just now is done, a hint or a bot's decision, from 0 to 1; 0
    /// where nothing is, or it is all one question.
    float thought() const;
    /// Advice can be had at this table.
    bool may_hint() const;
    /// The spots to point at next, for a hint or what the guide waits for; none where anything will
    /// do.
    std::vector<std::string> awaited() const;
    /// What the table asks besides.
    virtual std::optional<TableNote> note() const;
    /// That a bot can't be asked, and the way to try it again; only then.
    std::optional<TableNote> failure_note() const;
    /// That the match is as good as won, and the way to end it so; only then.
    std::optional<TableNote> claim_note() const;
    /// Others can be invited to look on.
    virtual bool can_invite() const { return false; }
    /// What ending the match now is called here.
    virtual const char* end_label() const;
    /// What is told of the match besides who won; only when it is over.
    const MatchResult& result() const { return result_; }
    /// The level of the bots that is offered for the next match; 0 where none is.
    int offered_level() const;
    /// How many steps it is away; below 0 it is easier.
    int level_steps() const { return level_steps_; }
    /// The match may be looked at from its beginning.
    virtual bool can_review() const { return true; }
    /// Whether the device refused to keep the match.
    virtual bool not_saved() const;
    /// The end, as it is told on a sheet of its own.
    struct End {
        std::optional<double> arrived{};  ///< when the last action had come to rest, in seconds
        bool open = false;                ///< it was told
        bool closed = false;              ///< and its sheet put away, to look at the board
        ui::Scroll scroll{};              ///< of the sheet
    };
    End end;
    ui::Rect prompt_at;                         ///< where messages lie, too, and not over the board
    std::optional<core::Action> pending_shown;  ///< the action whose question was drawn

    /// Keeps the match; `own` when a person at this device brought about what is new.
    virtual void save(bool own);
    /// What is played goes on as a match of its own: the saved one must stay as it is.
    void play_as_copy() { copies_ = true; }
    /// Tells other tabs that this match is open here, and hears of them.
    void hold();

  protected:
    /// What goes on beside the board, between what bots do and what is shown.
    virtual void tick_beside(double /*now*/) {}
    virtual void play_again();
    void play_once_more(TableSetup setup);
    /// The match as it may be shared.
    virtual core::Match to_share() const { return session_.match(); }
    void refreshed() override;
    float motion_seconds() const override;
    double hold_seconds() const override { return settings().hold_seconds(session_.watched()); }
    void hurried() override;
    void think();
    bool thinks() const;
    double wake_alone() const;
    void add_note(Commands& list) const;
    void add_actions(Commands& list);
    void add_auto_answers(Commands& list);
    void add_other_level(Commands& list);
    void add_looking(Commands& list);
    /// The families of every table.
    void add_inputs(Commands& list);
    bool over() const { return session_.turn().kind == core::Turn::Kind::over; }
    bool can_undo() const { return pending_ || session_.can_undo(); }
    bool may_undo() const;
    /// Back from the pending action to none; false where there is none.
    bool reject();
    void open_share();
    void lift_curtain();

    std::string id_;  ///< of the match

  private:
    // Commands.
    void add_watching(Commands& list);
    void add_lesson(Commands& list);
    void add_match(Commands& list);
    bool act(std::string_view token);
    void type(std::string_view words);
    bool ask_to_type();
    void end_match();
    bool review_at(std::string_view ply);
    /// After a command that changed the session.
    void went_on();

    // auto_play.cpp
    void choose(core::Action action, bool draft = false);
    void play(core::Action action);
    bool confirm();
    bool turn_auto_answer(std::string_view key);
    bool forced() const;
    std::optional<core::Action> automatic() const;
    bool plays_forced() const;
    double forced_due() const;
    void play_forced();
    std::string undo_refusal() const;
    void undo();
    void redo();

    // looking.cpp
    bool look_at(std::string_view ply);
    void look_beside(int by);
    void play_look(bool on);
    void tick_look(double now);
    double look_wake() const;
    double look_pause() const;
    std::string look_words() const;
    void consider_recap(bool even_first);
    void watch_for_recap();
    void show_recap();

    // hinting.cpp
    void add_hint(Commands& list);
    void go_on_with_hint();
    void ask_for_hint();
    void ask_on_for_hint();
    [[gnu::noinline]] void hear_hint(const platform::Reply& reply);
    bool point_at_hint(std::string_view number);
    std::vector<std::string> hinted_spots() const;

    // pointing.cpp
    void point(std::string_view spot, bool touch);
    void drag(std::string_view from, std::string_view onto);
    void took(const tables::Picker::Outcome& outcome, std::string_view spot, bool draft = false);
    bool follow(std::string_view spot);
    void go_along(std::span<const core::Action> way, bool asked);
    void explain(std::string_view spot);
    bool asked_about(std::string_view spot) const;

    // saving.cpp
    void add_other_tabs(Commands& list);
    bool opened_elsewhere(std::string_view id);
    bool freed(std::string_view id);
    void saves_changed();

    void sit_down();
    void hear(platform::Reply&& reply);
    void offer_sound();
    std::string events() const;
    double pace() const;
    int this_turn() const;
    void look_out();

    /// A click or a drop on the board, noted in a frame.
    struct Pointed {
        std::string spot;
        std::string onto;
        bool dragged;
        bool touch;
    };

    std::unique_ptr<LookBack> look_;
    std::unique_ptr<Hint> hint_;
    /// What one may have missed: everything after so many actions.
    std::optional<int> recap_from_;
    double acted_at_ = 0;  ///< when a person here acted last, or sat down
    bool waited_ = false;  ///< the others act
    Guide guide_;
    Pacing pacing_;
    std::optional<core::Action> pending_;
    std::string pending_spot_;  ///< pressed last, which led to it
    double pending_at_ = 0;     ///< and when, in seconds
    std::string home_;          ///< the spot where arrow keys begin
    tables::Outlook outlook_;
    int outlook_jumps_ = -1;                 ///< of the session it was made for
    tables::Outlook seen_outlook_;           ///< of what is drawn: not before a card is turned
    std::vector<core::Action> pending_way_;  ///< the path that begins with it; empty for none
    Claim claim_;
    MatchResult result_;
    int level_steps_ = 0;       ///< see `level_steps`
    int forced_sequence_ = -1;  ///< the position `forced_at_` was set for
    double forced_at_ = 0;      ///< when its one action is played by itself
    bool after_undo_ = false;   ///< nothing is until the person has acted
    bool copies_ = false;       ///< what a person does next goes on as a match of its own
    bool elsewhere_ = false;    ///< because another tab has this match
    bool holds_ = false;        ///< other tabs are told that the match is open here
    std::string typed_left_;    ///< what was typed last and could not be played
    int typed_times_ = 0;
    std::vector<Pointed> pointed_;
    bool touch_ = false;            ///< the last pointer was a finger
    std::vector<Ticket> thinking_;  ///< a bot's questions
};

/// `id` is of a saved match.
Opened open_table(Services& services, std::string_view id);
/// Opens the lesson of a game, at a new table.
Opened open_lesson(Services& services, std::string_view game);
/// A new match under the name `id`, saved.
std::unique_ptr<Scene> new_table(Services& services, Session session, const std::string& id);

}  // namespace ctq::app
