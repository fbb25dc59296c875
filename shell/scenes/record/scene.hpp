#pragma once

#include "shell/scenes/record/record.hpp"
#include "shell/scenes/scene.hpp"
#include "shell/ui/lists.hpp"

namespace ctq::app {

/// What the person has achieved, game by game, against levels of bots, alone, in daily matches.
///
///     record                       leads here
///     reset-record  reset-undo     begins anew; takes that back, as long as the page is open
class RecordScene : public Scene {
  public:
    explicit RecordScene(Services& services);

    std::string_view name() const override { return "record"; }
    std::string title() const override { return "Your record"; }
    std::string status() const override;
    void commands(Commands& list) override;
    void describe(TextView& page) const override;
    void draw(ui::Canvas& canvas, const Commands& list) override;

  private:
    void reset();
    void undo_reset();

    Services& services_;
    std::vector<RecordPage> pages_;  ///< of the games that were played
    std::vector<std::pair<std::string, std::string>>
        deleted_;  ///< what a reset took away, by its key
    ui::Scroll scroll_;
};

/// Problem: `rest`, behind "record", is not empty.
Opened open_record(Services& services, std::string_view rest);

}  // namespace ctq::app
