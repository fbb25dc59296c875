#pragma once

#include <string>
#include <string_view>

#include "shell/platform/transport.hpp"
#include "shell/scenes/online/network.hpp"
#include "shell/scenes/services.hpp"

namespace ctq::app {

/// The scene that shows a table over the network.
class TableWatcher {
  public:
    virtual ~TableWatcher() = default;
    /// Shows the table as it stands now; whether it is the turn of the person here.
    virtual bool follow_table() = 0;
};

/// A table over the network, and what comes from it and goes to it: while one waits for the start
/// and while it is played. What must be kept is kept before anything is sent.
class Traffic {
  public:
    Traffic(Services& services, Network table_or_way)
        : network(std::move(table_or_way)), services_(services) {}
    Traffic(const Traffic&) = delete;
    Traffic& operator=(const Traffic&) = delete;
    /// Nobody is at the table here any more.
    ~Traffic();

    /// Who shows it from now on; null for nobody.
    void show_in(TableWatcher* watcher) { watcher_ = watcher; }
    /// At the table from now on: by its route, kept, and over the transport.
    void connect();
    /// Brings in what has arrived and tells the table the time.
    void tick(double now);
    /// When time is told to the table again, in seconds; 0 never.
    double due() const { return connected_ ? network.due : 0; }
    /// After something was done at the table: keeps it, sends it on, shows what came of it, tells why
    /// not.
    void done(const core::Failure& refused);
    /// Shows the table as it stands.
    void hear();
    /// What both of its scenes do: with links and answers, leaving it, and another tab's word.
    void add_inputs(Commands& list);
    /// From the match that is over, which is kept, to the next one of the table.
    void go_on();
    /// Has the person paste a new link to this table; `why` a former one leads nowhere. False where
    /// there is no box for it.
    bool ask_link(std::string_view why, std::string_view text = {});
    /// Leaves the table for good: the seat here is given up and forgotten, and the lobby is shown.
    void leave();
    /// The table one is at; there has to be one.
    RemoteTable& table() { return *network.table; }
    /// The time of what is being done, as the table counts it: in milliseconds.
    net::Time time() const;

    Network network;

  private:
    void send_out();
    void hear_transport(const platform::LinkNews& news);
    bool send_link(bool copied);
    bool seen();
    bool paste() const;
    bool take_answer(std::string_view text) const;
    bool opened_elsewhere(std::string_view id);
    bool take_link(std::string_view text);
    void reach();
    void keep_match();
    void answered();

    Services& services_;
    TableWatcher* watcher_ = nullptr;
    bool connected_ = false;
    std::string former_;  ///< the match before, until this one is kept in its place
};

/// The name of the person here, in the platform’s storage.
inline constexpr const char* kNameKey = "name";

inline constexpr std::string_view kAnswerRoute = "answer=";

/// The answer in a link, or alone; none where there is nothing like it.
std::optional<core::Bytes> read_answer(std::string_view text);

}  // namespace ctq::app
