#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Decides which requests are accepted. A page of another site in a player's browser could
/// otherwise reach a table on this machine: by a request (seen in Origin), or by a name of its own
/// that resolves to this machine (seen in Host).
namespace ctq::server {

struct OriginPolicy {
    int port = 0;
    /// Names of this machine, besides its IP addresses and localhost.
    std::vector<std::string> names;
};

/// Whether a request with this Host header ("localhost:8080") is meant for this server.
bool known_host(const OriginPolicy& policy, std::string_view host);
/// Whether a request with this Origin header ("http://localhost:8080") comes from this server's
/// page. Programs, which send no Origin, are accepted. `host`: the Host header of the same request,
/// already checked.
bool own_origin(std::string_view origin, std::string_view host);

}  // namespace ctq::server
