#include <algorithm>

#include "engine/core/sort.hpp"
#include "engine/core/text.hpp"
#include "engine/games/cartagena/cartagena.hpp"

/// Reads and writes set-up positions: `track=… tokens=…|… hands=…|… turn=1 left=1`, with an
/// optional `discard=…`.
namespace ctq::cartagena {
namespace {

using core::Failure;
using core::Problem;
using core::quoted;

struct Fields {
    std::string_view track, tokens, hands, turn, left, discard;
};

Failure problem(std::string sentence) {
    return Problem{"Position", std::move(sentence)};
}

Failure read_fields(std::string_view text, Fields& fields) {
    const std::pair<std::string_view, std::string_view*> known[] = {
        {"track", &fields.track}, {"tokens", &fields.tokens}, {"hands", &fields.hands},
        {"turn", &fields.turn},   {"left", &fields.left},     {"discard", &fields.discard}};
    bool seen[std::size(known)] = {};
    for (const std::string_view word : core::words(text)) {
        const std::size_t equals = word.find('=');
        const std::string_view key = word.substr(0, equals);
        std::size_t k = 0;
        while (k < std::size(known) && key != known[k].first) {
            ++k;
        }
        if (k == std::size(known) || equals == std::string_view::npos || seen[k]) {
            return problem(
                "A position has track, tokens, hands, turn, left and discard, each "
                "once as key=value; " +
                quoted(word) + " does not fit.");
        }
        seen[k] = true;
        *known[k].second = word.substr(equals + 1);
    }
    for (std::size_t k = 0; k < 5; ++k) {
        if (!seen[k]) {
            return problem("The position lacks " + std::string(known[k].first) + "=.");
        }
    }
    return std::nullopt;
}

/// Parses symbols: suits written together, names separated by commas. -1 marks an invalid one.
std::vector<int> read_symbols(const State& state, std::string_view text) {
    std::vector<int> symbols;
    const auto add = [&](std::string_view word) {
        int found = -1;
        for (int symbol = 0; symbol < state.symbols; ++symbol) {
            found = word == symbol_word(state, symbol) ? symbol : found;
        }
        symbols.push_back(found);
    };
    if (state.rules == RuleSet::cards) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            add(text.substr(i, 1));
        }
    } else if (!text.empty()) {
        for (const std::string_view word : core::split(text, ',')) {
            add(word);
        }
    }
    return symbols;
}

Failure lay_track(State& state, std::string_view text) {
    const std::vector<int> symbols = read_symbols(state, text);
    if (symbols.size() != state.spaces) {
        return problem("The track has " + std::to_string(state.spaces) + " spaces, not " +
                       std::to_string(symbols.size()) + ".");
    }
    int segment = 0;
    int count[kMostSymbols] = {};
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        const int symbol = symbols[i];
        if (symbol < 0) {
            return problem("Space " + std::to_string(i + 1) + " of the track has no known symbol.");
        }
        const bool starts = static_cast<int>(i) % state.symbols == 0;
        segment = (starts ? 0 : segment);
        if (state.rules == RuleSet::board && (segment >> symbol & 1) != 0) {
            return problem("Each segment of six spaces shows each symbol once.");
        }
        segment |= 1 << symbol;
        if (++count[symbol] > state.spaces / state.symbols) {
            return problem("The track shows a symbol too often.");
        }
        state.symbol_at[i + 1] = static_cast<std::uint8_t>(symbol + 1);
        state.symbol_spaces[symbol] |= std::uint64_t{1} << (i + 1);
    }
    state.laid = state.spaces;
    return std::nullopt;
}

Failure place_tokens(State& state, std::string_view text) {
    const auto rows = core::split(text, '|');
    if (rows.size() != state.seats) {
        return problem("The position has tokens of " + std::to_string(rows.size()) +
                       " seats, the match has " + std::to_string(state.seats) + ".");
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto places = core::split(rows[i], ',');
        if (places.size() != state.tokens) {
            return problem("Each seat has " + std::to_string(state.tokens) + " tokens.");
        }
        state.own[i] = 0;
        std::vector<std::uint64_t> row;
        for (const std::string_view place : places) {
            const auto at = core::read_unsigned(place);
            if (!at || *at > static_cast<unsigned>(boat(state))) {
                return problem("A token stands between 0 and " + std::to_string(boat(state)) +
                               ", not at " + quoted(place) + ".");
            }
            row.push_back(*at);
            state.own[i] |= std::uint64_t{1} << *at;
            if (*at == 0 || *at > state.spaces) {
                continue;
            }
            state.occupied |= std::uint64_t{1} << *at;
            if (++state.on_space[*at] == kMostPerSpace) {
                state.full |= std::uint64_t{1} << *at;
            } else if (state.on_space[*at] > kMostPerSpace) {
                return problem("More than three tokens stand on space " + std::to_string(*at) +
                               ".");
            }
        }
        core::sort_short(row);
        for (std::size_t t = 0; t < row.size(); ++t) {
            state.token[i] |= row[t] << (8 * t);
        }
    }
    return std::nullopt;
}

Failure take_cards(State& state, std::string_view text, std::uint8_t* into, std::uint16_t& size) {
    for (const int symbol : read_symbols(state, text)) {
        if (symbol < 0) {
            return problem("There are unknown cards in " + quoted(text) + ".");
        }
        if (state.deck[symbol] == 0) {
            return problem("There are more cards of one symbol than the deck has.");
        }
        --state.deck[symbol];
        ++into[symbol];
        ++size;
        --state.pile;
    }
    return std::nullopt;
}

Failure deal_hands(State& state, std::string_view text) {
    const auto hands = core::split(text, '|');
    if (hands.size() != state.seats) {
        return problem("The position has hands of " + std::to_string(hands.size()) +
                       " seats, the match has " + std::to_string(state.seats) + ".");
    }
    for (std::size_t i = 0; i < hands.size(); ++i) {
        if (hands[i] == "?") {
            state.hidden = static_cast<std::uint8_t>(state.hidden | 1U << i);
        } else if (auto failure = take_cards(state, hands[i], state.hand[i], state.hand_size[i])) {
            return failure;
        }
    }
    return std::nullopt;
}

/// Sets the sizes of unknown hands, which the text does not give. Each is the size of a dealt hand,
/// or smaller if the pile has too few cards.
void size_hidden_hands(State& state) {
    for (int i = 0; i < state.seats; ++i) {
        if ((state.hidden >> i & 1U) != 0) {
            state.hand_size[i] = std::min<std::uint16_t>(state.hand_dealt, state.pile);
            state.pile = static_cast<std::uint16_t>(state.pile - state.hand_size[i]);
        }
    }
}

Failure set_turn(State& state, std::string_view turn, std::string_view left) {
    const auto seat = core::read_unsigned(turn);
    const auto actions = core::read_unsigned(left);
    if (!seat || *seat < 1 || *seat > state.seats) {
        return problem("turn is a seat from 1 to " + std::to_string(state.seats) + ".");
    }
    if (!actions || *actions < 1 || *actions > state.actions) {
        return problem("left is a number of actions from 1 to " + std::to_string(state.actions) +
                       ".");
    }
    state.seat = static_cast<std::uint8_t>(*seat);
    state.first = state.seat;
    state.left = static_cast<std::uint8_t>(*actions);
    state.phase = Phase::play;
    for (int i = 0; i < state.seats; ++i) {
        state.farthest[i] = static_cast<std::uint8_t>(total_of(state, i + 1));
        if (state.own[i] == std::uint64_t{1} << static_cast<unsigned>(boat(state))) {
            return problem("A seat has all its tokens off the end: the match is over.");
        }
    }
    return std::nullopt;
}

}  // namespace

core::Result<State> Game::position(const core::Options& options, int seats, std::string_view text) {
    auto state = start(options, seats);
    Fields fields;
    if (!state) {
        return state;
    }
    std::uint16_t discarded = 0;
    for (const auto& failure :
         {read_fields(text, fields), lay_track(*state, fields.track),
          place_tokens(*state, fields.tokens), deal_hands(*state, fields.hands),
          take_cards(*state, fields.discard, state->discard, discarded),
          set_turn(*state, fields.turn, fields.left)}) {
        if (failure) {
            return *failure;
        }
    }
    size_hidden_hands(*state);
    return state;
}

}  // namespace ctq::cartagena
