// Part of `Log`: a turn in one line.
#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/log.hpp"

namespace ctq::match {
namespace {

/// The most events that the one line of a turn describes. The others are only counted.
constexpr std::size_t kMostEvents = 3;

}  // namespace

void Log::count(std::vector<Counted>& all, const std::string& words, bool brief, int weight) {
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Counted& other) { return other.words == words; });
    if (found != all.end()) {
        ++found->number;
    } else {
        all.push_back({words, brief, 1, weight});
    }
}

std::string Log::words_of(const Counted& counted) const {
    const core::Part number("n", counted.number);
    // A sentence is no pattern: it may hold names, and a brace in a name is no placeholder.
    const std::string words = counted.brief
                                  ? core::with_names(core::say(counted.words, {number}), names_)
                                  : counted.words;
    const bool counts = counted.brief && counted.words.find("{n") != std::string::npos;
    return counts || counted.number == 1 ? words : words + core::say(kTimes, {number});
}

void Log::add_part(const Session& session, const core::Phrase& phrase,
                   const std::optional<Brief>& brief, int turn, int plies) {
    if (turn == 0 || (brief && brief->words.empty())) {
        return;
    }
    if (brief) {
        parts_.push_back({.turn = turn,
                          .plies = plies,
                          .weight = brief->weight,
                          .brief = true,
                          .words = brief->words});
        return;
    }
    std::string words = phrase.seat == 0 ? core::with_names(phrase.they, session.players().names())
                                         : sentence(session, phrase);
    parts_.push_back(
        {.turn = turn, .plies = plies, .weight = 1, .brief = false, .words = std::move(words)});
}

int Log::turn_end(int first) const {
    const int size = static_cast<int>(lines_.size());
    int end = first + 1;
    const int turn = lines_[static_cast<std::size_t>(first)].turn;
    while (turn > 0 && end < size && lines_[static_cast<std::size_t>(end)].turn == turn) {
        ++end;
    }
    return end;
}

std::string Log::turn_words(int first, int plies) const {
    const LogEntry& line = lines_[static_cast<std::size_t>(first)];
    const int end = turn_end(first);
    if (end == first + 1 || lines_[static_cast<std::size_t>(first + 1)].plies > plies) {
        return line.text;
    }
    std::vector<Counted> events;
    bool brief = false;
    const auto begin = std::partition_point(
        parts_.begin(), parts_.end(), [&](const Part& part) { return part.turn < line.turn; });
    for (auto part = begin; part != parts_.end() && part->turn == line.turn; ++part) {
        if (part->plies <= plies) {
            // Only neighbours become one event: the order of a turn is never changed.
            if (!events.empty() && events.back().words == part->words) {
                ++events.back().number;
            } else {
                events.push_back({part->words, part->brief, 1, part->weight});
            }
            brief = brief || part->brief;
        }
    }
    int more = 0;
    while (events.size() > kMostEvents) {
        // Drops the lightest event; the last one if several are equal.
        auto least = events.begin();
        for (auto one = events.begin(); one != events.end(); ++one) {
            least = one->weight <= least->weight ? one : least;
        }
        more += least->number;
        events.erase(least);
    }
    std::string words;
    for (const Counted& one : events) {
        words += (words.empty() ? "" : brief ? ", " : "; ") + words_of(one);
    }
    if (words.empty()) {
        return line.text;
    }
    words += core::say("{more: and {more} more| and {more} more|}", {{"more", more}});
    return brief && line.seat > 0 ? names_[static_cast<std::size_t>(line.seat - 1)] + ": " + words
                                  : core::capitalized(words);
}

}  // namespace ctq::match
