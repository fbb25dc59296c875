#include "shell/match/seat_names.hpp"

#include <algorithm>

#include "engine/core/text.hpp"
#include "shell/match/tags.hpp"

namespace ctq::app {

std::string bot_title(std::string_view bot) {
    return core::capitalized(std::string(bot));
}

std::string seat_words(std::string_view who) {
    return who == kHuman ? "Person" : who == kGuest ? "Guest" : "Bot " + bot_title(who);
}

std::vector<std::string> seats_of(const core::Match& match) {
    std::vector<std::string> seats = match.setup().seats;
    if (!match.tag(kElsewhereTag).empty()) {
        std::replace(seats.begin(), seats.end(), std::string(kHuman), std::string(kElsewhere));
    }
    return seats;
}

std::vector<std::string> seat_names(const std::vector<std::string>& seats) {
    const auto people = std::count(seats.begin(), seats.end(), kHuman);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (seats[i] == kHuman || seats[i] == kElsewhere) {
            names.push_back(seats[i] == kHuman && people == 1 ? "You"
                                                              : "Player " + std::to_string(i + 1));
            continue;
        }
        const bool alone = std::count(seats.begin(), seats.end(), seats[i]) == 1;
        names.push_back(bot_title(seats[i]) + (alone ? "" : " " + std::to_string(i + 1)));
    }
    return names;
}

}  // namespace ctq::app
