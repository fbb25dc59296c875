#include "shell/host/randomness.hpp"

#include <random>

namespace ctq::host {

Randomness any_randomness() {
    std::random_device device;
    const auto fill = [&](auto& bytes) {
        for (auto& byte : bytes) {
            byte = static_cast<std::uint8_t>(device());
        }
    };
    Randomness random;
    fill(random.entropy);
    fill(random.id);
    return random;
}

}  // namespace ctq::host
