#pragma once

#include <memory>

#include "shell/tables/view.hpp"

namespace ctq::plain::view {

/// Returns a view that works for any game: each legal action is a button "do:<n>".
std::unique_ptr<tables::TableView> make();

}  // namespace ctq::plain::view
