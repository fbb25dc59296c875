#pragma once

#include <vector>

#include "shell/scenes/table/pacing.hpp"
#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// The bots of the table: asks them for actions and plays these at a pace that people can follow.
/// If only bots play, the person can pause them. Its commands:
///
///     pause  go-on  step                  if only bots play
///     ask-again                           after a bot's worker failed
class Bots : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void tick(double now) override;
    double wake() const override;
    bool quiet() const override;
    void changed() override;
    std::optional<TableNote> note() const override;
    NoteTopic note_topic() const override { return NoteTopic::bots; }
    void input(ui::Canvas& canvas) override;

    double pace() const override;

  private:
    void on_reply(const platform::Reply& reply);

    Pacing pacing_;
    std::vector<Ticket> jobs_;  ///< jobs of the bot that is thinking
};

}  // namespace ctq::scenes
