#include "engine/core/say.hpp"
#include "engine/games/cartolan/fit.hpp"
#include "engine/games/cartolan/learned/features.hpp"
#include "engine/games/cartolan/voyage/voyage.hpp"
#include "engine/games/cartolan/words.hpp"

/// What a plan of the learned player is for, in words.
namespace ctq::cartolan {
namespace {

using core::Action;
using core::say;
using Line = std::span<const Action>;

enum class Aim : std::uint8_t { win, bank, home, explore, trade, other, idle };

/// Returns the turns that the Adventurer on turn needs to a city, this one included. 0 if it is in a
/// city or knows no path.
int turns_home(const State& state) {
    if (has_mark(state.tile[mover(state).tile], kCity)) {
        return 0;
    }
    int fewest = 0;
    for (int city = 0; city < state.cities; ++city) {
        const auto voyage = find_voyage(state, state.city[city]);
        if (voyage && (fewest == 0 || voyage->turns < fewest)) {
            fewest = voyage->turns;
        }
    }
    return fewest;
}

/// Where a plan leads.
struct Course {
    State end;
    State explores;      ///< the position before its first exploration
    int direction = -1;  ///< of that exploration; -1: it explores nothing
    int banked = 0;
    bool wins = false;
};

Course course_of(const State& from, Line line) {
    Course course{from, from};
    for (const Action action : line) {
        if (course.direction < 0 && cartolan::explores(course.end, action)) {
            course.direction = what_of(action);
            course.explores = course.end;
        }
        course.banked += kind_of(action) == Kind::bank ? amount_of(action) : 0;
        Game::apply(course.end, action);
    }
    course.wins = course.end.phase == Phase::over &&
                  Game::result(course.end).rank[static_cast<std::size_t>(from.seat - 1)] == 1;
    return course;
}

/// Returns the wealth of the seat that is not in its Vault: in its Chests and with its Agents.
int at_sea(const State& state, int seat) {
    int wealth = 0;
    for (int number = 1; number <= kMostAdventurers; ++number) {
        wealth += state.adventurer[adventurer_index(seat, number)].chest;
    }
    for (int slot = 0; slot < kMostAgents; ++slot) {
        wealth += state.agent[(seat - 1) * kMostAgents + slot].wealth;
    }
    return wealth;
}

/// Returns by how many moves with the wind the plan brings the Adventurer on turn nearer home.
int nearer_home(const State& state, const Course& course) {
    const Survey survey = survey_of(course.end, state.seat);
    return survey.home[mover(state).tile] -
           survey.home[course.end.adventurer[mover_index(state)].tile];
}

Aim aim_of(const State& state, Action first, const Course& course) {
    if (course.wins) {
        return Aim::win;
    }
    if (course.banked > 0) {
        return Aim::bank;
    }
    if (kind_of(first) == Kind::stop || kind_of(first) == Kind::wait) {
        return Aim::idle;
    }
    if (course.direction >= 0) {
        return Aim::explore;
    }
    if (mover(state).chest > 0 && nearer_home(state, course) > 0) {
        return Aim::home;
    }
    return at_sea(course.end, state.seat) > at_sea(state, state.seat) ? Aim::trade : Aim::other;
}

std::string explore_words(const Course& course) {
    const State& state = course.explores;
    const int here = mover(state).tile;
    const Fit fit = fit_of(state, course.direction);
    Tile place = state.tile[here];
    place.x = static_cast<std::int16_t>(place.x + step_x(course.direction));
    place.y = static_cast<std::int16_t>(place.y + step_y(course.direction));
    const int pays =
        state.rules.wonder[static_cast<int>(colour_beyond(state, here, course.direction))];
    return say(
        "Explore {where}: {all:any tile fits|{fitting} of the {coming} tiles that may come fit}"
        "{far:, and a wonder pays {pays}|}.",
        {{"where", direction_word(course.direction)},
         {"all", fit.fitting == fit.coming},
         {"fitting", fit.fitting},
         {"coming", fit.coming},
         {"far", !in_domain(state, place)},
         {"pays", pays}});
}

/// Tells what the Adventurer on turn comes nearer to. Empty if it is neither a wonder nor the unknown.
std::string approach_words(const State& state, const Course& course) {
    const Survey survey = survey_of(state, state.seat);
    const int from = mover(state).tile;
    const int to = course.end.adventurer[mover_index(state)].tile;
    const auto& wonder = survey.wonder[state.mover];
    if (wonder[to] < wonder[from] && wonder[from] < kFarthest) {
        return say("Nearer to a wonder, where a trade pays {pays}.", {{"pays", state.rules.trade}});
    }
    return survey.unknown[to] < survey.unknown[from] ? "Nearer to where a tile can be found."
                                                     : std::string();
}

std::string words_of(const State& state, Aim aim, Action first, const Course& course) {
    switch (aim) {
        case Aim::win:
            return say("{banks:Bank {wealth}, and win|This wins}.",
                       {{"banks", course.banked > 0}, {"wealth", course.banked}});
        case Aim::bank:
            return say("Bank {wealth} in this turn.", {{"wealth", course.banked}});
        case Aim::home: {
            const int turns = state.phase == Phase::act ? turns_home(state) : 0;
            return say("{wealth} aboard{far:, {turns} turns from home|}: start now.",
                       {{"wealth", mover(state).chest}, {"far", turns > 1}, {"turns", turns}});
        }
        case Aim::explore:
            return explore_words(course);
        case Aim::trade:
            return say("Brings {wealth} more aboard in this turn.",
                       {{"wealth", at_sea(course.end, state.seat) - at_sea(state, state.seat)}});
        case Aim::idle:
            return "Nothing in reach of this turn is worth more.";
        case Aim::other:
            break;
    }
    switch (kind_of(first)) {
        case Kind::buy:
            return "Another Adventurer finds and carries more.";
        case Kind::place:
        case Kind::agent_at:
            return say("An Agent earns {cut} from each trade, and gives rest.",
                       {{"cut", state.rules.cut}});
        case Kind::rest:
            return "After a rest all moves begin again.";
        default:
            return approach_words(state, course);
    }
}

int turns_home_after(const State& state, const Course& course) {
    State fresh = state;
    mover(fresh).tile = course.end.adventurer[mover_index(state)].tile;
    fresh.now = {};
    return fresh.phase == Phase::act ? turns_home(fresh) : 0;
}

}  // namespace

core::Purpose Features::purpose(const State& observation, Line line) {
    const Course course = course_of(observation, line);
    const Aim aim = aim_of(observation, line.front(), course);
    return {static_cast<int>(aim), words_of(observation, aim, line.front(), course)};
}

std::string Features::gain(const State& observation, Line line, Line other) {
    const int seat = observation.seat;
    const Course best = course_of(observation, line);
    const Course second = course_of(observation, other);
    const auto vault = [&](const Course& course) { return course.end.vault[seat - 1]; };
    const int banked = vault(best) - vault(second);
    const int wealth = banked + at_sea(best.end, seat) - at_sea(second.end, seat);
    const int turns = mover(observation).chest > 0 ? turns_home_after(observation, second) -
                                                         turns_home_after(observation, best)
                                                   : 0;
    return say(
        "{banks:brings {banked} more into the Vault|{gains:ends the turn with {wealth} "
        "more|}}{both: and |}{near:is {several:{turns} turns|a turn} nearer home|}",
        {{"banks", banked > 0},
         {"banked", banked},
         {"gains", wealth > 0},
         {"wealth", wealth},
         {"both", (banked > 0 || wealth > 0) && turns > 0},
         {"near", turns > 0},
         {"several", turns > 1},
         {"turns", turns}});
}

}  // namespace ctq::cartolan
