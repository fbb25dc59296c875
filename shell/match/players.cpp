#include "shell/match/players.hpp"

#include <algorithm>

namespace ctq::match {

int Players::humans() const {
    return static_cast<int>(std::count_if(
        seats_.begin(), seats_.end(), [](core::BotChoice seat) { return seat.index == kPerson; }));
}

int Players::person() const {
    int seat = humans() == 1 ? 1 : 0;
    while (seat > 0 && !human(seat)) {
        ++seat;
    }
    return seat;
}

bool Players::same_seats(const Players& other) const {
    return std::equal(seats_.begin(), seats_.end(), other.seats_.begin(), other.seats_.end(),
                      [](core::BotChoice a, core::BotChoice b) {
                          return a.index == b.index && a.parameter == b.parameter;
                      });
}

}  // namespace ctq::match
