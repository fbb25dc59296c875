#include "shell/tables/auto_answers.hpp"

#include <algorithm>
#include <array>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::tables {

using ui::Rect;

namespace {

constexpr std::array<std::string_view, 3> kAnswers = {"ask", "always", "never"};

std::string word_of(AutoAnswers::Answer answer) {
    return std::string(kAnswers[static_cast<std::size_t>(answer)]);
}

}  // namespace

std::vector<AutoAnswers::AutoAnswer> AutoAnswers::auto_answers() const {
    std::vector<AutoAnswer> list;
    for (std::size_t i = 0; i < questions_.size(); ++i) {
        const Question& question = questions_[i];
        list.push_back({question.key,
                        core::say("{title}: {answer}",
                                  {{"title", question.title}, {"answer", word_of(answers_[i])}})});
    }
    return list;
}

bool AutoAnswers::turn_auto_answer(std::string_view key) {
    for (std::size_t i = 0; i < questions_.size(); ++i) {
        if (questions_[i].key == key) {
            const int answers = questions_[i].refusable ? 3 : 2;
            answers_[i] = static_cast<Answer>((static_cast<int>(answers_[i]) + 1) % answers);
            return true;
        }
    }
    return false;
}

std::string AutoAnswers::auto_answers_text() const {
    std::string text;
    for (std::size_t i = 0; i < questions_.size(); ++i) {
        if (answers_[i] != Answer::ask) {
            text += (text.empty() ? "" : " ") + std::string(questions_[i].key) + "=" +
                    word_of(answers_[i]);
        }
    }
    return text;
}

void AutoAnswers::read_auto_answers(std::string_view text) {
    answers_.assign(questions_.size(), Answer::ask);
    for (const std::string_view word : core::words(text)) {
        const std::size_t equals = std::min(word.find('='), word.size());
        const auto known = std::find_if(
            questions_.begin(), questions_.end(),
            [&](const Question& question) { return question.key == word.substr(0, equals); });
        const auto given = std::find(kAnswers.begin(), kAnswers.end(),
                                     word.substr(std::min(equals + 1, word.size())));
        if (known != questions_.end() && given != kAnswers.end()) {
            answers_[static_cast<std::size_t>(known - questions_.begin())] =
                static_cast<Answer>(given - kAnswers.begin());
        }
    }
}

void auto_answers(ui::Column& column, ui::Canvas& canvas,
                  std::span<const AutoAnswers::AutoAnswer> answers, float height) {
    for (std::size_t first = 0; first < answers.size(); first += 2) {
        column.add(height, kAutoAnswerGap, [&](Rect line) {
            for (std::size_t i = first; i < std::min(first + 2, answers.size()); ++i) {
                const std::string name = "habit:" + std::string(answers[i].key);
                ui::SpotSpec spec{name, answers[i].words,
                                  ui::column(line, static_cast<int>(i - first), 2, kAutoAnswerGap)};
                spec.tip = "Press to change: ask, always or never";
                ui::ButtonStyle style;
                style.size = 13;
                ui::button(canvas, spec, style);
            }
        });
    }
}

}  // namespace ctq::tables
