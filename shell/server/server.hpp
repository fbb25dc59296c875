#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "shell/server/hosted_table.hpp"
#include "shell/server/origin_check.hpp"
#include "shell/server/site.hpp"

namespace ctq::server {

/// Serves a page over HTTP and tables over WebSocket on one port; table n (from 1) is at
/// "/table/n". One thread does everything except bot decisions. A thread pool computes these, one
/// at a time per table, so that a slow bot delays only its own table.
class Server {
  public:
    /// Opens a server. `again` creates a table that replaces a deserted one. `decide` computes bot
    /// decisions, on any thread. Fails if it can't listen at the address.
    static core::Result<std::unique_ptr<Server>> open(
        const std::string& address, int port, std::vector<std::string> names, Site site,
        std::vector<HostedTable> tables, std::function<core::Result<HostedTable>(net::Time)> again,
        std::function<core::Action(const bots::Job&)> decide = bots::decide);
    /// Waits for running bot decisions, which are then discarded.
    ~Server();

    /// Returns the port, also if port 0 was requested.
    int port() const;
    /// From now on calls `tell` for each event at a table, with a line of `news_of`.
    void tell(std::function<void(const std::string&)> tell);
    /// Runs until SIGINT, SIGTERM or `stop`. `stop` may be called from any thread.
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
