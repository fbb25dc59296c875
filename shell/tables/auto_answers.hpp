#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/layout.hpp"

/// Answers that a person gives once and for all to questions that a game asks repeatedly.
namespace ctq::tables {

/// A question that a game asks repeatedly.
struct Question {
    std::string_view key;    ///< its name in commands ("habit:<key>") and in stored answers
    std::string_view title;  ///< "Paid rest"
    bool refusable = true;   ///< "never" is a possible answer, too
};

/// The questions of one game and their auto-answers.
class AutoAnswers {
  public:
    enum class Answer { ask, always, never };

    /// A question and its current answer, to be shown and changed.
    struct AutoAnswer {
        std::string_view key;
        std::string words;  ///< "Paid rest: ask"
    };
    /// Returns all questions with their current answers, in the order of the questions.
    std::vector<AutoAnswer> auto_answers() const;
    /// Switches a question to its next answer. Returns false for an unknown key.
    bool turn_auto_answer(std::string_view key);
    /// Returns the answers other than "ask", as text to save with the match: "rest_own=always
    /// place=never".
    std::string auto_answers_text() const;
    /// Restores the text of `auto_answers_text`. Unknown keys and answers are ignored; all other
    /// questions are set to "ask".
    void read_auto_answers(std::string_view text);

  protected:
    /// Creates answers that are all "ask". `questions` must outlive the object.
    explicit AutoAnswers(std::span<const Question> questions)
        : questions_(questions), answers_(questions.size()) {}
    ~AutoAnswers() = default;

    /// Returns the answer to a question, counted from 0.
    Answer answer_to(int question) const { return answers_[static_cast<std::size_t>(question)]; }

  private:
    std::span<const Question> questions_;
    std::vector<Answer> answers_;
};

inline constexpr float kAutoAnswerGap = 6;  ///< pixels between two buttons, and between rows

/// Adds rows with two buttons each: a click on a button switches a question to its next answer.
/// `height` is the height of a row, in pixels.
void auto_answers(ui::Column& column, ui::Canvas& canvas,
                  std::span<const AutoAnswers::AutoAnswer> answers, float height);

}  // namespace ctq::tables
