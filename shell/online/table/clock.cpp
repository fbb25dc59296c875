#include "shell/online/table/clock.hpp"

#include <algorithm>
#include <array>

#include "shell/online/table/remote_seats.hpp"

namespace ctq::online {
namespace {

using Kind = net::Pace::Kind;

constexpr std::array<int, 4> kActionTimes{15, 30, 60, 180};
constexpr std::array<int, 4> kPlayerTimes{180, 300, 600, 1800};
constexpr std::array<int, 4> kIncrements{0, 5, 10, 30};

}  // namespace

net::Clock clock_of(const RemoteTable& table) {
    return table.host() ? table.host()->clock() : table.guest()->clock().value_or(net::Clock{});
}

bool may_arrange(const RemoteTable& table) {
    return table.gathering() && table.closed().empty() &&
           (table.host() || (table.at_server() && table.own_seat() != 0 && table.reachable()));
}

core::Failure set_pace(RemoteTable& table, const net::Pace& pace, net::Time now) {
    return table.host() ? table.host()->set_clock(pace, now)
                        : table.guest()->arrange({pace, table.here().listed}, now);
}

core::Failure set_listed(RemoteTable& table, bool listed, net::Time now) {
    return table.guest() ? table.guest()->arrange({clock_of(table).pace, listed}, now)
                         : core::Problem{"", "This table is not on a server."};
}

std::span<const int> times_of(Kind kind) {
    return kind == Kind::action   ? std::span<const int>(kActionTimes)
           : kind == Kind::player ? std::span<const int>(kPlayerTimes)
                                  : std::span<const int>();
}

std::span<const int> increments() {
    return kIncrements;
}

bool missed(const RemoteTable& table) {
    return table.host() ? (table.host()->missed() & table.host()->table().people) != 0
                        : table.guest()->missed();
}

core::Failure come_back(RemoteTable& table, net::Time now) {
    if (!table.host()) {
        return table.guest()->reclaim_seat(now);
    }
    for (int seat = 1; seat <= core::kMostSeats; ++seat) {
        if (net::has_party(table.host()->table().people, seat)) {
            table.host()->resume(seat, now);
        }
    }
    return std::nullopt;
}

}  // namespace ctq::online
