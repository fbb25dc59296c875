#include "shell/sockets/table_address.hpp"

namespace ctq::platform {
namespace {

constexpr std::uint8_t kSocketWay = 3;
constexpr std::size_t kHead = 3;

}  // namespace

std::vector<std::uint8_t> way_to(const Place& place) {
    std::vector<std::uint8_t> way{kSocketWay, static_cast<std::uint8_t>(place.table & 255),
                                  static_cast<std::uint8_t>(place.table >> 8)};
    if (!place.host.empty()) {
        const std::string address = place.host + ":" + place.port;
        way.insert(way.end(), address.begin(), address.end());
    }
    return way;
}

std::optional<Place> place_of(std::span<const std::uint8_t> way) {
    if (way.size() < kHead || way[0] != kSocketWay) {
        return std::nullopt;
    }
    Place place;
    place.table = way[1] | way[2] << 8;
    const std::string address(way.begin() + kHead, way.end());
    const auto colon = address.rfind(':');
    if (!address.empty() && colon == std::string::npos) {
        return std::nullopt;
    }
    if (!address.empty()) {
        place.host = address.substr(0, colon);
        place.port = address.substr(colon + 1);
    }
    return place;
}

}  // namespace ctq::platform
