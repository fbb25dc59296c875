#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "shell/scenes/page/page_state.hpp"
#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Explains a bot's action: a sheet lists the best actions, judged by what the bot knew. While a
/// person looks back at the action, a button opens the sheet. It never shows a hand that is hidden.
/// Its commands:
///
///     why  why-close
class Why : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    bool quiet() const override { return !(answer_ && answer_->asking.waits()); }
    void changed() override { answer_.reset(); }
    void sheet(Commands& list) override;
    void draw(ui::Canvas& canvas, const Commands& list) override;

  private:
    /// A bot's decision: the number of actions before it, and the bot's seat.
    struct Decision {
        int ply;
        int seat;
    };
    /// The explanation of a decision.
    struct Answer {
        Decision decision{};
        int shown = 0;              ///< the position at which it was asked for
        std::int64_t playouts = 0;  ///< number of playouts of the evaluation
        bool own = false;           ///< the bot itself thinks with as many playouts
        std::string refusal{};      ///< why there is no explanation; empty if there is one
        std::optional<bots::Weighing> weighing{};
        WeighAsking asking{};
    };

    // advice/why_answer.cpp
    [[gnu::noinline]] void add(Commands& list);
    std::optional<Decision> decision() const;
    [[gnu::noinline]] void ask();
    [[gnu::noinline]] void on_answer(core::Result<bots::Weighing>&& weighing);
    std::string why_refused(int seat) const;
    std::string words() const;
    std::vector<HintRow> rows() const;
    [[gnu::noinline]] void add_answer(Commands& list);
    void draw_rows(ui::Canvas& canvas, ui::Rect rect) const;

    std::unique_ptr<Answer> answer_;  ///< null unless the sheet is open
    PageState view_;
};

}  // namespace ctq::scenes
