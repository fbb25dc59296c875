#include "shell/online/clock.hpp"

#include <algorithm>
#include <array>

#include "engine/core/say.hpp"

namespace ctq::online {
namespace {

using Kind = net::Clock::Kind;

/// A clock that a host can choose.
struct Rule {
    Kind kind;
    int seconds;
};

constexpr std::array<Rule, 5> kRules{{{Kind::none, 0},
                                      {Kind::action, 60},
                                      {Kind::action, 180},
                                      {Kind::player, 600},
                                      {Kind::player, 1800}}};

}  // namespace

net::Clock clock_of(const RemoteTable& table) {
    return table.host() ? table.host()->clock() : table.guest()->clock().value_or(net::Clock{});
}

core::Failure change_clock(RemoteTable& table, net::Time now) {
    const net::Clock clock = clock_of(table);
    const auto found = std::find_if(kRules.begin(), kRules.end(), [&clock](const Rule& rule) {
        return rule.kind == clock.kind && rule.seconds == clock.seconds;
    });
    const bool last = found == kRules.end() || found + 1 == kRules.end();
    const Rule next = last ? kRules.front() : *(found + 1);
    return table.host()->set_clock(next.kind, next.seconds, now);
}

std::string clock_words(const net::Clock& clock) {
    return core::say("{none:none|{n} {n:minute|minutes} {each:an action|a player}}",
                     {{"none", clock.kind == Kind::none},
                      {"n", clock.seconds / 60},
                      {"each", clock.kind == Kind::action}});
}

std::string time_left(const net::Clock& clock, int seat) {
    const auto at = static_cast<std::size_t>(seat - 1);
    if (at >= clock.left.size()) {
        return {};
    }
    const int left = clock.left[at];
    return std::to_string(left / 60) + (left % 60 < 10 ? ":0" : ":") + std::to_string(left % 60);
}

bool out_of_time(const RemoteTable& table) {
    if (table.host()) {
        return (table.host()->out_of_time() & table.host()->people()) != 0;
    }
    const net::Clock clock = clock_of(table);
    const auto at = static_cast<std::size_t>(table.own_seat() - 1);
    return table.replaced() && clock.kind == Kind::player && at < clock.left.size() &&
           clock.left[at] == 0;
}

core::Failure come_back(RemoteTable& table, net::Time now) {
    if (!table.host()) {
        return table.guest()->reclaim_seat(now);
    }
    net::Host& host = *table.host();
    for (int seat = 1; seat <= core::kMostSeats; ++seat) {
        if (net::has_party(host.out_of_time(), seat) && net::has_party(host.people(), seat)) {
            host.resume(seat, now);
        }
    }
    return std::nullopt;
}

}  // namespace ctq::online
