#include "shell/scenes/online/scene.hpp"

#include "shell/online/table/next_match.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/online/seated/link.hpp"

namespace ctq::scenes {

NetworkScene::NetworkScene(Services& services, Network network)
    : PageScene(services), traffic_(std::make_unique<Traffic>(services, std::move(network))) {
    traffic_->show_in(this);
}

NetworkScene::NetworkScene(Services& services, std::unique_ptr<Traffic> traffic)
    : PageScene(services), traffic_(std::move(traffic)), shown_(true) {
    traffic_->show_in(this);
}

/// Returns whether the match has begun, so that the scene becomes its table.
bool NetworkScene::begun() const {
    return network().table && network().table->ledger() != nullptr && !network().table->gathering();
}

bool NetworkScene::follow_table() {
    services_.notices.change();
    return false;
}

void NetworkScene::tick(double now) {
    if (!std::exchange(shown_, true)) {
        if (network().table) {
            traffic_->connect();
        } else if (std::exchange(network().at_once, false)) {
            ask_to_open();
        }
    }
    if (network().stage == Network::Stage::answering) {
        const auto news = platform::take_news();
        if (news && news->kind == platform::LinkNews::Kind::trouble) {
            network().transport_message.assign(news->bytes.begin(), news->bytes.end());
            services_.notices.tell(network().transport_message);
        }
    }
    if (network().table && online::next_due(traffic_->table())) {
        traffic_->go_on();
    }
    if (network().table) {
        traffic_->tick(now);
        gather();
    }
    if (begun()) {
        services_.router.become(make_network_table(services_, std::move(traffic_)));
    }
}

/// Marks a seated guest as ready and starts the match when all seats are taken. A table of `ctq
/// host` does both itself.
void NetworkScene::gather() {
    online::RemoteTable& table = traffic_->table();
    if (table.ledger() == nullptr || !table.gathering() || !table.closed().empty()) {
        return;
    }
    if (table.hosting()) {
        if (empty_seats(table) == 0 && table.host()->all_ready()) {
            traffic_->done(table.host()->begin(traffic_->time()));
        }
    } else if (table.own_seat() != 0 && table.reachable() && !table.at_server() &&
               !table.guest()->ready(table.own_seat()) &&
               !table.guest()->be_ready(true, traffic_->time())) {
        traffic_->done({});
    }
}

double NetworkScene::wake(double /*now*/) const {
    return !shown_ || begun() ? kAtOnce : network().table ? std::max(kAtOnce, traffic_->due()) : 0;
}

bool NetworkScene::quiet() const {
    return shown_ && !begun();
}

}  // namespace ctq::scenes
