#include <algorithm>

#include "tests/engine/cartolan/slow_options.hpp"
#include "tests/engine/cartolan/slow_voyage.hpp"

/// Placing, moving and losing Agents (section 4, place and city).
namespace ctq::tests {
namespace {

namespace opt = slow_option;

}  // namespace

SlowAgent* SlowVoyage::agent_at(SlowCell cell, int seat) {
    for (SlowAgent& agent : players_[static_cast<std::size_t>(seat)].agents) {
        if (agent.at == cell) {
            return &agent;
        }
    }
    return nullptr;
}

const SlowAgent* SlowVoyage::agent_at(SlowCell cell, int seat) const {
    for (const SlowAgent& agent : players_[static_cast<std::size_t>(seat)].agents) {
        if (agent.at == cell) {
            return &agent;
        }
    }
    return nullptr;
}

/// The seat, from 0, with an active Agent at this cell, or -1 for none.
int SlowVoyage::owner_of_active(SlowCell cell) const {
    for (int seat = 0; seat < static_cast<int>(players_.size()); ++seat) {
        const SlowAgent* agent = agent_at(cell, seat);
        if (agent != nullptr && agent->active) {
            return seat;
        }
    }
    return -1;
}

/// Whether the cell is outside every domain and has no disaster and no active Agent.
bool SlowVoyage::may_bear_agent(SlowCell cell) const {
    return !map_.in_domain(cell) && !map_.at(cell)->disaster() && !map_.at(cell)->city() &&
           owner_of_active(cell) < 0;
}

bool SlowVoyage::may_place_here() const {
    return (discovered_ || effect("envoy") > 0) && may_bear_agent(self().at) &&
           self().chest >= option(opt::place_price);
}

/// The token `place`, or the tokens `lift` if all five Agents are in play.
SlowTokens SlowVoyage::placings() const {
    if (!may_place_here()) {
        return {};
    }
    if (player().agents.size() < opt::kAgents) {
        return {"place"};
    }
    SlowTokens found;
    for (const SlowAgent& agent : player().agents) {
        if (!(agent.at == self().at) || !agent.active) {
            found.push_back("lift=" + cell_text(agent.at));
        }
    }
    return found;
}

int SlowVoyage::price_from_city(SlowCell cell) const {
    const auto& own = player().adventurers;
    const bool there = std::any_of(own.begin(), own.end(),
                                   [&](const SlowAdventurer& who) { return who.at == cell; });
    return option(there ? opt::agent_price_own : opt::agent_price);
}

/// The tiles on which the seat can place an Agent from a city and pay for it.
std::vector<SlowCell> SlowVoyage::city_targets() const {
    std::vector<SlowCell> found;
    for (const SlowTile& tile : map_.tiles()) {
        bool rival = false;
        for (int seat = 0; seat < static_cast<int>(players_.size()); ++seat) {
            for (const SlowAdventurer& who : players_[static_cast<std::size_t>(seat)].adventurers) {
                rival = rival || (seat != turn_ && who.at == tile.at);
            }
        }
        if (!rival && may_bear_agent(tile.at) && player().vault >= price_from_city(tile.at)) {
            found.push_back(tile.at);
        }
    }
    return found;
}

SlowTokens SlowVoyage::city_placings() const {
    SlowTokens found;
    const std::vector<SlowCell> targets = city_targets();
    if (phase_ == "lifted" || player().agents.size() < opt::kAgents) {
        for (const SlowCell target : targets) {
            found.push_back("agent@" + cell_text(target));
        }
    } else if (!targets.empty()) {
        for (const SlowAgent& agent : player().agents) {
            found.push_back("lift=" + cell_text(agent.at));
        }
    }
    return found;
}

/// The Agent leaves its tile only when it is put down. Until then an active Agent bars its own
/// tile, so that no Agent is put back where it works.
void SlowVoyage::lift(SlowCell from) {
    lifted_from_ = from;
    phase_ = "lifted";
}

void SlowVoyage::remove_agent(int seat, SlowCell at) {
    std::erase_if(players_[static_cast<std::size_t>(seat)].agents,
                  [&](const SlowAgent& agent) { return agent.at == at; });
}

/// Puts the lifted Agent or a new one on the tile, and removes a dispossessed Agent there.
void SlowVoyage::settle_agent(SlowCell at) {
    SlowAgent agent;
    agent.at = at;
    agent.number = ++agents_made_;
    if (phase_ == "lifted") {
        agent.wealth = agent_at(lifted_from_, turn_)->wealth;
        remove_agent(turn_, lifted_from_);
    }
    for (int seat = 0; seat < static_cast<int>(players_.size()); ++seat) {
        remove_agent(seat, at);
    }
    player().agents.push_back(agent);
}

void SlowVoyage::place() {
    settle_agent(self().at);
    self().chest -= option(opt::place_price);
    if (!discovered_) {  // an envoy places it
        land_ = upwind_ = downwind_ = 0;
        rested_at_.push_back(agents_made_);
    }
    step_ = 4;
    phase_ = "act";
}

void SlowVoyage::place_from_city(SlowCell at) {
    const int price = price_from_city(at);
    settle_agent(at);
    player().vault -= price;
    phase_ = "business";
    end_if_somebody_leads();
}

}  // namespace ctq::tests
