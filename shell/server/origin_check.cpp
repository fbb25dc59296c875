#include "shell/server/origin_check.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/beast/core/string.hpp>
#include <string>

namespace ctq::server {
namespace {

namespace ip = boost::asio::ip;
using boost::beast::iequals;

/// Whether a name is an IP address. Unlike a name, an address can't be made to point to another
/// machine.
bool is_address(std::string_view name) {
    boost::system::error_code error;
    if (name.size() > 2 && name.front() == '[' && name.back() == ']') {
        ip::make_address_v6(std::string(name.substr(1, name.size() - 2)), error);
    } else {
        ip::make_address_v4(std::string(name), error);
    }
    return !error;
}

}  // namespace

bool known_host(const OriginPolicy& policy, std::string_view host) {
    const std::string port = ":" + std::to_string(policy.port);
    std::string_view name = host;
    if (name.ends_with(port)) {
        name.remove_suffix(port.size());
    } else if (policy.port != 80) {
        return false;
    }
    return iequals(name, "localhost") || is_address(name) ||
           std::any_of(policy.names.begin(), policy.names.end(),
                       [&](const std::string& one) { return iequals(one, name); });
}

bool own_origin(std::string_view origin, std::string_view host) {
    return origin.empty() || iequals(origin, "http://" + std::string(host));
}

}  // namespace ctq::server
