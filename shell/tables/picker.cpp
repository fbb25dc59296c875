#include "shell/tables/picker.hpp"

#include <algorithm>
#include <utility>

namespace ctq::tables {
namespace {

bool touches(const Candidate& candidate, ui::Target spot) {
    return std::find(candidate.spots.begin(), candidate.spots.end(), spot) != candidate.spots.end();
}

bool touches_all(const Candidate& candidate, std::span<const ui::Target> spots) {
    return std::all_of(spots.begin(), spots.end(),
                       [&](ui::Target spot) { return touches(candidate, spot); });
}

}  // namespace

void Picker::offer(std::vector<Candidate> candidates) {
    candidates_ = std::move(candidates);
    chosen_.clear();
    asked_.clear();
}

bool Picker::asks(core::Action action) const {
    return asked_.empty() || std::find(asked_.begin(), asked_.end(), action) != asked_.end();
}

bool Picker::asks(ui::Target spot) const {
    return asked_.empty() ||
           std::any_of(candidates_.begin(), candidates_.end(), [&](const Candidate& candidate) {
               return asks(candidate.action) && touches(candidate, spot);
           });
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

bool Picker::chosen(ui::Target spot) const {
    return std::find(chosen_.begin(), chosen_.end(), spot) != chosen_.end();
}

bool Picker::legal(ui::Target spot) const {
    return std::any_of(candidates_.begin(), candidates_.end(), [&](const Candidate& candidate) {
        return touches(candidate, spot) && touches_all(candidate, chosen_);
    });
}

bool Picker::known(ui::Target spot) const {
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

Picker::Outcome Picker::choose(ui::Target spot) {
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
    chosen_.push_back(spot);
    return outcome();
}

bool Picker::lift(ui::Target spot) {
    if (!known(spot)) {
        return false;
    }
    chosen_.assign(1, spot);
    return true;
}

Picker::Outcome Picker::drag(ui::Target from, ui::Target onto) {
    if (!lift(from) || !legal(onto)) {
        return {};
    }
    chosen_.push_back(onto);
    return outcome();
}

}  // namespace ctq::tables
