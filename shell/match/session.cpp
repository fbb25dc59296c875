#include "shell/match/session.hpp"

#include <algorithm>
#include <utility>

#include "shell/match/tags.hpp"

namespace ctq::match {
namespace {

using core::Turn;

/// Whether nobody would see the bot choose: a person here chooses at the same time and has not yet
/// done so, or another bot has just chosen in the same simultaneous choice and has already waited
/// for `pace` seconds.
bool choice_unseen(const core::Match& match, const Situation& now) {
    const int last = match.cursor() - 1;
    bool waiting = false;
    for (int seat = 1; seat <= now.players.count(); ++seat) {
        waiting = waiting || (now.turn.asks(seat) && now.players.human(seat));
    }
    return waiting || (match.choice_start(last + 1) <= last &&
                       !now.players.human(match.turn_before(last).seat));
}

}  // namespace

Session::Session(std::unique_ptr<MatchSource> source, Viewpoint viewpoint)
    : source_(std::move(source)),
      situation_(source_->situation()),
      viewpoint_(viewpoint.viewer() == Viewpoint::kOnePerson ? Viewpoint(players().person())
                                                             : viewpoint),
      bots_(!remote() && players().humans() == 0) {
    playback_.jump(match(), viewpoint_);
}

Session::Session(std::unique_ptr<MatchSource> source, double now)
    : Session(std::move(source), Viewpoint(Viewpoint::kOnePerson)) {
    settle(now);
}

void Session::set_tag(std::string_view name, std::string_view value) {
    source_->set_tag(name, value);
    situation_ = source_->situation();
}

bool Session::seat_bot(const std::string& bot) {
    if (!source_->seat_bot(situation_.acting_seat, bot)) {
        return false;
    }
    situation_ = source_->situation();
    return true;
}

/// Updates the view after a change of viewer or position.
void Session::show_viewer() {
    playback_.switch_view(game().observe(match().state(), viewer()));
    legal_.clear();
    if (your_turn()) {
        match().options_now(legal_);
    }
    ++sequence_;
}

void Session::lift_curtain() {
    if (viewpoint_.curtain() != 0) {
        viewpoint_.lift_curtain();
        show_viewer();
    }
}

/// Updates the session after a change of position or turn.
void Session::settle(double now) {
    viewpoint_.choose(match(), turn(), players());
    show_viewer();
    const int seat = situation_.acting_seat;
    bots_.begin(seat != 0 && players().choice(seat).index >= 0, now,
                !choice_unseen(match(), situation_));
}

/// Shows the result of a request to the source.
core::Failure Session::show_result(core::Failure refused, double now) {
    if (!refused) {
        follow(now);
    }
    return refused;
}

void Session::follow(double now) {
    Situation next = source_->situation();
    const core::Match& match = this->match();
    const bool continues =
        next.history_version == situation_.history_version && playback_.ply() <= match.cursor();
    const bool moved = !continues || playback_.ply() != match.cursor() ||
                       next.acting_seat != situation_.acting_seat ||
                       next.ended != situation_.ended || !next.players.same_seats(players());
    situation_ = std::move(next);
    if (continues) {
        playback_.advance(match, viewpoint_, recorded());
    } else {
        playback_.jump(match, viewpoint_);
    }
    if (moved) {
        settle(now);
    }
    ++sequence_;
}

core::Failure Session::play(core::Action action, double now) {
    if (!your_turn()) {
        return core::Problem{"", viewpoint_.curtain() != 0 ? "First confirm who holds the device."
                                                           : "It is not your turn."};
    }
    if (!std::binary_search(legal_.begin(), legal_.end(), action)) {
        return core::Problem{"", game().why_not(view(), action)};
    }
    return show_result(source_->play(situation_.acting_seat, action, now), now);
}

bool Session::tick(double now, double pace) {
    if (!bots_.due(now, pace)) {
        return false;
    }
    const core::Action chosen = bots_.take_action();
    if (const auto refused = show_result(source_->play(situation_.acting_seat, chosen, now), now)) {
        // only a remote table refuses; it reports when play continues
        bots_.refuse(refused->text());
    }
    bots_.end_step();
    return true;
}

core::Failure Session::count(double now) {
    return show_result(source_->play(situation_.acting_seat, *game().count, now), now);
}

void Session::end(std::string_view how, double now) {
    if (!remote() && turn().kind != Turn::Kind::over) {
        source_->set_tag(kEndedTag, how);
        follow(now);
    }
}

core::Failure Session::undo(double now) {
    if (situation_.ended && !remote()) {
        source_->set_tag(kEndedTag, "");
        return show_result(std::nullopt, now);
    }
    bots_.pause(true);
    return show_result(source_->go_to(history().undo, now), now);
}

core::Failure Session::redo(double now) {
    return show_result(source_->go_to(history().redo, now), now);
}

void Session::restart(double now) {
    if (!remote() && players().humans() <= 1) {
        source_->set_tag(kEndedTag, "");
        show_result(source_->go_to(0, now), now);
    }
}

void Session::seek(int ply) {
    if (!recorded()) {
        return;
    }
    const bool one_step = is_one_step(match(), playback_.ply(), ply);
    source_->go_to(ply, 0);
    show_position(one_step);
}

core::Failure Session::put(core::Action action) {
    if (!recorded()) {
        return core::Problem{"", "This match is played, not looked at."};
    }
    if (auto refused =
            source_->play(turn().kind == Turn::Kind::seat ? turn().seat : 0, action, 0)) {
        return refused;
    }
    show_position(true);
    return std::nullopt;
}

/// Shows another position of a viewed match: one step on, or a jump.
void Session::show_position(bool one_step) {
    const core::Match& match = this->match();
    situation_.turn = match.turn();
    if (one_step) {
        playback_.advance(match, viewpoint_, true);
    } else {
        playback_.jump(match, viewpoint_);
    }
    viewpoint_.roam(turn());
    playback_.set_view(viewpoint_.seen(match.game(), match.state()));
    ++sequence_;
}

}  // namespace ctq::match
