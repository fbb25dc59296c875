#pragma once

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/games/catalogue.hpp"
#include "shell/scenes/online/network.hpp"

namespace ctq::online {

/// Returns random bytes that depend on `seed` only.
inline net::Randomness randomness(std::uint64_t seed) {
    net::Randomness random;
    random.entropy = core::Sha256().add("test").add(seed).finish();
    std::copy_n(random.entropy.rbegin(), random.id.size(), random.id.begin());
    return random;
}

/// Opens Anna's table. `setup` is a set-up as `setup_text` writes it.
inline RemoteTable open_table(std::string_view setup, std::uint64_t seed = 1) {
    const auto read = match::read_setup(setup);
    REQUIRE(read);
    auto table = RemoteTable::open(match::make_setup(*read, 0), "Anna", randomness(seed), 0);
    REQUIRE(table);
    return std::move(*table);
}

/// Returns the network state of a page that shows the table.
inline scenes::Network at_table(RemoteTable table) {
    scenes::Network network;
    network.stage = scenes::Network::Stage::waiting;
    network.table = std::make_shared<RemoteTable>(std::move(table));
    return network;
}

/// Delivers network messages until no device sends more. The first guest has link 1, the second
/// link 2.
inline void carry(RemoteTable& host, const std::vector<RemoteTable*>& guests, net::Time now) {
    for (bool moved = true; moved;) {
        moved = false;
        for (const net::Packet& packet : host.take_output().packets) {
            guests.at(packet.link - 1)->received(packet.link, packet.frame, now);
            moved = true;
        }
        for (net::LinkId link = 1; link <= guests.size(); ++link) {
            for (const net::Packet& packet : guests[link - 1]->take_output().packets) {
                host.received(link, packet.frame, now);
                moved = true;
            }
        }
    }
}

/// Three devices at one network table, connected in memory. Anna hosts, Ben has seat 2, and Carla
/// (or the player named `third`) has seat 3.
struct ThreeTables {
    static constexpr net::LinkId ben_link = 1;
    static constexpr net::LinkId carla_link = 2;
    net::Time now = 1000;
    scenes::Network anna = at_table(open_table("cartagena;tokens=2;human,guest,guest;"));
    scenes::Network ben = joined("Ben", 2);
    scenes::Network carla;

    explicit ThreeTables(const char* third = "Carla") : carla(joined(third, 3)) {
        for (const net::LinkId link : {ben_link, carla_link}) {
            anna.table->connected(link, now);
            guest(link).connected(link, now);
            settle();
        }
        REQUIRE(ben.table->own_seat() == 2);
        REQUIRE(carla.table->own_seat() == 3);
    }
    scenes::Network joined(const char* name, std::uint64_t seed) const {
        const RemoteTable& host = *anna.table;
        return at_table(RemoteTable::join({host.match(), &host.game(), "Anna", {}}, name, false,
                                          randomness(seed)));
    }
    RemoteTable& guest(net::LinkId link) { return link == ben_link ? *ben.table : *carla.table; }
    void begin() {
        REQUIRE_FALSE(anna.table->host()->begin(now));
        settle();
    }
    /// Advances the time by 200 ms and delivers all network messages.
    void settle() {
        now += 200;
        anna.table->tick(now);
        carry(*anna.table, {ben.table.get(), carla.table.get()}, now);
    }
};

}  // namespace ctq::online
