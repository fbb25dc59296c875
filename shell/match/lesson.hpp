#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/match/table_setup.hpp"

/// First games: real matches with a guide. A lesson names a table (as a link does), then steps,
/// each with the actions that fulfil it; how far a match has come in it follows from its log alone.
///
///     table cartagena;rules=advanced;human,greedy;33
///
///     do hat@0 hat@3              ; what fulfils the step, in notation; `any` takes everything
///     try play a hat.             ; what is asked, as the end of a sentence
///     say What is to know now …   ; several lines make one text
///
///     done
///     say Now you know the game.
///
/// Lines that begin with # are for who reads the file.
namespace ctq::app {

struct LessonStep {
    std::vector<std::string> actions;  ///< in notation
    std::string ask;
    std::string text;
};

struct Lesson {
    TableSetup choices;
    std::vector<LessonStep> steps;
    std::string done;  ///< told after the last one
};

/// Reads a lesson. Problem: the line, and what is wrong with it.
core::Result<Lesson> read_lesson(std::string_view text);

/// Whether a game has a lesson.
bool has_lesson(std::string_view game);
/// The lesson of a game; none when it has none.
std::optional<Lesson> find_lesson(std::string_view game);

/// The match a lesson begins as.
core::Setup lesson_setup(const Lesson& lesson);

/// How many decisions the person has made up to the cursor, at most one more than there are steps.
/// None when the match is not, or no longer, this lesson's: another table, or a decision that does
/// not fulfil its step.
std::optional<int> lesson_step(const Lesson& lesson, const core::Match& match);

/// Whether an action in notation fulfils a step.
bool fulfils(const LessonStep& step, std::string_view action);

}  // namespace ctq::app
