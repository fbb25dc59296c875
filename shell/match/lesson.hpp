#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/match/table_setup.hpp"

/// Lessons for a person's first game: real matches with a guide. A lesson names a table (as a link
/// does), then its steps, each with the actions that complete it. The progress of a match follows
/// from its log alone.
///
///     table cartagena;rules=advanced;human,greedy;33
///
///     do hat@0 hat@3              ; the actions, in notation; `any` accepts every action
///     try play a hat.             ; the task, as the end of a sentence
///     say What is to know now …   ; several lines make one text
///
///     done
///     say Now you know the game.
///
/// Lines that begin with # are comments.
namespace ctq::match {

struct LessonStep {
    std::vector<std::string> actions;  ///< in notation
    std::string task;                  ///< the end of a sentence: "play a hat."
    std::string text;                  ///< the explanation that the guide shows
};

struct Lesson {
    TableSetup setup;
    std::vector<LessonStep> steps;
    std::string done;  ///< shown after the last step
};

/// Reads a lesson. Fails with the line and its error.
core::Result<Lesson> read_lesson(std::string_view text);

/// Whether the game with this id has a lesson.
bool has_lesson(std::string_view game);
/// Returns the lesson of a game; none if the game has no lesson.
std::optional<Lesson> find_lesson(std::string_view game);

/// Returns the name of a lesson's match: "First game of Carteso".
std::string lesson_name(const core::GameHandle& game);
/// Returns the set-up of a lesson's match.
core::Setup lesson_setup(const Lesson& lesson);

/// Returns the number of decisions that the person has made up to the cursor, at most one more than
/// there are steps. Returns none if the match does not follow the lesson: its table differs or a
/// decision does not complete its step.
std::optional<int> lesson_step(const Lesson& lesson, const core::Match& match);

/// Whether an action in notation completes a step.
bool fulfils(const LessonStep& step, std::string_view action);

}  // namespace ctq::match
