#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Who is let in. A page of another site that is open in a player's browser could otherwise reach a
/// table on this machine: by asking for it (the Origin tells), or by a name of its own that leads
/// here (the Host tells).
namespace ctq::host {

struct OriginPolicy {
    int port = 0;
    std::vector<std::string> names;  ///< of this machine, besides its numbers and localhost
};

/// Whether a request that names this Host ("localhost:8080") is meant for us.
bool known_host(const OriginPolicy& policy, std::string_view host);
/// Whether a page of this Origin ("http://localhost:8080") is ours; programs, which send none, may
/// come. `host`: of the same request, known.
bool own_origin(std::string_view origin, std::string_view host);

}  // namespace ctq::host
