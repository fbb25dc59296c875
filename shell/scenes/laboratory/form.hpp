#pragma once

#include "shell/scenes/laboratory/experiment.hpp"
#include "shell/scenes/page/page.hpp"

/// The form of an experiment, as parts of the page. The families of the scene run its commands.
namespace ctq::scenes {

/// Adds the fields of the experiment. `bots`: filled with the limits of the number of bots; must
/// live as long as the page.
void add_form(Page& page, const Experiment& experiment, core::OptionSpec& bots);

}  // namespace ctq::scenes
