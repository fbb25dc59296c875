#pragma once

namespace ctq::tests {

/// Games as text. scripted_games.cpp describes the format.
extern const char* const kScriptedGames[];
extern const int kScriptedGameCount;

}  // namespace ctq::tests
