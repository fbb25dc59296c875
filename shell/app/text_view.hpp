#pragma once

#include <string>

#include "shell/app/app.hpp"

namespace ctq::app {

/// The text view: a description of the screen and its commands in plain words, as JSON, which the
/// page shows as HTML. It never holds more than the viewer may know.
///
///     {"scene":"table","title":"Cartagena","badge":"against bots",
///      "events":"You play a hat: 3 → 9. Greedy passes.","status":"…","notice":"…",
///      "groups":[…],                                 (scenes/page/text_page.hpp)
///      "typing":{"example":"S@0","left":"","times":0},
///      "situation":["…"],"log":[{"turn":1,"head":true,"text":"…"}],
///      "theme":"dark","shown":false}
std::string mirror_json(App& app);

}  // namespace ctq::app
