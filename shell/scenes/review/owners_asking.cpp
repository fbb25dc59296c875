#include "shell/scenes/review/owners_asking.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/bots/analysis/owners.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"

namespace ctq::scenes {

void OwnersAsking::add(Commands& list) {
    if (!review_.may_analyse || !bots::tells_owners(board_.session.game())) {
        return;
    }
    Command& command = list.add(on_ ? "who-owns-off" : "who-owns",
                                on_ ? "Hide who will own what" : "Who owns what at the end",
                                [this, on = !on_] { turn(on); });
    command.key = {ui::Key::character, U'w', "W", "who owns what at the end"};
    command.look = {
        .tip = "Marks each point with its likely owner: the larger the mark, the more certain",
        .icon = ui::Symbol::eye,
        .menu = "who-owns",
        .rank = 10};
}

void OwnersAsking::turn(bool on) {
    on_ = on;
    ticket_.cancel();
    asked_ply_ = -1;
    if (on) {
        ask();
        board_.tell("The marks show the likely owner of each point: the larger, the more certain.");
    }
    board_.changed();
}

void OwnersAsking::ask() {
    const int at = board_.session.match().cursor();
    if (!on_ || known_.contains(at) || (ticket_.waits() && asked_ply_ == at)) {
        return;
    }
    asked_ply_ = at;
    ticket_ = board_.services.jobs.ask(
        bots::owners_question(board_.session.match(), bots::kOwnersPlayouts),
        [this](platform::Reply&& reply, double /*now*/) { on_reply(asked_ply_, reply); });
}

void OwnersAsking::on_reply(int ply, const platform::Reply& reply) {
    auto owners = read_reply(reply, bots::read_owners);
    if (!owners) {
        on_ = false;
        board_.tell("The likely owners could not be worked out: " +
                    core::ended(owners.problem().sentence));
    } else {
        known_.emplace(ply, std::move(*owners));
    }
    board_.changed();
}

std::span<const core::LikelyOwner> OwnersAsking::shown() const {
    const auto known = known_.find(board_.session.match().cursor());
    return on_ && known != known_.end() ? std::span<const core::LikelyOwner>(known->second)
                                        : std::span<const core::LikelyOwner>();
}

std::string OwnersAsking::words() const {
    const auto owners = shown();
    std::vector<std::string> all;
    for (int seat = 1; seat <= board_.session.players().count(); ++seat) {
        const auto n = std::count_if(owners.begin(), owners.end(),
                                     [&](const auto& one) { return one.seat == seat; });
        all.push_back(
            core::say("{n} {n:point|points} for {who}",
                      {{"n", static_cast<int>(n)}, {"who", board_.session.players().name(seat)}}));
    }
    return owners.empty() ? std::string()
                          : core::say("Likely at the end: {all}.", {{"all", core::listed(all)}});
}

}  // namespace ctq::scenes
