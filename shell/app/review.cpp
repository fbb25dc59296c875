#include "shell/app/review.hpp"

#include <algorithm>

#include "shell/app/exchange.hpp"

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

/// How far a seat was in every position from `first` on, as far as the viewer could know.
std::vector<std::vector<int>> standings(const Session& session, int first) {
    const core::Match& match = session.match();
    std::vector<std::vector<int>> lines(static_cast<std::size_t>(session.seats()));
    core::StateBox state = match.state_at(first);
    for (int ply = first;; ++ply) {
        const core::StateBox seen = session.seen(state.data());
        for (int seat = 1; seat <= session.seats(); ++seat) {
            lines[static_cast<std::size_t>(seat - 1)].push_back(
                match.game().progress(seen.data(), seat));
        }
        if (ply == match.size()) {
            return lines;
        }
        match.game().apply(state.data(), match.action(ply));
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
    review.standing = standings(session, review.first);
    review.tells_best = may_tell_best_play(review, match);
    review.worths.resize(static_cast<std::size_t>(match.size() - review.first) + 1);
    return review;
}

int line_at(const std::vector<StoryLine>& log, int ply) {
    int found = -1;
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (log[i].plies <= ply && log[i].turn > 0) {
            found = static_cast<int>(i);
        }
    }
    return found;
}

std::string review_status(const Review& review, const Session& session,
                          const std::vector<StoryLine>& log) {
    const int at = session.match().cursor();
    const int line = line_at(log, at);
    const std::string place = "Action " + std::to_string(at - review.first) + " of " +
                              std::to_string(session.match().size() - review.first);
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
                const std::vector<StoryLine>& log) {
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
