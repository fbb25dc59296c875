#include "shell/store/saved_text.hpp"

#include <functional>
#include <optional>

#include "engine/core/say.hpp"
#include "engine/core/sort.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/halves.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/match/turns.hpp"

namespace ctq::store {
namespace {

std::vector<std::string> seats_in(const Saved& saved) {
    return core::strings(core::words(saved.seats));
}

/// Returns the names of the seats.
std::vector<std::string> names_in(const Saved& saved) {
    const std::vector<std::string> seats = seats_in(saved);
    const auto game = core::find_game(cabinet(), saved.game);
    return game ? match::seat_names(**game, seats, match::read_people(saved.people)) : seats;
}

/// Returns the names of the seats given as digits.
std::vector<std::string> names_at(const Saved& saved, std::string_view digits) {
    const std::vector<std::string> names = names_in(saved);
    std::vector<std::string> list;
    for (const char digit : digits) {
        const auto seat = static_cast<std::size_t>(digit - '0');
        if (seat >= 1 && seat <= names.size()) {
            list.push_back(names[seat - 1]);
        }
    }
    return list;
}

constexpr const char* kMonths[] = {"January",   "February", "March",    "April",
                                   "May",       "June",     "July",     "August",
                                   "September", "October",  "November", "December"};

/// A day of a date such as "2026-11-21".
struct Day {
    std::int64_t number;
    std::string_view month;
};

/// Returns none if the date is damaged.
std::optional<Day> read_day(std::string_view date) {
    const auto part = [&](std::size_t at) {
        return date.size() < 10 ? std::nullopt : core::read_number(date.substr(at, 2));
    };
    const auto month = part(5);
    const auto day = part(8);
    return !month || !day || *month < 1 || *month > 12
               ? std::nullopt
               : std::optional(Day{*day, kMonths[*month - 1]});
}

std::string game_title(const Saved& saved) {
    const auto game = core::find_game(cabinet(), saved.game);
    return game ? (*game)->info->title : saved.game;
}

/// Returns the final scores, highest first: "33–8½".
std::string scores_of(const Saved& saved) {
    std::vector<int> halves = saved.halves;
    core::sort_short(halves, std::greater<>());
    std::string text;
    for (const int one : halves) {
        text += (text.empty() ? "" : "–") + match::halves_text(one);
    }
    return text;
}

/// Describes whose turn it is or the result, without mentioning help.
std::string ending_of(const Saved& saved) {
    const std::vector<std::string> who = names_at(saved, saved.seat_digits);
    switch (saved.state) {
        case Saved::State::ended:
            return who.empty() ? "Ended early"
                               : core::say("{who} {claimed:won by claim|resigned}",
                                           {{"who", who.front()}, {"claimed", saved.claimed}});
        case Saved::State::open:
            return who.empty() ? "Not finished"
                               : core::say("{who:Your turn|{who} to move}", {{"who", who.front()}});
        case Saved::State::over:
            break;
    }
    return who.empty() || seats_in(saved).size() == 1 ? "Finished"
           : who.size() > 1                           ? "A draw"
                            : core::say("{who} won", {{"who", who.front()}});
}

}  // namespace

std::string saved_mode(const Saved& saved) {
    const auto setup = core::read_setup(cabinet(), saved.game, saved.options);
    if (!setup) {
        return {};
    }
    const core::GameInfo& info = *setup->game->info;
    const std::size_t variant = match::variant_of(match::table_setup_of(*setup));
    return variant >= info.variants.size() ? core::options_title(info.options, setup->options)
           : info.variants.size() > 1      ? info.variants[variant].title
                                           : "";
}

std::string saved_game(const Saved& saved) {
    const std::string mode = saved_mode(saved);
    return game_title(saved) + (mode.empty() ? "" : ", " + mode);
}

std::string saved_title(const Saved& saved) {
    return saved.name.empty() ? game_title(saved) : saved.name;
}

namespace {

/// The players of a match: people as text, and bots by name.
struct SavedPlayers {
    std::string people;
    int count = 0;  ///< number of people
    std::vector<std::string> bots;
};

/// Lists the bots, and the people by their names. People without names are only counted.
SavedPlayers players_of(const Saved& saved) {
    SavedPlayers players;
    std::vector<std::string> people;
    int here = 0;
    const std::vector<std::string> seats = seats_in(saved);
    const std::vector<std::string> names = names_in(saved);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const bool person = seats[i] == match::kHuman || seats[i] == match::kElsewhere;
        here += seats[i] == match::kHuman ? 1 : 0;
        (person ? people : players.bots).push_back(names[i]);
    }
    players.count = static_cast<int>(people.size());
    players.people =
        !saved.people.empty() && players.count > 1
            ? core::listed(people)
            : core::say("{here:You|{count:One person|{count} people}}",
                        {{"here", players.count == 1 && here == 1}, {"count", players.count}});
    return players;
}

}  // namespace

std::string saved_seats(const Saved& saved) {
    const SavedPlayers players = players_of(saved);
    const std::string bots = core::listed(players.bots);
    constexpr const char* patterns[] = {"Bots: {bots}", "{who} against {bots}", "{who} alone",
                                        "{who}"};
    const int pattern = players.count == 0      ? 0
                        : !players.bots.empty() ? 1
                        : players.count == 1    ? 2
                                                : 3;
    return core::say(patterns[pattern], {{"who", players.people}, {"bots", bots}});
}

std::string saved_outcome(const Saved& saved) {
    return core::say("{ending}{scored:{alone: with|{shared:,|}} {scores}|}{help:, with help|}",
                     {{"ending", ending_of(saved)},
                      {"alone", seats_in(saved).size() == 1},
                      {"scored", !saved.halves.empty()},
                      {"shared", saved.seat_digits.size() > 1},
                      {"scores", scores_of(saved)},
                      {"help", saved.with_help}});
}

std::string saved_length(const Saved& saved) {
    return core::say("{turns}{branch:, a branch from {begin:the beginning|turn {turn}}|}",
                     {{"turns", match::turns_words(saved.turns)},
                      {"branch", !saved.parent.empty()},
                      {"begin", saved.branch_turn == 0},
                      {"turn", saved.branch_turn}});
}

std::string day_words(std::string_view date) {
    const auto day = read_day(date);
    return day ? core::say("{day} {month} {year}", {{"day", static_cast<int>(day->number)},
                                                    {"month", day->month.substr(0, 3)},
                                                    {"year", date.substr(0, 4)}})
               : "";
}

std::string day_of_year_words(std::string_view date) {
    const auto day = read_day(date);
    return day ? core::say("{day} {month}",
                           {{"day", static_cast<int>(day->number)}, {"month", day->month}})
               : "";
}

std::string saved_date(const Saved& saved) {
    // date is "2026-11-21 14:05"
    const std::string day = saved.date.size() == 16 ? day_words(saved.date) : "";
    return day.empty() ? "" : day + ", " + saved.date.substr(11);
}

std::string dropped_words(const Saved& saved) {
    const std::string date = saved_date(saved);
    return core::say(
        "The library holds {most} matches. For this one the oldest was deleted: "
        "{title}, {seats}{dated:, {date}|}.",
        {{"most", static_cast<int>(kMostSaved)},
         {"title", saved_title(saved)},
         {"seats", saved_seats(saved)},
         {"dated", !date.empty()},
         {"date", date}});
}

std::string saved_words(const Saved& saved) {
    const std::string date = saved_date(saved);
    return core::say(
        "{named:{name}: |}{game}. {seats}, {length}. {outcome}.{dated: {date}.|}{kept:| "
        "Not kept.}",
        {{"named", !saved.name.empty()},
         {"name", saved.name},
         {"game", saved_game(saved)},
         {"seats", saved_seats(saved)},
         {"length", saved_length(saved)},
         {"outcome", saved_outcome(saved)},
         {"dated", !date.empty()},
         {"date", date},
         {"kept", saved.stored}});
}

}  // namespace ctq::store
