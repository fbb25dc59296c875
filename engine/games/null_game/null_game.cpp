#include "engine/games/null_game/null_game.hpp"

#include "engine/core/text.hpp"

namespace ctq::null_game {
namespace {

using core::Action;
using core::OptionKind;
using core::Turn;

// Facts first. The preset key leads the table: it sets other options, which may be overridden.

constexpr const char* kDecks[] = {"small", "large"};
constexpr core::PresetValue kPresets[] = {{0, kValues, 3}, {1, kValues, 6}, {1, kPeek, 0}};

constexpr core::OptionSpec kOptions[] = {
    {"deck", "Three values and a peek, or six values and none.", OptionKind::choice, kDecks, 0, 0,
     0, kPresets},
    {"values", "The card's highest value.", OptionKind::number, {}, 2, kMostValues, 3},
    {"peek", "Whether seat 1 looks at the card.", OptionKind::flag, {}, 0, 1, 1},
};

constexpr core::GameInfo kInfo = {
    .id = "null_game",
    .title = "The Null Game",
    .author = "nobody",
    .pitch = "Guess the card.",
    .code = 255,
    .rules_version = 1,
    .least_seats = 2,
    .most_seats = kMostSeats,
    .options = kOptions,
};

/// A low card is likelier: with three values 1, 2, 3 the weights are 3, 2, 1.
constexpr std::uint32_t weight(const State& state, int value) {
    return static_cast<std::uint32_t>(state.values + 1 - value);
}

bool last_to_choose(const State& state) {
    return state.chosen + 1 == state.seats;
}

/// Everything at once: what all see when the last seat chooses `value`.
Action reveal(const State& state, int value) {
    std::uint32_t packed = state.card;
    for (int i = 0; i < state.seats; ++i) {
        const auto shown = static_cast<std::uint32_t>(i == state.chosen ? value : state.choice[i]);
        packed |= shown << static_cast<unsigned>(3 * (i + 1));
    }
    return make_action(Kind::reveal, packed);
}

std::string word(int value) {
    return value == kUnknown ? "?" : std::to_string(value);
}

/// A number of the card's range; `?` only where a hidden action has one.
std::optional<int> read_value(const State& state, std::string_view text) {
    if (text == "?") {
        return kUnknown;
    }
    const auto number = core::read_unsigned(text);
    return text.size() == 1 && number && *number >= 1 && *number <= state.values
               ? std::optional(static_cast<int>(*number))
               : std::nullopt;
}

/// `reveal=2:1,3,2`: the card, then every seat's choice.
std::optional<Action> read_reveal(const State& state, std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    auto numbers = core::split(text.substr(colon + 1), ',');
    numbers.insert(numbers.begin(), text.substr(0, colon));
    if (numbers.size() != state.seats + 1U) {
        return std::nullopt;
    }
    std::uint32_t packed = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto value = read_value(state, numbers[i]);
        if (!value || *value == kUnknown) {
            return std::nullopt;
        }
        packed |= static_cast<std::uint32_t>(*value) << (3 * i);
    }
    return make_action(Kind::reveal, packed);
}

}  // namespace

const core::GameInfo& Game::info() {
    return kInfo;
}

/// Ranges of single options are checked already; here only what can't be played together.
core::Result<State> Game::start(const core::Options& options, int seats) {
    State state{};
    state.seats = static_cast<std::uint8_t>(seats);
    state.values = static_cast<std::uint8_t>(options[kValues]);
    state.peek = options[kPeek] != 0;
    return state;
}

/// While seats choose in secret, `secret` names all that still may: a network table asks them at
/// once, the log takes them one after the other.
Turn Game::turn(const State& state) {
    Turn turn;
    if (state.phase == Phase::deal) {
        turn.kind = Turn::Kind::chance;
    } else if (state.phase == Phase::choose) {
        turn.kind = Turn::Kind::seat;
        turn.seat = static_cast<std::uint8_t>(state.chosen + 1);
        for (unsigned seat = turn.seat; seat <= state.seats; ++seat) {
            turn.secret = static_cast<std::uint16_t>(turn.secret | 1U << seat);
        }
    }
    return turn;
}

void Game::legal(const State& state, Legal& list) {
    for (int value = 1; value <= state.values; ++value) {
        list.push(choose(value));
    }
}

void Game::chance(const State& state, Chances& list) {
    for (int value = 1; value <= state.values; ++value) {
        list.push({deal(value), weight(state, value)});
    }
}

/// Overridden only to show how, and so that the test of `draw` against `chance` has work. Without
/// a reason of your own: `Chances list; chance(state, list); return draw_weighted(list, rng);`.
Action Game::draw(const State& state, core::Rng& rng) {
    const auto values = static_cast<std::uint32_t>(state.values);
    std::uint32_t pick = rng.below(values * (values + 1) / 2);
    int value = 1;
    for (; pick >= weight(state, value); ++value) {
        pick -= weight(state, value);
    }
    return deal(value);
}

/// The only function that changes a state. It serves observations, too, so it must not look at
/// what may be unknown: what an observer learns from an action is in the action as `hide` shows it.
void Game::apply(State& state, Action action) {
    switch (kind_of(action)) {
        case Kind::deal:
            state.card = static_cast<std::uint8_t>(value_of(action));
            state.phase = Phase::choose;
            break;
        case Kind::choose:
            state.choice[state.chosen++] = static_cast<std::uint8_t>(value_of(action));
            break;
        case Kind::reveal:
            state.card = static_cast<std::uint8_t>(revealed(action, 0));
            for (int seat = 1; seat <= state.seats; ++seat) {
                state.choice[seat - 1] = static_cast<std::uint8_t>(revealed(action, seat));
            }
            state.chosen = state.seats;
            break;
    }
    if (state.chosen == state.seats) {
        state.phase = Phase::over;
    }
}

core::Standing Game::result(const State& state) {
    core::Standing standing;
    standing.seats = state.seats;
    standing.over = state.phase == Phase::over;
    if (standing.over) {
        for (std::size_t i = 0; i < state.seats; ++i) {
            standing.half_points[i] = state.choice[i] == state.card ? 2 : 0;
        }
        core::rank_by_score(standing);
    }
    return standing;
}

/// The state itself where this seat knows everything, else a copy with marks in `room`.
const State& Game::observe(const State& state, int seat, State& room) {
    if (state.phase == Phase::over) {
        return state;
    }
    room = state;
    if (room.card != 0 && !(seat == 1 && state.peek)) {
        room.card = kUnknown;
    }
    for (int i = 0; i < state.chosen; ++i) {
        if (i + 1 != seat) {
            room.choice[i] = kUnknown;
        }
    }
    return room;
}

/// `action` is about to be taken in `state`, which knows all. The last choice opens everything, so
/// for everyone it is a reveal: applying it to any observation gives the final state.
Action Game::hide(const State& state, Action action, int seat) {
    if (kind_of(action) == Kind::deal) {
        return seat == 1 && state.peek ? action : deal(kUnknown);
    }
    if (last_to_choose(state)) {
        return reveal(state, value_of(action));
    }
    return seat == state.chosen + 1 ? action : choose(kUnknown);
}

/// Unknown things become what they might be, in the odds an observer would give them.
State Game::guess(const State& observation, core::Rng& rng) {
    State state = observation;
    if (state.card == kUnknown) {
        state.card = static_cast<std::uint8_t>(value_of(draw(state, rng)));
    }
    for (int i = 0; i < state.chosen; ++i) {
        if (state.choice[i] == kUnknown) {
            state.choice[i] = static_cast<std::uint8_t>(1 + rng.below(state.values));
        }
    }
    return state;
}

/// One word without blanks or `;`, and different for every action of a list.
std::string Game::to_text(const State& state, Action action) {
    switch (kind_of(action)) {
        case Kind::deal:
            return "deal=" + word(value_of(action));
        case Kind::choose:
            return "choose=" + word(value_of(action));
        case Kind::reveal:
            break;
    }
    std::string text = "reveal=" + word(revealed(action, 0));
    for (int seat = 1; seat <= state.seats; ++seat) {
        text += (seat == 1 ? ":" : ",") + word(revealed(action, seat));
    }
    return text;
}

/// Reads what to_text writes, legal or not, and nothing else; text from outside comes here first.
std::optional<Action> Game::from_text(const State& state, std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view what = text.substr(0, equals);
    const std::string_view which = text.substr(equals + 1);
    if (what == "reveal") {
        return read_reveal(state, which);
    }
    const auto value = read_value(state, which);
    if (!value || (what != "deal" && what != "choose")) {
        return std::nullopt;
    }
    return what == "deal" ? deal(*value) : choose(*value);
}

/// For buttons, the log and screen readers; of hidden actions only what they show.
core::Phrase Game::describe(const State& state, Action action) {
    const int value = value_of(action);
    switch (kind_of(action)) {
        case Kind::deal: {
            const std::string text =
                value == kUnknown ? "A card is dealt face down" : "The card is a " + word(value);
            return {0, text, text};
        }
        case Kind::choose: {
            const std::string what = value == kUnknown ? "in secret" : word(value);
            return {state.chosen + 1, "choose " + what, "chooses " + what};
        }
        case Kind::reveal:
            break;
    }
    const std::string text = "All is revealed: the card is a " + word(revealed(action, 0));
    return {0, text, text};
}

/// Asked only of a seat's illegal action; may be any code at all.
std::string Game::why_not(const State& state, Action action) {
    switch (kind_of(action)) {
        case Kind::choose:
            return "A choice is a number from 1 to " + std::to_string(state.values) + ".";
        case Kind::deal:
            return "The card is dealt already.";
        default:
            return "That happens by itself with the last choice.";
    }
}

/// The first thing that can't be; observations are checked, too.
const char* Game::check(const State& state) {
    const auto fits = [&](std::uint8_t value) {
        return (value >= 1 && value <= state.values) || value == kUnknown;
    };
    if (state.chosen > state.seats ||
        (state.phase == Phase::over) != (state.chosen == state.seats)) {
        return "the number of choices does not fit the phase";
    }
    if (state.phase == Phase::deal ? state.card != 0 : !fits(state.card)) {
        return "the card does not fit the phase";
    }
    for (int i = 0; i < kMostSeats; ++i) {
        if (i < state.chosen ? !fits(state.choice[i]) : state.choice[i] != 0) {
            return "a choice is out of range or made too early";
        }
    }
    return nullptr;
}

/// For `ctq replay --json` and other tools; unknown things are null.
void Game::picture(const State& state, core::JsonWriter& json) {
    const auto put = [&](std::uint8_t value) {
        value == 0 || value == kUnknown ? json.null() : json.number(value);
    };
    json.begin_object().key("card");
    put(state.card);
    json.key("choices").begin_array();
    for (int i = 0; i < state.chosen; ++i) {
        put(state.choice[i]);
    }
    json.end_array().end_object();
}

/// Most games need none: the first actions of a record do the same.
core::Result<State> Game::position(const core::Options& /*options*/, int /*seats*/,
                                   std::string_view /*text*/) {
    return core::Problem{"Position", "The null game has no set-up positions."};
}

}  // namespace ctq::null_game
