#pragma once

#include <string>
#include <string_view>

#include "shell/platform/transport.hpp"
#include "shell/scenes/online/network.hpp"
#include "shell/scenes/services.hpp"

namespace ctq::scenes {

/// The scene that shows a table over the network.
class TableWatcher {
  public:
    virtual ~TableWatcher() = default;
    /// Shows the current state of the table. Returns whether it is the turn of the person here.
    virtual bool follow_table() = 0;
};

/// Exchanges messages between this device and a table over the network, before the start and during
/// the match. Saves what must be saved before it sends anything.
class Traffic {
  public:
    Traffic(Services& services, Network initial)
        : network(std::move(initial)), services_(services) {}
    Traffic(const Traffic&) = delete;
    Traffic& operator=(const Traffic&) = delete;
    /// Closes the connections and releases the table for other tabs.
    ~Traffic();

    /// Sets the scene that shows the table; null for none.
    void show_in(TableWatcher* watcher) { watcher_ = watcher; }
    /// Connects to the table: sets its route, holds it against other tabs and opens the transport.
    void connect();
    /// Processes what has arrived and runs the clock of the table. `now`: in seconds.
    void tick(double now);
    /// Returns when `tick` must next be called, in seconds; 0 for never.
    double due() const { return connected_ ? network.due : 0; }
    /// Completes an action at the table: saves it, sends it and shows its result or why it was
    /// refused.
    void done(const core::Failure& refused);
    /// Shows the current state of the table.
    void receive();
    /// Appends the commands common to both scenes: for links and answers, leaving the table, and
    /// another tab that opens the table.
    void add_inputs(Commands& list);
    /// Saves the finished match and starts the next one of the table.
    void go_on();
    /// Asks the person to paste a new link to this table. `why` says why an earlier link failed.
    /// Returns false if the platform has no input box.
    bool ask_link(std::string_view why, std::string_view text = {});
    /// Leaves the table for good: gives up and deletes the seat here, and shows the lobby.
    void leave();
    /// Returns the table. It must exist.
    online::RemoteTable& table() { return *network.table; }
    /// Returns the current time in milliseconds, as the table counts it.
    net::Time time() const;

    Network network;

  private:
    void send_out();
    void on_transport(const platform::LinkNews& news);
    bool send_link(bool copied);
    bool mark_code_scanned();
    bool paste() const;
    bool take_answer(std::string_view text) const;
    bool opened_elsewhere(std::string_view id);
    bool take_link(std::string_view text);
    void open_transport();
    void save_to_library();
    void offer_link();
    void mark_answer_sent();

    Services& services_;
    TableWatcher* watcher_ = nullptr;
    bool connected_ = false;
    std::string former_;  ///< id of the previous match, until this one is saved in its place
};

/// The key of the person's name in the platform's storage.
inline constexpr const char* kNameKey = "name";

inline constexpr std::string_view kAnswerRoute = "answer=";

/// Reads an answer from a link or on its own. None if there is no answer in the text.
std::optional<core::Bytes> read_answer(std::string_view text);

}  // namespace ctq::scenes
