#include "shell/tables/picker.hpp"

#include <algorithm>
#include <utility>

namespace ctq::tables {
namespace {

bool touches(const Candidate& candidate, std::string_view spot) {
    return std::find(candidate.spots.begin(), candidate.spots.end(), spot) != candidate.spots.end();
}

bool touches_all(const Candidate& candidate, std::span<const std::string> spots) {
    return std::all_of(spots.begin(), spots.end(),
                       [&](const std::string& spot) { return touches(candidate, spot); });
}

}  // namespace

void Picker::offer(std::vector<Candidate> candidates) {
    candidates_ = std::move(candidates);
    chosen_.clear();
}

std::vector<core::Action> Picker::left() const {
    std::vector<core::Action> actions;
    for (const Candidate& candidate : candidates_) {
        if (touches_all(candidate, chosen_)) {
            actions.push_back(candidate.action);
        }
    }
    return actions;
}

bool Picker::chosen(std::string_view spot) const {
    return std::find(chosen_.begin(), chosen_.end(), spot) != chosen_.end();
}

bool Picker::legal(std::string_view spot) const {
    return std::any_of(candidates_.begin(), candidates_.end(), [&](const Candidate& candidate) {
        return touches(candidate, spot) && touches_all(candidate, chosen_);
    });
}

bool Picker::known(std::string_view spot) const {
    return std::any_of(candidates_.begin(), candidates_.end(),
                       [&](const Candidate& candidate) { return touches(candidate, spot); });
}

Picker::Outcome Picker::outcome() const {
    const std::vector<core::Action> actions = left();
    if (actions.size() == 1) {
        return {Outcome::Kind::play, actions.front()};
    }
    return {Outcome::Kind::narrowed, 0};
}

Picker::Outcome Picker::choose(std::string_view spot) {
    if (chosen(spot)) {
        chosen_.clear();
        return {Outcome::Kind::cleared, 0};
    }
    if (!known(spot)) {
        return {};
    }
    if (!legal(spot)) {
        chosen_.clear();
    }
    chosen_.emplace_back(spot);
    return outcome();
}

bool Picker::lift(std::string_view spot) {
    if (!known(spot)) {
        return false;
    }
    chosen_.assign(1, std::string(spot));
    return true;
}

Picker::Outcome Picker::drag(std::string_view from, std::string_view onto) {
    if (!lift(from) || !legal(onto)) {
        return {};
    }
    chosen_.emplace_back(onto);
    return outcome();
}

}  // namespace ctq::tables
