#pragma once

#include "shell/scenes/offer/offer.hpp"
#include "shell/scenes/page/page_scene.hpp"

namespace ctq::scenes {

/// Shows what an opened link contains, before the person accepts it.
///
///     m=<code>  new=<set-up>                      open the scene
///     sit  look  start  change  decline
class OfferScene : public PageScene {
  public:
    OfferScene(Services& services, Offer offer)
        : PageScene(services),
          offer_(std::move(offer)),
          from_(is_offer(services.router.here()) ? "" : services.router.here()) {}

    std::string_view name() const override { return "offer"; }
    std::string title() const override { return offer_.setup.game->info->title; }
    std::string status() const override;
    std::string badge() const override { return "A link"; }

  private:
    void page(Page& page) override;
    void add_words(Page& page);
    void sit();
    void look();

    Offer offer_;
    std::string from_;  ///< route of the page from which the link was opened
};

/// Open the scene. `rest` is the part of the route after "m=" or "new=".
Opened open_match_link(Services& services, std::string_view rest);
Opened open_set_up_link(Services& services, std::string_view rest);

}  // namespace ctq::scenes
