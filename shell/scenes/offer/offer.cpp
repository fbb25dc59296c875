#include "shell/scenes/offer/offer.hpp"

#include "engine/core/say.hpp"
#include "engine/core/share.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/store/saved_text.hpp"

namespace ctq::scenes {
namespace {

store::Saved summary_of(const Offer& offer) {
    if (offer.is_match()) {
        return store::summary("", offer.match.front());
    }
    const auto empty = core::Match::start(match::make_setup(offer.setup, 1));
    return store::summary("", *empty);
}

}  // namespace

core::Result<Offer> read_offer(std::string_view route) {
    Offer offer;
    offer.route = route;
    if (const auto text = core::after_prefix(route, kSetUpLink)) {
        auto setup = match::read_setup(*text);
        if (!setup) {
            return setup.problem();
        }
        offer.setup = std::move(*setup);
        return offer;
    }
    auto match = read_match_link(route);
    if (!match) {
        return match.problem();
    }
    offer.setup = match::table_setup_of(match->setup());
    offer.match.push_back(std::move(*match));
    return offer;
}

std::vector<std::string> offer_lines(const Offer& offer) {
    const store::Saved saved = summary_of(offer);
    const std::string options =
        core::options_title(offer.setup.game->info->options, offer.setup.options);
    std::vector<std::string> lines{store::saved_seats(saved),
                                   options.empty() ? "Standard options" : options};
    if (offer.is_match()) {
        lines.push_back(store::saved_length(saved));
        lines.push_back(store::saved_outcome(saved));
    } else {
        lines.push_back(
            offer.setup.seed == 0
                ? "Random draws"
                : core::say("Draws by seed {seed}", {{"seed", std::to_string(offer.setup.seed)}}));
    }
    return lines;
}

}  // namespace ctq::scenes
