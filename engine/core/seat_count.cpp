#include "engine/core/seat_count.hpp"

namespace ctq::core {

Failure wrong_seat_count(const GameInfo& info, int seats) {
    if (seats >= info.least_seats && seats <= info.most_seats) {
        return std::nullopt;
    }
    const std::string least = std::to_string(info.least_seats);
    const std::string range = info.least_seats == info.most_seats
                                  ? least
                                  : least + " to " + std::to_string(info.most_seats);
    return Problem{"seats", std::string(info.title) + " is for " + range + " players, not " +
                                std::to_string(seats) + "."};
}

}  // namespace ctq::core
