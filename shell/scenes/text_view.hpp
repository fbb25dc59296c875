#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.hpp"
#include "shell/match/log.hpp"

namespace ctq::app {

/// What a scene adds to the text view besides its title, status and commands.
class TextView {
  public:
    /// Writes into the open object of `json`, which has to outlive it.
    explicit TextView(core::JsonWriter& json) : json_(json) {}

    /// What has happened since a person here acted, for who hears the table.
    void events(std::string_view text);
    /// The person is called by these words, in the title of the window.
    void call(std::string_view words);
    /// Lines under a heading.
    void lines(const char* heading, std::span<const std::string> lines);
    /// What has happened.
    void log(std::span<const LogEntry> log);
    /// The field that takes an action in words: an example, what is left in it of what was typed
    /// last, and how often was typed.
    void typing(std::string_view example, std::string_view left, int times);
    /// A text to read: `begin_page`, its parts in order, `end_page`. Kinds are "section",
    /// "paragraph", "item" and "figure".
    void begin_page();
    void part(const char* kind, std::string_view text);
    void end_page();

  private:
    core::JsonWriter& json_;
};

}  // namespace ctq::app
