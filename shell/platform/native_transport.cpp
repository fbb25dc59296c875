// The program has no connections yet: tables over the network are opened in the page.
#include <random>

#include "shell/platform/transport.hpp"

namespace ctq::platform {

void load_network_program() {}

bool can_connect() {
    return false;
}

void open_transport(bool /*host*/, std::string_view /*table*/,
                    std::span<const std::uint8_t> /*way*/, bool /*stun*/) {}

void stop_transport() {}

void send_frame(std::uint32_t /*link*/, std::span<const std::uint8_t> /*frame*/) {}

void close_link(std::uint32_t /*link*/) {}

std::optional<LinkNews> take_news() {
    return std::nullopt;
}

void answer_sent() {}

void accept_answer(std::span<const std::uint8_t> /*answer*/) {}

void hand_over_answer(std::span<const std::uint8_t> /*answer*/) {}

void fill_randomly(std::span<std::uint8_t> bytes) {
    std::random_device device;
    for (std::uint8_t& byte : bytes) {
        byte = static_cast<std::uint8_t>(device());
    }
}

void notify(std::string_view /*words*/) {}

}  // namespace ctq::platform
