#pragma once

#include "shell/scenes/page/page.hpp"
#include "shell/scenes/page/page_state.hpp"
#include "shell/scenes/scene.hpp"

namespace ctq::scenes {

/// A scene that is a page: it tells its content once, as a `Page`. See `Page` for what a page can
/// show.
class PageScene : public Scene {
  public:
    explicit PageScene(Services& services) : services_(services) {}

    void commands(Commands& list) final;
    void draw(ui::Canvas& canvas, const Commands& list) final;

  protected:
    /// Adds the parts of the page.
    virtual void page(Page& page) = 0;
    /// Returns the width that the content has at most, in pixels.
    virtual float most_width() const { return 900; }
    /// Adds the button that goes back, in the header.
    void add_back(Page& page);
    /// Adds the picture of a game.
    void add_picture(Page& page, const core::GameHandle& game, const PictureSize& size);

    Services& services_;
    PageState view_;
};

}  // namespace ctq::scenes
