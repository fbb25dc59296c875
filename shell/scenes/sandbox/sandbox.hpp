#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/record.hpp"
#include "shell/match/log.hpp"
#include "shell/match/session.hpp"
#include "shell/ui/frame_times.hpp"

/// Lets the person try anything on a copy of a match: go to any position, decide for every seat and
/// for chance, with all information open. The original match is not changed. The copy has the tag
/// `Sandbox "id@ply"`. The latest copy is saved, outside the library.
namespace ctq::scenes {

/// The tag of such a copy and of matches that continue one. Its value is "id@ply" of the original.
inline constexpr const char* kSandboxTag = "Sandbox";
/// The tag of a copy that contains a best line computed by the review. Its value is the number of
/// actions: if the copy has another length, the person has tried something else.
inline constexpr const char* kLineTag = "Line";

/// An action or an outcome of chance that is possible at the position shown.
struct Possible {
    core::Action action = 0;
    std::string token;         ///< the action in the notation of records
    std::string words;         ///< "Greedy plays a hat: 3 → 9"
    std::uint32_t weight = 0;  ///< outcome of chance: its weight, of `total`
    std::uint32_t total = 0;   ///< 0 if a seat decides
    bool logged = false;       ///< in the log, this is what follows
};

/// Returns the copy on which things can be tried. A match that was ended early is running again in
/// it.
core::Match sandbox_of(core::Match match, const std::string& origin);
/// Returns all actions or outcomes that are possible now, in the order that the game gives them.
std::vector<Possible> possible_now(const match::Session& session);
/// Plays the action that `token` stands for, as the seat or chance that is next. Fails and changes
/// nothing if the action is not legal.
core::Failure take(match::Session& session, std::string_view token);
/// Returns the probability of an outcome: "12.5 %", or "1 in 52 000" if it is small. Empty for an
/// action of a seat.
std::string share_words(const Possible& possible);

/// Reads a match from a record, a link or a file; from several records, the first. Fails if the
/// text is none of these.
core::Result<core::Opened> read_first(std::string_view text);

/// Returns the position as JSON, in the format of "state" in the output of `ctq replay --json`.
std::string state_json(const core::Match& match);
/// Returns the JSON formatted for reading: with spaces, and one line for each member.
std::string spaced_json(std::string_view json);

/// A fact about the position, as a label and a value: "State hash", "8a1f…".
struct Fact {
    std::string name;
    std::string value;
};
/// Returns facts: rules, seed, state hash and, if `figures` is given, how long frames took.
std::vector<Fact> facts(const match::Session& session, const ui::FrameTimes* figures);

/// Returns the text that `store_sandbox` saves: which position of the log is shown, and the record.
std::string sandbox_text(const core::Match& match);
/// The key of the saved sandbox in the platform's storage.
inline constexpr const char* kSandboxKey = "sandbox";
/// Saves the copy; it replaces the one saved before.
void store_sandbox(const core::Match& match);
/// Reads the match from saved text if it is a copy of `origin` ("id@ply"); else returns nullopt.
std::optional<core::Match> read_sandbox(std::string_view text, std::string_view origin);

/// Returns the status: "Turn 12 of 80: Greedy falls back. Chance is next: 4 outcomes." `count`:
/// number of possible actions or outcomes.
std::string sandbox_status(const match::Session& session, const std::vector<match::LogEntry>& log,
                           std::size_t count);

}  // namespace ctq::scenes
