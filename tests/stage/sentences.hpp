#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/stage/player.hpp"

/// Checks of the sentences that the program shows.
namespace ctq::stage {

/// Returns the words and numbers of a text, in lower case, without quotation marks and dashes.
std::vector<std::string> words_of(std::string_view text);

/// Returns what is wrong with words that people read: doubled punctuation, misplaced blanks, a
/// brace, or an internal id such as "search:2", "rules=board" or "incan_gold". Returns an empty
/// string if nothing is wrong.
std::string fault_of(std::string_view words);

/// Like `fault_of`, for a sentence or a text that stands alone, such as a button's. It must also
/// not begin with a small letter.
std::string fault_of_sentence(std::string_view words);

/// The words that the text view gives of a place: titles, states, messages, events, groups,
/// buttons, the position and the log. Leaves out the example of what can be typed, which is
/// notation.
std::vector<std::string> text_view_words(const Player& person);

/// Returns the labels of all spots, whether visible or scrolled out of view.
std::vector<std::string> spot_words(Player& person);

}  // namespace ctq::stage
