#include "shell/match/seat_names.hpp"

#include <algorithm>

#include "engine/bots/roster.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/tags.hpp"

namespace ctq::match {

std::string bot_name(const core::GameHandle& game, std::string_view bot) {
    return core::bot_name(bots::roster(game), bot);
}

std::string seat_words(const core::GameHandle& game, std::string_view who) {
    return who == kHuman   ? "Person"
           : who == kGuest ? "Invited friend"
                           : core::bot_title(bots::roster(game), who);
}

std::vector<std::string> seats_of(const core::Match& match) {
    std::vector<std::string> seats = match.setup().seats;
    if (!match.tag(kElsewhereTag).empty()) {
        std::replace(seats.begin(), seats.end(), std::string(kHuman), std::string(kElsewhere));
    }
    return seats;
}

std::vector<std::string> seat_names(const core::GameHandle& game,
                                    const std::vector<std::string>& seats,
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
        std::string name = bot_name(game, seats[i]);
        if (std::count(seats.begin(), seats.end(), seats[i]) > 1) {
            // "Greedy 2"; after a digit or symbol the seat is put in brackets
            const bool letter = name.back() >= 'a' && name.back() <= 'z';
            name +=
                core::say(letter ? " {seat}" : " ({seat})", {{"seat", static_cast<int>(i) + 1}});
        }
        names.push_back(std::move(name));
    }
    return names;
}

std::vector<std::string> seat_names(const core::Match& match) {
    return seat_names(*match.setup().game, seats_of(match), read_people(match.tag(kPeopleTag)));
}

std::string people_text(const std::vector<std::string>& people) {
    const std::string text = core::joined(people, ";");
    return text.find_first_not_of(';') == std::string::npos ? "" : text;
}

std::string_view cut_name(std::string_view name) {
    std::size_t end = std::min(name.size(), kLongestName);
    while (end < name.size() && end > 0 &&
           (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) {
        --end;  // don't cut inside a multi-byte character
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

}  // namespace ctq::match
