#include "tests/engine/cartolan/chart.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "engine/core/text.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "engine/games/cartolan/words.hpp"

namespace ctq::tests {
namespace {

using cartolan::Game;
using core::Action;

constexpr const char* kWindNames[] = {"NE", "SE", "SW", "NW"};

int number_in(std::string_view text) {
    const auto read = core::read_number(text);
    REQUIRE_MESSAGE(read, text);
    return static_cast<int>(*read);
}

int wind_called(std::string_view word) {
    const auto* const found = std::find(std::begin(kWindNames), std::end(kWindNames), word);
    REQUIRE_MESSAGE(found != std::end(kWindNames), word);
    return static_cast<int>(found - std::begin(kWindNames));
}

std::uint8_t card_called(const std::string& word) {
    for (int card = 0; card < cartolan::kSkills; ++card) {
        if (word == cartolan::card_word(card)) {
            return static_cast<std::uint8_t>(card);
        }
    }
    FAIL("no such card: " << word);
    return 0;
}

std::uint8_t u8(int value) {
    return static_cast<std::uint8_t>(value);
}

std::vector<Action> possible(const cartolan::State& state) {
    std::vector<Action> actions;
    const auto turn = Game::turn(state);
    if (turn.kind == core::Turn::Kind::seat) {
        Game::Legal list;
        list.size = 0;
        Game::legal(state, list);
        actions.assign(list.begin(), list.end());
    } else if (turn.kind == core::Turn::Kind::chance) {
        Game::Chances list;
        list.size = 0;
        Game::chance(state, list);
        for (const auto& outcome : list) {
            actions.push_back(outcome.action);
        }
    }
    return actions;
}

}  // namespace

Chart::Chart(const std::string& options, int seats) : state() {
    const auto read = core::read_options(Game::info().options, options);
    REQUIRE_MESSAGE(read, read.problem().text());
    const auto start = Game::start(*read, seats);
    REQUIRE_MESSAGE(start, start.problem().text());
    state = *start;
    state.first = 1;
    cartolan::begin_seat(state, 1);
    std::fill(std::begin(state.characters), std::end(state.characters), std::uint8_t{0});
    state.characters[0] = state.rules.mode == cartolan::Mode::advanced ? 14 : 0;
}

Chart& Chart::lay(const std::string& tile) {
    const auto words = core::words(tile);
    const auto place = core::split(words[0], ',');
    unsigned edges = 0;
    for (unsigned direction = 0; direction < 4; ++direction) {
        edges |= words[1][direction] == 'f' ? 1U << direction : 0U;
    }
    unsigned marks = 0;
    for (std::size_t i = 3; i < words.size(); ++i) {
        marks |= words[i] == "wonder" ? unsigned{cartolan::kWonder} : 0U;
        marks |= words[i] == "land" ? unsigned{cartolan::kLandBack} : 0U;
        marks |= words[i] == "disaster" ? unsigned{cartolan::kDisaster} : 0U;
    }
    const int laid = cartolan::lay_tile(state, number_in(place[0]), number_in(place[1]), edges,
                                        wind_called(words[2]), marks);
    if (words.back() == "city") {
        cartolan::found_city(state, laid);
    }
    ++state.dealt[(marks & cartolan::kLandBack) != 0 ? 1 : 0];
    return *this;
}

Chart& Chart::lay_row(int x, int y, int to_x, const std::string& wind) {
    for (; x <= to_x; ++x) {
        lay(std::to_string(x) + "," + std::to_string(y) + " tttt " + wind);
    }
    return *this;
}

int Chart::tile(const std::string& place) const {
    const auto parts = core::split(place, ',');
    const int found = cartolan::tile_at(state, number_in(parts[0]), number_in(parts[1]));
    REQUIRE_MESSAGE(found != cartolan::kNoTile, place);
    return found;
}

cartolan::Adventurer& Chart::adventurer(const std::string& name) {
    return state.adventurer[cartolan::adventurer_index(name[0] - '0', name[2] - '0')];
}

const cartolan::Adventurer& Chart::adventurer(const std::string& name) const {
    return state.adventurer[cartolan::adventurer_index(name[0] - '0', name[2] - '0')];
}

Chart& Chart::put(const std::string& name, const std::string& place) {
    if (!adventurer(name).in_play && name[0] - '0' == state.seat) {
        state.to_move = u8(state.to_move | 1 << (name[2] - '1'));
    }
    adventurer(name).in_play = true;
    adventurer(name).tile = u8(tile(place));
    return *this;
}

Chart& Chart::chest(const std::string& name, int wealth) {
    adventurer(name).chest = wealth;
    return *this;
}

Chart& Chart::vault(int seat, int wealth) {
    state.vault[seat - 1] = wealth;
    return *this;
}

Chart& Chart::pirate(const std::string& name) {
    adventurer(name).pirate = true;
    return *this;
}

Chart& Chart::character(const std::string& name, const std::string& card) {
    adventurer(name).character = u8(card_called(card) + 1);
    --state.characters[0];
    return *this;
}

Chart& Chart::equipped(const std::string& name, const std::string& card) {
    technology(name[0] - '0', card);
    adventurer(name).works = adventurer(name).carries = u8(card_called(card) + 1);
    return *this;
}

Chart& Chart::technology(int seat, const std::string& card) {
    --state.deck[card_called(card)];
    ++state.technology[seat - 1][card_called(card)];
    return *this;
}

Chart& Chart::agent(int seat, const std::string& place, int wealth) {
    int index = (seat - 1) * cartolan::kMostAgents;
    while (state.agent[index].loyalty != cartolan::Loyalty::none) {
        ++index;
    }
    state.agent[index].loyalty = cartolan::Loyalty::active;
    state.agent[index].tile = u8(tile(place));
    state.agent[index].wealth = wealth;
    state.tile[tile(place)].agent = u8(index + 1);
    return *this;
}

Chart& Chart::dispossess(const std::string& place) {
    state.agent[cartolan::agent_on(state, tile(place))].loyalty = cartolan::Loyalty::dispossessed;
    return *this;
}

Chart& Chart::sink(const std::string& place, int wealth) {
    state.sunk[cartolan::disaster_number(state, tile(place))] = wealth;
    return *this;
}

Chart& Chart::pile(char colour, const std::string& tiles) {
    const auto back = colour == 'f' ? cartolan::Colour::land : cartolan::Colour::water;
    const auto index = static_cast<std::size_t>(back);
    for (int kind = cartolan::first_kind(back); kind < cartolan::end_of_kinds(back); ++kind) {
        state.unseen[kind] = 0;
        state.dealt[index] = u8(state.dealt[index] - state.discard[kind]);
        state.discard[kind] = 0;
    }
    const auto words = core::words(tiles);
    state.dealt[index] =
        u8(state.dealt[index] - state.pile[index] + static_cast<int>(words.size()));
    state.pile[index] = u8(static_cast<int>(words.size()));
    for (const auto word : words) {
        const int kind = cartolan::kind_called(word, back);
        REQUIRE_MESSAGE(kind >= 0, word);
        ++state.unseen[kind];
    }
    return *this;
}

Chart& Chart::play(const std::string& tokens) {
    REQUIRE(Game::check(state) == nullptr);
    for (const std::string_view token : core::words(tokens)) {
        REQUIRE_MESSAGE(allows(std::string(token)), token << " is not among: " << legal());
        const Action action = *Game::from_text(state, token);
        const core::Turn turn = Game::turn(state);
        Game::apply(state, action);
        Game::follow(statistics, state, turn.kind == core::Turn::Kind::seat ? turn.seat : 0,
                     action);
        const char* broken = Game::check(state);
        REQUIRE_MESSAGE(broken == nullptr, token << ": " << broken);
    }
    return *this;
}

std::string Chart::legal() const {
    return legal("");
}

std::string Chart::legal(const std::string& beginning) const {
    std::string text;
    for (const Action action : possible(state)) {
        const std::string token = Game::to_text(state, action);
        if (token.rfind(beginning, 0) == 0) {
            text += (text.empty() ? "" : " ") + token;
        }
    }
    return text;
}

bool Chart::allows(const std::string& token) const {
    const auto actions = possible(state);
    const auto action = Game::from_text(state, token);
    return action && std::find(actions.begin(), actions.end(), *action) != actions.end();
}

std::string Chart::why_not(const std::string& token) const {
    const auto action = Game::from_text(state, token);
    REQUIRE_MESSAGE(action, token);
    REQUIRE_MESSAGE(!allows(token), token << " is legal");
    return Game::why_not(state, *action);
}

std::string Chart::odds() const {
    Game::Chances list;
    list.size = 0;
    Game::chance(state, list);
    std::string text;
    for (const auto& outcome : list) {
        text += (text.empty() ? "" : " ") + Game::to_text(state, outcome.action) + ":" +
                std::to_string(outcome.weight);
    }
    return text;
}

std::string Chart::at(const std::string& name) const {
    return cartolan::place_text(state, adventurer(name).tile);
}

int Chart::chest(const std::string& name) const {
    return adventurer(name).chest;
}

int Chart::vault(int seat) const {
    return state.vault[seat - 1];
}

bool Chart::is_pirate(const std::string& name) const {
    return adventurer(name).pirate;
}

std::string Chart::agent(const std::string& place) const {
    const int index = cartolan::agent_on(state, tile(place));
    if (index < 0) {
        return {};
    }
    const bool active = state.agent[index].loyalty == cartolan::Loyalty::active;
    return std::to_string(cartolan::seat_of_agent(index)) +
           (active ? " active " : " dispossessed ") + std::to_string(state.agent[index].wealth);
}

int Chart::sunk(const std::string& place) const {
    return state.sunk[cartolan::disaster_number(state, tile(place))];
}

std::string Chart::wind(const std::string& place) const {
    return kWindNames[state.tile[tile(place)].wind];
}

std::string Chart::edges(const std::string& place) const {
    const auto parts = core::split(place, ',');
    const int found = cartolan::tile_at(state, number_in(parts[0]), number_in(parts[1]));
    std::string text;
    for (unsigned direction = 0; found != cartolan::kNoTile && direction < 4; ++direction) {
        text += (state.tile[found].edges >> direction & 1U) != 0 ? 'f' : 't';
    }
    return text;
}

std::string Chart::mover() const {
    return cartolan::adventurer_text(cartolan::mover_index(state));
}

std::string Chart::moves() const {
    return std::to_string(state.now.land) + "/" + std::to_string(state.now.upwind) + "/" +
           std::to_string(state.now.downwind);
}

bool Chart::over() const {
    return Game::turn(state).kind == core::Turn::Kind::over;
}

std::string Chart::ranks() const {
    const auto standing = Game::result(state);
    std::string text;
    for (std::size_t i = 0; i < state.seats; ++i) {
        text += (text.empty() ? "" : " ") + std::to_string(standing.rank[i]);
    }
    return text;
}

std::string joined(std::initializer_list<std::string_view> words) {
    std::string text;
    for (const auto word : words) {
        if (!word.empty() && !text.empty()) {
            text += ' ';
        }
        text += word;
    }
    return text;
}

Action random_action(const cartolan::State& state, core::Rng& rng) {
    if (Game::turn(state).kind == core::Turn::Kind::chance) {
        return Game::draw(state, rng);
    }
    Game::Legal list;
    list.size = 0;
    Game::legal(state, list);
    return list[static_cast<int>(rng.below(static_cast<unsigned>(list.size)))];
}

std::string refused_start(const std::string& options, int seats) {
    const auto read = core::read_options(Game::info().options, options);
    if (!read) {
        return read.problem().sentence;
    }
    const auto start = Game::start(*read, seats);
    return start ? "" : start.problem().sentence;
}

double chance_that(const cartolan::State& state, cartolan::Phase rolling,
                   const std::function<bool(const cartolan::State&)>& holds) {
    if (state.phase != rolling) {
        return holds(state) ? 1 : 0;
    }
    Game::Chances list;
    Game::chance(state, list);
    double all = 0;
    double held = 0;
    for (const core::Outcome& outcome : list) {
        cartolan::State next = state;
        Game::apply(next, outcome.action);
        all += outcome.weight;
        held += outcome.weight * chance_that(next, rolling, holds);
    }
    return held / all;
}

}  // namespace ctq::tests
