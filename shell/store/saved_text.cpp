#include "shell/store/saved_text.hpp"

#include "engine/core/listed.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/match/turns.hpp"

namespace ctq::app {
namespace {

std::vector<std::string> seats_in(const Saved& saved) {
    std::vector<std::string> seats;
    for (const std::string_view who : core::words(saved.seats)) {
        seats.emplace_back(who);
    }
    return seats;
}

/// The names of the seats given as digits.
std::vector<std::string> named(const Saved& saved, std::string_view digits) {
    const std::vector<std::string> names = seat_names(seats_in(saved));
    std::vector<std::string> list;
    for (const char digit : digits) {
        const auto seat = static_cast<std::size_t>(digit - '0');
        if (seat >= 1 && seat <= names.size()) {
            list.push_back(names[seat - 1]);
        }
    }
    return list;
}

constexpr const char* kMonths[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                   "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

}  // namespace

/// By the name of its variant where it is one, of the first without it; else by its options.
std::string saved_game(const Saved& saved) {
    const auto game = core::find_game(cabinet(), saved.game);
    if (!game) {
        return saved.game + (saved.options.empty() ? "" : ", " + saved.options);
    }
    const core::GameInfo& info = *(*game)->info;
    const auto options = core::read_options(info.options, saved.options);
    const std::size_t variant =
        options ? variant_of({*game, *options, {}, 0}) : info.variants.size();
    if (variant < info.variants.size()) {
        return std::string(info.title) +
               (variant == 0 ? "" : std::string(", ") + info.variants[variant].title);
    }
    return info.title + (saved.options.empty() ? "" : ", " + saved.options);
}

std::string saved_title(const Saved& saved) {
    if (!saved.name.empty()) {
        return saved.name;
    }
    const auto game = core::find_game(cabinet(), saved.game);
    return game ? (*game)->info->title : saved.game;
}

std::string saved_seats(const Saved& saved) {
    std::vector<std::string> bots;
    int here = 0;
    int elsewhere = 0;
    const std::vector<std::string> seats = seats_in(saved);
    const std::vector<std::string> names = seat_names(seats);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (seats[i] == kHuman) {
            ++here;
        } else if (seats[i] == kElsewhere) {
            ++elsewhere;
        } else {
            bots.push_back(names[i]);
        }
    }
    const int people = here + elsewhere;
    if (people == 0) {
        return "Bots: " + core::listed(bots);
    }
    const std::string who = people > 1  ? std::to_string(people) + " people"
                            : here == 1 ? "You"
                                        : "One person";
    return bots.empty() ? who + (people == 1 ? " alone" : "")
                        : who + " against " + core::listed(bots);
}

std::string saved_outcome(const Saved& saved) {
    const std::vector<std::string> who = named(saved, saved.who);
    switch (saved.state) {
        case Saved::State::ended:
            return "Ended early";
        case Saved::State::open:
            return who.empty()            ? "Not finished"
                   : who.front() == "You" ? "Your turn"
                                          : who.front() + " to move";
        case Saved::State::over:
            break;
    }
    if (who.empty()) {
        return "Finished";
    }
    if (who.size() > 1) {
        return "A draw";
    }
    return who.front() + " won";
}

std::string saved_length(const Saved& saved) {
    return turns_words(saved.turns) +
           (saved.parent.empty()  ? ""
            : saved.branched == 0 ? ", a branch from the beginning"
                                  : ", a branch from turn " + std::to_string(saved.branched));
}

std::string saved_date(const Saved& saved) {
    // "2026-11-21 14:05"
    const auto part = [&](std::size_t at, std::size_t size) {
        return core::read_number(std::string_view(saved.date).substr(at, size));
    };
    if (saved.date.size() != 16) {
        return {};
    }
    const auto month = part(5, 2);
    const auto day = part(8, 2);
    if (!month || !day || *month < 1 || *month > 12) {
        return {};
    }
    return std::to_string(*day) + " " + kMonths[*month - 1] + " " + saved.date.substr(0, 4) + ", " +
           saved.date.substr(11);
}

std::string dropped_words(const Saved& saved) {
    const std::string date = saved_date(saved);
    return "The library holds " + std::to_string(kMostSaved) +
           " matches. For this one the oldest was deleted: " + saved_title(saved) + ", " +
           saved_seats(saved) + (date.empty() ? "" : ", " + date) + ".";
}

std::string saved_words(const Saved& saved) {
    const std::string date = saved_date(saved);
    return (saved.name.empty() ? "" : saved.name + ": ") + saved_game(saved) + ". " +
           saved_seats(saved) + ", " + saved_length(saved) + ". " + saved_outcome(saved) + "." +
           (date.empty() ? "" : " " + date + ".") + (saved.stored ? "" : " Not kept.");
}

}  // namespace ctq::app
