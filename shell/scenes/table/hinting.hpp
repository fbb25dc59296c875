#pragma once

#include <memory>

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Starts, lists and closes hints. If several people play, they must agree before the first hint.
/// Its commands:
///
///     hint  hint-more  hint-play  hint-close  hint:<n>
class Hinting : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    bool quiet() const override { return !(hint_ && hint_->asking.waits()); }
    void changed() override;
    Hint* hint() const override { return hint_.get(); }

  private:
    bool may() const;
    void add_open(Commands& list);
    void go_on();
    void close();
    bool point_at(std::string_view number);

    // advice/hint_asking.cpp
    void ask();
    [[gnu::noinline]] void on_answer(core::Result<bots::Weighing>&& weighing);

    std::unique_ptr<Hint> hint_;  ///< null for none
};

}  // namespace ctq::scenes
