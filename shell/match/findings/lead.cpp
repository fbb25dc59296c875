#include "shell/match/findings/lead.hpp"

#include <algorithm>
#include <limits>

#include "engine/core/say.hpp"
#include "shell/match/halves.hpp"

namespace ctq::match {
namespace {

int points_of(const core::Standing& standing, int seat) {
    return standing.half_points[static_cast<std::size_t>(seat - 1)];
}

/// Returns the most half points of another seat; 0 if there is none.
int best_other(const core::Standing& standing, int seat) {
    int best = standing.seats > 1 ? std::numeric_limits<int>::min() : 0;
    for (int other = 1; other <= standing.seats; ++other) {
        best = other == seat ? best : std::max(best, points_of(standing, other));
    }
    return best;
}

}  // namespace

int seat_lead(const core::Standing& standing, int seat) {
    return points_of(standing, seat) - best_other(standing, seat);
}

std::string points_words(const core::Standing& standing, int seat) {
    return core::say("{own}{others:–{other}|}",
                     {{"own", halves_text(points_of(standing, seat))},
                      {"others", standing.seats > 1},
                      {"other", halves_text(best_other(standing, seat))}});
}

}  // namespace ctq::match
