#pragma once

#include <vector>

#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// The bots of the table: they are asked, act in their time, and are paused where only they play.
///
///     pause  go-on  step                  where only bots play
///     ask-again                           a bot that got no worker
class Bots : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void tick(double now) override;
    double wake() const override;
    bool quiet() const override;
    void changed() override;
    std::optional<TableNote> note() const override;
    void input(ui::Canvas& canvas) override;

  private:
    double pace() const;
    void hear(const platform::Reply& reply);

    std::vector<Ticket> asked_;  ///< a bot's questions
};

}  // namespace ctq::app
