#include "shell/tables/context.hpp"

namespace ctq::tables {

std::string SeatNote::time() const {
    return left < 0 ? ""
                    : std::to_string(left / 60) + (left % 60 < 10 ? ":0" : ":") +
                          std::to_string(left % 60);
}

std::string ViewContext::titled(int seat) const {
    const SeatNote now = note(seat);
    const std::string time = now.time();
    return name(seat) +
           (now.away     ? " (away)"
            : now.agrees ? " (agrees)"
                         : "") +
           (time.empty() ? "" : " " + time);
}

}  // namespace ctq::tables
