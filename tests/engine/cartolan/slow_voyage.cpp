#include "tests/engine/cartolan/slow_voyage.hpp"

#include <algorithm>

#include "tests/engine/cartolan/slow_options.hpp"

/// Set-up, turns, and the end of the game (sections 3, 4 and 7).
namespace ctq::tests {
namespace {

namespace opt = slow_option;

int power(int base, int exponent) {
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

/// The ranks of these amounts, the highest first: 1, 1, 3.
std::vector<int> places_by(const std::vector<int>& amounts) {
    std::vector<int> places;
    for (const int amount : amounts) {
        places.push_back(1 + static_cast<int>(std::count_if(amounts.begin(), amounts.end(),
                                                            [&](int a) { return a > amount; })));
    }
    return places;
}

/// The word of a token, and the text after its "=" or "@".
std::pair<std::string, std::string> split(const std::string& token) {
    const auto mark = token.find_first_of("=@");
    return mark == std::string::npos
               ? std::pair<std::string, std::string>{token, ""}
               : std::pair<std::string, std::string>{token.substr(0, mark), token.substr(mark + 1)};
}

}  // namespace

SlowVoyage::SlowVoyage(const core::Options& options, int seats)
    : options_(options),
      mode_(options[opt::mode]),
      map_(options[opt::domain],
           options[opt::exploration] == opt::clockwise ? "clockwise" : "continuous"),
      players_(static_cast<std::size_t>(seats)) {
    map_.found_city({0, 0}, "NE");
    if (option(opt::mythical) == opt::east) {
        map_.found_city({10, 0}, "SW");
    }
    for (SlowPlayer& player : players_) {
        player.adventurers.resize(static_cast<std::size_t>(option(opt::adventurers)));
    }
    deal_tiles();
    characters_ = {{"defence", 2}, {"downwind", 2}, {"upwind", 2}, {"lookout", 2},
                   {"attack", 1},  {"rob", 1},      {"banker", 1}, {"envoy", 1},
                   {"guest", 1},   {"tradesman", 1}};
    discoveries_ = {{"downwind", 4}, {"upwind", 4},    {"lookout", 4},  {"defence", 2},
                    {"attack", 1},   {"rob", 1},       {"banker", 1},   {"envoy", 1},
                    {"guest", 1},    {"tradesman", 1}, {"sickness", 2}, {"season", 2}};
}

void SlowVoyage::deal_tiles() {
    for (const std::string back : {"water", "land"}) {
        if (back == "land" && !with_land()) {
            continue;
        }
        SlowPile& pile = piles_[back];
        pile.unseen = printed_tiles(back, option(opt::deck) == opt::literal);
        for (auto& [name, count] : pile.unseen) {
            count *= option(opt::boxes);
        }
        if (!with_land()) {
            pile.unseen.erase("disaster");
        }
        if (back == "land" && option(opt::mythical) == opt::hidden) {
            pile.unseen["mythical"] = 1;
        }
        const int each = option(back == "water" ? opt::water_pile : opt::land_pile);
        pile.left = std::min(each * static_cast<int>(players_.size()), count_tiles(pile.unseen));
    }
}

void SlowVoyage::begin_round_of(int seat) {
    turn_ = seat;
    round_ += seat == first_ ? 1 : 0;
    for (int i = 0; i < static_cast<int>(player().adventurers.size()); ++i) {
        yet_to_move_.push_back(i);
    }
    next_adventurer();
}

void SlowVoyage::next_adventurer() {
    if (yet_to_move_.empty()) {
        begin_round_of((turn_ + 1) % static_cast<int>(players_.size()));
    } else if (yet_to_move_.size() == 1) {
        begin_turn(yet_to_move_.front());
    } else {
        phase_ = "adv";
    }
}

void SlowVoyage::begin_turn(int adventurer) {
    std::erase(yet_to_move_, adventurer);
    mover_ = adventurer;
    self().working = self().carried;
    phase_ = "act";
}

void SlowVoyage::end_turn() {
    land_ = upwind_ = downwind_ = 0;
    rested_at_.clear();
    free_rests_ = 0;
    step_ = 6;
    discovered_ = false;
    if (piles_.at("water").exhausted() || (with_land() && piles_.at("land").exhausted())) {
        phase_ = "over";
    } else if (!equipments().empty()) {
        phase_ = "equip";
    } else {
        next_adventurer();
    }
}

/// A turn without a legal action ends without a token, and so does a visit to a city.
void SlowVoyage::end_if_nothing_is_left() {
    if ((phase_ == "act" || phase_ == "business") && legal().empty()) {
        end_turn();
    }
}

void SlowVoyage::end_if_somebody_leads() {
    for (const SlowPlayer& leader : players_) {
        const auto behind = [&](const SlowPlayer& rival) {
            return &rival == &leader || leader.vault - rival.vault > option(opt::margin);
        };
        if (std::all_of(players_.begin(), players_.end(), behind)) {
            phase_ = "over";
        }
    }
}

void SlowVoyage::force_home(SlowAdventurer& who) {
    who.at = who.last_city;
    who.pirate = false;
    who.traded.clear();
    who.called.clear();
}

std::vector<int> SlowVoyage::ranks() const {
    std::vector<int> vaults;
    std::vector<int> chests;
    for (const SlowPlayer& player : players_) {
        vaults.push_back(player.vault);
        chests.push_back(0);
        for (const SlowAdventurer& adventurer : player.adventurers) {
            chests.back() = std::max(chests.back(), adventurer.chest);
        }
    }
    return places_by(*std::max_element(vaults.begin(), vaults.end()) == 0 ? chests : vaults);
}

SlowTokens SlowVoyage::legal() const {
    if (phase_ == "adv") {
        SlowTokens found;
        for (const int adventurer : yet_to_move_) {
            found.push_back("adv=" + std::to_string(adventurer + 1));
        }
        return found;
    }
    if (phase_ == "act") {
        SlowTokens found = moves();
        const SlowTokens more = tile_actions();
        found.insert(found.end(), more.begin(), more.end());
        if (!found.empty()) {
            found.push_back("stop");
        }
        return found;
    }
    if (phase_ == "keep") {
        return fitting_tiles();
    }
    if (phase_ == "take") {
        return {"take=wealth", "take=card"};
    }
    if (phase_ == "bank") {
        return bankings();
    }
    if (phase_ == "business") {
        SlowTokens found = purchases();
        if (!found.empty()) {
            found.push_back("done");
        }
        return found;
    }
    if (phase_ == "lifted") {
        return here().city() ? city_placings() : SlowTokens{"place"};
    }
    return phase_ == "equip" ? equipments() : SlowTokens();
}

std::map<std::string, int> SlowVoyage::chances() const {
    std::map<std::string, int> found;
    const auto add = [&](const std::string& word, const std::map<std::string, int>& counts) {
        for (const auto& [name, count] : counts) {
            if (count > 0) {
                found[word + name] = count;
            }
        }
    };
    const int faces = option(opt::die_faces);
    const int against = option(opt::die_against);
    if (phase_ == "first") {
        const int seats = static_cast<int>(players_.size());
        for (int k = 1; k <= seats; ++k) {
            found["first=" + std::to_string(k)] =
                power(faces, seats - k) * power(faces - against, k - 1);
        }
    } else if (phase_ == "character") {
        add("card=", characters_);
    } else if (phase_ == "card") {
        add("card=", discoveries_);
    } else if (phase_ == "tile") {
        add("tile=", piles_.at(back_).unseen);
    } else if (phase_ == "die" && effect("attack") > 0) {
        found = {{"roll=hit", 2}, {"roll=miss", 1}};
    } else if (phase_ == "die" || phase_ == "gust" || phase_ == "court") {
        found = {{"die=with", faces - against}, {"die=against", against}};
    }
    return found;
}

void SlowVoyage::take(const std::string& token) {
    const auto [word, value] = split(token);
    if (word == "first") {
        first_ = std::stoi(value) - 1;
        if (with_cards()) {
            phase_ = "character";
        } else {
            begin_round_of(first_);
        }
    } else if (word == "adv") {
        begin_turn(std::stoi(value) - 1);
    } else if (token == "wait") {
        wait();
    } else if (token == "stop" || token == "done") {
        end_turn();
    } else if (word == "gust") {
        direction_ = value[0];
        phase_ = "gust";
    } else if (word == "die" || word == "roll") {
        take_die(value);
    } else if (word == "tile") {
        take_tile(value);
    } else if (word == "keep") {
        lay_tile(static_cast<std::size_t>(std::stoi(value) - 1));
    } else if (word == "take" || word == "card") {
        take_card(value);
    } else if (word == "attack") {
        attack(value);
    } else if (token == "court") {
        court();
    } else if (token == "rest") {
        rest();
    } else if (token == "restore") {
        restore();
    } else if (token == "place") {
        place();
    } else if (word == "send") {
        send(std::stoi(value), read_cell(value.substr(value.find('@') + 1)));
    } else if (word == "bank") {
        bank(std::stoi(value));
    } else if (token == "buy") {
        buy_adventurer();
    } else if (word == "agent") {
        place_from_city(read_cell(value));
    } else if (word == "lift") {
        lift(read_cell(value));
    } else if (word == "equip") {
        equip(value);
    } else {
        move(token[0], crossing(token[0]));
    }
    end_if_nothing_is_left();
}

}  // namespace ctq::tests
