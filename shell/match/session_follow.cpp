// A table whose match goes on elsewhere, too: what happens there is shown here.
#include <algorithm>
#include <utility>

#include "engine/bots/roster.hpp"
#include "shell/match/session.hpp"
#include "shell/match/tags.hpp"

namespace ctq::app {
namespace {

using core::Turn;

core::BotChoice sitter(const core::GameHandle& game, const std::string& seat) {
    if (seat == kHuman || seat == kElsewhere) {
        return {seat == kHuman ? kPerson : kFar, 0};
    }
    const auto bot = core::read_bot(bots::roster(game), seat);
    return bot ? *bot : core::BotChoice{kFar, 0};
}

/// Whether `next` has all that `match` shows, and perhaps more.
bool goes_on(const core::Match& match, const core::Match& next) {
    bool same = match.viewer() == next.viewer() && match.cursor() <= next.cursor();
    for (int ply = 0; same && ply < match.cursor(); ++ply) {
        same = match.action(ply) == next.action(ply);
    }
    return same;
}

}  // namespace

void Session::seat(const std::vector<std::string>& seats) {
    bots_.clear();
    for (const std::string& who : seats) {
        bots_.push_back(sitter(game(), who));
    }
}

Session Session::following(const core::Match& match, Course course, double now) {
    std::vector<core::BotChoice> sitters;
    for (const std::string& who : course.seats) {
        sitters.push_back(sitter(match.game(), who));
    }
    Session session(match, std::move(sitters));
    session.follows_ = true;
    session.follow(match, std::move(course), now);
    session.settle(now);
    return session;
}

void Session::follow(const core::Match& match, Course course, double now) {
    const bool on = goes_on(match_, match);
    const bool moved = !on || match.cursor() != match_.cursor() || course.acts != course_.acts ||
                       course.seats != course_.seats || course.stopped != course_.stopped;
    course_ = std::move(course);
    names_ = course_.names;
    seat(course_.seats);
    while (on && match_.cursor() < match.cursor()) {
        const int ply = match_.cursor();
        const Turn turn = match.turn_before(ply);
        happened(match.action(ply), turn.kind == Turn::Kind::seat ? turn.seat : 0);
        if (match_.cursor() == ply) {
            break;  // what another engine took and ours does not: shown as it is told
        }
    }
    if (!on || match_.cursor() != match.cursor()) {
        match_ = match;
        steps_.clear();
        ++jumps_;
    }
    if (course_.stopped) {
        match_.set_tag(kEndedTag, "unfinished");
    }
    if (moved) {
        wish_.reset();
        settle(now);
    }
    ++sequence_;
}

core::Turn Session::turn() const {
    if (ended()) {
        return {};
    }
    Turn turn = match_.turn();
    if (follows_ && turn.secret != 0) {
        turn.secret = course_.choosing;
        int seat = course_.acts;
        for (int other = 1; seat == 0 && other <= seats(); ++other) {
            seat = (course_.choosing >> other & 1U) != 0 ? other : 0;
        }
        turn.seat = static_cast<std::uint8_t>(seat != 0 ? seat : turn.seat);
    }
    return turn;
}

}  // namespace ctq::app
