#include "shell/scenes/online/seated/link.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "engine/core/say.hpp"
#include "shell/online/table/clock.hpp"
#include "shell/online/table/next_match.hpp"
#include "shell/online/table/remote_seats.hpp"
#include "shell/scenes/online/scene.hpp"
#include "shell/scenes/online/seated/agreement.hpp"
#include "shell/scenes/online/seated/next_match.hpp"
#include "shell/scenes/online/seated/talk.hpp"
#include "shell/scenes/sounds.hpp"
#include "shell/scenes/table/parts.hpp"

namespace ctq::scenes {
namespace {

constexpr int kUrgent = 10;  ///< the last seconds, which are counted

}  // namespace

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
    tell_clock();
    if (online::next_due(traffic_->table())) {
        table_.services.router.become(
            std::make_unique<NetworkScene>(table_.services, std::move(traffic_)));
    }
}

/// Says once which clock there is.
void RemoteLink::tell_clock() {
    const std::string words = clock_words(online::clock_of(traffic_->table()).pace);
    if (!std::exchange(clock_told_, true) && !words.empty()) {
        table_.board.tell(words.substr(0, words.find(". ") + 1));
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

/// Updates who is away, the remaining times, and the commands after the end of the match.
void RemoteLink::tell_state() {
    const online::RemoteTable& remote = traffic_->table();
    const net::Clock clock = online::clock_of(remote);
    const net::Proposal* proposal = online::proposal_of(remote);
    std::vector<tables::SeatNote> notes;
    for (const online::RemoteSeat& one : online::remote_seats(remote)) {
        const std::size_t at = notes.size();
        const int seat = static_cast<int>(at) + 1;
        const int party = remote.ledger()->joined(seat) ? seat : 0;
        const bool agrees = proposal != nullptr && remote.ledger()->person(seat) &&
                            net::has_party(proposal->agreed, party);
        notes.push_back({one.away, agrees, at < clock.left.size() ? clock.left[at] : -1});
    }
    if (notes_ != notes) {
        notes_ = std::move(notes);
        table_.services.notices.change();
    }
    for (std::string& one : traffic_->table().take_remarks()) {
        table_.board.remark(std::move(one));
    }
    count_aloud(clock);
    next_match_ = next_match_words(traffic_->network);
    wins_ = wins_words(remote);
}

/// Counts the last seconds of the person who is to act.
void RemoteLink::count_aloud(const net::Clock& clock) {
    const auto at = static_cast<std::size_t>(online::own_person(traffic_->table()) - 1);
    const bool runs = at < clock.left.size() && clock.left[at] <= kUrgent && !clock.rests &&
                      table_.session.your_turn();
    const int second = runs ? clock.left[at] : 0;
    if (std::exchange(counted_, second) == second || second == 0) {
        return;
    }
    if (second == kUrgent) {
        table_.board.tell(core::say("{n} seconds left.", {{"n", second}}));
    }
    if (table_.services.settings.sound != store::Settings::Sound::off) {
        play(Sound::count, table_.services.settings);
    }
}

std::string_view RemoteLink::call() const {
    return traffic_->network.yours ? "Your turn" : "";
}

}  // namespace ctq::scenes
