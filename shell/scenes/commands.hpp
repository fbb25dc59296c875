#pragma once

#include <string>
#include <string_view>

namespace ctq::app {

/// Something that can be done now: a button of the text view, and a spot of the same name on the
/// canvas where a scene shows it.
struct Command {
    std::string id;     ///< what `App::run` takes
    std::string label;  ///< in plain words
    std::string group;  ///< heading it stands under; the same group stands together
    bool enabled = true;
    int pressed = -1;  ///< one of several choices: 1 chosen, 0 not; -1 is no choice
};

/// Who sits somewhere: "Person", "Bot Greedy".
std::string seat_words(std::string_view who);

class Session;
/// What ending the match now is called at this table.
const char* end_label(const Session& session);

}  // namespace ctq::app
