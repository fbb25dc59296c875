// What a person does on the board: points at spots, drags one onto another.
#include <utility>

#include "shell/scenes/table/scene.hpp"
#include "shell/ui/spots.hpp"

namespace ctq::app {
namespace {

bool on_board(std::string_view spot) {
    return spot.find(':') != std::string_view::npos;
}

}  // namespace

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
    const ui::Spot* spot = spots.clicked.empty() ? nullptr : ui::find(spots, spots.clicked);
    if (spot != nullptr && spot->layer == 0 && spot->kind != ui::SpotKind::plain &&
        on_board(spot->name)) {
        const std::string meant = view_->stands_for(spot->name);
        pointed_.push_back({meant, {}, false, touch_ && !spots.focus_visible});
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
    std::vector<std::string> spots(picker_.chosen().begin(), picker_.chosen().end());
    spots.emplace_back(spot);
    const auto action = view_->meant(session_.view(), spots);
    const std::string why = action ? session_.game().why_not(session_.view(), *action)
                                   : view_->no_way(session_.view(), spots);
    tell(why.empty() ? "Nothing can be done there now." : why);
}

void TableScene::point(std::string_view spot, bool touch) {
    if (session_.your_turn()) {
        // A lesson says itself which place is meant.
        const bool draft = touch && !guide() && view_->drafts(spot);
        took(picker_.choose(spot), spot, draft);
    }
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
    if (outcome.kind != tables::Picker::Outcome::Kind::narrowed) {
        picker_.clear();
    }
}

}  // namespace ctq::app
