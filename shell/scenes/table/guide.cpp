// First games at the table: their start, what the guide says, and what it waits for.
#include <algorithm>

#include "shell/app/app.hpp"
#include "shell/match/tags.hpp"

namespace ctq::app {

/// Begins a game's lesson; false when it has none.
bool App::start_lesson(std::string_view game, bool replace, double now) {
    const auto lesson = find_lesson(game);
    if (!lesson) {
        return false;
    }
    auto session = Session::start(lesson_setup(*lesson), now);
    if (!session) {
        tell(session.problem().sentence);
        return true;
    }
    sit_down(std::move(*session), replace);
    return true;
}

/// The guide goes on to a step when it is the person's turn: until then the others act, and what it
/// says of them has yet to happen.
void App::follow_lesson() {
    const std::optional<int> before = lesson_step_;
    lesson_step_ = lesson_ && scene_ == SceneId::table ? lesson_step(*lesson_, session_->match())
                                                       : std::nullopt;
    const bool others =
        lesson_step_ && session_->turn().kind == core::Turn::Kind::seat && !session_->your_turn();
    if (others && before && *before < *lesson_step_) {
        lesson_step_ = before;
    }
}

std::optional<App::Guide> App::guide() const {
    if (!lesson_step_ || session_->turn().kind == core::Turn::Kind::over) {
        return std::nullopt;
    }
    const int steps = static_cast<int>(lesson_->steps.size());
    if (*lesson_step_ > steps) {
        return std::nullopt;
    }
    const bool done = *lesson_step_ == steps;
    return Guide{
        *lesson_step_ + 1, steps,
        done ? lesson_->done : lesson_->steps[static_cast<std::size_t>(*lesson_step_)].text};
}

std::vector<std::string> App::awaited() const {
    const auto now = guide();
    if (!now || now->step > now->steps || !session_->your_turn() || held_) {
        return {};
    }
    const LessonStep& step = lesson_->steps[static_cast<std::size_t>(now->step - 1)];
    std::vector<std::string> next;   // behind what is chosen
    std::vector<std::string> first;  // where that leads elsewhere
    const auto add = [](std::vector<std::string>& list, const std::string& spot) {
        if (std::find(list.begin(), list.end(), spot) == list.end()) {
            list.push_back(spot);
        }
    };
    int fitting = 0;
    for (const core::Action action : session_->legal()) {
        if (!fulfils(step, session_->game().to_text(session_->view(), action))) {
            continue;
        }
        ++fitting;
        const std::vector<std::string> spots = view_->spots_of(session_->view(), action);
        const auto chosen = [&](const std::string& spot) { return picker_.chosen(spot); };
        const auto open = std::find_if_not(spots.begin(), spots.end(), chosen);
        const auto taken =
            static_cast<std::size_t>(std::count_if(spots.begin(), spots.end(), chosen));
        if (open != spots.end() && taken == picker_.chosen().size()) {
            add(next, *open);
        }
        add(first, spots.front());
    }
    return fitting == session_->legal().size ? std::vector<std::string>()
           : next.empty()                    ? first
                                             : next;
}

/// What to say when the guide waits for another action that is possible; empty when it does not.
std::string App::lesson_refusal(core::Action action) const {
    const auto now = guide();
    if (!now || now->step > now->steps) {
        return "";
    }
    const LessonStep& step = lesson_->steps[static_cast<std::size_t>(now->step - 1)];
    const auto fits = [&](core::Action one) {
        return fulfils(step, session_->game().to_text(session_->view(), one));
    };
    const core::ActionList& legal = session_->legal();
    const bool possible = std::any_of(legal.begin(), legal.end(), fits);
    return fits(action) || !possible ? "" : "First try: " + step.ask;
}

bool App::run_lesson(std::string_view command, double now) {
    if (!guide() || (command != "leave-lesson" && command != "restart-lesson")) {
        return false;
    }
    if (command == "leave-lesson") {
        session_->set_tag(kLessonTag, "");
        lesson_.reset();
        follow_lesson();
    } else {
        stop_thinking();
        session_->restart(now);
    }
    save_match(true);
    notices_.clear();
    refresh();
    think();
    changed();
    return true;
}

}  // namespace ctq::app
