#include "tests/fuzz/net_script.hpp"

/// Feeds a guest arbitrary messages of a host. Each step of the input has a kind: 0 sends a frame;
/// 1 sends a log entry with the right place and hash, which the fuzzer would hardly find; 2 lets
/// the guest act; 3 lets time pass or reconnects.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ctq;
    core::ByteView script(data, size);
    net::Guest guest(fuzz::games(), fuzz::identity(0));
    net::Time now = 1000;
    guest.connected(now);
    fuzz::Step step{};
    for (int steps = 0; steps < 200 && fuzz::next_step(script, step); ++steps) {
        now += step.wait * net::Time{100};
        const net::Ledger* ledger = guest.ledger();
        if (step.what == 0) {
            guest.received(step.bytes, now);
        } else if (step.what == 1 && ledger != nullptr) {
            net::Commit commit;
            commit.index = static_cast<std::uint64_t>(ledger->size());
            commit.entry.assign(step.bytes.begin(), step.bytes.end());
            commit.chain =
                core::Sha256().add(ledger->chain(ledger->size())).add(step.bytes).finish();
            net::Ledger trial = *ledger;
            if (const auto entry = net::decode_entry(step.bytes)) {
                trial.take(*entry);
            }
            commit.hash = trial.open_hash(trial.size());
            guest.received(net::encode(commit), now);
        } else if (step.what == 2 && ledger != nullptr) {
            fuzz::act(guest, step.who, now);
            if (guest.frozen() && step.who == 3) {
                guest.resync(now);
            }
        } else if (step.who == 3) {
            guest.lost(now);
            guest.connected(now);
        } else {
            guest.tick(now);
        }
        for (const net::Packet& packet : guest.take_output().packets) {
            fuzz::demand(static_cast<bool>(net::decode(packet.frame)));
        }
    }
    if (guest.ledger() != nullptr && guest.ledger()->table().viewer >= 0) {
        fuzz::demand_sound(*guest.ledger());
        fuzz::demand(static_cast<bool>(net::Guest::restore(fuzz::games(), guest.serialize(), {})));
    }
    return 0;
}
