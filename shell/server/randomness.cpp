#include "shell/server/randomness.hpp"

#include <algorithm>
#include <random>

namespace ctq::server {
namespace {

net::Randomness of_the_system() {
    std::random_device device;
    const auto fill = [&](auto& bytes) {
        for (auto& byte : bytes) {
            byte = static_cast<std::uint8_t>(device());
        }
    };
    net::Randomness random;
    fill(random.entropy);
    fill(random.id);
    return random;
}

}  // namespace

net::Randomness RandomSource::draw() {
    if (!seed_) {
        return of_the_system();
    }
    const auto digest = [&](std::string_view what) {
        return core::Sha256().add(what).add(*seed_).add(drawn_).finish();
    };
    net::Randomness random;
    random.entropy = digest("entropy");
    const core::Digest id = digest("id");
    std::copy_n(id.begin(), random.id.size(), random.id.begin());
    ++drawn_;
    return random;
}

}  // namespace ctq::server
