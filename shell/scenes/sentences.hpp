#pragma once

#include <span>
#include <string_view>

#include "shell/ui/layout.hpp"

namespace ctq::app {

/// Describes the rules in a few numbered sentences.
void sentences(ui::Column& column, ui::Canvas& canvas, std::span<const std::string_view> lines);

}  // namespace ctq::app
