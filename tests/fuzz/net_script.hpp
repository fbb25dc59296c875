#pragma once

#include <algorithm>
#include <array>
#include <iterator>

#include "engine/net/guest.hpp"
#include "engine/net/host.hpp"
#include "tests/fuzz/target.hpp"

/// Shared by the session fuzzers: reads the input as a script of steps and sets up tables.
namespace ctq::fuzz {

/// One step: a byte for its kind, party and pause (below), two bytes for the length, then the
/// bytes.
struct Step {
    unsigned who;   ///< lowest two bits of the first byte: the party
    unsigned what;  ///< next two bits: the kind of step
    unsigned wait;  ///< upper four bits: the pause before the step, in units of 100 ms
    core::ByteView bytes;
};

/// Reads the next step. Returns false at the end.
inline bool next_step(core::ByteView& script, Step& step) {
    if (script.size() < 3) {
        return false;
    }
    const std::size_t length = script[1] | static_cast<unsigned>(script[2]) << 8U;
    const unsigned first = script[0];
    step = {first & 3U, first >> 2U & 3U, first >> 4U, {}};
    step.bytes = script.subspan(3, std::min(length, script.size() - 3));
    script = script.subspan(3 + step.bytes.size());
    return true;
}

inline core::Digest entropy(std::uint64_t number) {
    return core::Sha256().add("fuzz").add(number).finish();
}

/// A scenario with open hands, hidden hands, secret choices, no chance or much chance.
inline core::Setup setup(unsigned form) {
    struct Form {
        const char* game;
        const char* options;
        std::size_t seats;
    };
    static constexpr Form forms[] = {{"cartagena", "rules=board", 3},
                                     {"cartagena", "rules=cards", 3},
                                     {"incan_gold", "", 3},
                                     {"carteso", "size=4", 2},
                                     {"cartolan", "mode=advanced", 3}};
    const Form& chosen = forms[form % std::size(forms)];
    core::Setup setup;
    setup.game = *core::find_game(games(), chosen.game);
    setup.options = *core::read_options(setup.game->info->options, chosen.options);
    setup.seats.assign(chosen.seats, "human");
    return setup;
}

/// A table whose first seat is played by the host and the others by guests.
inline net::Host host(unsigned form) {
    net::HostTable table;
    table.setup = setup(form);
    table.id.fill(7);
    table.entropy = entropy(0);
    table.name = "Host";
    table.open_seats = table.setup.seat_count() == 2 ? 0b100 : 0b1100;
    return *net::Host::open(std::move(table), 0);
}

inline net::GuestIdentity identity(unsigned number) {
    net::GuestIdentity identity;
    identity.name = "Guest";
    identity.token.fill(static_cast<std::uint8_t>(number + 1));
    identity.entropy = entropy(number + 1);
    return identity;
}

/// A host and the connections of four guests, to which a script is played.
struct HostSide {
    net::Host host;
    net::Time now = 1000;
    std::array<net::LinkId, 4> links{1, 2, 3, 4};
    net::LinkId next = 5;

    explicit HostSide(unsigned form) : host(fuzz::host(form)) {
        for (const net::LinkId link : links) {
            host.connected(link, now);
        }
    }

    /// Plays one step. Its kind: 0 sends a frame, 1 replaces a connection, 2 lets the host act, 3
    /// lets time pass.
    void play(const Step& step) {
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
            host.ledger().match().options_now(list);
            for (std::uint8_t seat = 1; seat <= 3 && list.size > 0; ++seat) {
                host.play({seat, list[static_cast<int>(step.who) % list.size]}, now);
            }
        } else {
            host.tick(now + step.who * net::Time{10'000});
            now += step.who * net::Time{10'000};
        }
    }
};

/// Lets a guest play a legal action of the match, chosen by this number.
inline void act(net::Guest& guest, unsigned number, net::Time now) {
    core::ActionList list;
    guest.ledger()->match().options_now(list);
    if (list.size > 0) {
        guest.play(list[static_cast<int>(number) % list.size], now);
    }
}

/// Fails unless another ledger with the same entries is equal, so that no entry was taken in part.
inline void demand_sound(const net::Ledger& ledger) {
    const core::Match& match = ledger.match();
    demand(match.game().check(match.state()) == nullptr);
    const net::Table& table = ledger.table();
    auto again = net::Ledger::open(table);
    demand(static_cast<bool>(again));
    for (int i = 0; i < ledger.size(); ++i) {
        const auto entry = net::decode_entry(ledger.bytes(i));
        demand(entry && !again->take(*entry, ledger.own_view(i)));
        demand(again->chain(i + 1) == ledger.chain(i + 1));
        demand(again->open_hash(i + 1) == ledger.open_hash(i + 1));
    }
}

}  // namespace ctq::fuzz
