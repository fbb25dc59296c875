#pragma once

namespace ctq::tests {

/// Games as text; the form is told beside them.
extern const char* const kScriptedGames[];
extern const int kScriptedGameCount;

}  // namespace ctq::tests
