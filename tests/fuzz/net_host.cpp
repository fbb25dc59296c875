#include "tests/fuzz/net_script.hpp"

/// Feeds a host arbitrary messages of guests. The first byte selects the table. The steps follow.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ctq;
    if (size == 0) {
        return 0;
    }
    core::ByteView script(data + 1, size - 1);
    fuzz::HostSide side(data[0]);
    fuzz::Step step{};
    for (int steps = 0; steps < 200 && fuzz::next_step(script, step); ++steps) {
        side.play(step);
        for (const net::Packet& packet : side.host.take_output().packets) {
            fuzz::demand(static_cast<bool>(net::decode(packet.frame)));
        }
    }
    fuzz::demand_sound(side.host.ledger());
    const auto restored =
        net::Host::restore(fuzz::games(), side.host.serialize(), {}, {}, side.now);
    fuzz::demand(static_cast<bool>(restored));
    return 0;
}
