#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace ctq::platform {

/// Where a table of ctq host is. Without a host: at the address this page came from.
struct TableAddress {
    std::string host;  ///< a name or a number
    std::string port;
    int table = 1;
};

/// As the way of an invitation, see web/network/socket.js, which tells it from its own ways by the
/// first byte.
std::vector<std::uint8_t> way_to(const TableAddress& address);
/// None for another way.
std::optional<TableAddress> read_address(std::span<const std::uint8_t> way);

}  // namespace ctq::platform
