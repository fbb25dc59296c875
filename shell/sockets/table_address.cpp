#include "shell/sockets/table_address.hpp"

namespace ctq::sockets {
namespace {

constexpr std::uint8_t kSocketEndpoint = 3;
constexpr std::size_t kHead = 3;

}  // namespace

std::vector<std::uint8_t> endpoint_of(const TableAddress& address) {
    std::vector<std::uint8_t> endpoint{kSocketEndpoint,
                                       static_cast<std::uint8_t>(address.table & 255),
                                       static_cast<std::uint8_t>(address.table >> 8)};
    if (!address.host.empty()) {
        const std::string server = address.host + ":" + address.port;
        endpoint.insert(endpoint.end(), server.begin(), server.end());
    }
    return endpoint;
}

std::optional<TableAddress> read_address(std::span<const std::uint8_t> endpoint) {
    if (endpoint.size() < kHead || endpoint[0] != kSocketEndpoint) {
        return std::nullopt;
    }
    TableAddress address;
    address.table = endpoint[1] | endpoint[2] << 8;
    const std::string server(endpoint.begin() + kHead, endpoint.end());
    const auto colon = server.rfind(':');
    if (!server.empty() && colon == std::string::npos) {
        return std::nullopt;
    }
    if (!server.empty()) {
        address.host = server.substr(0, colon);
        address.port = server.substr(colon + 1);
    }
    return address;
}

}  // namespace ctq::sockets
