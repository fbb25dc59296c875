#pragma once

#include <string>

#include "shell/app/app.hpp"

namespace ctq::app {

/// The text view: a description of the screen and its commands in plain words, as JSON, which the
/// page shows as HTML. It never holds more than the viewer may know.
///
///     {"scene":"table","title":"Cartagena","badge":"against bots",
///      "events":"You play a hat: 3 → 9. Greedy passes.","status":"…","notice":"…",
///      "groups":[{"name":"Your actions","buttons":[{"id":"act:S@0","label":"Play a spade: …",
///                 "enabled":true,"pressed":null}]}],
///      "page":[{"kind":"section","text":"The aim"}],
///      "typing":{"example":"S@0","left":"","times":0},
///      "situation":["…"],"log":[{"turn":1,"head":true,"text":"…"}],
///      "theme":"dark","shown":false}
std::string mirror_json(App& app);

}  // namespace ctq::app
