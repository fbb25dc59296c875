#pragma once

#include <string>

namespace ctq::app {

class App;

/// Returns a text with all that is needed to reproduce a problem: versions, machine, scene,
/// settings, the last notice and, if there is a match, its hash and record. A running match with
/// hidden hands is sealed as in a saved file: nobody can read a hand in it, and an import restores
/// it.
std::string problem_report(const App& app);

}  // namespace ctq::app
