#include "shell/server/origin_check.hpp"

#include <algorithm>
#include <string>

namespace ctq::host {
namespace {

std::string lower(std::string_view text) {
    std::string low(text);
    std::transform(low.begin(), low.end(), low.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return low;
}

/// Numbers can't be given to somebody else's machine, as a name can.
bool is_address(std::string_view name) {
    if (name.size() > 2 && name.front() == '[' && name.back() == ']') {
        return name.find_first_not_of("0123456789abcdef:.", 1) == name.size() - 1;
    }
    return !name.empty() && name.find_first_not_of("0123456789.") == std::string_view::npos &&
           std::count(name.begin(), name.end(), '.') == 3;
}

}  // namespace

bool known_host(const Doors& doors, std::string_view host) {
    const std::string low = lower(host);
    const std::string port = ":" + std::to_string(doors.port);
    std::string_view name = low;
    if (name.size() > port.size() && name.substr(name.size() - port.size()) == port) {
        name.remove_suffix(port.size());
    } else if (doors.port != 80) {
        return false;
    }
    return name == "localhost" || is_address(name) ||
           std::any_of(doors.names.begin(), doors.names.end(),
                       [&](const std::string& one) { return lower(one) == name; });
}

bool own_origin(std::string_view origin, std::string_view host) {
    return origin.empty() || lower(origin) == "http://" + lower(host);
}

}  // namespace ctq::host
