#include "shell/scenes/text_view.hpp"

namespace ctq::scenes {

void TextView::events(std::string_view text) {
    json_.key("events").text(text);
}

void TextView::call(std::string_view words) {
    json_.key("call").text(words);
}

void TextView::lines(const char* heading, std::span<const std::string> lines) {
    json_.key("heading").text(heading);
    json_.key("situation").begin_array();
    for (const std::string& line : lines) {
        json_.text(line);
    }
    json_.end_array();
}

void TextView::log(std::span<const match::LogEntry> log) {
    json_.key("log").begin_array();
    for (const match::LogEntry& line : log) {
        json_.begin_object();
        json_.key("turn").number(line.turn);
        json_.key("head").flag(line.head);
        json_.key("text").text(line.text);
        json_.end_object();
    }
    json_.end_array();
}

void TextView::typing(std::string_view example, std::string_view left, int times) {
    json_.key("typing").begin_object();
    json_.key("example").text(example);
    json_.key("left").text(left);
    json_.key("times").number(times);
    json_.end_object();
}

}  // namespace ctq::scenes
