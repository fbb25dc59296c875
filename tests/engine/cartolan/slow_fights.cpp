#include <algorithm>

#include "tests/engine/cartolan/slow_options.hpp"
#include "tests/engine/cartolan/slow_voyage.hpp"

/// Attacks, arrests and recoveries (section 5).
namespace ctq::tests {
namespace {

namespace opt = slow_option;

int half_rounded_up(int wealth) {
    return (wealth + 1) / 2;
}

}  // namespace

SlowTokens SlowVoyage::attacks() const {
    SlowTokens found;
    if (!with_land() || here().city()) {
        return found;
    }
    const auto add = [&](const std::string& target) {
        if (std::find(attacked_.begin(), attacked_.end(), target) == attacked_.end()) {
            found.push_back("attack=" + target);
        }
    };
    for (int seat = 0; seat < static_cast<int>(players_.size()); ++seat) {
        if (seat == turn_) {
            continue;
        }
        const std::string name = std::to_string(seat + 1);
        const auto& rivals = players_[static_cast<std::size_t>(seat)].adventurers;
        for (std::size_t i = 0; i < rivals.size(); ++i) {
            if (rivals[i].at == self().at &&
                (rivals[i].chest > 0 || rivals[i].pirate || effect("rob") > 0)) {
                add(name + "." + std::to_string(i + 1));
            }
        }
        if (owner_of_active(self().at) == seat) {
            add(name + "@agent");
        }
    }
    if (self().pirate && here().disaster() && here().sunk > 0 && !courted_) {
        found.emplace_back("court");
    }
    return found;
}

/// The number of a seat's Adventurers on the tile.
int SlowVoyage::standing_here(int seat) const {
    const auto& all = players_[static_cast<std::size_t>(seat)].adventurers;
    return static_cast<int>(std::count_if(
        all.begin(), all.end(), [&](const SlowAdventurer& who) { return who.at == self().at; }));
}

void SlowVoyage::attack(const std::string& target) {
    target_ = target;
    attacked_.push_back(target);
    const int seat = target[0] - '1';
    const bool agent = target.substr(1) == "@agent";
    const int attackers = standing_here(turn_);
    const int defenders = standing_here(seat) + (agent ? 1 : 0);
    attempts_left_ = 1 + std::max(0, attackers - defenders);
    rolls_needed_ = 1 + std::max(0, defenders - attackers);
    rolls_won_ = 0;
    if (agent) {
        self().pirate = true;
    } else {
        const SlowAdventurer& victim = players_[static_cast<std::size_t>(seat)]
                                           .adventurers[static_cast<std::size_t>(target[2] - '1')];
        rolls_needed_ += effect(victim, "defence");
        self().pirate = self().pirate || !victim.pirate;
    }
    first_die_.clear();
    phase_ = "die";
}

void SlowVoyage::take_die(const std::string& die) {
    if (phase_ == "gust") {
        take_gust(die);
    } else if (die == "hit" || die == "miss") {
        end_attempt(die == "hit");
    } else if (first_die_.empty()) {
        first_die_ = die;
    } else {
        const bool same = first_die_ == die;
        first_die_.clear();
        phase_ == "court" ? end_court(same) : end_attempt(!same);
    }
}

void SlowVoyage::end_attempt(bool succeeded) {
    if (succeeded) {
        if (++rolls_won_ == rolls_needed_) {
            phase_ = "act";
            win_fight();
        }
        return;
    }
    rolls_won_ = 0;
    if (--attempts_left_ == 0) {
        phase_ = "act";
    }
}

void SlowVoyage::win_fight() {
    const int seat = target_[0] - '1';
    const bool robs = effect("rob") > 0;
    if (target_.substr(1) == "@agent") {
        SlowAgent* agent = agent_at(self().at, seat);
        self().chest += agent->wealth + option(opt::rob_bonus);
        agent->wealth = 0;
        agent->active = false;
        if (robs) {
            remove_agent(seat, self().at);
        }
        return;
    }
    SlowAdventurer& victim = players_[static_cast<std::size_t>(seat)]
                                 .adventurers[static_cast<std::size_t>(target_[2] - '1')];
    if (victim.pirate) {
        victim.chest = 0;
        force_home(victim);
        player().vault += option(opt::arrest);
        end_if_somebody_leads();
        return;
    }
    const int loot = half_rounded_up(victim.chest);
    self().chest += loot;
    victim.chest -= loot;
    if (robs) {
        victim.chest = 0;
        force_home(victim);
    }
}

void SlowVoyage::court() {
    courted_ = true;
    first_die_.clear();
    phase_ = "court";
}

void SlowVoyage::end_court(bool same) {
    SlowAdventurer& me = self();
    SlowTile& wreck = map_.on(me.at);
    phase_ = "act";
    if (same) {
        const int found = half_rounded_up(wreck.sunk);
        wreck.sunk -= found;
        me.chest += found;
        return;
    }
    wreck.sunk += me.chest;
    me.chest = 0;
    force_home(me);
    end_turn();
}

}  // namespace ctq::tests
