#include "tests/engine/net/scenes.hpp"

#include <doctest/doctest.h>

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"

namespace ctq::tests {

Scenario open_race(int seats) {
    return {&core::handle_of<cartagena::Game>(), "rules=board", seats};
}

Scenario closed_race() {
    return {&core::handle_of<cartagena::Game>(), "rules=cards", 2};
}

Scenario temple(int seats) {
    return {&core::handle_of<incan_gold::Game>(), "", seats};
}

bool has_event(const std::vector<net::Event>& events, net::EventKind kind,
               std::string_view sentence) {
    return std::any_of(events.begin(), events.end(), [&](const net::Event& event) {
        return event.kind == kind && event.sentence.find(sentence) != std::string::npos;
    });
}

void act_until_turn(NetTable& table, bool of_guest) {
    for (int i = 0; i < 400; ++i) {
        const net::Ledger& ledger = table.host().ledger();
        if (ledger.phase() == net::Phase::playing &&
            ledger.remote(ledger.match().turn().seat) == of_guest) {
            return;
        }
        table.act();
        table.wait(100);
    }
    FAIL("that turn never came");
}

void act_on(NetTable& table, int times, net::Time pause) {
    for (int i = 0; i < times; ++i) {
        table.act();
        table.wait(pause);
    }
}

void watch_instead(NetTable& table, int guest) {
    net::GuestIdentity watcher = test_identity(4711, guest);
    watcher.wish = net::kSpectate;
    table.cut(guest);
    table.put_guest(guest, watcher);
    table.connect(guest);
    table.wait(500);
}

core::Action first_legal(const core::Match& match) {
    core::ActionList list;
    match.options_now(list);
    return list[0];
}

net::Hello hello_of(const Scenario& scenario, const net::Token& token) {
    net::Hello hello;
    hello.games = {{scenario.game->info->code, scenario.game->info->rules_version}};
    hello.token = token;
    return hello;
}

}  // namespace ctq::tests
