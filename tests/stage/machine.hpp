#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/platform/transport.hpp"

/// A simulated platform for tests, in memory and deterministic. It offers what a web page offers
/// (storage, address, clock, network) and records the program's requests.
namespace ctq::stage {

/// A dialog that the program has opened.
struct Question {
    std::string words;
    std::string text;     ///< the text in its input field
    std::string command;  ///< prefix of the command that takes the answer
};

/// One device. The running program uses the device whose `begin` was called last.
class Machine {
  public:
    Machine() { begin(); }
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;
    ~Machine();

    /// Makes this machine the one that the platform's functions use.
    void begin();
    /// The machine in use. There must be one.
    static Machine& current();

    /// Returns the next of this machine's "random" numbers, which are the same in every run.
    std::uint64_t draw();
    /// Records a request of the program: "copy", "file", "send", "sound", "about" …
    void note(std::string_view what, std::string_view words);
    /// Delivers a frame or an event to this machine's transport.
    void receive(platform::LinkNews one);

    /// Saved texts by key. By default, the program has already offered sound on this device.
    std::map<std::string, std::string, std::less<>> storage{{"sound-offered", "1"}};
    bool full = false;                    ///< the storage is full: nothing more can be saved
    std::vector<std::string> routes{""};  ///< browser history, the current route last
    double now = 1;                       ///< seconds
    std::string utc = "2026-11-22 08:00";
    bool reduced = true;  ///< the system asks for less motion
    bool light = false;
    std::optional<Question> question;
    std::string clipboard;
    std::vector<std::string> requests;  ///< the requests that `note` recorded
    float loudness = 0;                 ///< of the loudest tone of the last sound
    int thoughts = 0;                   ///< worker jobs whose replies were not yet taken
    int jobs = 0;                       ///< all jobs that workers were given
    bool offline = false;               ///< puzzles arrive only when a test answers `question`
    bool no_worker = false;             ///< no worker can be started: every job fails
    std::optional<int> replies;         ///< how many more replies arrive; nullopt: all

    std::uint64_t drawn = 1;  ///< seed of the unpredictable numbers

    // The transport: at most one table, hosted by this machine or by another.
    bool apart = false;  ///< another device: joining needs an answer sent to the host
    bool hosts = false;
    std::string table;
    std::string games_of_server;  ///< the games of which the page's server opens tables
    std::uint8_t invitation = 0;  ///< number of the invitation that waits for its answer
    std::deque<platform::LinkNews> news;
    std::map<std::uint32_t, std::pair<Machine*, std::uint32_t>> links;  ///< other machine, its link
    std::uint32_t last_link = 0;
    void (*wake)() = nullptr;
};

}  // namespace ctq::stage
