#pragma once

#include "shell/scenes/page/page_scene.hpp"
#include "shell/scenes/record/record.hpp"

namespace ctq::scenes {

/// Shows the person's results in each game: against levels of bots, alone, and in daily
/// matches; and in puzzles.
///
///     record                       open the scene
///     reset-record  reset-yes      ask whether to start a new record; start it
///     reset-keep    reset-undo     don’t; undo the start until the page is left
class RecordScene : public PageScene {
  public:
    explicit RecordScene(Services& services);

    std::string_view name() const override { return "record"; }
    std::string title() const override { return "Your record"; }
    std::string status() const override;

  private:
    void page(Page& page) override;
    void ask(bool asks);
    void reset();
    void undo_reset();

    PuzzleRecord puzzles_;
    std::vector<RecordPage> pages_;  ///< one page for each game that was played
    std::vector<std::pair<std::string, std::string>>
        deleted_;  ///< entries deleted by a reset, with their keys
    bool asks_ = false;
};

/// Opens the scene. Fails if `rest`, the route after "record", is not empty.
Opened open_record(Services& services, std::string_view rest);

}  // namespace ctq::scenes
