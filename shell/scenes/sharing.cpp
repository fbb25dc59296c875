#include "shell/scenes/sharing.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/share.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/exchange.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/tags.hpp"
#include "shell/match/turns.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/services.hpp"

namespace ctq::scenes {
namespace {

Sharing finished(Sharing sharing) {
    sharing.link = platform::address(sharing.route);
    sharing.code = make_qr_code(sharing.link);
    return sharing;
}

/// Returns whether there are several people, one seat is to act, and no information is hidden.
bool goes_by_letter(const core::Match& match) {
    const core::Turn turn = match.turn();
    const auto& seats = match.setup().seats;
    return turn.kind == core::Turn::Kind::seat && turn.secret == 0 &&
           std::count(seats.begin(), seats.end(), match::kHuman) > 1 && !match::is_secret(match);
}

}  // namespace

Sharing share_match(const core::Match& match) {
    Sharing sharing;
    sharing.title = match.game().info->title;
    sharing.secret = match::is_secret(match);
    sharing.record = match::open_text(match);
    const int turns = match::turn_at(match, match.cursor());
    if (sharing.secret) {
        sharing.words =
            "Hands are still hidden, so this link holds nothing of the match: it leads to a new "
            "table with the same game, options and seats. Once the match is over, its link holds "
            "all of it.";
        sharing.route =
            std::string(kSetUpLink) + match::setup_text(match::table_setup_of(match.setup()));
    } else {
        sharing.words = core::say(
            "The link contains the whole match, {turns}. Anyone who opens it can look at "
            "it{over:.|{letter:, or take the seat whose turn it is, play, and send the match back. "
            "Their page makes the draws; the link contains none.| and play on from here. It "
            "contains no future draws.}}",
            {{"turns", match::turns_words(turns)},
             {"over", match.turn().kind == core::Turn::Kind::over},
             {"letter", by_letter(match)}});
        sharing.route = std::string(kMatchLink) + core::write_code(match.branch());
    }
    return finished(std::move(sharing));
}

Sharing share_set_up(const match::TableSetup& setup) {
    const char* words = setup.seed == 0
                            ? "The link leads to a new table with this game, these options "
                              "and seats. Chance differs each time: choose a seed for the "
                              "same draws."
                            : "The link leads to a new table with this game, these options "
                              "and seats, and with the same draws.";
    return finished({.title = setup.game->info->title,
                     .words = words,
                     .route = std::string(kSetUpLink) + match::setup_text(setup)});
}

Sharing share_route(std::string route) {
    return finished({.route = std::move(route)});
}

bool by_letter(const core::Match& match) {
    return goes_by_letter(match) &&
           match.setup().seats[static_cast<std::size_t>(match.turn().seat - 1)] == match::kHuman;
}

bool starts_by_letter(const match::TableSetup& setup) {
    auto match = core::Match::start(match::make_setup(setup, 1));
    while (match && match->turn().kind == core::Turn::Kind::chance) {
        match->play(0, match->draw());
    }
    return match && goes_by_letter(*match);
}

bool is_offer(std::string_view route) {
    return core::after_prefix(route, kMatchLink) || core::after_prefix(route, kSetUpLink);
}

core::Result<core::Match> read_match_link(std::string_view route) {
    auto match = core::read_code(cabinet(), route.substr(kMatchLink.size()));
    if (match && match->turn().kind == core::Turn::Kind::over) {
        match->set_tag(match::kElsewhereTag, "yes");
    }
    return match;
}

core::Result<core::Opened> open_by_name(const Services& services, std::string_view name) {
    if (!name.starts_with(kMatchLink)) {
        return services.saves.open(name);
    }
    auto match = read_match_link(name);
    if (!match) {
        return match.problem();
    }
    return core::Opened{std::move(*match), ""};
}

}  // namespace ctq::scenes
