// Tags of a record that the program itself writes and reads.
#pragma once

namespace ctq::app {

/// The tag of a match that is a lesson: its game's id.
inline constexpr const char* kLessonTag = "Lesson";

/// The tag of a match that is sent on by link after each turn: the seat of this device's person.
inline constexpr const char* kLetterTag = "Letter";

/// What a person answers to questions that come again and again: `TableView::auto_answers_text`.
inline constexpr const char* kAutoAnswersTag = "Habits";

/// The tag of a match that ended before its rules end it: "unfinished", or what follows.
inline constexpr const char* kEndedTag = "Ended";
/// The one person resigned; with a number behind it the seat that did, at a table over the network.
inline constexpr const char* kResigned = "resigned";
/// The one person claimed the win.
inline constexpr const char* kClaimed = "claimed";

/// The person has answered a puzzle.
inline constexpr const char* kAnswered = "answered";

/// How often something was taken back past chance that had been seen.
inline constexpr const char* kTakenBackTag = "TakenBack";

/// How many hints were given in the match; there, too, once several people have agreed to hints.
inline constexpr const char* kHintsTag = "Hints";

/// The tag of a match that people elsewhere played, and that is only looked at here.
inline constexpr const char* kElsewhereTag = "Elsewhere";

/// What the people at this device are called: a name for each seat, ";" between them.
inline constexpr const char* kPeopleTag = "People";

/// The tag with the day and time of the last action, as `Saved::date`.
inline constexpr const char* kDateTag = "Date";

/// The tag with a match's id, in files alone: so that a file knows its match again.
inline constexpr const char* kIdTag = "Id";

/// The tag of a match that is in the person's record, so that it is counted once.
inline constexpr const char* kCountedTag = "Counted";

/// The tag of a branch: "id@ply".
inline constexpr const char* kParentTag = "Parent";

/// The tag with the name a person gave.
inline constexpr const char* kNameTag = "Name";

}  // namespace ctq::app
