#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

/// Decides which requests are accepted. A page of another site in a player's browser could
/// otherwise reach a table on this machine: by a request (seen in Origin), or by a name of its own
/// that resolves to this machine (seen in Host).
namespace ctq::server {

struct OriginPolicy {
    int port = 0;
    /// Names of this machine, besides its IP addresses and localhost.
    std::vector<std::string> names;
    /// Where a reverse proxy on this machine serves the page: "https://club.example.org"; empty
    /// without a proxy.
    std::string proxy{};
};

/// Whether a request with this Host header ("localhost:8080") is meant for this server.
bool known_host(const OriginPolicy& policy, std::string_view host);
/// Whether a request with this Origin header ("http://localhost:8080") comes from this server's
/// page. Programs, which send no Origin, are accepted. `host`: the Host header of the same request,
/// already checked.
bool own_origin(const OriginPolicy& policy, std::string_view origin, std::string_view host);

/// Returns the address of the visitor who sent a request, for the limits that each visitor has.
/// `peer`: the address at the other end of the connection. `forwarded`: the X-Forwarded-For header,
/// whose last entry is believed if it comes from the proxy.
std::string visitor_of(const OriginPolicy& policy, const std::string& peer,
                       std::string_view forwarded);

/// Reads the address at which a reverse proxy serves the page, without its path:
/// "https://club.example.org/games/" gives "https://club.example.org". Fails if it is no http or
/// https address.
core::Result<std::string> origin_of(std::string_view address);

}  // namespace ctq::server
