#include "shell/server/origin_check.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <string>

#include "engine/core/text.hpp"

namespace ctq::server {
namespace {

namespace ip = boost::asio::ip;

constexpr std::string_view kHttp = "http://";
constexpr std::string_view kHttps = "https://";
constexpr std::string_view kHttpPort = "80";

/// A host and its port in the form in which they are compared.
struct Place {
    std::string name;
    std::string port;  ///< empty: none is given

    bool operator==(const Place&) const = default;
};

std::string lower_case(std::string_view text) {
    std::string lower(text);
    for (char& letter : lower) {
        if (letter >= 'A' && letter <= 'Z') {
            letter = static_cast<char>(letter - 'A' + 'a');
        }
    }
    return lower;
}

/// Returns a name without its last dot, in lower case.
std::string name_of(std::string_view name) {
    name.remove_suffix(name.size() > 1 && name.ends_with('.') ? 1 : 0);
    return lower_case(name);
}

/// Reads "Club.Example.org.:8080".
Place place_of(std::string_view host) {
    const std::size_t colon = host.rfind(':');
    if (colon == host.npos || host.find(']', colon) != host.npos) {
        return {name_of(host), ""};
    }
    return {name_of(host.substr(0, colon)), std::string(host.substr(colon + 1))};
}

/// Returns a place with its port, also if it is the default one.
Place with_port(Place place, std::string_view default_port) {
    if (place.port.empty()) {
        place.port = default_port;
    }
    return place;
}

/// An origin, with its port. An origin that can't be read has no scheme.
struct Origin {
    std::string_view scheme;
    Place place;

    bool operator==(const Origin&) const = default;
};

Origin read_origin(std::string_view text) {
    const std::string lower = lower_case(text.substr(0, kHttps.size()));
    if (lower.starts_with(kHttps)) {
        return {kHttps, with_port(place_of(text.substr(kHttps.size())), "443")};
    }
    if (lower.starts_with(kHttp)) {
        return {kHttp, with_port(place_of(text.substr(kHttp.size())), kHttpPort)};
    }
    return {};
}

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

/// Whether a port can be that of an origin.
bool is_port(std::string_view port) {
    const auto number = core::read_unsigned(port);
    return number && *number > 0 && *number < 65'536;
}

}  // namespace

bool known_host(const OriginPolicy& policy, std::string_view host) {
    const Place place = place_of(host);
    // Not every proxy passes its port on.
    const Place proxy = read_origin(policy.proxy).place;
    if (!policy.proxy.empty() && place.name == proxy.name &&
        (place.port.empty() || place.port == proxy.port)) {
        return true;
    }
    if (with_port(place, kHttpPort).port != std::to_string(policy.port)) {
        return false;
    }
    return place.name == "localhost" || is_address(place.name) ||
           std::any_of(policy.names.begin(), policy.names.end(),
                       [&](const std::string& one) { return name_of(one) == place.name; });
}

bool own_origin(const OriginPolicy& policy, std::string_view origin, std::string_view host) {
    if (origin.empty()) {
        return true;
    }
    const Origin from = read_origin(origin);
    return !from.scheme.empty() && (from == Origin{kHttp, with_port(place_of(host), kHttpPort)} ||
                                    (!policy.proxy.empty() && from == read_origin(policy.proxy)));
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
    const Origin origin = read_origin(address.substr(0, address.find('/', kHttps.size())));
    const std::string& name = origin.place.name;
    if (name.empty() || name.find_first_of(" \t?#@/") != name.npos || !is_port(origin.place.port)) {
        return core::Problem{"--proxy",
                             "This is no address of a page, as https://club.example.org "
                             "is one: " +
                                 core::quoted(address) + "."};
    }
    const bool usual = origin == read_origin(std::string(origin.scheme) + name);
    return std::string(origin.scheme) + name + (usual ? "" : ":" + origin.place.port);
}

}  // namespace ctq::server
