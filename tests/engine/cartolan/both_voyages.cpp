#include "tests/engine/cartolan/both_voyages.hpp"

#include <algorithm>

#include "engine/core/json.hpp"
#include "engine/games/catalogue.hpp"
#include "tests/engine/cartolan/slow_options.hpp"
#include "tests/engine/cartolan/slow_picture.hpp"
#include "tests/engine/state_text.hpp"

namespace ctq::tests {
namespace {

using core::Turn;

std::string word_of(const std::string& token) {
    return token.substr(0, token.find_first_of("=@"));
}

/// The kind of a token. Cards, dice and special tiles count by their whole token, all others by
/// their first word.
std::string kind_of(const std::string& token) {
    const std::string word = word_of(token);
    if (word.size() == 1) {
        return "sail";
    }
    if (word == "attack") {
        return token.back() == 't' ? "attack an Agent" : "attack an Adventurer";
    }
    const bool named = word == "card" || word == "take" || word == "die" || word == "roll" ||
                       token == "tile=disaster" || token == "tile=mythical" ||
                       token == "equip=none";
    return named ? token : word;
}

/// The first difference of two texts, with some text around it.
std::string parting(const std::string& engine, const std::string& slow) {
    const auto at = static_cast<std::size_t>(
        std::mismatch(engine.begin(), engine.end(), slow.begin(), slow.end()).first -
        engine.begin());
    const std::size_t from = at < 80 ? 0 : at - 80;
    return "engine …" + engine.substr(from, 160) + "…\nslowly …" +
           (from < slow.size() ? slow.substr(from, 160) : "") + "…";
}

int wealth_sunk(const SlowVoyage& voyage) {
    int wealth = 0;
    for (const SlowTile& tile : voyage.map().tiles()) {
        wealth += tile.sunk;
    }
    return wealth;
}

}  // namespace

const core::GameHandle& engine_cartolan() {
    return core::handle_of<cartolan::Game>();
}

BothVoyages::BothVoyages(const Voyage& voyage, Tally& tally)
    : voyage_(voyage),
      tally_(tally),
      options_(*core::read_options(engine_cartolan().info->options, voyage.scenario.options)),
      state_(*engine_cartolan().start(options_, voyage.scenario.seats)),
      slow_(options_, voyage.scenario.seats),
      rng_{voyage.seed},
      notes_(static_cast<std::size_t>(voyage.scenario.seats)) {}

std::string BothVoyages::run(int most) {
    for (int ply = 0; ply < most; ++ply) {
        if (const std::string fault = disagreement(); !fault.empty()) {
            return fault + "\n" + record();
        }
        if (slow_.over()) {
            count_result();
            return {};
        }
        act();
    }
    return {};
}

// Comparing

/// Returns the outcomes with their weights, or the legal actions, of the engine as one text.
std::string BothVoyages::engine_tokens() {
    const core::GameHandle& game = engine_cartolan();
    std::vector<std::string> words;
    list_actions(game, state_.data(), list_);
    for (const core::Action action : list_) {
        words.push_back(game.to_text(state_.data(), action));
    }
    if (game.turn(state_.data()).kind == Turn::Kind::chance) {
        core::OutcomeList outcomes;
        game.chance(state_.data(), outcomes);
        for (std::size_t i = 0; i < words.size(); ++i) {
            words[i] += "*" + std::to_string(outcomes[static_cast<int>(i)].weight);
        }
    }
    return sorted_text(words);
}

std::string BothVoyages::slow_tokens() const {
    std::vector<std::string> words = slow_.legal();
    for (const auto& [token, weight] : slow_.chances()) {
        words.push_back(token + "*" + std::to_string(weight));
    }
    return sorted_text(words);
}

std::string BothVoyages::disagreement() {
    const std::string engine = engine_tokens();
    if (const std::string slow = slow_tokens(); engine != slow) {
        return "engine " + engine + "\nslowly " + slow;
    }
    const Turn turn = engine_cartolan().turn(state_.data());
    if ((turn.kind == Turn::Kind::over) != slow_.over() ||
        (turn.kind == Turn::Kind::seat && turn.seat != slow_.turn())) {
        return "engine: turn of " + std::to_string(turn.seat) + "; slowly of " +
               std::to_string(slow_.turn()) + " (" + slow_.phase() + ")";
    }
    core::JsonWriter json;
    engine_cartolan().picture(state_.data(), json);
    const std::string picture = comparable_picture(json.str(), slow_);
    if (const std::string slow = slow_picture(slow_); picture != slow) {
        return parting(picture, slow);
    }
    return slow_.over() ? other_result() : "";
}

std::string BothVoyages::other_result() const {
    const core::Standing standing = engine_cartolan().result(state_.data());
    const std::vector<int> ranks = slow_.ranks();
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        if (standing.rank[i] != ranks[i]) {
            return "engine: seat " + std::to_string(i + 1) + " has place " +
                   std::to_string(standing.rank[i]) + "; slowly " + std::to_string(ranks[i]);
        }
    }
    return {};
}

std::string BothVoyages::record() const {
    std::string seats = "human";
    for (int seat = 2; seat <= voyage_.scenario.seats; ++seat) {
        seats += " human";
    }
    return "[Game \"cartolan\"]\n[Options \"" + voyage_.scenario.options + "\"]\n[Seats \"" +
           seats + "\"]\n\n" + played_;
}

// Playing

void BothVoyages::act() {
    const core::Action action = choose();
    const std::string token = engine_cartolan().to_text(state_.data(), action);
    for (int seat = 1; seat <= voyage_.scenario.seats; ++seat) {
        bot_of(seat).note(notes_[static_cast<std::size_t>(seat - 1)], state_.data(), seat, action);
    }
    const SlowVoyage before = slow_;
    engine_cartolan().apply(state_.data(), action);
    slow_.take(token);
    played_ += token + " ";
    count_action(token, before);
}

core::BotHandle BothVoyages::bot_of(int seat) const {
    const auto bots = bots::roster(engine_cartolan());
    return bots[static_cast<std::size_t>((voyage_.seed + static_cast<std::uint64_t>(seat)) %
                                         bots.size())];
}

core::Action BothVoyages::choose() {
    const Turn turn = engine_cartolan().turn(state_.data());
    if (turn.kind == Turn::Kind::chance) {
        return voyage_.even_chance ? any({list_.begin(), list_.end()})
                                   : engine_cartolan().draw(state_.data(), rng_);
    }
    if (voyage_.play == Play::hunt || (voyage_.play == Play::restless_bots && rng_.below(4) == 0)) {
        return any_kind();
    }
    if (voyage_.play == Play::any) {
        return any({list_.begin(), list_.end()});
    }
    const core::BotHandle bot = bot_of(turn.seat);
    return bot.decide(state_.data(), turn.seat, notes_[turn.seat - 1U], bot.info.standard, rng_);
}

core::Action BothVoyages::any(const std::vector<core::Action>& actions) {
    return actions[rng_.below(static_cast<unsigned>(actions.size()))];
}

core::Action BothVoyages::any_kind() {
    std::map<std::string, std::vector<core::Action>> kinds;
    const auto& crew = slow_.players()[static_cast<std::size_t>(slow_.turn() - 1)].adventurers;
    const auto mover = static_cast<std::size_t>(slow_.mover() - 1);
    const SlowCell at =
        mover < crew.size() ? crew[mover].at : SlowCell{};  // no Adventurer moves yet
    for (const core::Action action : list_) {
        const std::string token = engine_cartolan().to_text(state_.data(), action);
        const std::string kind = kind_of(token);
        const bool drawn = kind == "sail" && draws(beside(at, token[0]));
        kinds[drawn ? "sail to others" : kind].push_back(action);
    }
    if (kinds.count("sail to others") > 0 && rng_.below(4) > 0) {
        return any(kinds["sail to others"]);
    }
    if (kinds.count("take=card") > 0 && rng_.below(4) > 0) {
        return any(kinds["take=card"]);
    }
    if (kinds.size() > 1 && rng_.below(4) > 0) {
        kinds.erase("stop");
    }
    auto kind = kinds.begin();
    std::advance(kind, rng_.below(static_cast<unsigned>(kinds.size())));
    return any(kind->second);
}

/// Whether the cell has a rival to meet or a dispossessed Agent of the seat to restore.
bool BothVoyages::draws(SlowCell cell) const {
    for (int seat = 1; seat <= voyage_.scenario.seats; ++seat) {
        const SlowPlayer& player = slow_.players()[static_cast<std::size_t>(seat - 1)];
        const bool own = seat == slow_.turn();
        for (const SlowAdventurer& who : player.adventurers) {
            if (!own && who.at == cell && (who.chest > 0 || who.pirate)) {
                return true;
            }
        }
        for (const SlowAgent& agent : player.agents) {
            if (agent.at == cell && agent.active != own) {
                return true;
            }
        }
    }
    return false;
}

// Counting comparisons

void BothVoyages::count_result() {
    std::vector<int> vaults;
    for (const SlowPlayer& player : slow_.players()) {
        vaults.push_back(player.vault);
    }
    std::sort(vaults.rbegin(), vaults.rend());
    const bool led = vaults[0] - vaults[1] > options_[slow_option::margin];
    ++tally_[led ? "an end by a lead" : "an end of the tiles"];
    tally_["an end with empty Vaults"] += vaults[0] == 0 ? 1 : 0;
    const std::vector<int> ranks = slow_.ranks();
    tally_["a draw"] += std::count(ranks.begin(), ranks.end(), 1) > 1 ? 1 : 0;
}

void BothVoyages::count_action(const std::string& token, const SlowVoyage& before) {
    ++tally_["a ply"];
    ++tally_[kind_of(token)];
    const int sunk = wealth_sunk(slow_) - wealth_sunk(before);
    tally_["a Chest sunk"] += sunk > 0 ? 1 : 0;
    tally_["a Chest salvaged"] += sunk < 0 ? 1 : 0;
    const std::string word = word_of(token);
    if (word == "tile") {
        for (const char* back : {"water", "land"}) {
            if (before.has_pile(back) && slow_.pile(back).left > before.pile(back).left) {
                ++tally_["discards made a pile"];
            }
        }
    }
    tally_["used cards made a deck"] += token == "take=card" && before.discoveries() == 0 ? 1 : 0;
    tally_["one of three tiles kept"] += token == "keep=3" ? 1 : 0;
    tally_["a long list of what to bank"] += word == "bank" && list_.size == 501 ? 1 : 0;
    tally_["a long list of what to send"] += word == "send" && list_.size > 150 ? 1 : 0;
    if (before.phase() == "die" && slow_.phase() == "die") {
        ++dice_;
    } else if (before.phase() == "die") {
        tally_["a fight of several rolls"] += dice_ > 1 ? 1 : 0;
        dice_ = 0;
        count_fight(before);
    }
    count_by_mover(word, before);
}

/// Counts actions of the Adventurer that depend on its cards or on whose Agent it uses.
void BothVoyages::count_by_mover(const std::string& word, const SlowVoyage& before) {
    const auto seat = static_cast<std::size_t>(before.turn() - 1);
    const auto mover = static_cast<std::size_t>(before.mover() - 1);
    const SlowPlayer& was = before.players()[seat];
    const SlowPlayer& is = slow_.players()[seat];
    if (mover >= was.adventurers.size()) {
        return;  // no Adventurer moves yet
    }
    const SlowCell at = was.adventurers[mover].at;
    if (word == "place") {
        tally_["an Agent placed by an envoy"] += before.map().tiles().back().at == at ? 0 : 1;
    } else if (word == "rest" &&
               std::none_of(was.agents.begin(), was.agents.end(),
                            [&](const SlowAgent& agent) { return agent.at == at; })) {
        const bool free = was.adventurers[mover].chest == is.adventurers[mover].chest;
        ++tally_[free ? "a free rest at a rival's" : "a rest paid"];
    } else if (word == "equip") {
        for (std::size_t i = 0; i < was.adventurers.size(); ++i) {
            // The Adventurer whose turn begins now puts down a technology that it no longer
            // carries.
            const bool begins =
                slow_.turn() == before.turn() && slow_.mover() - 1 == static_cast<int>(i);
            const bool lost = i != mover && !begins && !was.adventurers[i].working.empty() &&
                              is.adventurers[i].working.empty();
            tally_["a technology taken over"] += lost ? 1 : 0;
        }
    }
}

void BothVoyages::count_fight(const SlowVoyage& before) {
    for (std::size_t seat = 0; seat < before.players().size(); ++seat) {
        const SlowPlayer& was = before.players()[seat];
        const SlowPlayer& is = slow_.players()[seat];
        for (std::size_t i = 0; i < was.adventurers.size(); ++i) {
            if (was.adventurers[i].at == is.adventurers[i].at) {
                continue;
            }
            ++tally_[was.adventurers[i].pirate ? "an arrest" : "a victim sent home"];
        }
        if (is.agents.size() < was.agents.size()) {
            ++tally_["an Agent removed"];
            continue;
        }
        for (std::size_t i = 0; i < was.agents.size(); ++i) {
            tally_["an Agent robbed"] += was.agents[i].active && !is.agents[i].active ? 1 : 0;
        }
    }
}

}  // namespace ctq::tests
