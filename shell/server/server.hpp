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
/// One thread does it all.
class Server {
  public:
    /// `again`: a new table in place of a deserted one. Problem: the address can't be listened on.
    static core::Result<std::unique_ptr<Server>> open(
        const std::string& address, int port, std::vector<std::string> names, Site site,
        std::vector<HostedTable> tables, std::function<core::Result<HostedTable>(net::Time)> again);
    ~Server();

    /// The port that was found where 0 was asked for.
    int port() const;
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
