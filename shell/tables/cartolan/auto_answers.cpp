#include <algorithm>

#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/cartolan/view.hpp"

/// Repeated questions of Cartolan, and the actions of their auto-answers.
namespace ctq::cartolan::view {

namespace {

/// The questions, in the order of `kQuestions`.
enum class QuestionId { rest_own, rest_rival, place, bank };

// Banking has no answer "never": the question would return at once.
constexpr tables::Question kQuestions[] = {{"rest_own", "Free rest"},
                                           {"rest_rival", "Paid rest"},
                                           {"place", "Agents"},
                                           {"bank", "Bank all", false}};

/// Returns the question that an action answers with yes. None if the action has no auto-answer.
std::optional<QuestionId> question_of(const State& state, core::Action action) {
    switch (kind_of(action)) {
        case Kind::rest: {
            const int agent = active_agent_on(state, mover(state).tile);
            return seat_of_agent(agent) == state.seat ? QuestionId::rest_own
                                                      : QuestionId::rest_rival;
        }
        case Kind::place:
            return QuestionId::place;
        case Kind::bank:
            return QuestionId::bank;
        default:
            return std::nullopt;
    }
}

/// Returns whether an action of this kind continues or ends the turn without an answer to a
/// question.
bool is_ordinary(Kind kind) {
    return kind == Kind::move || kind == Kind::gust || kind == Kind::wait || kind == Kind::stop;
}

}  // namespace

View::View() : TableView(help(), kQuestions) {}

std::optional<core::Action> View::by_auto_answer(const void* view) const {
    const State& state = tables::state_at<State>(view);
    const auto legal = tables::legal_of<Game>(state);
    std::optional<core::Action> found;
    for (const core::Action action : legal) {
        const Kind kind = kind_of(action);
        const auto question = question_of(state, action);
        // A rest that restores no move can wait.
        const bool idle = kind == Kind::rest && moves_made(state) == 0;
        if (question && answer_to(static_cast<int>(*question)) == Answer::always && !idle) {
            found = action;  // the last of several sums to bank is the full one
        } else if (!is_ordinary(kind) && !question) {
            return std::nullopt;
        }
    }
    return found;
}

std::vector<tables::AutoAnswers::AutoAnswer> View::timely_answers(
    const ViewContext& context) const {
    const State& state = context.state<State>();
    Game::Legal legal;
    if (state.seat == context.viewer) {
        Game::legal(state, legal);
    }
    std::vector<AutoAnswer> timely = auto_answers();
    int number = 0;
    std::erase_if(timely, [&](const AutoAnswer& /*one*/) {
        const int question = number++;
        return answer_to(question) == Answer::ask &&
               std::none_of(legal.begin(), legal.end(), [&](core::Action action) {
                   const auto id = question_of(state, action);
                   return id && static_cast<int>(*id) == question;
               });
    });
    return timely;
}

bool View::asks(const void* view) const {
    const State& state = tables::state_at<State>(view);
    const auto legal = tables::legal_of<Game>(state);
    return std::any_of(legal.begin(), legal.end(), [&](core::Action action) {
        const auto question = question_of(state, action);
        return question ? answer_to(static_cast<int>(*question)) != Answer::never
                        : !is_ordinary(kind_of(action));
    });
}

}  // namespace ctq::cartolan::view
