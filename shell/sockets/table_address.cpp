#include "shell/sockets/table_address.hpp"

namespace ctq::sockets {
namespace {

constexpr std::uint8_t kSocketWay = 3;
constexpr std::size_t kHead = 3;

}  // namespace

std::vector<std::uint8_t> way_to(const TableAddress& address) {
    std::vector<std::uint8_t> way{kSocketWay, static_cast<std::uint8_t>(address.table & 255),
                                  static_cast<std::uint8_t>(address.table >> 8)};
    if (!address.host.empty()) {
        const std::string server = address.host + ":" + address.port;
        way.insert(way.end(), server.begin(), server.end());
    }
    return way;
}

std::optional<TableAddress> read_address(std::span<const std::uint8_t> way) {
    if (way.size() < kHead || way[0] != kSocketWay) {
        return std::nullopt;
    }
    TableAddress address;
    address.table = way[1] | way[2] << 8;
    const std::string server(way.begin() + kHead, way.end());
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
