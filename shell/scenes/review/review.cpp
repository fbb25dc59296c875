#include "shell/scenes/review/review.hpp"

#include <algorithm>

#include "shell/match/exchange.hpp"
#include "shell/match/tags.hpp"
#include "shell/match/turns.hpp"

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

Session look_at(core::Match match) {
    const bool open = !is_secret(match);
    const int viewer = only_person(match);
    return Session::look(std::move(match), viewer, open);
}

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

int line_at(const std::vector<LogEntry>& log, int ply) {
    int found = -1;
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (log[i].plies <= ply && log[i].turn > 0) {
            found = static_cast<int>(i);
        }
    }
    return found;
}

std::string place_at(const std::vector<LogEntry>& log, int ply) {
    const int line = line_at(log, ply);
    return "Turn " + std::to_string(line < 0 ? 0 : log[static_cast<std::size_t>(line)].turn) +
           " of " + std::to_string(log.empty() ? 0 : log.back().turn);
}

int stop_at(const Review& review, int ply) {
    const auto after = std::upper_bound(review.stops.begin(), review.stops.end(), ply);
    return std::max(0, static_cast<int>(after - review.stops.begin()) - 1);
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

std::string why_not_play_on(const Review& review, const Session& session) {
    if (session.turn().kind == core::Turn::Kind::over) {
        return "The match is over here. Go back to play on from an earlier position.";
    }
    return review.fair ? "Between people a match is played to its end before others branch off."
                       : "";
}

void add_review(std::vector<Command>& list, const Review& review, const Session& session,
                const std::vector<LogEntry>& log) {
    const int at = session.match().cursor();
    const bool back = at > review.first;
    const bool forth = at < session.match().size();
    list.push_back({"first", "To the beginning", "Position", back});
    list.push_back({"previous", "One back", "Position", back});
    list.push_back({"next", "One on", "Position", forth});
    list.push_back({"last", "To the end", "Position", forth});
    list.push_back(
        {"play-on", "Play on from here", "Branch", why_not_play_on(review, session).empty()});
    if (!review.parent.empty()) {
        list.push_back({"main-line", "Back to the main line", "Branch"});
    }
    list.push_back({"sandbox", "Sandbox: try anything on a copy", "Match"});
    list.push_back({"share", "Share", "Match"});
    list.push_back({"back", "Back", "Match"});
    const int shown = line_at(log, at);
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (log[i].turn > 0) {
            list.push_back({"at:" + std::to_string(log[i].plies),
                            (log[i].head ? std::to_string(log[i].turn) + ". " : "") + log[i].text,
                            "Go to", true, static_cast<int>(i) == shown ? 1 : 0});
        }
    }
}

}  // namespace ctq::app
