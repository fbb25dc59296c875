#include "engine/core/text.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "engine/games/cartolan/words.hpp"

/// The notation of actions: section "Notation" of the README.
namespace ctq::cartolan {
namespace {

using core::Action;

constexpr const char* kDirections[] = {"n", "e", "s", "w"};
constexpr const char* kCardWords[kCards] = {"downwind", "upwind",    "lookout",  "defence",
                                            "attack",   "rob",       "banker",   "envoy",
                                            "guest",    "tradesman", "sickness", "season"};

/// Parses a whole number from `least` to `most` in canonical form. Returns -1 for any other text.
int read_whole(std::string_view word, int least, int most) {
    const auto number = core::read_unsigned(word);
    if (!number || *number > static_cast<unsigned>(most) ||
        *number < static_cast<unsigned>(least) || word != std::to_string(*number)) {
        return -1;
    }
    return static_cast<int>(*number);
}

int read_direction(std::string_view word) {
    for (int direction = kNorth; direction <= kWest; ++direction) {
        if (word == kDirections[direction]) {
            return direction;
        }
    }
    return -1;
}

int read_card(std::string_view word, int kinds) {
    for (int card = 0; card < kinds; ++card) {
        if (word == kCardWords[card]) {
            return card;
        }
    }
    return -1;
}

/// Parses the tile at "4,-3", or returns kNoTile.
int read_tile(const State& state, std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) {
        return kNoTile;
    }
    const auto x = core::read_number(text.substr(0, comma));
    const auto y = core::read_number(text.substr(comma + 1));
    if (!x || !y || *x < -kMostTiles || *x > 2 * kMostTiles || *y < -kMostTiles ||
        *y > kMostTiles) {
        return kNoTile;
    }
    const int tile = tile_at(state, static_cast<int>(*x), static_cast<int>(*y));
    return tile != kNoTile && place_text(state, tile) == text ? tile : kNoTile;
}

std::optional<Action> made(Kind kind, int what) {
    return what < 0 ? std::nullopt : std::optional(make_action(kind, what));
}

std::optional<Action> read_attack(const State& state, std::string_view target) {
    const int seat = read_whole(target.substr(0, 1), 1, state.seats);
    if (seat < 0) {
        return std::nullopt;
    }
    if (target.substr(1) == "@agent") {
        return make_action(Kind::attack_agent, seat);
    }
    if (target.size() != 3 || target[1] != '.') {
        return std::nullopt;
    }
    const int number = read_whole(target.substr(2), 1, kMostAdventurers);
    return made(Kind::attack, number < 0 ? -1 : adventurer_index(seat, number));
}

std::optional<Action> read_sending(const State& state, std::string_view text) {
    const std::size_t at = text.find('@');
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    const int wealth = read_whole(text.substr(0, at), 1, kMostWealth);
    const int tile = read_tile(state, text.substr(at + 1));
    return wealth < 0 || tile < 0 ? std::nullopt
                                  : std::optional(make_action(Kind::send, tile, wealth));
}

std::optional<Action> read_chance(const State& state, std::string_view key,
                                  std::string_view value) {
    if (key == "first") {
        return made(Kind::first, read_whole(value, 1, state.seats));
    }
    if (key == "tile") {
        return made(Kind::tile, kind_called(value, state.now.colour));
    }
    if (key == "die") {
        return made(Kind::die, value == "with" ? kWith : (value == "against" ? kAgainst : -1));
    }
    if (key == "roll") {
        return made(Kind::roll, value == "hit" ? kHit : (value == "miss" ? kMiss : -1));
    }
    if (key == "card") {
        return made(Kind::card, read_card(value, kCards));
    }
    return std::nullopt;
}

std::optional<Action> read_valued(const State& state, std::string_view key,
                                  std::string_view value) {
    if (key == "adv") {
        return made(Kind::adv, read_whole(value, 1, kMostAdventurers));
    }
    if (key == "gust") {
        return made(Kind::gust, read_direction(value));
    }
    if (key == "lift") {
        return made(Kind::lift, read_tile(state, value));
    }
    if (key == "attack") {
        return read_attack(state, value);
    }
    if (key == "take" && (value == "wealth" || value == "card")) {
        return make_action(value == "card" ? Kind::take_card : Kind::take_wealth);
    }
    if (key == "keep") {
        return made(Kind::keep, read_whole(value, 1, kMostHeld));
    }
    if (key == "send") {
        return read_sending(state, value);
    }
    if (key == "bank") {
        const int wealth = read_whole(value, 0, kMostWealth);
        return wealth < 0 ? std::nullopt : std::optional(make_action(Kind::bank, 0, wealth));
    }
    if (key == "equip") {
        return made(Kind::equip, value == "none" ? kNoCard : read_card(value, kSkills));
    }
    return read_chance(state, key, value);
}

std::string valued_text(const State& state, Action action) {
    const int what = what_of(action);
    switch (kind_of(action)) {
        case Kind::gust:
            return std::string("gust=") + kDirections[what];
        case Kind::adv:
            return "adv=" + std::to_string(what);
        case Kind::lift:
            return "lift=" + place_text(state, what);
        case Kind::attack:
            return "attack=" + adventurer_text(what);
        case Kind::attack_agent:
            return "attack=" + std::to_string(what) + "@agent";
        case Kind::keep:
            return "keep=" + std::to_string(what);
        case Kind::send:
            return "send=" + std::to_string(amount_of(action)) + "@" + place_text(state, what);
        case Kind::bank:
            return "bank=" + std::to_string(amount_of(action));
        case Kind::agent_at:
            return "agent@" + place_text(state, what);
        case Kind::equip:
            return std::string("equip=") + (what == kNoCard ? "none" : card_word(what));
        case Kind::first:
            return "first=" + std::to_string(what);
        case Kind::tile:
            return "tile=" + kind_word(what);
        case Kind::die:
            return what == kAgainst ? "die=against" : "die=with";
        case Kind::roll:
            return what == kHit ? "roll=hit" : "roll=miss";
        case Kind::card:
            return std::string("card=") + card_word(what);
        default:
            return {};
    }
}

struct Word {
    const char* text;
    Kind kind;
};
constexpr Word kWords[] = {
    {"wait", Kind::wait},           {"rest", Kind::rest},   {"restore", Kind::restore},
    {"place", Kind::place},         {"court", Kind::court}, {"take=wealth", Kind::take_wealth},
    {"take=card", Kind::take_card}, {"buy", Kind::buy},     {"done", Kind::done},
    {"stop", Kind::stop},           {"count", Kind::count},
};

}  // namespace

const char* card_word(int card) {
    return kCardWords[card];
}

std::string place_text(const State& state, int tile) {
    return std::to_string(state.tile[tile].x) + "," + std::to_string(state.tile[tile].y);
}

std::string adventurer_text(int adventurer) {
    return std::to_string(seat_of_adventurer(adventurer)) + "." +
           std::to_string(number_of_adventurer(adventurer));
}

std::string Game::to_text(const State& state, Action action) {
    if (kind_of(action) == Kind::move) {
        return kDirections[what_of(action)];
    }
    for (const Word& word : kWords) {
        if (word.kind == kind_of(action)) {
            return word.text;
        }
    }
    return valued_text(state, action);
}

std::optional<Action> Game::from_text(const State& state, std::string_view text) {
    if (const int direction = read_direction(text); direction >= 0) {
        return make_action(Kind::move, direction);
    }
    for (const Word& word : kWords) {
        if (text == word.text) {
            return make_action(word.kind);
        }
    }
    if (text.substr(0, 6) == "agent@") {
        return made(Kind::agent_at, read_tile(state, text.substr(6)));
    }
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) {
        return std::nullopt;
    }
    return read_valued(state, text.substr(0, equals), text.substr(equals + 1));
}

}  // namespace ctq::cartolan
