#include "tests/fuzz/net_script.hpp"

/// Feeds a host arbitrary messages of guests. The first byte selects the table. Each further step
/// of the input has a kind: 0 sends a frame, 1 replaces a connection, 2 lets the host act, 3 lets
/// time pass.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ctq;
    if (size == 0) {
        return 0;
    }
    core::ByteView script(data + 1, size - 1);
    net::Host host = fuzz::host(data[0]);
    net::Time now = 1000;
    net::LinkId links[4] = {1, 2, 3, 4};
    net::LinkId next = 5;
    for (const net::LinkId link : links) {
        host.connected(link, now);
    }
    fuzz::Step step{};
    for (int steps = 0; steps < 200 && fuzz::next_step(script, step); ++steps) {
        const net::Ledger& ledger = host.ledger();
        now += step.wait * net::Time{100};
        if (step.what == 0) {
            host.received(links[step.who], step.bytes, now);
        } else if (step.what == 1) {
            host.lost(links[step.who], now);
            links[step.who] = next++;
            host.connected(links[step.who], now);
        } else if (step.what == 2) {
            host.begin(now);
            core::ActionList list;
            ledger.match().options_now(list);
            for (std::uint8_t seat = 1; seat <= 3 && list.size > 0; ++seat) {
                host.play({seat, list[static_cast<int>(step.who) % list.size]}, now);
            }
        } else {
            host.tick(now + step.who * net::Time{10'000});
            now += step.who * net::Time{10'000};
        }
        for (const net::Packet& packet : host.take_output().packets) {
            fuzz::demand(static_cast<bool>(net::decode(packet.frame)));
        }
    }
    fuzz::demand_sound(host.ledger());
    const auto restored = net::Host::restore(fuzz::games(), host.serialize(), {}, {}, now);
    fuzz::demand(static_cast<bool>(restored));
    return 0;
}
