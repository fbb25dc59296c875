#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/record.hpp"
#include "shell/match/log.hpp"
#include "shell/match/session.hpp"
#include "shell/ui/frame_times.hpp"

/// Lets the person try anything on a copy of a match: every position including chance, for every
/// seat, with all information open. The original match is not changed. The copy has the tag
/// `Sandbox "id@ply"`. One copy at a time is saved beside the matches.
namespace ctq::scenes {

/// The tag of the copy and of matches played on from it: "id@ply".
inline constexpr const char* kSandboxTag = "Sandbox";
/// The tag of a copy that contains a best line found by search. Its value is the number of actions:
/// if the copy has a different length, something else was tried.
inline constexpr const char* kLineTag = "Line";

/// Something that may happen at the position shown.
struct Possible {
    core::Action action = 0;
    std::string token;         ///< in the record's notation
    std::string words;         ///< "Greedy plays a hat: 3 → 9"
    std::uint32_t weight = 0;  ///< for an outcome of chance: its share of `total`
    std::uint32_t total = 0;   ///< 0 if a seat decides
    bool logged = false;       ///< the log continues with it
};

/// Returns the copy to try things on. If the match was ended early, the copy is running again.
core::Match sandbox_of(core::Match match, const std::string& origin);
/// Returns all that may happen at the session's position, in the game's own order.
std::vector<Possible> possible_now(const match::Session& session);
/// Plays the action that a token stands for, for the seat or chance that is next. Fails and changes
/// nothing if it is not legal.
core::Failure take(match::Session& session, std::string_view token);
/// Returns "12.5 %", or "1 in 52 000" for small shares; empty if it is not chance.
std::string share_words(const Possible& possible);

/// Reads a match from a record, link or file. Takes the first of several. Fails if the text is none
/// of these.
core::Result<core::Opened> read_first(std::string_view text);

/// Returns the position as JSON, as in "state" of `ctq replay --json`.
std::string state_json(const core::Match& match);
/// Returns the JSON with spaces, and a line for each member.
std::string spaced_json(std::string_view json);

/// A fact about the position: "State hash", "8a1f…".
struct Fact {
    std::string name;
    std::string value;
};
/// Returns rules, seed, hash and, if known, how long frames took.
std::vector<Fact> facts(const match::Session& session, const ui::FrameTimes* figures);

/// Returns the text to save: the position in the log, and the record.
std::string sandbox_text(const core::Match& match);
/// The key of the saved sandbox in the platform's storage.
inline constexpr const char* kSandboxKey = "sandbox";
/// Saves the sandbox in place of the previous one.
void store_sandbox(const core::Match& match);
/// Reads the saved match if it was copied from `origin`.
std::optional<core::Match> read_sandbox(std::string_view text, std::string_view origin);

/// Returns "Turn 12 of 80: Greedy falls back. Chance is next: 4 outcomes." `count`: number of
/// possible actions or outcomes.
std::string sandbox_status(const match::Session& session, const std::vector<match::LogEntry>& log,
                           std::size_t count);

}  // namespace ctq::scenes
