// The places (pages and states) of network tables, and how a test gets there together with the
// other persons at the table.
#include <doctest/doctest.h>

#include "tests/stage/scenes.hpp"

namespace ctq::stage {
namespace {

/// Set-ups of a game with many controls, a game with undo, and a game with secret choices.
constexpr const char* kCartolan = "cartolan;;human,guest,guest;";
constexpr const char* kCartesoSetup = "carteso;komi=0;human,guest;";
constexpr const char* kIncanGold = "incan_gold;;human,guest,guest;";

/// A time, in seconds, that is shorter than the time limit for answering a question.
constexpr double kAsked = 15;

/// Runs the command of a button without drawing, because other tests press it. If the name is not a
/// command, scrolls to the spot with this name and clicks it.
void press_waiting(Player& person, const std::string& name) {
    person.machine.begin();
    if (person.app().run(name, person.now())) {
        person.pass();
        return;
    }
    person.settle();
    person.scroll_to(name);
    person.click(name);
}

/// Returns the route (the text after #) of the link that this button copies.
std::string route_copied_by(Player& person, const std::string& button) {
    press_waiting(person, button);
    const std::string& link = person.machine.clipboard;
    CAPTURE(link);
    REQUIRE(link.find('#') != std::string::npos);
    return link.substr(link.find('#') + 1);
}

/// Opens a table with this set-up.
void open_host_table(Player& host, const char* setup) {
    host.go(std::string("invite=") + setup);
    press_waiting(host, "open-table");
    host.answer("Anna of the long name");
}

/// Opens the host's link. The guest arrives at the scene that asks whether to join.
void come(Player& host, Player& guest) {
    const std::string route = route_copied_by(host, "link-copy");
    press_waiting(guest, "ask:link");
    guest.answer("https://example.org/#" + route);
}

void join(Player& host, Player& guest) {
    come(host, guest);
    press_waiting(guest, "join");
    guest.answer("Benjamin the Navigator");
}

/// Opens a table and lets the guest join, which begins the match. Bots take the remaining seats.
void gather(Player& host, Player& guest, const char* setup) {
    open_host_table(host, setup);
    join(host, guest);
    host.pass();
    if (std::string_view(setup) != kCartesoSetup) {
        press_waiting(host, "fill:3");
    }
}

/// Plays `actions` actions, then more until it is the turn of the seat `turn`.
void begin_table(Player& host, Player& guest, const char* setup, int actions,
                 const Player* turn = nullptr) {
    gather(host, guest, setup);
    host.play(actions);
    for (int i = 0; turn != nullptr && !turn->session().your_turn(); ++i) {
        REQUIRE(i < 100);
        host.play(1);
    }
}

/// Reloads the guest's page, which then opens the link of a new invitation.
void come_again(Player& host, Player& guest) {
    guest.machine.routes = {""};
    guest.reload();
    host.wait(1);
    come(host, guest);
}

using AtTable = std::function<void(Player& host, Player& guest)>;

/// A place as the host sees it.
Place host_sees(std::string name, AtTable arrive) {
    return {"host: " + std::move(name), [arrive = std::move(arrive)](Player& person) {
                arrive(person, person.bring());
                person.settle();
            }};
}

/// A place as the guest sees it.
Place guest_sees(std::string name, AtTable arrive) {
    return {"guest: " + std::move(name), [arrive = std::move(arrive)](Player& person) {
                arrive(person.bring(), person);
                person.settle();
            }};
}

/// Puts the guest on another device than the host.
AtTable disconnected(AtTable arrive) {
    return [arrive = std::move(arrive)](Player& host, Player& guest) {
        guest.machine.apart = true;
        arrive(host, guest);
    };
}

void add_gathering(std::vector<Place>& all) {
    all.push_back(
        host_sees("waiting", [](Player& host, Player&) { open_host_table(host, kCartolan); }));
    all.push_back(host_sees("nobody is reached", disconnected([](Player& host, Player& guest) {
                                open_host_table(host, kCartesoSetup);
                                join(host, guest);
                                const std::string answer = route_copied_by(guest, "link-copy");
                                host.part();
                                press_waiting(host, "paste");
                                host.answer(answer);
                            })));
    all.push_back(guest_sees("invited", [](Player& host, Player& guest) {
        open_host_table(host, kCartolan);
        come(host, guest);
    }));
    all.push_back(guest_sees("an answer to be sent", disconnected([](Player& host, Player& guest) {
                                 open_host_table(host, kCartolan);
                                 join(host, guest);
                             })));
    all.push_back(guest_sees("seated", [](Player& host, Player& guest) {
        open_host_table(host, kCartolan);
        join(host, guest);
    }));
    all.push_back(guest_sees("looking on", [](Player& host, Player& guest) {
        open_host_table(host, kCartolan);
        come(host, guest);
        press_waiting(guest, "look-on");
    }));
    all.push_back(guest_sees("the table was closed", [](Player& host, Player& guest) {
        open_host_table(host, kCartolan);
        join(host, guest);
        press_waiting(host, "leave-table");
    }));
    all.push_back({"a guest's answer, opened beside the host's page", [](Player& person) {
                       Player& host = person.bring();
                       Player& guest = person.bring();
                       guest.machine.apart = true;
                       open_host_table(host, kCartesoSetup);
                       join(host, guest);
                       person.go(route_copied_by(guest, "link-copy"));
                   }});
}

void add_playing(std::vector<Place>& all) {
    all.push_back(host_sees("own turn", [](Player& host, Player& guest) {
        begin_table(host, guest, kCartolan, 6, &host);
    }));
    all.push_back(guest_sees("the host's turn", [](Player& host, Player& guest) {
        begin_table(host, guest, kCartolan, 6, &host);
    }));
    all.push_back(guest_sees("choosing at once", [](Player& host, Player& guest) {
        begin_table(host, guest, kIncanGold, 5, &guest);
    }));
    all.push_back(guest_sees("asked to let take back", [](Player& host, Player& guest) {
        begin_table(host, guest, kCartesoSetup, 3, &guest);
        press_waiting(host, "undo");
    }));
    all.back().stay = kAsked;
    all.push_back(host_sees("asks to take back", [](Player& host, Player& guest) {
        begin_table(host, guest, kCartesoSetup, 3, &guest);
        press_waiting(host, "undo");
    }));
    all.back().stay = kAsked;
    all.push_back(guest_sees("a bot plays instead", [](Player& host, Player& guest) {
        begin_table(host, guest, kCartesoSetup, 3, &guest);
        host.set_up({"net:bot:2"});
    }));
    all.push_back(guest_sees("seat kept, in the lobby", [](Player& host, Player& guest) {
        begin_table(host, guest, kCartesoSetup, 3);
        press_waiting(guest, "menu");
        press_waiting(guest, "menu-lobby");
    }));
}

void add_lost(std::vector<Place>& all) {
    const auto lost = [](Player& host, Player& guest) {
        begin_table(host, guest, kCartolan, 6);
        host.part();
    };
    all.push_back(host_sees("the guest is lost", lost));
    all.push_back(host_sees("asked whether to end it", [lost](Player& host, Player& guest) {
        lost(host, guest);
        press_waiting(host, "end");
    }));
    all.push_back(host_sees("ended", [lost](Player& host, Player& guest) {
        lost(host, guest);
        press_waiting(host, "end");
        press_waiting(host, "net:stop");
    }));
    all.push_back(guest_sees("ended", [](Player& host, Player& guest) {
        begin_table(host, guest, kCartolan, 6);
        host.set_up({"end"});
        press_waiting(host, "net:stop");
    }));
    all.push_back(guest_sees("the host is lost", [](Player& host, Player& guest) {
        begin_table(host, guest, kCartesoSetup, 3);
        guest.part();
    }));
    all.push_back(guest_sees("coming back", [](Player& host, Player& guest) {
        begin_table(host, guest, kCartolan, 6);
        come_again(host, guest);
    }));
    all.push_back(guest_sees("coming back by an answer", [](Player& host, Player& guest) {
        begin_table(host, guest, kCartolan, 6);
        guest.machine.apart = true;
        come_again(host, guest);
        press_waiting(guest, "return");
    }));
}

void add_next_matches(std::vector<Place>& all) {
    const auto ended = [](Player& host, Player& guest) {
        begin_table(host, guest, kCartesoSetup, 3);
        host.set_up({"end", "net:stop"});
        host.wait(1);
    };
    all.push_back(guest_sees("asked for a rematch", [ended](Player& host, Player& guest) {
        ended(host, guest);
        host.set_up({"again"});
        host.wait(1);
    }));
    all.push_back(
        host_sees("waits for the answer, the sheet put away", [ended](Player& host, Player& guest) {
            ended(host, guest);
            host.set_up({"look", "again"});
            host.wait(1);
        }));
    all.push_back(host_sees("what shall be played next", [ended](Player& host, Player& guest) {
        ended(host, guest);
        press_waiting(host, "another");
    }));
    all.push_back(guest_sees("which rules next", [ended](Player& host, Player& guest) {
        ended(host, guest);
        press_waiting(guest, "another");
        press_waiting(guest, "net:choose:cartolan");
    }));
}

void add_talking(std::vector<Place>& all) {
    all.push_back(guest_sees("says something", [](Player& host, Player& guest) {
        begin_table(host, guest, kCartesoSetup, 3);
        press_waiting(guest, "talk");
    }));
    all.push_back(guest_sees("in another tab", [](Player& host, Player& guest) {
        begin_table(host, guest, kCartesoSetup, 3);
        const std::string route = guest.machine.routes.back();
        guest.set_up({"elsewhere:net:" + route.substr(route.find('=') + 1)});
    }));
    all.push_back(guest_sees("asked whether to leave", [](Player& host, Player& guest) {
        begin_table(host, guest, kCartesoSetup, 3);
        press_waiting(guest, "end");
    }));
    all.push_back(host_sees("a clock runs", [](Player& host, Player& guest) {
        open_host_table(host, kCartesoSetup);
        press_waiting(host, "clock");
        press_waiting(host, "clock-kind:1");
        press_waiting(host, "clock-sheet-close");
        join(host, guest);
        host.pass();
    }));
    all.push_back(host_sees("the clock is set", [](Player& host, Player&) {
        open_host_table(host, kCartesoSetup);
        press_waiting(host, "clock");
        press_waiting(host, "clock-kind:2");
    }));
    all.push_back(guest_sees("asked whether to end the match", [](Player& host, Player& guest) {
        begin_table(host, guest, kIncanGold, 5, &guest);
        host.set_up({"net:propose-end"});
        host.wait(1);
    }));
    all.back().stay = kAsked;
}

/// Returns the link that sends on a match of play by link, after one turn.
std::string link_of_match(Player& person) {
    person.go("new=cartolan;;human,human;");
    person.click("start");
    const int seat = person.session().turn().seat;
    while (person.session().turn().seat == seat) {
        person.play(1);
    }
    if (person.spot("share") == nullptr) {
        person.click("menu");
        person.click("menu-share");
    } else {
        person.click("share");
    }
    return route_copied_by(person, "copy-link");
}

void add_by_link(std::vector<Place>& all) {
    const auto offered = [](Player& person) {
        person.go(link_of_match(person.bring()));
        person.part();
    };
    const auto seated = [offered](Player& person) {
        offered(person);
        press_waiting(person, "sit");
    };
    all.push_back({"by link: offered", offered});
    all.push_back({"by link: own turn", seated});
    all.push_back({"by link: to be sent on", [seated](Player& person) {
                       seated(person);
                       for (int i = 0; person.session().your_turn(); ++i) {
                           REQUIRE(i < 100);
                           person.play(1);
                       }
                   }});
}

}  // namespace

std::vector<Place> network_places() {
    std::vector<Place> all;
    all.push_back({"a table for guests",
                   [](Player& person) { person.go("invite=cartagena;;human,guest;"); }});
    add_gathering(all);
    add_playing(all);
    add_lost(all);
    add_next_matches(all);
    add_talking(all);
    add_by_link(all);
    for (Place& place : all) {
        place.network = true;
    }
    return all;
}

}  // namespace ctq::stage
