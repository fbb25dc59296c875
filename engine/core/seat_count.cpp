#include "engine/core/seat_count.hpp"

#include "engine/core/say.hpp"

namespace ctq::core {

Failure wrong_seat_count(const GameInfo& info, int seats) {
    if (seats >= info.least_seats && seats <= info.most_seats) {
        return std::nullopt;
    }
    return Problem{"seats", say("{game} is for {least}{range: to {most}|} players, not {seats}.",
                                {{"game", info.title},
                                 {"least", info.least_seats},
                                 {"range", info.least_seats != info.most_seats},
                                 {"most", info.most_seats},
                                 {"seats", seats}})};
}

}  // namespace ctq::core
