#pragma once

#include <string>

#include "shell/tables/view.hpp"

namespace ctq::tables {

/// What stands in the place of the hand for somebody who only watches: who plays.
std::string watching_words(const ViewContext& context);

}  // namespace ctq::tables
