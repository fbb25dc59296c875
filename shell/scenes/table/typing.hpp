#pragma once

#include <string>
#include <string_view>

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Lets a person type actions instead of pressing spots. Its commands:
///
///     type:<words>  ask:type
class Typing : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    std::optional<TypingField> typing() const override;

  private:
    void type(std::string_view words);
    bool ask() const;

    std::string left_;  ///< the part of the latest input that could not be played
    int times_ = 0;     ///< number of inputs so far
};

}  // namespace ctq::scenes
