#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/layout.hpp"

/// Questions that come again and again, and how the person at this table has them answered.
namespace ctq::tables {

/// A question that a game asks again and again.
struct Question {
    std::string_view key;    ///< names it in commands, "habit:<key>", and where answers are kept
    std::string_view title;  ///< "Paid rest"
    bool refusable = true;   ///< "never" is an answer, too
};

class AutoAnswers {
  public:
    enum class Answer { ask, always, never };

    /// A question and its answer, for who may change it.
    struct AutoAnswer {
        std::string_view key;
        std::string words;  ///< "Paid rest: ask"
    };
    /// All of them with what is answered now, in the order of the questions.
    std::vector<AutoAnswer> auto_answers() const;
    /// Turns to the next answer; false for an unknown key.
    bool turn_auto_answer(std::string_view key);
    /// "rest_own=always place=never": what differs from asking, to be kept with the match.
    std::string auto_answers_text() const;
    /// Reads what `auto_answers_text` wrote; what is unknown is left at asking.
    void read_auto_answers(std::string_view text);

  protected:
    /// All are asked. `questions` outlive the table.
    explicit AutoAnswers(std::span<const Question> questions)
        : questions_(questions), answers_(questions.size()) {}
    ~AutoAnswers() = default;

    /// The answer to one of the questions, counted from 0.
    Answer answer_to(int question) const { return answers_[static_cast<std::size_t>(question)]; }

  private:
    std::span<const Question> questions_;
    std::vector<Answer> answers_;
};

inline constexpr float kAutoAnswerGap = 6;

/// Describes rows of two: what a person answers to what is asked again and again, each turned over by
/// a click. `height` of a row.
void auto_answers(ui::Column& column, ui::Canvas& canvas,
                  std::span<const AutoAnswers::AutoAnswer> answers, float height);

}  // namespace ctq::tables
