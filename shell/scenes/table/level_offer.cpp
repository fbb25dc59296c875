#include "shell/scenes/table/level_offer.hpp"

#include <algorithm>

#include "engine/bots/levels.hpp"
#include "shell/match/ending.hpp"
#include "shell/match/table_level.hpp"

namespace ctq::app {
namespace {

/// The one person of a match against bots of a level at this device; 0 where there is none.
int challenger(const Session& session) {
    const bool levels = level_of(session.game(), session.match().setup().seats) != 0;
    return levels && !session.remote() ? session.players().person() : 0;
}

/// Whether that person came first, and nobody else did.
bool won_alone(const Session& session, int person) {
    const core::Standing standing = session.match().standing();
    return claimed(session) ||
           (!session.situation().ended &&
            standing.rank[static_cast<std::size_t>(person - 1)] == 1 &&
            std::count(standing.rank.begin(), standing.rank.begin() + standing.seats, 1) == 1);
}

}  // namespace

int level_beaten(const Session& session) {
    const int person = challenger(session);
    return person > 0 && won_alone(session, person)
               ? level_of(session.game(), session.match().setup().seats)
               : 0;
}

int steps_offered(const Session& session) {
    const int person = challenger(session);
    if (person == 0) {
        return 0;
    }
    const core::GameHandle& game = session.game();
    const int level = level_of(game, session.match().setup().seats);
    if (won_alone(session, person)) {
        return static_cast<std::size_t>(level) < bots::levels_of(game).size() ? 1 : 0;
    }
    const bool shared = !session.situation().ended &&
                        session.match().standing().rank[static_cast<std::size_t>(person - 1)] == 1;
    return shared || level == 1 ? 0 : -1;
}

}  // namespace ctq::app
