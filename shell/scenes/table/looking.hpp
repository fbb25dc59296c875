#pragma once

#include <string_view>

#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// Looking back: an earlier position in place of the match as it stands.
///
///     look:<ply>  look-back  look-on  look-play  look-pause  now
///     replay:<ply>                             from there on, as if it happened now
class Looking : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void tick(double now) override;
    double wake() const override;
    void changed() override;
    void input(ui::Canvas& canvas) override;

  private:
    bool look_at(std::string_view ply);
    void look_beside(int by);
    void play(bool on);
    double pause() const;
};

}  // namespace ctq::app
