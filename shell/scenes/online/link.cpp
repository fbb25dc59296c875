#include "shell/scenes/online/link.hpp"

#include <algorithm>
#include <utility>

#include "shell/scenes/online/agreement.hpp"
#include "shell/scenes/table/parts.hpp"
#include "shell/scenes/text_view.hpp"

namespace ctq::app {

std::unique_ptr<Scene> make_network_table(Services& services, std::unique_ptr<Traffic> traffic) {
    Traffic& shared = *traffic;
    auto scene = make_table(services, Session(remote_match(shared.network.table), services.now),
                            shared.network.id, [&](Table& table) {
                                return remote_parts(
                                    table, std::make_unique<RemoteLink>(table, std::move(traffic)),
                                    std::make_unique<Agreement>(table, shared));
                            });
    shared.hear();
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

/// Who is away, and what can be done once the match is over.
void RemoteLink::tell_state() {
    table_.away = 0;
    for (int seat = 1; seat <= table_.session.players().count(); ++seat) {
        table_.away |= (is_away(traffic_->network, seat) ? 1U : 0U) << (seat - 1);
    }
    table_.reviewable = traffic_->table().finished();
    const TableSetup& setup = chosen_set_up(table_.services);
    if (table_.over() && setup.game != nullptr) {
        table_.rematch = traffic_->table().hosting() ? "invite=" + setup_text(setup)
                                                     : "setup=" + std::string(setup.game->info->id);
    }
}

void RemoteLink::describe(TextView& page, std::vector<std::string>& /*lines*/) const {
    if (traffic_->network.yours) {
        page.call("Your turn");
    }
}

}  // namespace ctq::app
