#include "shell/scenes/puzzles/own.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/sort.hpp"
#include "shell/match/daily.hpp"
#include "shell/match/findings/findings.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/tags.hpp"
#include "shell/store/records/saved_reviews.hpp"

namespace ctq::scenes {
namespace {

constexpr int kMostMatches = 5;  // limit on the latest analysed matches

/// Tags that a puzzle must not inherit from its match.
constexpr const char* kOtherTags[] = {match::kEndedTag,     match::kParentTag, match::kNameTag,
                                      match::kElsewhereTag, match::kLetterTag, match::kLessonTag,
                                      match::kDailyTag,     match::kHintsTag,  match::kHintedTag,
                                      match::kAttemptsTag};

struct Mistake {
    bots::Mark mark;
    double loss = 0;
    NamedPuzzle puzzle;
};

/// Returns the seat of the only person, or 0 if there is none or several.
int person_of(const core::Match& match) {
    const auto& seats = match.setup().seats;
    const auto person = std::find(seats.begin(), seats.end(), match::kHuman);
    const bool one =
        person != seats.end() && std::count(seats.begin(), seats.end(), match::kHuman) == 1;
    return one ? static_cast<int>(person - seats.begin()) + 1 : 0;
}

NamedPuzzle puzzle_at(const std::string& id, core::Match match, const bots::Verdict& verdict) {
    match.seek(verdict.ply);
    NamedPuzzle one{{}, 0, {match.branch(), verdict.proposed.action}, {}, {}};
    for (const char* tag : kOtherTags) {
        one.puzzle.match.set_tag(tag, "");
    }
    one.name = store::puzzle_name(bots::write_puzzle(one.puzzle));
    one.played = verdict.played.action;
    one.review = "review=" + id + "@" + std::to_string(verdict.ply);
    return one;
}

void sort(std::vector<Mistake>& mistakes) {
    core::sort_short(mistakes, [](const Mistake& a, const Mistake& b) {
        return a.mark != b.mark ? a.mark > b.mark : a.loss > b.loss;
    });
}

/// Adds the person's worst mistakes in a match.
void add_mistakes(std::vector<Mistake>& list, const std::string& id, const core::Match& match,
                  const match::Findings& findings) {
    const int person = person_of(match);
    std::vector<Mistake> mistakes;
    for (const bots::Verdict& one : match::verdicts_of(match, findings)) {
        const bots::Mark mark = bots::mark_of(one, match.setup().seat_count());
        if (one.seat == person && mark >= bots::Mark::mistake) {
            mistakes.push_back({mark, one.loss(), puzzle_at(id, match, one)});
        }
    }
    sort(mistakes);
    for (std::size_t i = 0; i < std::min(mistakes.size(), kMostOwn); ++i) {
        list.push_back(std::move(mistakes[i]));
    }
}

}  // namespace

std::vector<NamedPuzzle> own_puzzles(const store::Saves& saves,
                                     const std::vector<store::Tally>& results,
                                     const OwnChoice& choice) {
    std::vector<Mistake> mistakes;
    int matches = 0;
    const std::vector<std::string> reviewed = store::reviewed_matches();
    for (const store::Saved& saved : saves.list()) {
        if (matches == kMostMatches || (!choice.match.empty() && saved.id != choice.match) ||
            std::find(reviewed.begin(), reviewed.end(), saved.id) == reviewed.end()) {
            continue;
        }
        const auto opened = saves.open(saved.id);
        const auto found = opened ? store::saved_review(saved.id, opened->match) : std::nullopt;
        if (found) {
            ++matches;
            add_mistakes(mistakes, saved.id, opened->match, *found);
        }
    }
    sort(mistakes);
    std::vector<NamedPuzzle> list;
    for (Mistake& one : mistakes) {
        const bool open = !store::is_solved(results, one.puzzle.name);
        if (one.puzzle.name == choice.also || (open && list.size() < kMostOwn)) {
            one.puzzle.number = static_cast<int>(list.size()) + 1;
            list.push_back(std::move(one.puzzle));
        }
    }
    return list;
}

}  // namespace ctq::scenes
