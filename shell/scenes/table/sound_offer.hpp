#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// Offers sound, once on a device: after the first action of a person that would have been heard.
class SoundOffer : public TablePart {
  public:
    using TablePart::TablePart;

    void changed() override;
};

}  // namespace ctq::app
