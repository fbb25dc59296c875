#pragma once

#include <optional>

#include "shell/ui/scroll.hpp"

namespace ctq::scenes {

/// What a page keeps between frames.
struct PageState {
    ui::Scroll scroll;
    ui::Scroll aside{};         ///< of the parts about what is chosen
    std::optional<int> jump{};  ///< the heading to scroll to in the next frame, counted from 0
    int section = 0;            ///< the heading being read
    float read_at = -1;         ///< scroll offset for which `section` was found
};

}  // namespace ctq::scenes
