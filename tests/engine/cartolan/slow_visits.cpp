#include <algorithm>

#include "tests/engine/cartolan/slow_options.hpp"
#include "tests/engine/cartolan/slow_voyage.hpp"

/// The actions of an Adventurer on a tile and in a city (section 4, tile actions).
namespace ctq::tests {
namespace {

namespace opt = slow_option;

template <class Item>
bool contains(const std::vector<Item>& items, const Item& item) {
    return std::find(items.begin(), items.end(), item) != items.end();
}

/// The amounts from `least` up to `most` one by one, and `all`.
std::vector<int> amounts(int least, int all, int most) {
    std::vector<int> found;
    for (int k = least; k <= all; ++k) {
        if (k <= most || k == all) {
            found.push_back(k);
        }
    }
    return found;
}

}  // namespace

void SlowVoyage::arrive(bool discovered) {
    SlowAdventurer& me = self();
    step_ = 1;
    discovered_ = discovered;
    attacked_.clear();
    courted_ = false;
    phase_ = "act";
    me.called.push_back(me.at);
    if (here().disaster() && !me.pirate) {
        map_.on(me.at).sunk += me.chest;
        me.chest = 0;
        force_home(me);
        end_turn();
    } else if (here().city()) {
        arrive_in_city();
    } else if (discovered && here().wonder() && !map_.in_domain(me.at)) {
        discover_wonder();
    } else {
        trade();
        collect();
    }
}

void SlowVoyage::arrive_in_city() {
    SlowAdventurer& me = self();
    me.traded.clear();
    me.called.clear();
    me.pirate = false;
    me.last_city = me.at;
    phase_ = me.chest > 0 ? "bank" : "business";
}

void SlowVoyage::discover_wonder() {
    self().traded.push_back(self().at);
    if (with_cards() && card_is_left()) {
        phase_ = "take";
        return;
    }
    self().chest += option(here().back == "water" ? opt::wonder_water : opt::wonder_land);
    collect();
}

void SlowVoyage::trade() {
    SlowAdventurer& me = self();
    if (!here().wonder() || me.pirate || contains(me.traded, me.at)) {
        return;
    }
    me.traded.push_back(me.at);
    me.chest += option(opt::trade) + effect("tradesman");
    const int owner = owner_of_active(me.at);
    if (owner == turn_) {
        me.chest += option(opt::cut);
    } else if (owner >= 0) {
        agent_at(me.at, owner)->wealth += option(opt::cut);
    }
}

void SlowVoyage::collect() {
    if (SlowAgent* own = agent_at(self().at, turn_)) {
        self().chest += own->wealth;
        own->wealth = 0;
    }
}

SlowTokens SlowVoyage::tile_actions() const {
    SlowTokens found;
    const auto add = [&](const SlowTokens& more) {
        found.insert(found.end(), more.begin(), more.end());
    };
    if (step_ <= 1) {
        add(attacks());
    }
    if (step_ <= 2 && may_rest()) {
        found.emplace_back("rest");
    }
    const SlowAgent* own = agent_at(self().at, turn_);
    if (step_ <= 3 && own != nullptr && !own->active &&
        self().chest >= option(opt::restore_price)) {
        found.emplace_back("restore");
    }
    if (step_ <= 4) {
        add(placings());
    }
    if (step_ <= 5) {
        add(sendings());
    }
    return found;
}

bool SlowVoyage::rest_is_free() const {
    return owner_of_active(self().at) == turn_ || option(opt::rest_price) == 0 ||
           free_rests_ < effect("guest");
}

bool SlowVoyage::may_rest() const {
    const int owner = owner_of_active(self().at);
    if (owner < 0 || contains(rested_at_, agent_at(self().at, owner)->number)) {
        return false;
    }
    return owner == turn_ ||
           (!self().pirate && (rest_is_free() || self().chest >= option(opt::rest_price)));
}

void SlowVoyage::rest() {
    const int owner = owner_of_active(self().at);
    SlowAgent* agent = agent_at(self().at, owner);
    if (!rest_is_free()) {
        self().chest -= option(opt::rest_price);
        agent->wealth += option(opt::rest_price);
    } else if (owner != turn_ && option(opt::rest_price) > 0) {
        ++free_rests_;
    }
    rested_at_.push_back(agent->number);
    land_ = upwind_ = downwind_ = 0;
    step_ = 2;
}

void SlowVoyage::restore() {
    self().chest -= option(opt::restore_price);
    agent_at(self().at, turn_)->active = true;
    step_ = 3;
}

SlowTokens SlowVoyage::sendings() const {
    SlowTokens found;
    if (effect("banker") == 0 || owner_of_active(self().at) < 0) {
        return found;
    }
    for (const SlowAgent& agent : player().agents) {
        for (const int wealth : amounts(1, self().chest, 150)) {
            if (agent.active) {
                found.push_back("send=" + std::to_string(wealth) + "@" + cell_text(agent.at));
            }
        }
    }
    return found;
}

void SlowVoyage::send(int wealth, SlowCell to) {
    self().chest -= wealth;
    agent_at(to, turn_)->wealth += wealth;
    step_ = 5;
}

SlowTokens SlowVoyage::bankings() const {
    SlowTokens found;
    for (const int wealth : amounts(0, self().chest, self().chest > 500 ? 499 : 500)) {
        found.push_back("bank=" + std::to_string(wealth));
    }
    return found;
}

void SlowVoyage::bank(int wealth) {
    self().chest -= wealth;
    player().vault += wealth;
    phase_ = "business";
    end_if_somebody_leads();
}

SlowTokens SlowVoyage::purchases() const {
    SlowTokens found = city_placings();
    if (player().adventurers.size() < opt::kAdventurers &&
        player().vault >= option(opt::adventurer_price)) {
        found.emplace_back("buy");
    }
    return found;
}

void SlowVoyage::buy_adventurer() {
    SlowAdventurer hired;
    hired.at = self().at;
    hired.last_city = self().at;
    yet_to_move_.push_back(static_cast<int>(player().adventurers.size()));
    player().adventurers.push_back(hired);
    player().vault -= option(opt::adventurer_price);
    phase_ = with_cards() ? "character" : "business";
    end_if_somebody_leads();
}

}  // namespace ctq::tests
