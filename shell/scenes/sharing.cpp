#include "shell/scenes/sharing.hpp"

#include <algorithm>

#include "engine/core/share.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/exchange.hpp"
#include "shell/match/turns.hpp"
#include "shell/platform/platform.hpp"
#include "shell/store/saved_text.hpp"

namespace ctq::app {
namespace {

constexpr std::string_view kMatch = "m=";
constexpr std::string_view kNew = "new=";

Sharing finished(Sharing sharing) {
    sharing.link = platform::address(sharing.route);
    sharing.code = make_qr_code(sharing.link);
    return sharing;
}

bool begins(std::string_view text, std::string_view beginning) {
    return text.substr(0, beginning.size()) == beginning;
}

Saved summary_of(const Offer& offer) {
    if (offer.is_match()) {
        return summary("", offer.match.front());
    }
    const auto empty = core::Match::start(make_setup(offer.choices, 1));
    return summary("", *empty);
}

/// Several people, one seat to act, nothing closed.
bool goes_by_letter(const core::Match& match) {
    const core::Turn turn = match.turn();
    const auto& seats = match.setup().seats;
    return turn.kind == core::Turn::Kind::seat && turn.secret == 0 &&
           std::count(seats.begin(), seats.end(), kHuman) > 1 && !is_secret(match);
}

}  // namespace

Sharing share_match(const core::Match& match) {
    Sharing sharing;
    sharing.title = match.game().info->title;
    sharing.secret = is_secret(match);
    sharing.record = open_text(match);
    const int turns = turn_at(match, match.cursor());
    if (sharing.secret) {
        sharing.words =
            "Hands are still hidden, so this link holds nothing of the match: it leads to a new "
            "table with the same game, options and seats. Once the match is over, its link holds "
            "all of it.";
        sharing.route = std::string(kNew) + choices_text(choices_of(match.setup()));
    } else {
        sharing.words = "The link holds the whole match, " + turns_words(turns) +
                        ". Whoever opens it can look at it" +
                        (match.turn().kind == core::Turn::Kind::over ? "."
                         : by_letter(match)
                             ? ", or sit down where it is the turn, play, and send the match back. "
                               "The page of whoever moves makes the draws; the link tells none."
                             : " and play on from here. It tells no draw to come.");
        sharing.route = std::string(kMatch) + core::write_code(match.branch());
    }
    return finished(std::move(sharing));
}

Sharing share_set_up(const Choices& choices) {
    Sharing sharing;
    sharing.title = choices.game->info->title;
    sharing.words = "The link leads to a new table with this game, these options and seats" +
                    std::string(choices.seed == 0 ? ". Chance differs each time: choose a seed for "
                                                    "the same draws."
                                                  : ", and with the same draws.");
    sharing.route = std::string(kNew) + choices_text(choices);
    return finished(std::move(sharing));
}

Sharing share_route(std::string route) {
    Sharing sharing;
    sharing.route = std::move(route);
    return finished(std::move(sharing));
}

bool by_letter(const core::Match& match) {
    return goes_by_letter(match) &&
           match.setup().seats[static_cast<std::size_t>(match.turn().seat - 1)] == kHuman;
}

bool starts_by_letter(const Choices& choices) {
    auto match = core::Match::start(make_setup(choices, 1));
    while (match && match->turn().kind == core::Turn::Kind::chance) {
        match->play(0, match->draw());
    }
    return match && goes_by_letter(*match);
}

bool is_offer(std::string_view route) {
    return begins(route, kMatch) || begins(route, kNew);
}

core::Result<Offer> read_offer(std::string_view route) {
    Offer offer{std::string(route), {}, {}, {}};
    if (begins(route, kNew)) {
        auto choices = read_choices(route.substr(kNew.size()));
        if (!choices) {
            return choices.problem();
        }
        offer.choices = std::move(*choices);
        return offer;
    }
    auto match = core::read_code(cabinet(), route.substr(kMatch.size()));
    if (!match) {
        return match.problem();
    }
    offer.choices = choices_of(match->setup());
    offer.match.push_back(std::move(*match));
    return offer;
}

void add_sharing(std::vector<Command>& list, const Sharing& sharing) {
    const std::string group = "Share. " + sharing.words;
    list.push_back({"copy-link", "Copy the link", group});
    if (platform::can_send()) {
        list.push_back({"send-link", "Send the link", group});
    }
    if (!sharing.record.empty()) {
        list.push_back({"copy-record", "Copy the record as text", group});
    }
    list.push_back({"share-close", "Close", group});
}

void add_offer(std::vector<Command>& list, const Offer& offer) {
    if (offer.is_match()) {
        const bool over = offer.match.front().turn().kind == core::Turn::Kind::over;
        if (by_letter(offer.match.front())) {
            list.push_back({"sit",
                            "Play as player " + std::to_string(offer.match.front().turn().seat),
                            "This link"});
        }
        list.push_back({"look", over ? "Look at it" : "Open it", "This link"});
    } else {
        list.push_back({"start", "Start", "This link"});
    }
    list.push_back({"change", "Change the set-up first", "This link"});
    list.push_back({"decline", "Not now", "This link"});
}

std::vector<std::string> offer_lines(const Offer& offer) {
    const Saved saved = summary_of(offer);
    std::vector<std::string> lines{saved_seats(saved),
                                   saved.options.empty() ? "Standard options" : saved.options};
    if (offer.is_match()) {
        lines.push_back(saved_length(saved));
        lines.push_back(saved_outcome(saved));
    } else {
        lines.push_back(offer.choices.seed == 0
                            ? "Draws by chance"
                            : "Draws by seed " + std::to_string(offer.choices.seed));
    }
    return lines;
}

}  // namespace ctq::app
