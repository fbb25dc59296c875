#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace ctq::sockets {

/// The address of a table of `ctq host`. An empty host means the server that this page came from.
struct TableAddress {
    std::string host;  ///< a name or an IP address
    std::string port;
    int table = 1;
};

/// Writes an address as the transport address of an invitation. web/network/socket.js distinguishes
/// it from its own addresses by the first byte.
std::vector<std::uint8_t> endpoint_of(const TableAddress& address);
/// Reads a transport address. Returns none if it is of another kind.
std::optional<TableAddress> read_address(std::span<const std::uint8_t> endpoint);

}  // namespace ctq::sockets
