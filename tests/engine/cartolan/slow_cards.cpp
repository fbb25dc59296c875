#include <algorithm>
#include <set>

#include "tests/engine/cartolan/slow_options.hpp"
#include "tests/engine/cartolan/slow_voyage.hpp"

/// Characters, technologies, sickness and seasons (section 6).
namespace ctq::tests {
namespace {

namespace opt = slow_option;

int count_cards(const std::map<std::string, int>& cards) {
    int count = 0;
    for (const auto& [name, n] : cards) {
        count += n;
    }
    return count;
}

}  // namespace

int SlowVoyage::effect(const SlowAdventurer& who, const std::string& card) {
    return (who.character == card ? 1 : 0) + (who.working == card ? 1 : 0);
}

int SlowVoyage::effect(const std::string& card) const {
    return effect(self(), card);
}

int SlowVoyage::discoveries() const {
    return count_cards(discoveries_);
}

bool SlowVoyage::card_is_left() const {
    return discoveries() + count_cards(used_cards_) > 0;
}

void SlowVoyage::take_card(const std::string& card) {
    if (card == "wealth") {
        self().chest += option(here().back == "water" ? opt::wonder_water : opt::wonder_land);
        collect();
        phase_ = "act";
    } else if (card == "card") {
        if (discoveries() == 0) {
            std::swap(discoveries_, used_cards_);
        }
        phase_ = "card";
    } else if (phase_ == "character") {
        --characters_[card];
        take_character(card);
    } else {
        --discoveries_[card];
        phase_ = "act";
        if (card == "sickness") {
            ++used_cards_[card];
            fall_sick();
        } else if (card == "season") {
            ++used_cards_[card];
            map_.turn_season();
        } else {
            player().technologies.push_back(card);
        }
    }
}

/// Gives the character to the first Adventurer without one: in order of seats at the start, later
/// to the one just bought.
void SlowVoyage::take_character(const std::string& card) {
    bool given = false;
    for (SlowPlayer& owner : players_) {
        for (SlowAdventurer& who : owner.adventurers) {
            if (who.character.empty() && given) {
                return;
            }
            if (who.character.empty()) {
                who.character = card;
                given = true;
            }
        }
    }
    if (round_ > 0) {
        phase_ = "business";
    } else {
        begin_round_of(first_);
    }
}

void SlowVoyage::fall_sick() {
    SlowAdventurer& me = self();
    for (SlowPlayer& owner : players_) {
        for (SlowAgent& agent : owner.agents) {
            if (std::find(me.called.begin(), me.called.end(), agent.at) != me.called.end()) {
                agent.active = false;
                agent.wealth = 0;
            }
        }
        owner.vault /= 2;
    }
    me.chest = 0;
    force_home(me);
    end_turn();
}

int SlowVoyage::carried_by_others(const std::string& technology) const {
    int count = 0;
    for (const SlowAdventurer& who : player().adventurers) {
        count += &who != &self() && who.carried == technology ? 1 : 0;
    }
    return count;
}

/// The technologies that no other Adventurer of the seat carries, and "none". Empty without such a
/// technology.
SlowTokens SlowVoyage::equipments() const {
    std::set<std::string> found;
    for (const std::string& technology : player().technologies) {
        const auto owned =
            std::count(player().technologies.begin(), player().technologies.end(), technology);
        if (owned > carried_by_others(technology)) {
            found.insert("equip=" + technology);
        }
    }
    if (!found.empty()) {
        found.insert("equip=none");
    }
    return {found.begin(), found.end()};
}

void SlowVoyage::equip(const std::string& technology) {
    SlowAdventurer& me = self();
    me.carried = technology == "none" ? "" : technology;
    // A technology that is put down works until its Adventurer's next turn, unless all copies of it
    // are in use by others.
    const auto owned =
        std::count(player().technologies.begin(), player().technologies.end(), me.carried);
    const auto uses = [&](const SlowAdventurer& who) {
        return who.carried == me.carried || who.working == me.carried;
    };
    for (SlowAdventurer& who : player().adventurers) {
        const auto& all = player().adventurers;
        if (!me.carried.empty() && std::count_if(all.begin(), all.end(), uses) > owned &&
            who.working == me.carried && who.carried != me.carried) {
            who.working.clear();
        }
    }
    next_adventurer();
}

}  // namespace ctq::tests
