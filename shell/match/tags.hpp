// Tags of a record that the program writes and reads.
#pragma once

namespace ctq::match {

/// In a lesson: the id of its game.
inline constexpr const char* kLessonTag = "Lesson";
/// The value if the person has left the lesson and plays on without a guide.
inline constexpr const char* kLessonLeft = "left";

/// In a match that is sent by link after each turn: the seat of this device's person.
inline constexpr const char* kLetterTag = "Letter";

/// A person's auto-answers to repeated questions: `TableView::auto_answers_text`.
inline constexpr const char* kAutoAnswersTag = "Habits";

/// In a match that ended before its rules end it: "unfinished" or one of the following values.
inline constexpr const char* kEndedTag = "Ended";
/// The only person resigned. At a remote table the number of the resigned seat follows.
inline constexpr const char* kResigned = "resigned";
/// The only person claimed the win.
inline constexpr const char* kClaimed = "claimed";

/// The person has answered a puzzle.
inline constexpr const char* kAnswered = "answered";

/// The number of undos past a chance outcome that had been seen.
inline constexpr const char* kTakenBackTag = "TakenBack";

/// The number of hints given in the match. Also set once several people have agreed to hints.
inline constexpr const char* kHintsTag = "Hints";

/// A number of actions in the log: every choice that a person made among the first so many came
/// from a hint. Missing if the first choice did not.
inline constexpr const char* kHintedTag = "Hinted";

/// Marks a match that was played at other devices and is only viewed here.
inline constexpr const char* kElsewhereTag = "Elsewhere";

/// The names of the people at this device, one per seat, separated by ";".
inline constexpr const char* kPeopleTag = "People";

/// The date and time of the last action, as `Saved::date`.
inline constexpr const char* kDateTag = "Date";

/// The id of the match, only in files. It connects a file with its match.
inline constexpr const char* kIdTag = "Id";

/// Marks a match that is already counted in the person's play record.
inline constexpr const char* kCountedTag = "Counted";

/// In a daily match: the results of bots that played it in the person's place
/// (`scenes::attempts_text`).
inline constexpr const char* kAttemptsTag = "Attempts";

/// In a branch: the id and ply where it starts, "id@ply".
inline constexpr const char* kParentTag = "Parent";

/// The name a person gave to the match.
inline constexpr const char* kNameTag = "Name";

}  // namespace ctq::match
