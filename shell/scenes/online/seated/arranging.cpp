// What the people at a table arrange before the start: the clock, and who may sit down.
#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/online/table/clock.hpp"
#include "shell/scenes/online/scene.hpp"

namespace ctq::scenes {
namespace {

using PaceKind = net::Pace::Kind;

constexpr const char* kPaceKinds[] = {"No clock", "Each action", "Each player"};
constexpr int kDefaultTimes[] = {0, 60, 600};

net::Pace pace_of(const Network& network) {
    return online::clock_of(*network.table).pace;
}

/// Returns "30 s" or "2 min".
std::string short_time(int seconds) {
    return seconds % 60 == 0 ? std::to_string(seconds / 60) + " min"
                             : std::to_string(seconds) + " s";
}

}  // namespace

void NetworkScene::add_arrangements(Page& page) {
    if (!online::may_arrange(*network().table)) {
        clock_open_ = false;
        return;
    }
    page.command("clock",
                 core::say("Clock: {rule}", {{"rule", online::pace_words(pace_of(network()))}}),
                 [this] { show_clock(!clock_open_); });
    if (at_server(network())) {
        const bool listed = network().table->here().listed;
        page.command(
            "listed", core::say("Anyone here may sit down: {listed:yes|no}", {{"listed", listed}}),
            [this, listed] {
                traffic_->done(online::set_listed(traffic_->table(), !listed, traffic_->time()));
            });
    }
    for (const char* what : {"clock-kind:", "clock-time:", "clock-gain:"}) {
        page.list().family(what,
                           [this, what](std::string_view value) { return set_clock(what, value); });
    }
    if (clock_open_) {
        add_clock_sheet(page);
    }
}

void NetworkScene::add_clock_sheet(Page& page) {
    const net::Pace pace = pace_of(network());
    page.sheet("clock-sheet", "Clock", [&] {
        page.choice("", "Time for", "", As::even);
        for (int kind = 0; kind < 3; ++kind) {
            page.option("clock-kind:" + std::to_string(kind), kPaceKinds[kind],
                        static_cast<int>(pace.kind) == kind);
        }
        if (pace.kind != PaceKind::none) {
            page.choice("", pace.kind == PaceKind::action ? "An action has" : "A player has", "",
                        As::row);
        }
        for (const int seconds : online::times_of(pace.kind)) {
            page.option("clock-time:" + std::to_string(seconds), short_time(seconds),
                        pace.seconds == seconds);
        }
        if (pace.kind == PaceKind::player) {
            page.choice("", "Each action adds", "", As::row);
            for (const int seconds : online::increments()) {
                page.option("clock-gain:" + std::to_string(seconds),
                            seconds == 0 ? "Nothing" : short_time(seconds),
                            pace.increment == seconds);
            }
        }
        page.text(
            "Nobody loses by the clock: when time is up, a bot plays one action. If nobody is "
            "there, the match waits.",
            Voice::muted);
        page.command("clock-sheet-close", "Done", [this] { show_clock(false); }).look.main = true;
    });
}

void NetworkScene::show_clock(bool open) {
    clock_open_ = open;
    services_.notices.change();
}

/// Sets a part of the clock: "clock-kind:", "clock-time:" or "clock-gain:" with a number. Returns
/// false for what can't be chosen.
bool NetworkScene::set_clock(std::string_view what, std::string_view value) {
    const auto read = core::read_number(value);
    if (!read || !network().table || !online::may_arrange(*network().table)) {
        return false;
    }
    net::Pace pace = pace_of(network());
    const auto number = static_cast<int>(*read);
    const auto chosen = [number](std::span<const int> from) {
        return std::find(from.begin(), from.end(), number) != from.end();
    };
    if (what == "clock-kind:" && number >= 0 && number < 3) {
        pace = {static_cast<PaceKind>(number), static_cast<std::uint16_t>(kDefaultTimes[number]),
                0};
    } else if (what == "clock-time:" && chosen(online::times_of(pace.kind))) {
        pace.seconds = static_cast<std::uint16_t>(number);
    } else if (what == "clock-gain:" && pace.kind == PaceKind::player &&
               chosen(online::increments())) {
        pace.increment = static_cast<std::uint16_t>(number);
    } else {
        return false;
    }
    traffic_->done(online::set_pace(traffic_->table(), pace, traffic_->time()));
    return true;
}

}  // namespace ctq::scenes
