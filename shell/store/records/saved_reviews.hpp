#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/match/findings/findings.hpp"
#include "shell/store/saves.hpp"

/// Stores the findings of reviews, so that reopening a review costs no time. The key "review:<id>"
/// holds the findings of one match in the library (`findings_text`).
namespace ctq::store {

/// The prefix of the keys of all stored reviews.
inline constexpr std::string_view kReviewKeys = "review:";
/// The most reviews that are stored. Those of the newest matches stay.
inline constexpr std::size_t kMostReviews = 20;

/// Stores the findings about a match of the library in place of earlier ones. Returns false if the
/// device did not store them or the match is not in the library.
bool save_review(const Saves& saves, const std::string& id, const core::Match& match,
                 const match::Findings& findings);
/// Returns the stored findings about a match; none if there are none or the match has continued
/// since.
std::optional<match::Findings> saved_review(const std::string& id, const core::Match& match);

/// Returns the ids of the matches with stored findings, unordered.
std::vector<std::string> reviewed_matches();

}  // namespace ctq::store
