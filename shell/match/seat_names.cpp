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

std::vector<std::string> seat_names(const std::vector<std::string>& seats,
                                    const std::vector<std::string>& given) {
    const auto people = std::count(seats.begin(), seats.end(), kHuman);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (seats[i] == kHuman && people > 1 && i < given.size() && !given[i].empty()) {
            names.push_back(given[i]);
            continue;
        }
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

std::vector<std::string> seat_names(const core::Match& match) {
    return seat_names(seats_of(match), read_people(match.tag(kPeopleTag)));
}

std::string people_text(const std::vector<std::string>& people) {
    std::string text;
    bool any = false;
    for (std::size_t i = 0; i < people.size(); ++i) {
        text += (i > 0 ? ";" : "") + people[i];
        any = any || !people[i].empty();
    }
    return any ? text : std::string();
}

std::string_view cut_name(std::string_view name) {
    std::size_t end = std::min(name.size(), kLongestName);
    while (end < name.size() && end > 0 &&
           (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) {
        --end;  // not inside a letter of several bytes
    }
    return name.substr(0, end);
}

std::vector<std::string> read_people(std::string_view text) {
    std::vector<std::string> people;
    for (const std::string_view name : core::split(text, ';')) {
        people.emplace_back(cut_name(name));
    }
    return people;
}

}  // namespace ctq::app
