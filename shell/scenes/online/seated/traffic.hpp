#pragma once

#include <string>
#include <string_view>

#include "shell/platform/transport.hpp"
#include "shell/scenes/commands.hpp"
#include "shell/scenes/online/network.hpp"
#include "shell/scenes/services.hpp"

namespace ctq::scenes {

/// Interface of a scene that shows a table over the network.
class TableWatcher {
  public:
    virtual ~TableWatcher() = default;
    /// Updates the scene to the table's current state. Returns whether it is this person's turn.
    virtual bool follow_table() = 0;
};

/// Exchanges messages between this device and a table over the network, before the start and during
/// the match. Whatever must be saved is saved before anything is sent.
class Traffic {
  public:
    Traffic(Services& services, Network initial)
        : network(std::move(initial)), services_(services) {}
    Traffic(const Traffic&) = delete;
    Traffic& operator=(const Traffic&) = delete;
    /// Closes the connections. After that, another tab of the browser may open the table.
    ~Traffic();

    /// Sets the scene that shows the table; null for none.
    void show_in(TableWatcher* watcher) { watcher_ = watcher; }
    /// Connects to the table: shows its route, stops other tabs from opening it, and opens the
    /// transport.
    void connect();
    /// Processes the messages that have arrived and runs the table's clock. `now`: in seconds.
    void tick(double now);
    /// Returns when `tick` must be called next, in seconds; 0 if it need not be called.
    double due() const { return connected_ ? network.due : 0; }
    /// Call it after an action at the table: saves it and sends it, then shows the new state and,
    /// if `refused` holds an error, that error.
    void done(const core::Failure& refused);
    /// Updates the scene to the table's current state.
    void receive();
    /// Adds the commands that both scenes of a network table have: for links and answers, for
    /// leaving the table, and for the case that another tab opens the table.
    void add_inputs(Commands& list);
    /// Saves the finished match and shows the next match of the table.
    void go_on();
    /// Asks the person to paste a new link to this table. `why`: a sentence that says why an
    /// earlier link failed. Returns false if the platform has no input box.
    bool ask_link(std::string_view why, std::string_view text = {});
    /// Leaves the table for good: gives up the seat, deletes it on this device, and shows the
    /// lobby.
    void leave();
    /// Leaves a table that the server no longer has, and plays its match on against bots.
    void play_alone();
    /// Returns the table. It must exist.
    online::RemoteTable& table() { return *network.table; }
    /// Returns the current time on the table's clock, in milliseconds.
    net::Time time() const;

    Network network;

  private:
    void send_out();
    void look_for_server(double now);
    void take_server(std::string_view reply);
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
    void share_invitation();
    void mark_answer_sent();

    Services& services_;
    TableWatcher* watcher_ = nullptr;
    bool connected_ = false;
    /// When the connection to a server's table was lost, when the server was last asked whether it
    /// is up, and when it answered, in seconds; 0: not yet.
    double lost_at_ = 0;
    double asked_at_ = 0;
    double answered_at_ = 0;
    core::Bytes endpoint_;   ///< the transport address in the link to invite others
    net::Pace shared_pace_;  ///< the clock in that link
    std::string former_;     ///< id of the previous match, until the next one is saved in its place
};

/// The key under which the platform's storage has the person's name.
inline constexpr const char* kNameKey = "name";

inline constexpr std::string_view kAnswerRoute = "answer=";

/// Reads a guest's answer; `text` is a link or the bare answer. Returns nullopt if it has no
/// answer.
std::optional<core::Bytes> read_answer(std::string_view text);

}  // namespace ctq::scenes
