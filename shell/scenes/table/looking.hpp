#pragma once

#include <memory>
#include <string_view>

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Looking back: shows an earlier position in place of the current one. Its commands:
///
///     look:<ply>  look-back  look-on  look-play  look-pause  now
///     replay:<ply>                             plays the match from there on
class Looking : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void tick(double now) override;
    double wake() const override;
    void changed() override;
    void input(ui::Canvas& canvas) override;
    LookBack* look() const override { return look_.get(); }
    void stop_looking() override;

  private:
    bool look_at(std::string_view ply);
    void look_beside(int by);
    void play(bool on);
    double pause() const;

    std::unique_ptr<LookBack> look_;  ///< the earlier position shown; null for none
};

}  // namespace ctq::scenes
