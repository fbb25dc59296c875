#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/record.hpp"
#include "shell/match/log.hpp"
#include "shell/match/session.hpp"
#include "shell/ui/frame_times.hpp"

/// Trying anything on a copy of a match: every position, chance included, with all that may happen
/// next, whoever is to act, and everything open. The match it was taken from stays as it is. The
/// copy has the tag `Sandbox "id@ply"`; one at a time is kept beside the saved matches.
namespace ctq::app {

/// The tag of the copy and of what is played on from it: "id@ply".
inline constexpr const char* kSandboxTag = "Sandbox";
/// The tag of a copy that goes on as a search expects: how many actions it has as long as nothing else
/// was tried.
inline constexpr const char* kLineTag = "Line";

/// Something that may happen in the position shown.
struct Possible {
    core::Action action = 0;
    std::string token;         ///< in the record's notation
    std::string words;         ///< "Greedy plays a hat: 3 → 9"
    std::uint32_t weight = 0;  ///< an outcome of chance: its share of `total`
    std::uint32_t total = 0;   ///< 0 where a seat decides
    bool logged = false;       ///< what the log goes on with
};

/// The copy to try things on: a running match again where it was ended early.
core::Match sandbox_of(core::Match match, const std::string& origin);
/// All that may happen at the session's position, sorted as the game does.
std::vector<Possible> possible_now(const Session& session);
/// Takes what a token means now, for whoever is due. Problem: it means nothing legal; nothing has
/// changed then.
core::Failure take(Session& session, std::string_view token);
/// "12.5 %", or "1 in 52 000" where that says more; empty for what is no chance.
std::string share_words(const Possible& possible);

/// A match from a record, link or file; a text with several gives its first. Problem: why not.
core::Result<core::Opened> read_first(std::string_view text);

/// The position as `ctq replay --json` has it under "state".
std::string state_json(const core::Match& match);
/// The same with spaces, and a line for each of its parts.
std::string spaced_json(std::string_view json);

/// One fact of the position: "State hash", "8a1f…".
struct Fact {
    std::string name;
    std::string value;
};
/// Rules, seed, hash, and how long frames took where that is known.
std::vector<Fact> facts(const Session& session, const ui::FrameTimes* figures);

/// What is kept of a sandbox: its place in the log, and its record.
std::string sandbox_text(const core::Match& match);
/// Keeps it in place of the one before.
void store_sandbox(const core::Match& match);
/// What was kept; empty for nothing.
std::string stored_sandbox();
/// There is none any more.
void forget_sandbox();
/// That match again if it was taken from `origin`.
std::optional<core::Match> read_sandbox(std::string_view text, std::string_view origin);

/// "Turn 12 of 80: Greedy falls back. Chance is next: 4 outcomes." `count`: how much is possible.
std::string sandbox_status(const Session& session, const std::vector<LogEntry>& log,
                           std::size_t count);

}  // namespace ctq::app
