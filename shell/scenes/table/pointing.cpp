// What a person does on the board: points at spots, drags one onto another.
#include <utility>

#include "shell/scenes/table/scene.hpp"

namespace ctq::app {

/// It is done by the next tick, off the frame.
void TableScene::pointed(const ui::Spots& spots) {
    if (look_) {
        return;  // any press of the board leads back: drawing.cpp
    }
    if (spots.dragging && on_board(spots.held) && !picker_.chosen(spots.held) &&
        session_.your_turn()) {
        picker_.lift(spots.held);
        changed();
    }
    if (const auto spot = clicked_on_board(spots)) {
        pointed_.push_back({*spot, {}, false, touch_ && !spots.focus_visible});
    }
    if (!spots.dropped.empty() && on_board(spots.dropped)) {
        pointed_.push_back({spots.dropped, spots.dropped_on, true, touch_});
    }
}

void TableScene::took(const tables::Picker::Outcome& outcome, std::string_view spot, bool draft) {
    changed();
    if (outcome.kind == tables::Picker::Outcome::Kind::play) {
        choose(outcome.action, draft);
    } else if (outcome.kind == tables::Picker::Outcome::Kind::wrong) {
        if (!follow(spot)) {
            explain(spot);
        }
    } else {
        pending_.reset();
    }
}

/// Goes to a far place one action after the other, as far as nothing is to be decided on the way.
/// Where the settings ask before playing, that is asked once for all of them.
bool TableScene::follow(std::string_view spot) {
    const std::vector<core::Action> way = view_->way_to(session_.view(), spot);
    go_along(way, false);
    return !way.empty();
}

void TableScene::go_along(std::span<const core::Action> way, bool asked) {
    for (std::size_t i = 0; i < way.size(); ++i) {
        const int before = session_.sequence();
        asked ? play(way[i]) : choose(way[i]);
        if (pending_) {
            pending_way_.assign(way.begin() + static_cast<std::ptrdiff_t>(i), way.end());
            return;
        }
        if (session_.sequence() == before || !session_.your_turn() ||
            view_->asks(session_.view())) {
            return;
        }
    }
}

/// Says why pointing there does nothing.
void TableScene::explain(std::string_view spot) {
    const std::string why = why_not(spot);
    tell(why.empty() ? "Nothing can be done there now." : why);
}

/// Whether a spot is the place that is asked about: what was pressed last, or where the action leads.
bool TableScene::asked_about(std::string_view spot) const {
    if (!pending_) {
        return false;
    }
    const std::vector<std::string> spots = view_->spots_of(session_.view(), *pending_);
    const bool leads = pending_way_.empty() && !spots.empty() && spots.back() == spot;
    return leads || pending_spot_ == spot;
}

/// The place that is asked about means yes when it is pressed; a double click is no second thought.
void TableScene::point(std::string_view spot, bool touch) {
    if (!session_.your_turn()) {
        return;
    }
    if (asked_about(spot)) {
        constexpr double kThought = 0.3;  // seconds
        if (pending_ == pending_shown && services_.now >= pending_at_ + kThought) {
            confirm();
        }
        return;
    }
    // A lesson says itself which place is meant.
    const bool draft = touch && !guide() && view_->drafts(spot);
    took(picker_.choose(spot), spot, draft);
    pending_spot_ = spot;
}

void TableScene::drag(std::string_view from, std::string_view onto) {
    if (!session_.your_turn() || from == onto) {
        return;
    }
    if (onto.empty()) {
        picker_.clear();
        changed();
        return;
    }
    const auto outcome = picker_.drag(from, onto);
    took(outcome, onto);
    pending_spot_ = onto;
    if (outcome.kind != tables::Picker::Outcome::Kind::narrowed) {
        picker_.clear();
    }
}

}  // namespace ctq::app
