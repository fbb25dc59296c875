#include "shell/server/origin_check.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/beast/core/string.hpp>
#include <string>

#include "engine/core/text.hpp"

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
    if (!policy.proxy.empty() && iequals(policy.proxy.substr(policy.proxy.find("//") + 2), host)) {
        return true;
    }
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

bool own_origin(const OriginPolicy& policy, std::string_view origin, std::string_view host) {
    return origin.empty() || iequals(origin, "http://" + std::string(host)) ||
           (!policy.proxy.empty() && iequals(origin, policy.proxy));
}

std::string visitor_of(const OriginPolicy& policy, const std::string& peer,
                       std::string_view forwarded) {
    boost::system::error_code error;
    const ip::address from = ip::make_address(peer, error);
    if (policy.proxy.empty() || error || !from.is_loopback()) {
        return peer;
    }
    std::string_view last = forwarded.substr(forwarded.rfind(',') + 1);
    last.remove_prefix(std::min(last.find_first_not_of(' '), last.size()));
    const ip::address visitor = ip::make_address(std::string(last), error);
    return error ? peer : visitor.to_string();
}

core::Result<std::string> origin_of(std::string_view address) {
    const std::size_t begin = address.starts_with("https://")  ? 8
                              : address.starts_with("http://") ? 7
                                                               : 0;
    const std::string_view host = address.substr(begin, address.find('/', begin) - begin);
    if (begin == 0 || host.empty() || host.find_first_of(" \t?#@") != host.npos) {
        return core::Problem{"--proxy",
                             "This is no address of a page, as https://club.example.org "
                             "is one: " +
                                 core::quoted(address) + "."};
    }
    return std::string(address.substr(0, begin)) + std::string(host);
}

}  // namespace ctq::server
