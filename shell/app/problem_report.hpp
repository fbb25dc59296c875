#pragma once

#include <string>

namespace ctq::app {

class App;

/// What somebody who looks into a problem needs to see the same: versions, machine, scene,
/// settings, the last notice and, where there is a match, its hash and record. A match that runs
/// with hidden hands is sealed, as in a file to keep: nobody reads a hand in it, and importing
/// gives it back.
std::string problem_report(const App& app);

}  // namespace ctq::app
