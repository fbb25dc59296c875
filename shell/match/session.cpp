#include "shell/match/session.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/text.hpp"
#include "shell/match/tags.hpp"

namespace ctq::app {

using core::Turn;

namespace {

/// The seat of this device's person in a match that is sent on by link; 0 in any other.
int letter_seat(const core::Match& match) {
    const auto seat = core::read_number(match.tag(kLetterTag));
    const auto& seats = match.setup().seats;
    return seat && *seat >= 1 && *seat <= static_cast<std::int64_t>(seats.size()) &&
                   seats[static_cast<std::size_t>(*seat - 1)] == kHuman
               ? static_cast<int>(*seat)
               : 0;
}

/// Whether all that happens between two positions follows from one decision, or from one choice
/// made at once: it is seen one after the other, anything more is a jump.
bool is_one_step(const core::Match& match, int from, int to) {
    bool one = to > from && to <= match.size();
    for (int ply = from + 1; one && ply < to; ++ply) {
        one = match.turn_before(ply).kind == Turn::Kind::chance || match.choice_start(ply) != ply;
    }
    return one;
}

}  // namespace

core::Result<Session> Session::start(core::Setup setup, double now) {
    auto match = core::Match::start(std::move(setup));
    if (!match) {
        return match.problem();
    }
    return resume(std::move(*match), now);
}

core::Result<Session> Session::resume(core::Match match, double now) {
    std::vector<core::BotChoice> choices;
    const int own = letter_seat(match);
    for (const std::string& seat : match.setup().seats) {
        if (seat == kHuman) {
            const bool here = own == 0 || own == static_cast<int>(choices.size()) + 1;
            choices.push_back({here ? kPerson : kFar, 0});
            continue;
        }
        const auto choice = core::read_bot(bots::roster(match.game()), seat);
        if (!choice) {
            return choice.problem();
        }
        choices.push_back(*choice);
    }
    Session session(std::move(match), std::move(choices));
    if (own != 0) {
        session.by_letter_ = true;
        session.names_[static_cast<std::size_t>(own - 1)] = "You";
    }
    session.advance(now);
    session.steps_.clear();
    return session;
}

Session Session::look(core::Match match, int viewer, bool open) {
    std::vector<core::BotChoice> choices;
    for (const std::string& seat : match.setup().seats) {
        choices.push_back({seat == kHuman ? kPerson : 0, 0});
    }
    Session session(std::move(match), std::move(choices));
    session.looking_ = true;
    session.open_ = open;
    session.roams_ = open && viewer == 0;
    session.viewer_ = viewer;
    session.view_ = session.seen(session.match_.state());
    return session;
}

core::StateBox Session::seen(const void* state) const {
    return open_ ? core::StateBox(state, match_.box().size()) : game().observe(state, viewer_);
}

core::Action Session::seen(const void* state, core::Action action) const {
    return open_ ? action : game().hide(state, action, viewer_);
}

std::optional<LastAction> Session::last() const {
    int ply = match_.cursor() - 1;
    while (ply >= 0 && match_.turn_before(ply).kind != Turn::Kind::seat) {
        --ply;
    }
    if (ply < 0) {
        return std::nullopt;
    }
    const core::StateBox state = match_.state_at(ply);
    return LastAction{seen(state.data(), match_.action(ply)), seen(state.data())};
}

void Session::seek(int ply) {
    if (!looking_) {
        return;
    }
    const int from = match_.cursor();
    const bool shown = is_one_step(match_, from, ply);
    if (!shown) {
        match_.seek(ply);
        steps_.clear();
        ++jumps_;
    }
    while (shown && match_.cursor() < ply) {
        const int at = match_.cursor();
        const Turn turn = match_.turn_before(at);
        Step step{view_, seen(match_.state(), match_.action(at)), {}, 0, false};
        step.seat = turn.kind == Turn::Kind::seat ? turn.seat : 0;
        if (turn.secret != 0 && match_.viewer() == core::kSeesAll) {
            step.action = game().hide(match_.state(), match_.action(at), 0);  // all that are opened
        }
        match_.seek(at + 1);
        step.after = seen(match_.state());
        view_ = step.after;
        steps_.push_back(std::move(step));
    }
    if (roams_ && turn().kind == Turn::Kind::seat) {
        viewer_ = turn().seat;
    }
    view_ = seen(match_.state());
    ++sequence_;
}

core::Failure Session::put(core::Action action) {
    if (!looking_) {
        return core::Problem{"", "This match is played, not looked at."};
    }
    const int at = match_.cursor();
    const Turn now = match_.turn();
    if (auto refused = match_.play(now.kind == Turn::Kind::seat ? now.seat : 0, action)) {
        return refused;
    }
    match_.seek(at);
    seek(at + 1);
    return std::nullopt;
}

Session::Session(core::Match match, std::vector<core::BotChoice> bots)
    : match_(std::move(match)),
      bots_(std::move(bots)),
      names_(seat_names(match_.setup().seats)),
      view_(match_.game().observe(match_.state(), 0)) {
    if (humans() == 1) {
        for (int seat = 1; seat <= seats(); ++seat) {
            viewer_ = human(seat) ? seat : viewer_;
        }
        show(viewer_);
    }
}

bool Session::far(int seat) const {
    return bots_[static_cast<std::size_t>(seat - 1)].index == kFar;
}

bool Session::human(int seat) const {
    return seat > 0 && bots_[static_cast<std::size_t>(seat - 1)].index == kPerson;
}

int Session::humans() const {
    int count = 0;
    for (int seat = 1; seat <= seats(); ++seat) {
        count += human(seat) ? 1 : 0;
    }
    return count;
}

const char* Session::badge() const {
    const int people = humans();
    return follows_                                       ? "over the network"
           : by_letter_                                   ? "by link"
           : !looking_ && !match_.tag(kParentTag).empty() ? "a branch"
           : people == 0                                  ? "bots only"
           : people == 1                                  ? "against bots"
                                                          : "one screen";
}

void Session::show(int viewer) {
    viewer_ = viewer;
    core::StateBox seen = game().observe(match_.state(), viewer);
    if (!(seen == view_)) {
        ++jumps_;
    }
    view_ = std::move(seen);
}

bool Session::your_turn() const {
    return !looking_ && curtain_ == 0 && turn().kind == Turn::Kind::seat && human(turn().seat) &&
           (!follows_ || course_.acts == turn().seat);
}

void Session::lift_curtain() {
    if (curtain_ == 0) {
        return;
    }
    const int seat = std::exchange(curtain_, 0);
    show(seat);
    legal_.clear();
    if (your_turn()) {
        match_.options_now(legal_);
    }
    ++sequence_;
}

/// Whether the choice that is due is made in secret and at once by two people at this device.
bool Session::shares_secret() const {
    const Turn now = turn();
    const auto other = [&](int seat) { return seat != now.seat && human(seat); };
    bool shared = false;
    for (int seat = 1; seat <= seats(); ++seat) {
        shared = shared || ((now.secret >> seat & 1U) != 0 && other(seat));
    }
    for (int ply = match_.choice_start(match_.cursor()); ply < match_.cursor(); ++ply) {
        shared = shared || other(match_.turn_before(ply).seat);
    }
    return shared;
}

/// Between people, the next one's hand and choice stay hidden until that person confirms.
void Session::choose_viewer() {
    const Turn now = turn();
    curtain_ = 0;
    covered_ = false;
    if (humans() < 2 || now.kind != Turn::Kind::seat) {
        show(viewer_);
        return;
    }
    if (!human(now.seat)) {
        // Neither what somebody has chosen in secret nor a closed hand is for the others to see
        // while bots act.
        const bool secrets =
            !(game().observe(match_.state(), viewer_) == game().observe(match_.state(), 0));
        show(now.secret != 0 || secrets ? 0 : viewer_);
        return;
    }
    if (now.seat == viewer_) {
        show(viewer_);
        return;
    }
    const core::StateBox seen = game().observe(match_.state(), now.seat);
    const bool secrets = !(game().observe(match_.state(), viewer_) == seen);
    if (secrets || shares_secret()) {
        curtain_ = now.seat;
        covered_ = !(game().observe(match_.state(), 0) == seen);
    }
    show(curtain_ != 0 ? 0 : now.seat);
}

/// Whether nobody would see the bot that is due choose: a person chooses at once with it and has
/// yet to, or another bot has just taken its time.
bool Session::unseen() const {
    const Turn now = turn();
    const int last = match_.cursor() - 1;
    bool waiting = false;
    for (int seat = 1; seat <= seats(); ++seat) {
        waiting = waiting || ((now.secret >> seat & 1U) != 0 && human(seat));
    }
    return waiting ||
           (match_.choice_start(last + 1) <= last && !human(match_.turn_before(last).seat));
}

void Session::settle(double now) {
    choose_viewer();
    legal_.clear();
    if (your_turn()) {
        match_.options_now(legal_);
    }
    thinking_ = turn().kind == Turn::Kind::seat && !human(turn().seat) && !far(turn().seat) &&
                (!follows_ || course_.acts == turn().seat);
    job_taken_ = false;
    answer_.reset();
    asked_at_ = now;
    paced_ = !unseen();
    ++sequence_;
}

void Session::happened(core::Action action, int seat) {
    const core::Action seen = game().hide(match_.state(), action, viewer_);
    Step step{view_, seen, {}, seat, true};
    if (match_.play(seat, action)) {
        return;
    }
    for (int ply = match_.cursor() - 1; ply >= 0 && step.set_up; --ply) {
        step.set_up = match_.turn_before(ply).kind == Turn::Kind::chance;
    }
    view_ = game().observe(match_.state(), viewer_);
    step.after = view_;
    steps_.push_back(std::move(step));
}

void Session::advance(double now) {
    while (turn().kind == Turn::Kind::chance) {
        happened(match_.draw(), 0);
    }
    settle(now);
}

core::Failure Session::play(core::Action action, double now) {
    if (!your_turn()) {
        return core::Problem{
            "", curtain_ != 0 ? "First confirm who holds the device." : "It is not your turn."};
    }
    if (!std::binary_search(legal_.begin(), legal_.end(), action)) {
        return core::Problem{"", game().why_not(view(), action)};
    }
    if (follows_) {
        wish_ = Wish{turn().seat, action};
        return std::nullopt;
    }
    happened(action, turn().seat);
    advance(now);
    return std::nullopt;
}

int Session::undo_ply() const {
    const int people = humans();
    int best = -1;
    for (int seat = 1; seat <= seats(); ++seat) {
        if (human(seat) || watched()) {
            best = std::max(best, match_.undo_ply(seat, people > 1 || by_letter_));
        }
    }
    return best < 0 || !watched() ? best : match_.choice_start(best);
}

int Session::redo_ply() const {
    int best = -1;
    for (int seat = 1; seat <= seats(); ++seat) {
        const int ply = human(seat) || watched() ? match_.redo_ply(seat) : -1;
        if (ply >= 0 && (best < 0 || ply < best)) {
            best = ply;
        }
    }
    const auto between = [this](int ply) {
        return match_.choice_start(ply) < ply || match_.turn_before(ply).kind == Turn::Kind::chance;
    };
    while (watched() && best >= 0 && best < match_.size() && between(best)) {
        ++best;
    }
    return best;
}

void Session::jump(int ply, double now) {
    if (ply < 0) {
        return;
    }
    match_.seek(ply);
    steps_.clear();
    ++jumps_;
    advance(now);
}

void Session::pause(bool on) {
    paused_ = on && watched();
    step_ = false;
    ++sequence_;
}

void Session::step() {
    pause(true);
    step_ = paused_ && thinking_;
}

void Session::end(double now) {
    if (follows_ || turn().kind == Turn::Kind::over) {
        return;
    }
    match_.set_tag(kEndedTag, humans() == 1 ? "resigned" : "unfinished");
    ++jumps_;
    settle(now);
}

std::string Session::ended_words() const {
    return match_.tag(kEndedTag) == "resigned" ? "You resigned" : "Ended early";
}

void Session::undo(double now) {
    if (follows_) {
        return;
    }
    if (ended()) {
        match_.set_tag(kEndedTag, "");
        ++jumps_;
        settle(now);
        return;
    }
    pause(true);
    jump(undo_ply(), now);
}

void Session::redo(double now) {
    if (follows_) {
        return;
    }
    jump(redo_ply(), now);
}

void Session::restart(double now) {
    if (follows_ || humans() > 1) {
        return;
    }
    match_.set_tag(kEndedTag, "");
    jump(0, now);
}

std::optional<bots::Bytes> Session::take_job() {
    if (!thinking_ || job_taken_) {
        return std::nullopt;
    }
    job_taken_ = true;
    const int seat = turn().seat;
    return bots::encode(bots::job_at(match_, seat, bots_[static_cast<std::size_t>(seat - 1)],
                                     follows_ ? course_.bot_seed : match_.setup().seed));
}

void Session::decide_here() {
    if (thinking_) {
        job_taken_ = false;
        answer_ = bots::answer(*take_job());
    }
}

void Session::play_answer() {
    core::ActionList list;
    match_.options_now(list);
    const auto legal = [&list](const core::Result<core::Action>& action) {
        return action && std::binary_search(list.begin(), list.end(), *action);
    };
    auto action = bots::read_answer(*answer_);
    trouble_.clear();
    if (!legal(action)) {
        trouble_ = action ? "A bot chose what is not legal." : action.problem().text();
        decide_here();
        action = bots::read_answer(*answer_);
    }
    const core::Action chosen = legal(action) ? *action : list[0];
    if (follows_) {
        wish_ = Wish{turn().seat, chosen};
        answer_.reset();
        thinking_ = false;
        return;
    }
    happened(chosen, turn().seat);
}

double Session::wake(double pace) const {
    if (!answer_ || (paused_ && !step_)) {
        return 0;
    }
    return step_ ? asked_at_ : due_at(pace);
}

bool Session::tick(double now, double pace) {
    const bool due = step_ || (!paused_ && now >= due_at(pace));
    if (!thinking_ || !answer_ || !due) {
        return false;
    }
    play_answer();
    if (follows_) {
        return true;
    }
    advance(now);
    step_ = step_ && !paced_;  // what is chosen at once is one step
    return true;
}

std::vector<Step> Session::take_steps() {
    return std::exchange(steps_, {});
}

}  // namespace ctq::app
