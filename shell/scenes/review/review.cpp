#include "shell/scenes/review/review.hpp"

#include <algorithm>

#include "shell/match/exchange.hpp"
#include "shell/match/tags.hpp"
#include "shell/match/turns.hpp"
#include "shell/scenes/board/positions.hpp"

namespace ctq::app {
namespace {

/// The first position in which a seat decides.
int first_decision(const core::Match& match) {
    int ply = 0;
    while (ply < match.size() && match.turn_before(ply).kind != core::Turn::Kind::seat) {
        ++ply;
    }
    return ply;
}

/// Whether one stops at the position after `ply` actions: nothing happens by itself in it.
bool is_stop(const core::Match& match, int ply) {
    return ply == match.size() || (match.turn_before(ply).kind != core::Turn::Kind::chance &&
                                   match.choice_start(ply) == ply);
}

/// How far a seat was in each of these positions, as far as the viewer could know.
std::vector<std::vector<int>> standings(const Session& session, const std::vector<int>& plies) {
    const core::Match& match = session.match();
    std::vector<std::vector<int>> lines(static_cast<std::size_t>(session.seats()));
    core::StateBox state = match.state_at(0);
    int ply = 0;
    for (const int next : plies) {
        while (ply < next) {
            match.game().apply(state.data(), match.action(ply++));
        }
        const core::StateBox seen = session.seen(state.data());
        for (int seat = 1; seat <= session.seats(); ++seat) {
            lines[static_cast<std::size_t>(seat - 1)].push_back(
                match.game().progress(seen.data(), seat));
        }
    }
    return lines;
}

/// Notes where one stops, and where turns end.
void find_stops(const core::Match& match, Review& review) {
    TurnCounter counter;
    for (int ply = 0; ply <= match.size(); ++ply) {
        if (ply >= review.first && is_stop(match, ply)) {
            review.stops.push_back(ply);
            review.turn_ends.resize(static_cast<std::size_t>(counter.turn()) + 1, ply);
            review.turn_ends.back() = ply;
        }
        if (ply < match.size()) {
            counter.pass(match, ply);
        }
    }
}

}  // namespace

Review make_review(const std::string& id, const Session& session, const Saves& saves) {
    const core::Match& match = session.match();
    Review review;
    review.id = id;
    const std::string parent(match.tag(kParentTag));
    if (saves.find(parent.substr(0, parent.find('@'))) != nullptr) {
        review.parent = parent;
    }
    review.first = first_decision(match);
    const bool over =
        match.state_at(match.size()).size() > 0 &&
        match.game().turn(match.state_at(match.size()).data()).kind == core::Turn::Kind::over;
    review.fair = !over && match.tag(kEndedTag).empty() && session.humans() > 1;
    find_stops(match, review);
    review.standing = standings(session, review.turn_ends);
    review.tells_best = may_tell_best_play(review, match);
    review.action_values.resize(static_cast<std::size_t>(match.size() - review.first) + 1);
    return review;
}

std::string review_status(const Review& review, const Session& session,
                          const std::vector<LogEntry>& log) {
    const int at = session.match().cursor();
    const int line = line_at(log, at);
    const std::string place = place_at(log, at);
    return line < 0 || at <= review.first
               ? place + ": the beginning."
               : place + ": " + log[static_cast<std::size_t>(line)].text + ".";
}

std::string_view why_not_play_on(const Review& review, const Session& session) {
    if (session.turn().kind == core::Turn::Kind::over) {
        return "The match is over here. Go back to play on from an earlier position.";
    }
    return review.fair ? "Between people a match is played to its end before others branch off."
                       : "";
}

}  // namespace ctq::app
