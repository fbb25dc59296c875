#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/core/json.hpp"
#include "shell/match/log.hpp"

namespace ctq::scenes {

/// Writes the content that a scene adds to the text view besides its title, status and commands.
class TextView {
  public:
    /// Writes into the open object of `json`. `json` must outlive the text view.
    explicit TextView(core::JsonWriter& json) : json_(json) {}

    /// Writes what has happened since a person at this device last acted, for screen-reader users.
    void events(std::string_view text);
    /// Writes words for the title of the window, to call the person: "Your turn".
    void call(std::string_view words);
    /// Writes lines under a heading.
    void lines(const char* heading, std::span<const std::string> lines);
    /// Writes the log.
    void log(std::span<const match::LogEntry> log);
    /// Writes the field in which actions are typed. `left`: text to leave in the field because it
    /// could not be played. `times`: how often something was entered so far.
    void typing(std::string_view example, std::string_view left, int times);

  private:
    core::JsonWriter& json_;
};

}  // namespace ctq::scenes
