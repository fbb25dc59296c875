#include "shell/match/session.hpp"

#include <algorithm>
#include <utility>

#include "shell/match/tags.hpp"

namespace ctq::app {

using core::Turn;

core::Result<Session> Session::start(core::Setup setup, double now) {
    auto match = core::Match::start(std::move(setup));
    if (!match) {
        return match.problem();
    }
    return resume(std::move(*match), now);
}

core::Result<Session> Session::resume(core::Match match, double now) {
    auto source = local_match(std::move(match));
    if (!source) {
        return source.problem();
    }
    return Session(std::move(*source), now);
}

Session::Session(std::unique_ptr<MatchSource> source)
    : source_(std::move(source)), situation_(source_->situation()) {}

Session::Session(std::unique_ptr<MatchSource> source, double now) : Session(std::move(source)) {
    for (int seat = 1; seat <= seats() && humans() == 1; ++seat) {
        viewer_ = human(seat) ? seat : viewer_;
    }
    show_anew();
    settle(now);
}

void Session::set_tag(std::string_view name, std::string_view value) {
    source_->set_tag(name, value);
    situation_ = source_->situation();
}

void Session::show(int viewer) {
    viewer_ = viewer;
    core::StateBox seen = game().observe(match().state(), viewer);
    if (!(seen == view_)) {
        ++jumps_;
    }
    view_ = std::move(seen);
}

void Session::lift_curtain() {
    if (curtain_ == 0) {
        return;
    }
    const int seat = std::exchange(curtain_, 0);
    show(seat);
    legal_.clear();
    if (your_turn()) {
        match().options_now(legal_);
    }
    ++sequence_;
}

/// Whether the choice that is due is made in secret and at once by two people at this device.
bool Session::shares_secret() const {
    const Turn now = turn();
    const auto other = [&](int seat) { return seat != now.seat && human(seat); };
    bool shared = false;
    for (int seat = 1; seat <= seats(); ++seat) {
        shared = shared || (now.asks(seat) && other(seat));
    }
    for (int ply = match().choice_start(match().cursor()); ply < match().cursor(); ++ply) {
        shared = shared || other(match().turn_before(ply).seat);
    }
    return shared;
}

/// Between people, the next one's hand and choice stay hidden until that person confirms.
void Session::choose_viewer() {
    const Turn now = turn();
    curtain_ = 0;
    if (humans() < 2 || now.kind != Turn::Kind::seat) {
        show(viewer_);
        return;
    }
    if (!human(now.seat)) {
        // Neither what somebody has chosen in secret nor a closed hand is for the others to see
        // while bots act.
        const bool secrets =
            !(game().observe(match().state(), viewer_) == game().observe(match().state(), 0));
        show(now.secret != 0 || secrets ? 0 : viewer_);
        return;
    }
    if (now.seat == viewer_) {
        show(viewer_);
        return;
    }
    const core::StateBox seen = game().observe(match().state(), now.seat);
    const bool secrets = !(game().observe(match().state(), viewer_) == seen);
    if (secrets || shares_secret()) {
        curtain_ = now.seat;
    }
    show(curtain_ != 0 ? 0 : now.seat);
}

/// Whether nobody would see the bot that is due choose: a person chooses at once with it and has
/// yet to, or another bot has just taken its time.
bool Session::unseen() const {
    const Turn now = turn();
    const int last = match().cursor() - 1;
    bool waiting = false;
    for (int seat = 1; seat <= seats(); ++seat) {
        waiting = waiting || (now.asks(seat) && human(seat));
    }
    return waiting ||
           (match().choice_start(last + 1) <= last && !human(match().turn_before(last).seat));
}

/// The position is another one than before, or somebody else's turn.
void Session::settle(double now) {
    choose_viewer();
    legal_.clear();
    if (your_turn()) {
        match().options_now(legal_);
    }
    thinking_ = situation_.acts != 0 && sitter(situation_.acts).index >= 0;
    asked_.reset();
    answer_.reset();
    failure_.reset();
    asked_at_ = now;
    paced_ = !unseen();
    ++sequence_;
}

core::Failure Session::play(core::Action action, double now) {
    if (!your_turn()) {
        return core::Problem{
            "", curtain_ != 0 ? "First confirm who holds the device." : "It is not your turn."};
    }
    if (!std::binary_search(legal_.begin(), legal_.end(), action)) {
        return core::Problem{"", game().why_not(view(), action)};
    }
    return done(source_->play(situation_.acts, action, now), now);
}

/// Shows what came of something that was asked of the source.
core::Failure Session::done(core::Failure refused, double now) {
    if (!refused) {
        follow(now);
    }
    return refused;
}

void Session::end(double now) {
    if (remote() || turn().kind == Turn::Kind::over) {
        return;
    }
    source_->set_tag(kEndedTag, humans() == 1 ? "resigned" : "unfinished");
    follow(now);
}

int Session::person() const {
    int seat = humans() == 1 ? 1 : 0;
    while (seat > 0 && !human(seat)) {
        ++seat;
    }
    return seat;
}

void Session::claim(double now) {
    if (!remote() && humans() == 1 && turn().kind != Turn::Kind::over) {
        source_->set_tag(kEndedTag, kClaimed);
        follow(now);
    }
}

std::string Session::ended_words() const {
    return claimed()                              ? "You win by claim"
           : match().tag(kEndedTag) == "resigned" ? "You resigned"
                                                  : "Ended early";
}

core::Failure Session::undo(double now) {
    if (ended() && !remote()) {
        source_->set_tag(kEndedTag, "");
        return done(std::nullopt, now);
    }
    pause(true);
    return done(source_->go_to(situation_.undo, now), now);
}

core::Failure Session::redo(double now) {
    return done(source_->go_to(situation_.redo, now), now);
}

void Session::restart(double now) {
    if (!remote() && humans() <= 1) {
        source_->set_tag(kEndedTag, "");
        done(source_->go_to(0, now), now);
    }
}

}  // namespace ctq::app
