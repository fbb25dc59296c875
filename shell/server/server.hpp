#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "shell/server/origin_check.hpp"
#include "shell/server/served_tables.hpp"
#include "shell/server/site.hpp"

namespace ctq::server {

/// How long a connection that has not asked for a table may keep the server waiting.
struct Deadlines {
    std::chrono::milliseconds idle{60'000};      ///< until a request begins
    std::chrono::milliseconds request{30'000};   ///< from its beginning to its end
    std::chrono::milliseconds progress{60'000};  ///< until a further part of a reply is taken
    std::chrono::milliseconds farewell{2'000};  ///< after the last word, until the other end closes
};

/// Options of a server: what it serves, at which address, and to whom.
struct ServerOptions {
    std::string address = "127.0.0.1";
    int port = 0;           ///< 0: any free port
    OriginPolicy policy{};  ///< its port is set by the server
    Site site{};
    std::vector<core::Setup> tables{};  ///< the operator's tables, numbered from 1
    ClubLimits club{};                  ///< what visitors may open
    Deadlines deadlines{};
    std::string records{};  ///< the folder in which tables are kept; empty: none
    Timeouts timeouts{};    ///< of restored tables
    TableOpener opener;
    Invite invite;
    /// Computes bot decisions, on any thread.
    std::function<core::Action(const bots::Job&)> decide = bots::decide;
};

/// Serves a page over HTTP and tables over WebSocket on one port; table n (from 1) is at
/// "/table/n". "/tables" lists the tables, and opens one for a visitor who sends a set-up. One
/// thread does everything except bot decisions. A thread pool computes these, one at a time per
/// table, so that a slow bot delays only its own table.
class Server {
  public:
    /// Opens a server. Fails if it can't listen at the address, or if the rules refuse a table.
    static core::Result<std::unique_ptr<Server>> open(ServerOptions options);
    /// Waits for running bot decisions, which are then discarded.
    ~Server();

    /// Returns a sentence for each table in the folder of records that could not be restored.
    const std::vector<std::string>& lost_tables() const;
    /// Returns the port, also if port 0 was requested.
    int port() const;
    /// From now on calls `tell` for each event at a table. Its argument is a line of text from
    /// `news_of`.
    void tell(std::function<void(const std::string&)> tell);
    /// Runs until SIGINT, SIGTERM, SIGHUP or `stop`. A signal says good-bye to the guests first; a
    /// second one does not wait for that. `stop` may be called from any thread.
    void run();
    void stop();

    struct Parts;

  private:
    explicit Server(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

/// Returns the milliseconds of a monotonic clock.
net::Time now();

}  // namespace ctq::server
