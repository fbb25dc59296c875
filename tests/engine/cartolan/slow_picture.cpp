#include "tests/engine/cartolan/slow_picture.hpp"

#include <algorithm>

namespace ctq::tests {
namespace {

std::string json_flag(bool flag) {
    return flag ? "true" : "false";
}

std::string json_of(const SlowPile& pile) {
    return "{\"pile\":" + std::to_string(pile.left) +
           ",\"discards\":" + std::to_string(count_tiles(pile.discards)) + "}";
}

std::string json_of(const SlowAdventurer& who) {
    std::string text = "{\"at\":\"" + cell_text(who.at) +
                       "\",\"chest\":" + std::to_string(who.chest) +
                       ",\"pirate\":" + json_flag(who.pirate);
    if (!who.character.empty()) {
        text += ",\"character\":\"" + who.character + "\"";
    }
    if (!who.working.empty()) {
        text += ",\"technology\":\"" + who.working + "\"";
    }
    if (!who.carried.empty()) {
        text += ",\"next_technology\":\"" + who.carried + "\"";
    }
    return text + "}";
}

std::string json_of(const SlowAgent& agent) {
    return "{\"at\":\"" + cell_text(agent.at) + "\",\"held\":" + std::to_string(agent.wealth) +
           ",\"active\":" + json_flag(agent.active) + "}";
}

std::string json_of(const SlowTile& tile) {
    std::string text = "{\"at\":\"" + cell_text(tile.at) + "\",\"nesw\":\"" + tile.edges +
                       "\",\"wind\":\"" + tile.wind + "\"";
    text += tile.back == "land" ? ",\"back\":\"land\"" : "";
    text += tile.wonder() ? ",\"wonder\":true" : "";
    text += tile.city() ? ",\"city\":true" : "";
    text += tile.disaster() ? ",\"sunk\":" + std::to_string(tile.sunk) : "";
    return text + "}";
}

template <class Items>
std::string json_list(const Items& items) {
    std::string text = "[";
    for (const auto& item : items) {
        text += (text.size() == 1 ? "" : ",") + json_of(item);
    }
    return text + "]";
}

std::string json_of_technologies(const SlowTokens& owned) {
    std::string text = "{";
    for (const char* name : {"downwind", "upwind", "lookout", "defence", "attack", "rob", "banker",
                             "envoy", "guest", "tradesman"}) {
        if (const auto count = std::count(owned.begin(), owned.end(), name); count > 0) {
            text += (text.size() == 1 ? "\"" : ",\"") + std::string(name) +
                    "\":" + std::to_string(count);
        }
    }
    return text + "}";
}

/// Sorts the Agents, because their order has no meaning.
std::string json_of_agents(std::vector<SlowAgent> agents) {
    std::sort(agents.begin(), agents.end(),
              [](const SlowAgent& a, const SlowAgent& b) { return json_of(a) < json_of(b); });
    return json_list(agents);
}

}  // namespace

std::string slow_picture(const SlowVoyage& voyage) {
    std::string text;
    if (voyage.phase() == "act") {
        text = "\"round\":" + std::to_string(voyage.round()) +
               ",\"turn\":" + std::to_string(voyage.turn()) +
               ",\"mover\":" + std::to_string(voyage.mover()) +
               ",\"moves\":{\"land\":" + std::to_string(voyage.land_moves()) +
               ",\"upwind\":" + std::to_string(voyage.upwind_moves()) +
               ",\"downwind\":" + std::to_string(voyage.downwind_moves()) + "},";
    }
    text += "\"water\":" + json_of(voyage.pile("water"));
    text += voyage.with_land() ? ",\"land\":" + json_of(voyage.pile("land")) : "";
    text += ",\"seats\":[";
    for (const SlowPlayer& player : voyage.players()) {
        text += &player == &voyage.players().front() ? "" : ",";
        text += "{\"vault\":" + std::to_string(player.vault) +
                ",\"adventurers\":" + json_list(player.adventurers) +
                ",\"agents\":" + json_of_agents(player.agents);
        text += voyage.with_cards()
                    ? ",\"technologies\":" + json_of_technologies(player.technologies)
                    : "";
        text += "}";
    }
    return text + "],\"tiles\":" + json_list(voyage.map().tiles()) + "}";
}

std::string comparable_picture(std::string text, const SlowVoyage& voyage) {
    text.erase(0, text.find(voyage.phase() == "act" ? "\"round\":" : "\"water\":"));
    const std::string tiles = text.substr(text.find("\"tiles\":["));
    text.resize(text.size() - tiles.size());
    const std::string opening = "\"agents\":[";
    for (auto at = text.find(opening); at != std::string::npos; at = text.find(opening, at + 1)) {
        std::vector<std::string> agents;
        const auto begin = at + opening.size();
        auto end = begin;
        while (text[end] != ']') {
            const auto close = text.find('}', end) + 1;
            agents.push_back(text.substr(end, close - end));
            end = close + (text[close] == ',' ? 1 : 0);
        }
        std::sort(agents.begin(), agents.end());
        std::string sorted;
        for (const std::string& agent : agents) {
            sorted += (sorted.empty() ? "" : ",") + agent;
        }
        text.replace(begin, end - begin, sorted);
    }
    return text + tiles;
}

}  // namespace ctq::tests
