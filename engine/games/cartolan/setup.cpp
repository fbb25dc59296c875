#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/games/cartolan/map.hpp"
#include "engine/games/cartolan/rules.hpp"

/// Options, the box and the first state.
namespace ctq::cartolan {
namespace {

constexpr const char* kModeWords[] = {"beginner", "regular", "advanced"};
constexpr const char* kModeLines[] = {"Explore and trade by sea: the way to learn it.",
                                      "With inland tiles, piracy, gusts and disasters.",
                                      "With characters, skills, sickness and seasons as well."};
constexpr const char* kMovementWords[] = {"initial", "budgeted"};
constexpr const char* kExplorationWords[] = {"continuous", "clockwise"};
constexpr const char* kMythicalWords[] = {"off", "east", "hidden"};
constexpr const char* kDeckWords[] = {"literal", "box"};
// The titles that players read instead of the option's words. No bot has the name of a mode.
constexpr const char* kModeTitles[] = {"Sea", "Land and storms", "Characters"};
constexpr const char* kMovementTitles[] = {"At the start", "Any time"};
constexpr const char* kExplorationTitles[] = {"By the wind", "Clockwise"};
constexpr const char* kMythicalTitles[] = {"None", "East", "Hidden"};
constexpr const char* kDeckTitles[] = {"Extra", "Included"};

constexpr std::uint32_t kLandModes = 0b110;  // regular and advanced
constexpr std::uint32_t kAdvancedMode = 0b100;

constexpr core::PresetValue kPresets[] = {{0, kDomain, 4}, {1, kDomain, 4}, {2, kDomain, 5}};

constexpr core::OptionSpec kOptions[] = {
    core::choice_option("mode", "Mode",
                        "Sea and trade; with land, piracy and disasters; or with cards as well.",
                        kModeWords, 0, kModeLines, kPresets)
        .with_titles(kModeTitles),
    core::choice_option("movement", "Land and upwind moves",
                        "Only at the start of a turn, or at any time and fewer of them.",
                        kMovementWords, 0)
        .with_titles(kMovementTitles),
    core::choice_option("exploration", "Turning tiles", "How a tile that doesn't fit is turned.",
                        kExplorationWords, 0)
        .with_titles(kExplorationTitles),
    core::choice_option("mythical", "Mythical City",
                        "The second city: none, far in the east, or hidden among the land tiles.",
                        kMythicalWords, 0)
        .with_titles(kMythicalTitles),
    core::choice_option("deck", "Wonders and disasters",
                        "Whether they come on top of the printed numbers of tiles.", kDeckWords, 0)
        .with_titles(kDeckTitles),
    core::number_option("boxes", "Boxes", "Boxes of tiles put together.", 1, 2, 1),
    core::number_option("adventurers", "Adventurers at the start",
                        "Adventurers each player starts with.", 1, 2, 1),
    core::number_option("margin", "Lead that wins",
                        "Whoever leads every other Vault by more than this wins.", 1, 999, 25),
    core::number_option("water_pile", "Water tiles a player",
                        "Water tiles in the pile, for each player.", 1, 30, 30)
        .as_basic(),
    core::number_option("land_pile", "Land tiles a player",
                        "Land tiles in the pile, for each player.", 1, 15, 15)
        .as_basic()
        .only_with(kLandModes),
    core::number_option("wonder_water", "A wonder at sea", "What a wonder discovered at sea pays.",
                        0, 99, 5),
    core::number_option("wonder_land", "A wonder on land", "What a wonder discovered inland pays.",
                        0, 99, 10)
        .only_with(kLandModes),
    core::number_option("trade", "Trade at a wonder", "What trade at a wonder pays.", 0, 99, 2),
    core::number_option("cut", "An Agent’s cut", "What the Agent there gets on top.", 0, 99, 1),
    core::number_option("adventurer_price", "An Adventurer", "Another Adventurer, from the Vault.",
                        0, 99, 10),
    core::number_option("place_price", "An Agent placed",
                        "An Agent on a tile just discovered, from the Chest.", 0, 99, 3),
    core::number_option("agent_price", "An Agent sent out",
                        "An Agent placed from a city, from the Vault.", 0, 99, 5),
    core::number_option("agent_price_own", "Sent to an Adventurer",
                        "The same, where one has an Adventurer.", 0, 99, 3),
    core::number_option("rest_price", "Rest at rivals", "A rest at a rival's Agent.", 0, 99, 1),
    core::number_option("restore_price", "Restoring an Agent", "Restoring one's own Agent.", 0, 99,
                        1),
    core::number_option("rob_bonus", "Extra for robbers",
                        "What robbing an Agent brings besides its wealth.", 0, 99, 1)
        .only_with(kLandModes),
    core::number_option("arrest", "Arrest reward",
                        "What the arrest of a pirate brings into the Vault.", 0, 99, 5)
        .only_with(kLandModes),
    core::number_option("tries", "Tries to explore", "Tiles tried in one exploring move.", 1, 9, 5),
    core::number_option("moves", "Moves a turn", "Moves in a turn or after a rest.", 1, 9, 4),
    core::number_option("land_moves", "Land moves", "How many of these may go over land.", 1, 9, 2),
    core::number_option("upwind_moves", "Moves against the wind",
                        "How many of these may go against the wind.", 1, 9, 1),
    core::number_option("empty_land_moves", "Land moves, empty Chest",
                        "Characters: over land with an empty Chest.", 1, 9, 3)
        .only_with(kAdvancedMode),
    core::number_option("empty_upwind_moves", "Upwind moves, empty Chest",
                        "Characters: against the wind with an empty Chest.", 1, 9, 2)
        .only_with(kAdvancedMode),
    core::number_option("domain", "Domain of a city", "How far a city's domain reaches.", 0, 9, 4),
    core::number_option("die_faces", "Faces of the gust die", "Faces of the gust die.", 2, 12, 6)
        .only_with(kLandModes),
    core::number_option("die_against", "Faces against the wind",
                        "How many of these are against the wind.", 1, 11, 1)
        .only_with(kLandModes),
};

constexpr core::Variant kVariants[] = {
    {kModeTitles[0], ""}, {kModeTitles[1], "mode=regular"}, {kModeTitles[2], "mode=advanced"}};

constexpr core::GameInfo kInfo = {
    .id = "cartolan",
    .title = "Cartolan – Trade Winds",
    .author = "Tom Wilkinson",
    .pitch = "Sail with the wind, chart the unknown, and bring its wonders home.",
    .code = 4,
    .rules_version = 2,
    .least_seats = 2,
    .most_seats = kMostSeats,
    .options = kOptions,
    .progress = "Vault and Chests",
    .duration = "30–60 min",
    .variants = kVariants,
    .default_seats = "human level:2",
    .race = true,
    .credits =
        "Cartolan – Trade Winds is a game by Tom Wilkinson; only its rules are used, none of his "
        "art or program.",
};

core::Failure impossible(const core::Options& options) {
    if (options[kMythicalCity] == static_cast<int>(Mythical::hidden) &&
        options[kMode] == static_cast<int>(Mode::beginner)) {
        return core::Problem{"options",
                             "The Mythical City can't be hidden among land tiles in the mode Sea, "
                             "which has none."};
    }
    if (options[kDieAgainst] >= options[kDieFaces]) {
        return core::Problem{
            "options",
            core::say("A die of {faces} faces needs one with the wind, so at "
                      "most {most} can be against it.",
                      {{"faces", options[kDieFaces]}, {"most", options[kDieFaces] - 1}})};
    }
    return std::nullopt;
}

Rules rules_of(const core::Options& options) {
    const auto u8 = [&](OptionIndex index) { return static_cast<std::uint8_t>(options[index]); };
    Rules rules{};
    rules.margin = static_cast<std::uint16_t>(options[kMargin]);
    rules.mode = static_cast<Mode>(options[kMode]);
    rules.budgeted = options[kMovement] == 1;
    rules.clockwise = options[kExploration] == 1;
    rules.mythical = static_cast<Mythical>(options[kMythicalCity]);
    rules.wonder[0] = u8(kWonderWater);
    rules.wonder[1] = u8(kWonderLand);
    rules.trade = u8(kTrade);
    rules.cut = u8(kCut);
    rules.adventurer_price = u8(kAdventurerPrice);
    rules.place_price = u8(kPlacePrice);
    rules.agent_price = u8(kAgentPrice);
    rules.agent_price_own = u8(kAgentPriceOwn);
    rules.rest_price = u8(kRestPrice);
    rules.restore_price = u8(kRestorePrice);
    rules.rob_bonus = u8(kRobBonus);
    rules.arrest = u8(kArrest);
    rules.tries = u8(kTries);
    rules.moves = u8(kMoves);
    rules.land_moves = u8(kLandMoves);
    rules.upwind_moves = u8(kUpwindMoves);
    rules.empty_land_moves = u8(kEmptyLandMoves);
    rules.empty_upwind_moves = u8(kEmptyUpwindMoves);
    rules.domain = u8(kDomain);
    rules.die_faces = u8(kDieFaces);
    rules.die_against = u8(kDieAgainst);
    return rules;
}

/// Lays a city with a plain water tile on each side.
void lay_city(State& state, int x, int y, int wind) {
    found_city(state, lay_tile(state, x, y, 0, wind, 0));
    for (int direction = kNorth; direction <= kWest; ++direction) {
        lay_tile(state, x + step_x(direction), y + step_y(direction), 0, wind, 0);
    }
}

/// Fills the pile of one colour with the part of the box that is dealt.
void fill_pile(State& state, const core::Options& options, Colour colour, int per_player) {
    int total = 0;
    for (int kind = first_kind(colour); kind < end_of_kinds(colour); ++kind) {
        const TileKind& facts = kTileKinds[static_cast<std::size_t>(kind)];
        int count = (options[kDeck] == 1 ? facts.box : facts.literal) * options[kBoxes];
        if (kind == kMythicalKind) {
            count = state.rules.mythical == Mythical::hidden ? 1 : 0;
        } else if (facts.disaster && state.rules.mode == Mode::beginner) {
            count = 0;
        }
        state.unseen[kind] = static_cast<std::uint8_t>(count);
        total += count;
    }
    const auto dealt = static_cast<std::uint8_t>(std::min(total, per_player * state.seats));
    state.pile[static_cast<int>(colour)] = dealt;
    state.dealt[static_cast<int>(colour)] = dealt;
}

void fill_decks(State& state) {
    constexpr std::uint8_t characters[kSkills] = {2, 2, 2, 2, 1, 1, 1, 1, 1, 1};
    constexpr std::uint8_t discoveries[kCards] = {4, 4, 4, 2, 1, 1, 1, 1, 1, 1, 2, 2};
    std::copy(std::begin(characters), std::end(characters), state.characters);
    std::copy(std::begin(discoveries), std::end(discoveries), state.deck);
}

}  // namespace

const core::GameInfo& Game::info() {
    return kInfo;
}

core::Result<State> Game::start(const core::Options& options, int seats) {
    if (const auto problem = impossible(options)) {
        return *problem;
    }
    State state{};
    state.rules = rules_of(options);
    state.seats = static_cast<std::uint8_t>(seats);
    state.now.step = kNoStep;
    lay_city(state, 0, 0, kNorthEast);
    if (state.rules.mythical == Mythical::east) {
        lay_city(state, 10, 0, kSouthWest);
    }
    fill_pile(state, options, Colour::water, options[kWaterPile]);
    if (state.rules.mode != Mode::beginner) {
        fill_pile(state, options, Colour::land, options[kLandPile]);
    }
    if (state.rules.mode == Mode::advanced) {
        fill_decks(state);
    }
    for (int seat = 1; seat <= seats; ++seat) {
        for (int number = 1; number <= options[kAdventurers]; ++number) {
            state.adventurer[adventurer_index(seat, number)].in_play = true;
        }
    }
    state.phase = Phase::first;
    return state;
}

core::Result<State> Game::position(const core::Options& /*options*/, int /*seats*/,
                                   std::string_view /*text*/) {
    return core::Problem{"Position",
                         "Cartolan has no set-up positions: the beginning of a record serves."};
}

}  // namespace ctq::cartolan
