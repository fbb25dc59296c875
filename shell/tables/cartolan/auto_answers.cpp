#include "shell/tables/cartolan/auto_answers.hpp"

#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/games/cartolan/rules.hpp"

namespace ctq::tables {

using cartolan::Kind;
using cartolan::State;
using Question = CartolanQuestion;
using Answer = CartolanAnswer;

namespace {

struct Words {
    std::string_view key;
    std::string_view title;
};
constexpr std::array<Words, kCartolanQuestions> kWords = {{{"rest_own", "Own rest"},
                                                           {"rest_rival", "Paid rest"},
                                                           {"place", "Agents"},
                                                           {"bank", "Bank all"}}};
constexpr std::array<std::string_view, 3> kAnswers = {"ask", "always", "never"};

/// The question an action answers with yes; none for what is asked each time.
std::optional<Question> question_of(const State& state, core::Action action) {
    switch (cartolan::kind_of(action)) {
        case Kind::rest: {
            const int agent = cartolan::active_agent_on(state, cartolan::mover(state).tile);
            return cartolan::seat_of_agent(agent) == state.seat ? Question::rest_own
                                                                : Question::rest_rival;
        }
        case Kind::place:
            return Question::place;
        case Kind::bank:
            return Question::bank;
        default:
            return std::nullopt;
    }
}

bool goes_on(Kind kind) {
    return kind == Kind::move || kind == Kind::gust || kind == Kind::wait || kind == Kind::stop;
}

}  // namespace

std::string_view CartolanAutoAnswers::key(Question question) {
    return kWords[static_cast<std::size_t>(question)].key;
}

std::string CartolanAutoAnswers::words(Question question) const {
    return std::string(kWords[static_cast<std::size_t>(question)].title) + ": " +
           std::string(kAnswers[static_cast<std::size_t>(at(question))]);
}

std::string CartolanAutoAnswers::text() const {
    std::string text;
    for (std::size_t i = 0; i < kWords.size(); ++i) {
        if (answers_[i] != Answer::ask) {
            text += (text.empty() ? "" : " ") + std::string(kWords[i].key) + "=" +
                    std::string(kAnswers[static_cast<std::size_t>(answers_[i])]);
        }
    }
    return text;
}

void CartolanAutoAnswers::read(std::string_view text) {
    answers_ = {};
    for (const std::string_view word : core::words(text)) {
        const std::size_t equals = std::min(word.find('='), word.size());
        const auto known = std::find_if(kWords.begin(), kWords.end(), [&](const Words& words) {
            return words.key == word.substr(0, equals);
        });
        const auto given = std::find(kAnswers.begin(), kAnswers.end(),
                                     word.substr(std::min(equals + 1, word.size())));
        if (known != kWords.end() && given != kAnswers.end()) {
            answers_[static_cast<std::size_t>(known - kWords.begin())] =
                static_cast<Answer>(given - kAnswers.begin());
        }
    }
}

bool CartolanAutoAnswers::turn_over(std::string_view key) {
    for (std::size_t i = 0; i < kWords.size(); ++i) {
        if (kWords[i].key == key) {
            // One can't be forbidden to bank: the question would only come again.
            const int answers = static_cast<Question>(i) == Question::bank ? 2 : 3;
            answers_[i] = static_cast<Answer>((static_cast<int>(answers_[i]) + 1) % answers);
            return true;
        }
    }
    return false;
}

std::optional<core::Action> CartolanAutoAnswers::answer(const State& state) const {
    cartolan::Game::Legal legal;
    cartolan::Game::legal(state, legal);
    std::optional<core::Action> found;
    for (const core::Action action : legal) {
        const Kind kind = cartolan::kind_of(action);
        const auto question = question_of(state, action);
        // A rest that gives no move back can wait.
        const bool idle = kind == Kind::rest && cartolan::moves_made(state) == 0;
        if (question && at(*question) == Answer::always && !idle) {
            found = action;  // of sums to bank the last is all
        } else if (!goes_on(kind) && !question) {
            return std::nullopt;
        }
    }
    return found;
}

bool CartolanAutoAnswers::asks(const State& state) const {
    cartolan::Game::Legal legal;
    cartolan::Game::legal(state, legal);
    return std::any_of(legal.begin(), legal.end(), [&](core::Action action) {
        const auto question = question_of(state, action);
        return question ? at(*question) != Answer::never : !goes_on(cartolan::kind_of(action));
    });
}

}  // namespace ctq::tables
