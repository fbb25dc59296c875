#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// Why a bot did what is looked at: its best actions as it saw them. Asked for by a button while one
/// looks back, and told in a sheet; never of a hand that is still hidden.
///
///     why  why-close
class Why : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    bool quiet() const override { return !(told_ && told_->hint.waits()); }
    void changed() override { told_.reset(); }
    void describe(TextView& page, std::vector<std::string>& lines) const override;
    void draw(ui::Canvas& canvas, const Commands& list) override;

  private:
    /// A bot's decision: how many actions lie before it, and who made it.
    struct Decision {
        int ply;
        int seat;
    };
    /// What is told of it.
    struct Told {
        Decision decision{};
        int shown = 0;              ///< the position that is looked at
        std::int64_t playouts = 0;  ///< that the answer speaks of
        bool own = false;           ///< the bot thinks with as many
        std::string refusal{};      ///< why nothing can be told; empty where it can
        Hint hint{};
    };

    // why_asking.cpp
    [[gnu::noinline]] void add(Commands& list);
    std::optional<Decision> decision() const;
    [[gnu::noinline]] void ask();
    void ask_on();
    [[gnu::noinline]] void hear(const platform::Reply& reply);
    std::string refusal(int seat) const;
    std::string words() const;
    std::vector<HintRow> rows() const;
    [[gnu::noinline]] void tell(std::vector<std::string>& lines) const;

    // why_sheet.cpp
    [[gnu::noinline]] void draw_sheet(ui::Canvas& canvas) const;

    std::unique_ptr<Told> told_;  ///< while the sheet is open
};

}  // namespace ctq::app
