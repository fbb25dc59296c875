#include "shell/scenes/table/guide.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/table/next_spots.hpp"

namespace ctq::scenes {

Guide::Guide(const match::Session& session)
    : lesson_(match::find_lesson(session.match().tag(match::kLessonTag))) {}

/// The guide advances to a new step only when it is the person's turn. Before that, the step's text
/// would describe actions of the others that have yet to happen.
void Guide::follow(const match::Session& session) {
    const std::optional<int> before = step_;
    step_ = lesson_ ? match::lesson_step(*lesson_, session.match()) : std::nullopt;
    const bool others =
        step_ && session.turn().kind == core::Turn::Kind::seat && !session.your_turn();
    if (others && before && *before < *step_) {
        step_ = before;
    }
}

std::optional<Guide::Note> Guide::note(const match::Session& session) const {
    if (!step_ || session.turn().kind == core::Turn::Kind::over) {
        return std::nullopt;
    }
    const int steps = static_cast<int>(lesson_->steps.size());
    if (*step_ > steps) {
        return std::nullopt;
    }
    const bool done = *step_ == steps;
    return Note{*step_ + 1, steps,
                done ? lesson_->done : lesson_->steps[static_cast<std::size_t>(*step_)].text,
                &*lesson_};
}

/// Returns the step that the guide waits for; null if it waits for none.
const match::LessonStep* Guide::step_now(const match::Session& session) const {
    const auto now = note(session);
    return now && !now->done() ? &lesson_->steps[static_cast<std::size_t>(now->step - 1)] : nullptr;
}

std::vector<core::Action> Guide::asked(const match::Session& session) const {
    const match::LessonStep* step = step_now(session);
    std::vector<core::Action> fitting;
    for (const core::Action action : session.legal()) {
        if (step != nullptr &&
            match::fulfils(*step, session.game().to_text(session.view(), action))) {
            fitting.push_back(action);
        }
    }
    return fitting.size() < static_cast<std::size_t>(session.legal().size)
               ? fitting
               : std::vector<core::Action>();
}

std::vector<ui::Target> Guide::awaited(const match::Session& session, const tables::TableView& view,
                                       const tables::Picker& picker) const {
    const std::vector<core::Action> actions = asked(session);
    return next_spots(session, view, picker, [&](core::Action action) {
        return std::find(actions.begin(), actions.end(), action) != actions.end();
    });
}

std::string Guide::refusal(const match::Session& session, core::Action action) const {
    const std::vector<core::Action> actions = asked(session);
    const bool fits = std::find(actions.begin(), actions.end(), action) != actions.end();
    return actions.empty() || fits ? "" : "For now: " + step_now(session)->task;
}

std::string guide_step(const Guide::Note& note) {
    return core::say("{done:all done|{step} of {steps}}",
                     {{"done", note.done()}, {"step", note.step}, {"steps", note.steps}});
}

std::string guide_head(const Guide::Note& note) {
    return core::say("First game · {step}", {{"step", guide_step(note)}});
}

}  // namespace ctq::scenes
