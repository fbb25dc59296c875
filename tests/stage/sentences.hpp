#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/stage/player.hpp"

/// What the program says, and what no sentence of it may be like.
namespace ctq::stage {

/// What is wrong with words that people read: punctuation one behind the other, blanks where none
/// belong, a brace, a program's word such as "search:2", "rules=board" or "incan_gold". Empty where
/// nothing is.
std::string fault_of(std::string_view words);

/// The same, and that they begin with a small letter, where they are a sentence or have to stand
/// alone as a button's words do.
std::string fault_of_sentence(std::string_view words);

/// What the text view tells of a place: titles, states, messages, events, groups, buttons, the
/// position and the log. Not the example of what can be typed, which is notation.
std::vector<std::string> told_words(const Player& person);

/// The labels of all spots, on the screen or scrolled away.
std::vector<std::string> spot_words(Player& person);

}  // namespace ctq::stage
