#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/match/findings.hpp"
#include "shell/store/saves.hpp"

/// What reviews have found out about the matches in the library: under "review:<id>" the text of each
/// (`findings_text`), so that a second look costs nothing.
namespace ctq::app {

/// What the keys of all of them begin with.
inline constexpr std::string_view kReviewKeys = "review:";
/// The most that are kept: those of the newest matches.
inline constexpr std::size_t kMostReviews = 20;

/// Keeps what was found about a match of the library, in the place of what was kept before. False when the
/// device did not keep it, or the match is not there.
bool keep_review(const Saves& saves, const std::string& id, const core::Match& match,
                 const Findings& findings);
/// What is kept about this match; none where nothing is, or it went on since.
std::optional<Findings> kept_review(const std::string& id, const core::Match& match);

/// The names of the matches about which something is kept, in no order.
std::vector<std::string> reviewed_matches();

}  // namespace ctq::app
