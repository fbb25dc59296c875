#pragma once

#include <string>
#include <string_view>

#include "shell/scenes/page/page.hpp"
#include "tests/stage/person.hpp"

/// The law of pages: canvas and text view tell the same.
namespace ctq::stage {

/// Returns what the canvas tells and the text view does not, a line each: words outside of pictures,
/// and controls with another label or state. Also returns the commands of the page that the canvas
/// has no control for. `name`: the page; `text_view`: its description as JSON. Empty if all agree.
std::string untold(Person& person, const scenes::Commands& list, std::string_view name,
                   const std::string& text_view);

/// Returns the controls of the page whose places in the order of the focus are not those of the
/// reading order, a line each.
std::string out_of_order(Person& person, const scenes::Commands& list, std::string_view name);

}  // namespace ctq::stage
