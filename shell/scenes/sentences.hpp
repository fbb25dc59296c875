#pragma once

#include <span>
#include <string_view>

#include "shell/ui/layout.hpp"

namespace ctq::scenes {

/// Adds a numbered list of rule sentences to the column.
void sentences(ui::Column& column, ui::Canvas& canvas, std::span<const std::string_view> lines);

}  // namespace ctq::scenes
