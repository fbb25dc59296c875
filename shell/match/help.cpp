#include "shell/match/help.hpp"

#include <algorithm>
#include <string>

#include "engine/core/text.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/tags.hpp"

namespace ctq::match {
namespace {

/// Returns the ply of the last decision of a person among the first `plies` actions; -1 for none.
int last_choice(const core::Match& match, int plies) {
    const auto& seats = match.setup().seats;
    while (--plies >= 0) {
        const core::Turn turn = match.turn_before(plies);
        if (turn.kind == core::Turn::Kind::seat &&
            seats[static_cast<std::size_t>(turn.seat - 1)] == kHuman) {
            break;
        }
    }
    return plies;
}

int hinted_plies(const core::Match& match) {
    return static_cast<int>(core::read_number(match.tag(kHintedTag)).value_or(0));
}

}  // namespace

void note_choice(Session& session, Choice how) {
    const core::Match& match = session.match();
    const int ply = last_choice(match, match.cursor());
    const int before = hinted_plies(match);
    int hinted = before;
    if (how == Choice::own) {
        hinted = std::min(before, ply);
    } else if (last_choice(match, ply) < before && (before > 0 || how == Choice::hinted)) {
        hinted = ply + 1;
    }
    if (hinted != before) {
        session.set_tag(kHintedTag, hinted > 0 ? std::to_string(hinted) : "");
    }
}

bool all_hinted(const core::Match& match) {
    const auto& seats = match.setup().seats;
    const int hinted = hinted_plies(match);
    return hinted > 0 && std::count(seats.begin(), seats.end(), kHuman) == 1 &&
           last_choice(match, match.cursor()) < hinted;
}

bool with_help(const core::Match& match) {
    return !match.tag(kTakenBackTag).empty() || all_hinted(match);
}

}  // namespace ctq::match
