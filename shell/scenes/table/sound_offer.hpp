#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Offers to switch sound on: once per device, after a person's first action that would have had a
/// sound.
class SoundOffer : public TablePart {
  public:
    using TablePart::TablePart;

    void told() override;
};

}  // namespace ctq::scenes
