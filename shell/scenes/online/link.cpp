#include "shell/scenes/online/link.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "shell/online/clock.hpp"
#include "shell/online/next_match.hpp"
#include "shell/online/remote_seats.hpp"
#include "shell/scenes/online/agreement.hpp"
#include "shell/scenes/online/next_match.hpp"
#include "shell/scenes/online/scene.hpp"
#include "shell/scenes/online/talk.hpp"
#include "shell/scenes/table/parts.hpp"

namespace ctq::scenes {

std::unique_ptr<Scene> make_network_table(Services& services, std::unique_ptr<Traffic> traffic) {
    Traffic& shared = *traffic;
    auto scene = make_table(
        services, match::Session(online::remote_match(shared.network.table), services.now),
        shared.network.id, [&](Table& table) {
            TableParts parts =
                remote_parts(table, std::make_unique<RemoteLink>(table, std::move(traffic)),
                             std::make_unique<Agreement>(table, shared));
            parts.push_back(std::make_unique<NextMatch>(table, shared));
            parts.push_back(std::make_unique<Talk>(table, shared));
            return parts;
        });
    shared.receive();
    return scene;
}

RemoteLink::RemoteLink(Table& table, std::unique_ptr<Traffic> traffic)
    : TablePart(table), traffic_(std::move(traffic)) {
    traffic_->show_in(this);
    tell_state();
}

void RemoteLink::tick(double now) {
    traffic_->tick(now);
    tell_state();
    if (online::next_due(traffic_->table())) {
        table_.services.router.become(
            std::make_unique<NetworkScene>(table_.services, std::move(traffic_)));
    }
}

double RemoteLink::wake() const {
    return std::max(kAtOnce, traffic_->due());
}

bool RemoteLink::follow_table() {
    table_.session.follow(table_.services.now);
    tell_state();
    table_.refresh();
    return table_.session.your_turn();
}

/// Updates who is away, and the commands after the end of the match.
void RemoteLink::tell_state() {
    away_ = 0;
    const std::vector<online::RemoteSeat> seats = online::remote_seats(traffic_->table());
    for (std::size_t i = 0; i < seats.size(); ++i) {
        away_ |= (seats[i].away ? 1U : 0U) << i;
    }
    std::vector<std::string> times;
    const net::Clock clock = online::clock_of(traffic_->table());
    for (int seat = 1; seat <= static_cast<int>(clock.left.size()); ++seat) {
        times.push_back(online::time_left(clock, seat));
    }
    if (time_left_ != times) {
        time_left_ = std::move(times);
        table_.services.notices.change();
    }
    next_match_ = next_match_words(traffic_->network);
}

std::string_view RemoteLink::call() const {
    return traffic_->network.yours ? "Your turn" : "";
}

}  // namespace ctq::scenes
