#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "shell/server/hosted_table.hpp"
#include "shell/server/origin_check.hpp"
#include "shell/server/site.hpp"

namespace ctq::host {

/// Serves a page over HTTP and tables over WebSocket on one port: table n (from 1) at "/table/n".
/// One thread does it all but for what bots think: of each table one decision at a time, in a pool of
/// threads, so that whoever thinks long holds up nobody but its own table.
class Server {
  public:
    /// `again`: a new table in place of a deserted one. `decide` decides for bots, in any thread.
    /// Problem: the address can't be listened on.
    static core::Result<std::unique_ptr<Server>> open(
        const std::string& address, int port, std::vector<std::string> names, Site site,
        std::vector<HostedTable> tables, std::function<core::Result<HostedTable>(net::Time)> again,
        std::function<core::Action(const bots::Job&)> decide = bots::decide);
    /// Waits for bots that are thinking just now; what they decide is played no more.
    ~Server();

    /// The port that was found where 0 was asked for.
    int port() const;
    /// From now on each event at a table is told, as `news_of` puts it.
    void tell(std::function<void(const std::string&)> tell);
    /// Until SIGINT, SIGTERM or `stop`, which any thread may call.
    void run();
    void stop();

    struct Parts;

  private:
    explicit Server(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

/// Milliseconds of a clock that only goes forward.
net::Time now();

}  // namespace ctq::host
