#pragma once

#include "shell/scenes/online/seated/traffic.hpp"
#include "shell/scenes/page/page_state.hpp"
#include "shell/scenes/table/part.hpp"
#include "shell/ui/lists.hpp"

namespace ctq::scenes {

/// Lets the people at a table over the network say a few ready-made phrases to each other. The
/// sheet for this also shows who watches.
///
///     talk  say:<number>
class Talk : public TablePart {
  public:
    Talk(Table& table, Traffic& traffic) : TablePart(table), traffic_(traffic) {}

    void commands(Commands& list) override;
    void sheet(Commands& list) override;
    void draw(ui::Canvas& canvas, const Commands& list) override;

  private:
    bool may_speak() const;
    bool say(std::string_view number);
    std::string watching() const;

    Traffic& traffic_;
    bool open_ = false;
    PageState view_;
};

}  // namespace ctq::scenes
