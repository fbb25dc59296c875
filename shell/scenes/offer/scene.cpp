#include "shell/scenes/offer/scene.hpp"

#include "engine/core/say.hpp"
#include "shell/match/tags.hpp"

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

void OfferScene::page(Page& page) {
    constexpr float kLeastWords = 260;
    page.paper([&] {
        page.beside(
            kLeastWords,
            [&] { add_picture(page, *offer_.setup.game, {.by_width = 0.75F, .most = 320}); },
            [&] { add_words(page); });
    });
}

void OfferScene::add_words(Page& page) {
    page.text(status(), Voice::status);
    page.heading(offer_.setup.game->info->title, Voice::title);
    for (const std::string& line : offer_lines(offer_)) {
        page.text(line);
    }
    page.buttons(As::stack);
    if (offer_.is_match()) {
        const core::Turn turn = offer_.match.front().turn();
        const bool letter = by_letter(offer_.match.front());
        if (letter) {
            page.command("sit", core::say("Play as player {n}", {{"n", turn.seat}}),
                         [this] { sit(); })
                .look = {.brief = "Sit down", .main = true};
        }
        page.command("look", turn.kind == core::Turn::Kind::over ? "Look at it" : "Open it",
                     [this] { look(); })
            .look.main = !letter;
    } else {
        page.command("start", "Start", [this] { services_.router.start(offer_.setup); }).look.main =
            true;
    }
    page.command("change", "New match with this set-up",
                 [this] { services_.router.set_up(offer_.setup); })
        .look.brief = "Set-up";
    page.command("decline", "Not now", [this] { services_.router.replace(from_); }).key = {
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

}  // namespace ctq::scenes
