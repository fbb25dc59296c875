#include "shell/scenes/table/level_offer.hpp"

#include <algorithm>

#include "engine/bots/levels.hpp"
#include "engine/core/text.hpp"
#include "shell/match/table_level.hpp"

namespace ctq::app {
namespace {

/// Whether the one person of a match that is over won it, and nobody else did.
bool won_before(const core::GameHandle& game, const Saved& saved, int level) {
    const auto words = core::words(saved.seats);
    const std::vector<std::string> seats(words.begin(), words.end());
    const auto person = std::find(seats.begin(), seats.end(), kHuman);
    return saved.state == Saved::State::over && level_of(game, seats) == level &&
           person != seats.end() && saved.who == std::to_string(person - seats.begin() + 1);
}

/// The match of a game that ended last before this one; null where there is none.
const Saved* match_before(const Saves& saves, const core::GameHandle& game, std::string_view id) {
    for (const Saved& saved : saves.list()) {
        if (saved.id != id && saved.game == game.info->id && !saved.open()) {
            return &saved;
        }
    }
    return nullptr;
}

}  // namespace

int steps_offered(const Session& session, const Saves& saves, std::string_view id) {
    const core::GameHandle& game = session.game();
    const int level = level_of(game, session.match().setup().seats);
    if (session.remote() || session.humans() != 1 || level == 0) {
        return 0;
    }
    int person = 1;
    while (!session.human(person)) {
        ++person;
    }
    const core::Standing standing = session.match().standing();
    const auto rank = [&](int seat) { return standing.rank[static_cast<std::size_t>(seat - 1)]; };
    if (session.ended() || rank(person) != 1) {
        return level > 1 ? -1 : 0;
    }
    const auto first = std::count(standing.rank.begin(), standing.rank.begin() + standing.seats, 1);
    const Saved* before = first == 1 ? match_before(saves, game, id) : nullptr;
    const bool higher = static_cast<std::size_t>(level) < bots::levels_of(game).size();
    return before != nullptr && higher && won_before(game, *before, level) ? 1 : 0;
}

}  // namespace ctq::app
