#include <algorithm>

#include "tests/engine/cartolan/slow_options.hpp"
#include "tests/engine/cartolan/slow_voyage.hpp"

/// Sailing and exploring (section 4, movement and exploration).
namespace ctq::tests {
namespace {

namespace opt = slow_option;

const std::string kMoveDirections = "nesw";

}  // namespace

/// The kind of a move from this tile in this direction.
std::string SlowVoyage::crossing(char direction) const {
    const SlowTile* there = map_.at(beside(self().at, direction));
    const bool disaster = here().disaster() || (there != nullptr && there->disaster());
    if (here().city() || (self().pirate && disaster) || here().edge(direction) == 'f') {
        return "land";
    }
    const char letter = static_cast<char>(direction - 'a' + 'A');
    return here().wind.find(letter) != std::string::npos ? "downwind" : "upwind";
}

bool SlowVoyage::allowed(const std::string& crossing) const {
    const int total = land_ + upwind_ + downwind_;
    if (crossing == "downwind") {
        return total < option(opt::moves) + effect("downwind");
    }
    const bool unburdened = with_cards() && self().chest == 0;
    const int land_limit =
        option(unburdened ? opt::empty_land_moves : opt::land_moves) + effect("upwind");
    const int upwind_limit =
        option(unburdened ? opt::empty_upwind_moves : opt::upwind_moves) + effect("upwind");
    if (total >= option(opt::moves)) {
        return false;
    }
    if (option(opt::movement) == opt::initial) {
        return total < (crossing == "land" ? land_limit : upwind_limit);
    }
    return crossing == "land" ? land_ < land_limit && upwind_ == 0
                              : upwind_ < upwind_limit && land_ == 0;
}

SlowTokens SlowVoyage::moves() const {
    SlowTokens found;
    for (const char direction : kMoveDirections) {
        const std::string kind = crossing(direction);
        if (allowed(kind)) {
            found.emplace_back(1, direction);
        } else if (with_land() && kind == "upwind" &&
                   land_ + upwind_ + downwind_ < option(opt::moves)) {
            found.push_back(std::string("gust=") + direction);
        }
    }
    if (allowed("downwind")) {
        found.emplace_back("wait");
    }
    return found;
}

void SlowVoyage::count_move(const std::string& crossing) {
    land_ += crossing == "land" ? 1 : 0;
    upwind_ += crossing == "upwind" ? 1 : 0;
    downwind_ += crossing == "downwind" ? 1 : 0;
    step_ = 6;
    discovered_ = false;
}

void SlowVoyage::move(char direction, const std::string& crossing) {
    const SlowCell there = beside(self().at, direction);
    if (map_.at(there) == nullptr) {
        explore(direction, crossing);
        return;
    }
    count_move(crossing);
    self().at = there;
    arrive(false);
}

void SlowVoyage::wait() {
    count_move("downwind");
    arrive(false);
}

void SlowVoyage::take_gust(const std::string& die) {
    phase_ = "act";
    if (die == "against") {
        move(direction_, "upwind");
    } else {
        count_move("downwind");
    }
}

void SlowVoyage::explore(char direction, const std::string& crossing) {
    direction_ = direction;
    crossing_ = crossing;
    back_ = with_land() && here().edge(direction) == 'f' ? "land" : "water";
    tries_left_ = option(opt::tries);
    drawn_.clear();
    due_tile();
}

void SlowVoyage::due_tile() {
    SlowPile& pile = piles_.at(back_);
    if (pile.exhausted()) {
        phase_ = "over";
        return;
    }
    if (pile.left == 0) {
        pile.unseen = pile.discards;
        pile.left = count_tiles(pile.discards);
        pile.discards.clear();
    }
    phase_ = "tile";
}

void SlowVoyage::take_tile(const std::string& name) {
    SlowPile& pile = piles_.at(back_);
    --pile.unseen[name];
    --pile.left;
    drawn_.push_back(name);
    if (static_cast<int>(drawn_.size()) < 1 + effect("lookout") && !pile.exhausted()) {
        due_tile();
    } else {
        try_tiles();
    }
}

SlowTokens SlowVoyage::fitting_tiles() const {
    SlowTokens found;
    for (std::size_t i = 0; i < drawn_.size(); ++i) {
        if (!map_.fitted(drawn_[i], back_, self().at, direction_).wind.empty()) {
            found.push_back("keep=" + std::to_string(i + 1));
        }
    }
    return found;
}

void SlowVoyage::try_tiles() {
    const SlowTokens fitting = fitting_tiles();
    if (fitting.size() > 1) {
        phase_ = "keep";
        return;
    }
    if (fitting.size() == 1) {
        lay_tile(static_cast<std::size_t>(std::stoi(fitting.front().substr(5)) - 1));
        return;
    }
    for (const std::string& name : drawn_) {
        ++piles_.at(back_).discards[name];
    }
    drawn_.clear();
    if (--tries_left_ > 0) {
        due_tile();
        return;
    }
    count_move(crossing_);
    phase_ = "act";
}

void SlowVoyage::lay_tile(std::size_t index) {
    const SlowTile tile = map_.fitted(drawn_[index], back_, self().at, direction_);
    drawn_.erase(drawn_.begin() + static_cast<std::ptrdiff_t>(index));
    for (const std::string& name : drawn_) {
        ++piles_.at(back_).discards[name];
    }
    drawn_.clear();
    map_.put(tile);
    count_move(crossing_);
    self().at = tile.at;
    arrive(true);
}

}  // namespace ctq::tests
