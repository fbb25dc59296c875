#include "shell/scenes/offer/scene.hpp"

#include "shell/match/tags.hpp"
#include "shell/scenes/text_view.hpp"

namespace ctq::scenes {
namespace {

Opened open_link(Services& services, const std::string& route) {
    auto offer = read_offer(route);
    if (!offer) {
        return offer.problem();
    }
    return Opened(std::make_unique<OfferScene>(services, std::move(*offer)));
}

}  // namespace

Opened open_match_link(Services& services, std::string_view rest) {
    return open_link(services, std::string(kMatchLink).append(rest));
}

Opened open_set_up_link(Services& services, std::string_view rest) {
    return open_link(services, std::string(kSetUpLink).append(rest));
}

std::string OfferScene::status() const {
    return offer_.is_match() ? "This link holds a match." : "This link holds a new table.";
}

void OfferScene::commands(Commands& list) {
    list.group("This link");
    if (offer_.is_match()) {
        const core::Turn turn = offer_.match.front().turn();
        if (by_letter(offer_.match.front())) {
            list.add("sit", "Play as player " + std::to_string(turn.seat), [this] { sit(); });
        }
        list.add("look", turn.kind == core::Turn::Kind::over ? "Look at it" : "Open it",
                 [this] { look(); });
    } else {
        list.add("start", "Start", [this] { services_.router.start(offer_.setup); });
    }
    list.add("change", "New match with this set-up",
             [this] { services_.router.set_up(offer_.setup); });
    list.add("decline", "Not now", [this] { services_.router.replace(from_); }).key = {
        ui::Key::escape, 0, "Esc", "not now, or close"};
}

void OfferScene::sit() {
    core::Match match = offer_.match.front();
    match.set_tag(match::kLetterTag, std::to_string(match.turn().seat));
    services_.router.go("table=" + import_match(services_, std::move(match)));
}

void OfferScene::look() {
    const core::Match& match = offer_.match.front();
    const bool over = match.turn().kind == core::Turn::Kind::over;
    services_.router.go(over ? "review=" + offer_.route
                             : "table=" + import_match(services_, match));
}

void OfferScene::describe(TextView& page) const {
    page.lines("What it is", offer_lines(offer_));
}

}  // namespace ctq::scenes
