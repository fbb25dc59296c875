#include "shell/store/records/saved_reviews.hpp"

#include <algorithm>

#include "shell/platform/platform.hpp"

namespace ctq::store {
namespace {

std::string review_key(std::string_view id) {
    return std::string(kReviewKeys) + std::string(id);
}

/// Deletes the findings of deleted matches, and the oldest beyond `kMostReviews`.
void make_room(const Saves& saves) {
    const std::vector<std::string> reviewed = reviewed_matches();
    const auto contains = [](const std::vector<std::string>& ids, const std::string& id) {
        return std::find(ids.begin(), ids.end(), id) != ids.end();
    };
    std::vector<std::string> remaining;
    for (const Saved& saved : saves.list()) {
        if (remaining.size() < kMostReviews && contains(reviewed, saved.id)) {
            remaining.push_back(saved.id);
        }
    }
    for (const std::string& id : reviewed) {
        if (!contains(remaining, id)) {
            platform::forget(review_key(id));
        }
    }
}

}  // namespace

bool save_review(const Saves& saves, const std::string& id, const core::Match& match,
                 const match::Findings& findings) {
    const Saved* saved = saves.find(id);
    if (saved == nullptr || !saved->stored ||
        !platform::store(review_key(id), match::findings_text(match, findings))) {
        return false;
    }
    make_room(saves);
    return true;
}

std::optional<match::Findings> saved_review(const std::string& id, const core::Match& match) {
    const auto text = platform::load(review_key(id));
    return text ? match::read_findings(match, *text) : std::nullopt;
}

std::vector<std::string> reviewed_matches() {
    return platform::stored_keys(kReviewKeys);
}

}  // namespace ctq::store
