#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/platform/transport.hpp"

/// The platform of the tests, all in memory: what the page offers, with a storage, an address and a
/// clock of its own. Nothing in it is left to chance, and what it is asked for is written down.
namespace ctq::stage {

/// A dialog that the program has opened.
struct Question {
    std::string words;
    std::string text;     ///< what stands in it
    std::string command;  ///< what the answer is put behind
};

/// One device. The program that runs just now uses the one that was told to `begin` last.
class Machine {
  public:
    Machine() { begin(); }
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;
    ~Machine();

    /// From now on the platform's functions mean this machine.
    void begin();
    /// The one they mean; there has to be one.
    static Machine& current();

    /// The next of this machine's unpredictable numbers, which are the same in every run.
    std::uint64_t draw();
    /// Notes what the program asked for: "copy", "file", "send", "sound", "about" …
    void note(std::string_view what, std::string_view words);
    /// A frame or news for this machine's transport.
    void hear(platform::LinkNews one);

    /// Texts by their keys. Sound was offered here already, but to who forgets it.
    std::map<std::string, std::string, std::less<>> kept{{"sound-offered", "1"}};
    bool full = false;                    ///< nothing more can be kept
    std::vector<std::string> routes{""};  ///< the shown one last
    double now = 1;                       ///< seconds
    std::string utc = "2026-11-22 08:00";
    bool reduced = true;  ///< the system asks for less motion
    bool light = false;
    std::optional<Question> question;
    std::string clipboard;
    std::vector<std::string> asked;  ///< what `note` noted
    int thoughts = 0;                ///< jobs of workers whose replies were not taken
    int jobs = 0;                    ///< all that workers were asked to do
    bool offline = false;            ///< puzzles arrive when they are answered, as a question is
    bool no_worker = false;          ///< can be started: whatever is asked for fails
    std::optional<int> replies;      ///< so many of them come yet; else all

    std::uint64_t drawn = 1;  ///< another beginning gives other unpredictable numbers

    // The transport: at most one table, here or elsewhere.
    bool apart = false;  ///< not a tab of the others' browser: tables need an invitation's answer
    bool hosts = false;
    std::string table;
    std::uint8_t invitation = 0;  ///< the number of the one that waits for its answer
    std::deque<platform::LinkNews> news;
    std::map<std::uint32_t, std::pair<Machine*, std::uint32_t>> links;  ///< to whom, as what there
    std::uint32_t last_link = 0;
    void (*wake)() = nullptr;
};

}  // namespace ctq::stage
