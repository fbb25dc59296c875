// What of a match has been shown, and what is shown next: step by step, or all of it anew.
#include <algorithm>
#include <utility>

#include "shell/match/session.hpp"

namespace ctq::app {
namespace {

using core::Turn;

bool same_seats(const std::vector<core::BotChoice>& one, const std::vector<core::BotChoice>& two) {
    return std::equal(one.begin(), one.end(), two.begin(), two.end(),
                      [](core::BotChoice a, core::BotChoice b) {
                          return a.index == b.index && a.parameter == b.parameter;
                      });
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

bool has_begun(const core::Match& match, int ply) {
    while (ply > 0 && match.turn_before(ply - 1).kind == Turn::Kind::chance) {
        --ply;
    }
    return ply > 0;
}

}  // namespace

core::StateBox Session::seen(const void* state) const {
    return open_ ? core::StateBox(state, match().box().size()) : game().observe(state, viewer_);
}

core::Action Session::seen(const void* state, core::Action action) const {
    return open_ ? action : game().hide(state, action, viewer_);
}

std::optional<LastAction> Session::last() const {
    int ply = match().cursor() - 1;
    while (ply >= 0 && match().turn_before(ply).kind != Turn::Kind::seat) {
        --ply;
    }
    if (ply < 0) {
        return std::nullopt;
    }
    const core::StateBox state = match().state_at(ply);
    return LastAction{seen(state.data(), match().action(ply)), seen(state.data()),
                      match().turn_before(ply).seat};
}

int Session::after_own_action() const {
    const auto acts_here = [&](int seat) {
        return remote() ? seat > 0 && seat == viewer_ : human(seat);
    };
    int ply = match().cursor();
    while (ply > 0 && !acts_here(match().turn_before(ply - 1).seat)) {
        --ply;
    }
    return ply;
}

int Session::after_action_of(int seat) const {
    const auto of = [&](int ply, Turn::Kind kind) {
        return match().turn_before(ply).kind == kind && match().turn_before(ply).seat == seat;
    };
    int ply = match().cursor();
    while (ply > 0 && !of(ply - 1, Turn::Kind::seat)) {
        --ply;
    }
    // What it drew then belongs to it.
    while (ply > 0 && ply < match().cursor() && of(ply, Turn::Kind::chance)) {
        ++ply;
    }
    return ply;
}

std::vector<LastAction> Session::recent() const {
    const int end = match().cursor();
    // Of several people here each has their own last action.
    const bool shares = !remote() && humans() > 1 && your_turn();
    const int from = shares ? after_action_of(viewer_) : after_own_action();
    std::vector<LastAction> actions;
    if (from > 0 && source_->kind() != MatchSource::Kind::recorded) {
        core::StateBox state = match().state_at(from);
        for (int ply = from; ply < end; ++ply) {
            const Turn turn = match().turn_before(ply);
            const core::Action action = match().action(ply);
            if (turn.kind == Turn::Kind::seat) {
                actions.push_back({seen(state.data(), action), seen(state.data()), turn.seat});
            }
            game().apply(state.data(), action);
        }
    }
    if (auto one = last(); actions.empty() && one) {
        actions.push_back(std::move(*one));
    }
    return actions;
}

std::vector<Step> Session::take_steps() {
    return std::exchange(steps_, {});
}

/// Shows what has been played since, one after the other.
void Session::show_steps() {
    const core::Match& match = this->match();
    const bool looks = source_->kind() == MatchSource::Kind::recorded;
    bool set_up = !looks && !has_begun(match, shown_);
    for (; shown_ < match.cursor(); ++shown_) {
        const core::Action action = match.action(shown_);
        const Turn turn = match.turn_before(shown_);
        set_up = set_up && turn.kind == Turn::Kind::chance;
        Step step{view_, seen(state_.data(), action), {}, 0, set_up};
        step.seat = turn.kind == Turn::Kind::seat ? turn.seat : 0;
        if (looks && turn.secret != 0 && match.viewer() == core::kSeesAll) {
            step.action = game().hide(state_.data(), action, 0);  // all that are opened
        }
        game().apply(state_.data(), action);
        view_ = seen(state_.data());
        step.after = view_;
        steps_.push_back(std::move(step));
    }
}

/// Shows the match as it stands: how it came to that is not seen.
void Session::show_anew() {
    situation_ = source_->situation();
    shown_ = match().cursor();
    state_ = match().box();
    view_ = seen(state_.data());
    steps_.clear();
    ++jumps_;
}

void Session::follow(double now) {
    const Situation before = std::exchange(situation_, source_->situation());
    const bool goes_on = situation_.past == before.past && shown_ <= match().cursor();
    const bool moved = !goes_on || shown_ != match().cursor() || situation_.acts != before.acts ||
                       situation_.ended != before.ended ||
                       !same_seats(situation_.seats, before.seats);
    if (goes_on) {
        show_steps();
    } else {
        show_anew();
    }
    if (moved) {
        settle(now);
    }
    ++sequence_;
}

Session Session::look(core::Match match, int viewer, bool open) {
    Session session(recorded_match(std::move(match)));
    session.open_ = open;
    session.roams_ = open && viewer == 0;
    session.viewer_ = viewer;
    session.show_anew();
    return session;
}

void Session::seek(int ply) {
    if (source_->kind() != MatchSource::Kind::recorded) {
        return;
    }
    const bool one_step = is_one_step(match(), shown_, ply);
    source_->go_to(ply, 0);
    look_on(one_step);
}

core::Failure Session::put(core::Action action) {
    if (source_->kind() != MatchSource::Kind::recorded) {
        return core::Problem{"", "This match is played, not looked at."};
    }
    if (auto refused =
            source_->play(turn().kind == Turn::Kind::seat ? turn().seat : 0, action, 0)) {
        return refused;
    }
    look_on(true);
    return std::nullopt;
}

/// Another position of what is looked at: one step on, or anywhere.
void Session::look_on(bool one_step) {
    if (one_step) {
        situation_.turn = match().turn();
        show_steps();
    } else {
        show_anew();
    }
    if (roams_ && turn().kind == Turn::Kind::seat) {
        viewer_ = turn().seat;
    }
    view_ = seen(match().state());
    ++sequence_;
}

}  // namespace ctq::app
