#include "shell/scenes/table/scene.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/tags.hpp"
#include "shell/match/typed_action.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/keys.hpp"
#include "shell/scenes/table/level_offer.hpp"
#include "shell/scenes/table/status.hpp"
#include "shell/scenes/text_view.hpp"
#include "shell/scenes/ways_to_rules.hpp"
#include "shell/store/beaten_levels.hpp"
#include "shell/store/saved_text.hpp"

namespace ctq::app {

TableScene::TableScene(Services& services, Session session, std::string id)
    : BoardScene(services, std::move(session)), id_(std::move(id)), guide_(session_) {
    sit_down();
}

/// At the match as the session has it.
void TableScene::sit_down() {
    guide_ = Guide(session_);
    const core::Setup& setup = session_.match().setup();
    choose_set_up(services_, {&session_.game(), setup.options, setup.seats, 0,
                              read_people(session_.match().tag(kPeopleTag))});
    view_->read_auto_answers(session_.match().tag(kAutoAnswersTag));
    services_.notices.clear();
    refresh();
    end.open = over();  // what was over before is told at once
    acted_at_ = services_.now;
    if (session_.remote() && session_.your_turn()) {
        consider_recap(false);  // one comes back to it
    }
    think();
}

TableScene::~TableScene() {
    if (holds_) {
        platform::hold("");
    }
}

tables::ViewContext TableScene::context() const {
    return look_ ? look_->context(own_context()) : own_context();
}

tables::ViewContext TableScene::own_context() const {
    tables::ViewContext context = BoardScene::context();
    context.pending = pending_;
    context.holds = true;
    if (hint_ && hint_->told && hint_->weighing) {
        context.best = std::span(&hint_->weighing->worths[hint_->chosen].action, 1);
    }
    return context;
}

std::string TableScene::prompt() const {
    if (look_) {
        return look_words();
    }
    if (!pending_) {
        return status_line(session_, *view_, context());
    }
    const int more = pending_way_.empty() ? 0 : static_cast<int>(pending_way_.size()) - 1;
    const tables::Effect effect = view_->effect(context(), *pending_);
    return core::say(
        "{action}{more:, then 1 more move|, then {more} more moves|}?{brings: {brief}|}{warns: "
        "{warning}|}",
        {{"action", sentence(session_, session_.game().describe(session_.view(), *pending_))},
         {"more", more},
         {"brings", !effect.brief.empty()},
         {"brief", core::ended(core::capitalized(effect.brief))},
         {"warns", !effect.warning.empty()},
         {"warning", effect.warning}});
}

/// What a bot has just done, or what chance has made of one's own action, until somebody else acts;
/// null where nothing is to be told.
const LogEntry* TableScene::told() const {
    const LastAction* last = this->last();
    const bool goes_on = session_.thinking() || (session_.your_turn() && !pending_);
    const bool shown = !look_ && goes_on && session_.turn().secret == 0 && !session_.paused() &&
                       last != nullptr && !log().empty() && log().back().seat > 0;
    const core::Match& match = session_.match();
    const bool chance =
        shown && match.turn_before(match.cursor() - 1).kind == core::Turn::Kind::chance;
    return shown && (chance || !session_.human(last->seat)) ? &log().back() : nullptr;
}

/// The prompt, that the match is not kept where that is so, and where a person is to act, what the
/// guide of a first game says.
std::string TableScene::status() const {
    const std::string status = prompt() + (not_saved() ? std::string(" ") + kNotSaved : "");
    const auto guide = this->guide();
    return guide && session_.your_turn()
               ? core::say(
                     "{head}: {text} {status}",
                     {{"head", guide_head(*guide)}, {"text", guide->text}, {"status", status}})
               : status;
}

std::string TableScene::badge() const {
    return not_saved() ? "Not kept" : session_.badge();
}

const char* TableScene::end_label() const {
    return session_.humans() == 1 ? "Resign" : "End the match";
}

/// A match that is sent on by link asks for that.
std::optional<TableNote> TableScene::note() const {
    if (session_.failed()) {
        return failure_note();
    }
    if (!session_.to_send()) {
        const auto recap = recap_note();
        return recap ? recap : claim_note();
    }
    return TableNote{core::say("It is {who}’s turn, elsewhere. The link holds the whole match; the "
                               "page of whoever moves makes the draws.",
                               {{"who", session_.name(session_.turn().seat)}}),
                     {{"share", "Send the match on", "The table"}}};
}

std::optional<TableNote> TableScene::claim_note() const {
    if (!claim_.offered() || !session_.your_turn() || pending_ || look_ || hint_) {
        return std::nullopt;
    }
    return TableNote{
        "As good as won: of 100 games played on from here you win more than 99.",
        {{"claim", "Claim the win", "The table"}, {"claim-not", "Play on", "The table"}}};
}

/// Nothing goes on until somebody presses it.
std::optional<TableNote> TableScene::failure_note() const {
    if (!session_.failed()) {
        return std::nullopt;
    }
    return TableNote{core::say("No bot can think now, as its worker fails. {why} Nothing is lost.",
                               {{"why", core::ended(core::capitalized(session_.failure()))}}),
                     {{"ask-again", "Try again", "The table"}}};
}

std::vector<std::string> TableScene::awaited() const {
    return pending_ || look_ ? std::vector<std::string>()
           : hint_           ? hinted_spots()
                             : guide_.awaited(session_, *view_, picker_);
}

/// Once on a device: after the first action of a person that would have been heard.
void TableScene::offer_sound() {
    constexpr const char* kOffered = "sound-offered";
    if (!take_missed_sound() || guide() || !session_.can_undo() ||
        !services_.notices.text().empty() || platform::load(kOffered)) {
        return;
    }
    platform::store(kOffered, "1");
    services_.notices.offer("This table has sounds, too.", "set:sound=on", "Sound on");
}

void TableScene::refreshed() {
    offer_sound();
    pending_.reset();
    if (look_ && !look_->holds(session_)) {
        look_.reset();
    }
    if (hint_ && hint_->sequence != session_.sequence()) {
        hint_.reset();
    }
    watch_for_recap();
    guide_.follow(session_);
    const LastAction* last = this->last();
    const int last_seat = last != nullptr ? last->seat : 0;
    claim_.follow(session_, last_seat, services_.jobs, [this] { changed(); });
    result_ = over() ? make_result(session_, *view_) : MatchResult();
    level_steps_ = over() ? steps_offered(session_) : 0;
    if (const int beaten = over() ? level_beaten(session_) : 0; beaten > 0) {
        note_beaten(session_.game().info->id, beaten);
    }
    look_out();
    home_ = session_.your_turn() ? view_->home(session_.view()) : std::string();
    if (home_.empty() && session_.your_turn()) {
        const auto spots = view_->spots_of(session_.view(), session_.legal()[0]);
        home_ = spots.empty() ? std::string() : view_->to_press(spots.front());
    }
    pacing_.follow(session_, last_seat,
                   last != nullptr && view_->glides(last->before.data(), last->action),
                   settings().bot_pace(session_.watched()), services_.now);
}

/// The turn that is under way, from 1 on: the one told last, or the next where that one is over.
int TableScene::this_turn() const {
    const auto& lines = log();
    const auto head =
        std::find_if(lines.rbegin(), lines.rend(), [](const LogEntry& line) { return line.head; });
    if (head == lines.rend() || head->turn == 0) {
        return 1;
    }
    const core::Turn turn = session_.turn();
    const bool next = turn.kind == core::Turn::Kind::seat &&
                      (turn.seat != head->seat || session_.match().game().info->turn_by_turn);
    return head->turn + (next ? 1 : 0);
}

/// What comes true by what was just played is told, not what was true when one came.
void TableScene::look_out() {
    const bool goes_on = outlook_jumps_ == session_.jumps();
    outlook_jumps_ = session_.jumps();
    const std::string before = std::move(outlook_.notice);
    outlook_ = over() ? tables::Outlook() : view_->outlook(context());
    if (over()) {
        if (!before.empty() && services_.notices.text() == before) {
            services_.notices.put_away();  // what was to come has come
            services_.notices.clear();
        }
        return;
    }
    if (outlook_.when.empty()) {
        outlook_.when = core::say("Turn {turn}", {{"turn", this_turn()}});
    }
    if (goes_on && outlook_.notice != before && !outlook_.notice.empty()) {
        tell(outlook_.notice);
    }
}

/// The seconds that the bot that is due waits for.
double TableScene::pace() const {
    return pacing_.seconds(settings().bot_pace(session_.watched()));
}

/// What is looked at does not take longer than until the next bot acts.
float TableScene::motion_seconds() const {
    const float usual = BoardScene::motion_seconds();
    return session_.thinking() ? std::min(usual, static_cast<float>(pace())) : usual;
}

/// Whoever presses something has seen enough of a bot's turn.
void TableScene::hurried() {
    if (!look_ && session_.thinking() && !session_.watched()) {
        pacing_.skip();
        changed();
    }
}

void TableScene::tick(double now) {
    for (const Pointed& one : std::exchange(pointed_, {})) {
        one.dragged ? drag(one.spot, one.onto) : point(one.spot, one.touch);
    }
    tick_look(now);
    // Bots wait while one looks back, where nobody else waits for them.
    const bool busy =
        (look_ && !session_.remote()) || (session_.paced() && now < view_->busy_until());
    if (!busy && session_.tick(now, pace())) {
        if (!session_.trouble().empty()) {
            tell(session_.trouble());
        }
        save(false);
    }
    tick_beside(now);
    refresh();
    think();
    if (!look_) {
        play_forced();
    }
}

double TableScene::wake(double /*now*/) const {
    return wake_alone();
}

/// Without what goes on beside the board.
double TableScene::wake_alone() const {
    if (!pointed_.empty()) {
        return kAtOnce;
    }
    if (look_ && !session_.remote()) {
        return look_wake();
    }
    if (!look_ && plays_forced()) {
        return forced_due();
    }
    const double due = session_.wake(pace());
    const double own = due > 0 && session_.paced() ? std::max(due, view_->busy_until()) : due;
    const double look = look_wake();
    return own == 0 || (look > 0 && look < own) ? look : own;
}

/// A bot's answers are waited for.
bool TableScene::thinks() const {
    return std::any_of(thinking_.begin(), thinking_.end(),
                       [](const Ticket& ticket) { return ticket.waits(); });
}

void TableScene::think() {
    const std::vector<bots::Bytes> questions = session_.take_questions();
    if (!questions.empty()) {
        thinking_.clear();
    }
    for (const bots::Bytes& question : questions) {
        thinking_.push_back(services_.jobs.ask(
            question, [this](platform::Reply&& reply, double /*now*/) { hear(std::move(reply)); }));
    }
}

void TableScene::hear(platform::Reply&& reply) {
    if (reply.done) {
        const std::string before = session_.trouble();
        session_.reply(reply.result);
        if (!session_.trouble().empty() && session_.trouble() != before) {
            tell(session_.trouble());
            save(false);
        }
    } else {
        session_.fail(reply.trouble);
    }
    if (session_.failed()) {
        thinking_.clear();
    }
    changed();
}

void TableScene::went_on() {
    services_.notices.clear();
    refresh();
    think();
}

std::span<const tables::KeyHelp> TableScene::keys() const {
    static constexpr tables::KeyHelp kKeys[] = {kZoomKeys, {"Esc", "menu, or close"}};
    return std::span<const tables::KeyHelp>(kKeys).subspan(frame.board_zooms ? 0 : 1);
}

std::span<const tables::KeyHelp> TableScene::game_keys() const {
    return session_.watched() ? std::span<const tables::KeyHelp>() : view_->keys();
}

namespace {

/// Most lines of the log that are told at once.
constexpr std::size_t kMostEvents = 5;

}  // namespace

/// What has happened from the last action of a person here on, for who hears the table: the log's
/// latest lines, of bots that are watched only the last.
std::string TableScene::events() const {
    const int from = session_.after_own_action() - 1;
    const std::size_t most = session_.watched() ? 1 : kMostEvents;
    std::string events;
    std::size_t count = 0;
    for (auto line = log().rbegin(); line != log().rend() && count < most; ++line, ++count) {
        if (line->turn == 0 || line->plies <= from) {
            break;
        }
        events.insert(0, line->text + (events.empty() ? "." : ". "));
    }
    return events;
}

void TableScene::describe(TextView& page) const {
    page.events(events());
    std::vector<std::string> lines =
        over() ? result_lines(result_, session_) : std::vector<std::string>();
    if (!outlook_.when.empty()) {
        lines.push_back(outlook_.when + (outlook_.lead.empty() ? "" : ". " + outlook_.lead) +
                        (outlook_.goal.empty() ? "" : ". " + outlook_.goal) + ".");
    }
    if (hint_) {
        lines.push_back(hint_words(*hint_, session_));
    }
    BoardScene::describe(page, std::move(lines));
    if (!session_.watched()) {
        page.typing(session_.your_turn()
                        ? session_.game().to_text(session_.view(), session_.legal()[0])
                        : "",
                    typed_left_, typed_times_);
    }
}

}  // namespace ctq::app
