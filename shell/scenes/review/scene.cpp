// What the review's commands do, and the way in.
#include <algorithm>

#include "engine/core/text.hpp"
#include "shell/app/app.hpp"
#include "shell/match/tags.hpp"
#include "shell/platform/platform.hpp"

namespace ctq::app {

void App::open_review(std::string_view where) {
    const std::string id(where.substr(0, where.find('@')));
    auto opened = saves_.open(id);
    if (!opened) {
        tell(opened.problem().text());
        return;
    }
    session_.emplace(look_at(std::move(opened->match)));
    review_ = make_review(id, *session_, saves_);
    view_ = tables::make_view(session_->game().info->id);
    id_ = id;
    show(SceneId::review);
    shown_sequence_ = -1;
    const auto ply =
        where.size() > id.size() ? core::read_number(where.substr(id.size() + 1)) : std::nullopt;
    const int last = session_->match().size();
    session_->seek(static_cast<int>(std::clamp<std::int64_t>(
        ply.value_or(session_->match().cursor()), std::min(review_->first, last), last)));
    session_->take_steps();
    shown_jumps_ = session_->jumps();
    refresh();
    if (!opened->remark.empty()) {
        tell(opened->remark);
    }
}

/// Goes on from the position shown as a match of its own; the one looked at stays as it is.
void App::play_on(double now) {
    const std::string why = why_not_play_on(*review_, *session_);
    if (!why.empty()) {
        tell(why);
        return;
    }
    core::Match match = session_->match().branch();
    match.set_tag(kParentTag, id_ + "@" + std::to_string(match.cursor()));
    match.set_tag(kEndedTag, "");
    match.set_tag(kNameTag, "");
    const std::string id = app::take_in(services_, std::move(match));
    go("table=" + id, now);
    tell("This is a branch. The match you looked at stays as it was.");
}

/// The position one step behind or ahead. The sandbox stops at every action, chance too.
int App::step_from(int at, int by) const {
    const int last = session_->match().size();
    const std::vector<int>& stops = review_->stops;
    if (stops.empty()) {
        return std::clamp(at + by, review_->first, last);
    }
    const int stop = stop_at(*review_, at);
    const bool between = stops[static_cast<std::size_t>(stop)] < at;  // a line of the log led here
    const int next =
        std::clamp(stop + (by < 0 && between ? 0 : by), 0, static_cast<int>(stops.size()) - 1);
    return stops[static_cast<std::size_t>(next)];
}

bool App::run_review(std::string_view command, double now) {
    const int at = session_->match().cursor();
    const int first = review_->first;
    const int last = session_->match().size();
    int to = at;
    if (command == "first") {
        to = first;
    } else if (command == "previous") {
        to = step_from(at, -1);
    } else if (command == "next") {
        to = step_from(at, 1);
    } else if (command == "last") {
        to = last;
    } else if (command.substr(0, 3) == "at:") {
        const auto ply = core::read_number(command.substr(3));
        if (!ply || *ply < first || *ply > last) {
            return false;
        }
        to = static_cast<int>(*ply);
    } else if (command == "play-on") {
        play_on(now);
        return true;
    } else if (command == "main-line" && !review_->parent.empty()) {
        go("review=" + review_->parent, now);
        return true;
    } else if (command == "sandbox" && scene_ == SceneId::review) {
        go("sandbox=" + id_ + "@" + std::to_string(at), now);
        return true;
    } else if (command == "back") {
        go_back(now);
        return true;
    } else if (command == "lobby") {
        go("", now);
        return true;
    } else {
        return false;
    }
    if (to != at) {
        session_->seek(to);
        refresh();
        // A reload, or Back from the table, comes to the position that was shown. The sandbox
        // steps by the same commands and keeps its own.
        if (scene_ == SceneId::review) {
            route_ = "review=" + id_ + "@" + std::to_string(to);
            platform::set_route(route_, true);
        }
    }
    return true;
}

}  // namespace ctq::app
