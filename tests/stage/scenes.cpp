#include "tests/stage/scenes.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>

#include "engine/core/record.hpp"
#include "engine/core/share.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::stage {
namespace {

using Words = std::vector<std::string>;

/// Returns a place that is reached by commands only.
Place by(std::string name, Words commands) {
    return {std::move(name), [commands = std::move(commands)](Player& person) {
                person.set_up(commands);
                person.rest();
            }};
}

/// Returns a place that is reached by commands and then one press of a visible spot.
Place pressed_at(std::string name, Words commands, std::string spot) {
    return {std::move(name),
            [commands = std::move(commands), spot = std::move(spot)](Player& person) {
                person.set_up(commands);
                person.rest();
                person.click(spot);
            }};
}

/// Returns the commands that start a match between people.
Words table_of(const std::string& game, const Words& commands) {
    Words words{"setup:" + game, "seat:2=human", "seed:7"};
    words.insert(words.end(), commands.begin(), commands.end());
    words.emplace_back("start");
    return words;
}

Place played(std::string name, Words table, int actions, Words then = {}) {
    return {std::move(name),
            [table = std::move(table), actions, then = std::move(then)](Player& person) {
                person.set_up(table);
                person.play(actions);
                person.rest();
                if (person.session().viewpoint().curtain() != 0) {
                    person.set_up({"curtain"});
                }
                person.set_up(then);
                person.rest();
            }};
}

/// Returns a place at a table where the board shows the last entry of the log.
Place looking_back(std::string name, Words table, int actions) {
    Place place = played(std::move(name), std::move(table), actions);
    place.arrive = [arrive = place.arrive](Player& person) {
        arrive(person);
        person.set_up({"look:" + std::to_string(person.board().log().back().plies)});
        person.rest();
    };
    return place;
}

/// Returns a place at a table with a hint, after `presses` more presses of the hint key.
Place advised(std::string name, const std::string& game, int presses) {
    return {std::move(name), [game, presses](Player& person) {
                person.set_up({"setup:" + game, "seed:7", "start"});
                person.rest();
                for (int i = 0; i < presses; ++i) {
                    person.press(U'h');
                }
                person.rest();
            }};
}

/// Returns a place at a table where one button of a phone's row has opened a sheet.
Place with_sheet(std::string name, Words table, std::string button) {
    return {std::move(name),
            [table = std::move(table), button = std::move(button)](Player& person) {
                const ui::Rect screen = person.screen();
                person.set_up(table);
                person.play(12);
                person.rest();
                person.resize(kPhone);
                person.click(button);
                person.resize(screen);
            }};
}

/// Returns a place at a table of Cartolan between two people, after the given actions.
Place recorded(std::string name, const std::string& options, const std::string& tokens) {
    const std::string record = "[Game \"cartolan\"]\n[Options \"" + options +
                               "\"]\n[Seats \"human human\"]\n[Seed \"3\"]\n\n" + tokens + "\n";
    return {std::move(name), [record](Player& person) {
                person.set_up({"library", "import:" + record});
                person.go("table=" + Player::saves().list().front().id);
                person.rest();
                person.wait(3);  // until it is known whether the match is stalled
            }};
}

constexpr int kWhole = 5000;  // more actions than any match has

/// Returns a place at a table after this many actions. Playing them takes long, so only the first
/// visit does; later visits open the saved record.
Place played_out(std::string name, Words table, int actions = kWhole) {
    return {std::move(name), [table = std::move(table), actions,
                              record = std::make_shared<std::string>()](Player& person) {
                if (record->empty()) {
                    Player other;
                    other.set_up(table);
                    other.play(actions);
                    *record = core::write_record(other.session().match());
                }
                person.set_up({"library", "import:" + *record});
                person.go("table=" + Player::saves().list().front().id);
                person.rest();
            }};
}

/// Adds tables whose boards, hands or seats have an unusual layout.
void add_boards(std::vector<Place>& all) {
    const auto carteso = [&](const std::string& name, const Words& commands, int actions) {
        all.push_back(played("carteso, " + name, table_of("carteso", commands), actions));
    };
    carteso("1×1", {"option:size=1", "option:komi=0"}, 0);
    carteso("13×13", {"option:size=13", "option:komi=0"}, 30);
    carteso("9×4", {"option:cols=4", "option:komi=0"}, 4);
    carteso("komi chosen", {}, 1);
    all.push_back(played("carteso, best play",
                         table_of("carteso", {"option:size=3", "option:komi=0"}), 6,
                         {"end", "review"}));
    for (const char* rules : {"board", "cards"}) {
        all.push_back(played(std::string("cartagena with four, ") + rules,
                             table_of("cartagena", {std::string("option:rules=") + rules, "seats:4",
                                                    "seat:3=human", "seat:4=human"}),
                             12));
    }
    for (const int seats : {1, 2, 5, 8}) {
        Words table{"setup:incan_gold", "seats:" + std::to_string(seats), "seed:7"};
        for (int seat = 2; seat <= seats; ++seat) {
            table.push_back("seat:" + std::to_string(seat) +
                            (seat % 2 == 0 ? "=human" : "=myopic"));
        }
        table.emplace_back("start");
        all.push_back(played("incan_gold with " + std::to_string(seats), table, 5));
    }
    all.push_back(recorded("cartolan, first move", "", "first=1"));
    all.push_back(
        played_out("cartolan, a large map", table_of("cartolan", {"option:mode=regular"}), 200));
    all.push_back(recorded("cartolan, a fight", "mode=regular", "first=1 n n tile=ftttt stop n n"));
    all.push_back(
        recorded("cartolan, a bank", "", "first=1 w stop stop w tile=tfttt stop stop e e"));
    all.push_back(recorded("cartolan, a shop",
                           "adventurer_price=1 agent_price=1 agent_price_own=1 domain=1",
                           "first=1 w stop stop w tile=tfttt stop stop e e bank=5"));
    all.push_back(recorded("cartolan, cards to choose", "mode=advanced domain=0",
                           "first=1 card=lookout card=banker n n tile=ftttt tile=ttttf"));
    all.push_back(recorded("cartolan, stalled", "", "first=1 stop stop stop stop"));
    all.push_back(recorded("cartolan, the end of a voyage", "mode=regular",
                           "first=1 e e tile=tfttt e tile=disaster e e stop stop w stop stop w "
                           "bank=2 count"));
    for (const char* game : {"incan_gold", "carteso", "cartolan"}) {
        all.push_back(by(std::string("first game of ") + game, {std::string("first:") + game}));
    }
}

/// Shows the page as served by a server on which people can open tables of all games.
void open_club(Player& person) {
    person.machine.games_of_server = "cartagena incan_gold carteso cartolan";
    person.reload();
}

void add_general(std::vector<Place>& all) {
    all.push_back(by("lobby", {}));
    all.push_back(pressed_at("settings", {}, "settings"));
    all.push_back({"keys", [](Player& person) { person.press(U'?'); }});
    all.push_back(by("set-up, several people",
                     {"setup:cartolan", "seats:3", "seat:2=human", "name:2=Ann", "house-rules"}));
    all.push_back({"how to play", [](Player& person) {
                       person.set_up({"setup:cartolan", "seed:7", "start"});
                       person.rest();
                       person.press(U'?');
                   }});
    all.push_back(by("library, empty", {"library"}));
    all.push_back(by("library", {"play:cartagena", "lobby", "play:carteso", "lobby", "library"}));
    all.push_back({"lobby of a club", [](Player& person) {
                       open_club(person);
                       person.answer("a\tcarteso\tfree\t1\t5×5\tAnna\n");
                   }});
    all.push_back({"tables of a club", [](Player& person) {
                       open_club(person);
                       person.go("tables");
                       person.wait(0.1);
                       person.answer(
                           "a\tcarteso\tfree\t1\t5×5\tAnna\n"
                           "b\tcartagena\tplaying\t0\tBoard rules\tAnna, Ben and Level 3 – "
                           "Amateur\n"
                           "c\tincan_gold\tfree\t2\t\t\n"
                           "d\tcartolan\tover\t0\tRegular\tBen and Eve\n");
                   }});
    all.push_back({"tables of a club, none", [](Player& person) {
                       open_club(person);
                       person.go("tables");
                       person.wait(0.1);
                       person.answer("");
                   }});
    all.push_back(by("offer of a set-up", {"setup:carteso", "share"}));
    all.push_back({"what a link offers",
                   [](Player& person) { person.go("new=incan_gold;;human,myopic;17"); }});
    all.push_back({"a match that a link offers", [](Player& person) {
                       person.set_up(table_of("carteso", {}));
                       person.play(4);
                       const std::string route =
                           "m=" + core::write_code(person.session().match().branch());
                       person.go("");
                       person.go(route);
                   }});
    all.push_back(by("a link that leads nowhere", {}));
    all.back().arrive = [](Player& person) { person.go("nowhere"); };
    all.push_back({"a bot without a worker", [](Player& person) {
                       person.machine.no_worker = true;
                       person.set_up({"setup:cartagena", "seat:1=greedy", "seed:7", "start"});
                       person.rest();
                   }});
    all.push_back({"lobby, with results of the days", [](Player& person) {
                       person.machine.storage["daily:cartagena"] = "2026-11-22 4\n2026-11-21 2\n";
                       person.machine.storage["daily:carteso"] = "2026-11-22 1\n2026-11-20 4\n";
                       person.reload();
                       person.scroll_to("daily:cartagena");
                   }});
    all.push_back({"lobby, with matches to resume", [](Player& person) {
                       person.set_up({"setup:cartagena", "seats:4", "seed:7", "start"});
                       person.play(3);
                       person.go("");
                   }});
    all.push_back(by("with a friend", {"friend:cartagena"}));
    all.push_back(by("match of the day", {"daily:cartagena"}));
    all.push_back(by("result of the day", {"daily:cartagena", "end", "end-yes"}));
    all.push_back({"result of the day, with those of bots", [](Player& person) {
                       person.set_up({"daily:incan_gold"});
                       person.rest();
                       while (!person.over()) {
                           person.set_up({"act:leave"});
                           person.rest();
                       }
                       person.wait(3);
                       person.rest();
                   }});
    all.push_back({"record", [](Player& person) {
                       person.machine.storage["levels:cartagena"] =
                           "level-2 12 7 2 5 34\nlevel-3 3 0 0 0 0\n2026-10 9 5\n2026-11 6 2\n";
                       person.machine.storage["levels:incan_gold"] =
                           "level-2 3 2 1 2 26 0 176\nlevel-4 5 1 1 1 0 0 150\nalone 5 224 870\n";
                       person.machine.storage["levels:carteso"] = "4 won=3 lost=1\n2\n";
                       person.machine.storage["daily:carteso"] = "2026-11-20 4\n2026-11-21 4\n";
                       person.machine.storage["puzzles:cartagena"] = "1234abcd 3\n0000ffff 2\n";
                       person.go("record");
                   }});
    all.push_back({"record, asked to begin anew", [](Player& person) {
                       person.machine.storage["levels:cartagena"] =
                           "level-2 12 7 2 5 34\nlevel-3 3 0 0 0 0\n2026-10 9 5\n2026-11 6 2\n";
                       person.machine.storage["levels:incan_gold"] = "alone 5 224 870\n";
                       person.go("record");
                       person.set_up({"reset-record"});
                   }});
    all.push_back(by("record, empty", {"record"}));
    all.push_back(by("puzzles", {"puzzles"}));
    all.push_back({"a puzzle, answered", [](Player& person) {
                       person.set_up({"puzzles"});
                       const auto first = std::find_if(
                           person.spots().begin(), person.spots().end(),
                           [](const ui::Spot& spot) { return spot.name.starts_with("puzzle:"); });
                       person.set_up({std::string(first->name)});
                       person.rest();
                       person.play(1);
                       person.rest();
                   }});
    all.push_back(by("laboratory", {"laboratory"}));
    all.push_back(by("laboratory with results", {"laboratory", "games:40", "run"}));
    all.push_back(by("a match-up", {"laboratory", "preset:sanity", "games:40", "run"}));
    all.push_back(by("a sweep over numbers", {"laboratory", "preset:tokens", "games:60", "run"}));
    all.push_back(by("a tournament", {"laboratory", "kind:tournament", "games:20", "run"}));
    all.push_back(by("a comparison", {"laboratory", "kind:comparison", "games:200", "run"}));
    all.push_back({"results beside others", [](Player& person) {
                       person.set_up({"laboratory", "games:40", "run"});
                       person.rest();
                       person.set_up({"lab-seed:8", "run"});
                       person.rest();
                       person.set_up({"aside:0"});
                   }});
    all.push_back(by("rules", {"rules"}));
    all.push_back({"rules, scrolled", [](Player& person) {
                       person.set_up({"rules:cartolan"});
                       person.press(ui::Key::page_down);
                       person.press(ui::Key::page_down);
                   }});
    // On a phone the actions for a match are in a sheet; on larger screens they stand beside the
    // list.
    all.push_back(
        {"library, a match picked", [](Player& person) {
             person.set_up({"play:cartagena", "lobby", "play:carteso", "lobby", "library"});
             const ui::Rect screen = person.screen();
             person.resize(kPhone);
             person.click("pick:" + Player::saves().list().back().id);
             person.resize(screen);
         }});
}

/// Adds the set-up, tables and reviews of one game.
void add_game(std::vector<Place>& all, const std::string& game, const Words& open, int middle) {
    const auto named = [&](const char* what) { return what + (" of " + game); };
    all.push_back(by(named("set-up"), {"setup:" + game}));
    all.push_back(played(named("beginning"), table_of(game, {}), 0));
    all.push_back(played(named("middle"), table_of(game, open), middle));
    all.push_back({named("menu"), [=](Player& person) {
                       person.set_up(table_of(game, open));
                       person.play(2);
                       person.rest();
                       if (person.session().viewpoint().curtain() != 0) {
                           person.set_up({"curtain"});
                       }
                       person.click("menu");
                   }});
    all.push_back(played(named("end"), table_of(game, open), 3, {"end"}));
    all.push_back(played_out(named("result"), table_of(game, open)));
    all.push_back(played(named("links"), table_of(game, open), 2, {"share"}));
    all.push_back(played(named("review"), table_of(game, open), middle, {"end", "review"}));
    all.push_back(
        {named("bots"), [=](Player& person) {
             person.set_up({"setup:" + game, "seat:1=random", "seat:2=random", "seed:3", "start"});
             person.pass(5);
             person.click("pause");
         }});
    all.push_back(by(named("rules"), {"rules:" + game}));
}

}  // namespace

const std::vector<Place>& places() {
    static const std::vector<Place> list = [] {
        std::vector<Place> all;
        add_general(all);
        add_game(all, "cartagena", {"option:rules=board"}, 20);
        add_game(all, "carteso", {"option:komi=0"}, 20);
        add_game(all, "incan_gold", {"seats:3", "seat:3=human"}, 12);
        add_game(all, "cartolan", {"option:mode=regular"}, 60);
        all.push_back(
            played("advanced Cartolan", table_of("cartolan", {"option:mode=advanced"}), 60));
        add_boards(all);
        all.push_back(looking_back("looking back in cartagena",
                                   table_of("cartagena", {"option:rules=board"}), 20));
        all.push_back(looking_back("looking back in cartolan",
                                   table_of("cartolan", {"option:mode=regular"}), 60));
        all.push_back(
            looking_back("why in cartagena", table_of("cartagena", {"option:rules=board"}), 20));
        all.back().arrive = [arrive = all.back().arrive](Player& person) {
            arrive(person);
            person.press(U'y');
            person.rest();
        };
        for (const char* game : {"cartagena", "carteso", "incan_gold"}) {
            all.push_back(advised(std::string("advice in ") + game, game, 1));
            if (std::string_view(game) != "incan_gold") {
                all.push_back(advised(std::string("advice in ") + game + ", listed", game, 2));
            }
        }
        all.push_back(with_sheet("sheet of players",
                                 {"setup:cartolan", "seats:4", "seed:7", "start"}, "players"));
        all.push_back(pressed_at("about", {}, "about"));
        all.push_back(played("what was missed",
                             table_of("cartagena", {"option:rules=advanced", "seats:3"}), 8));
        all.push_back(by("first game", {"first:cartagena"}));
        all.push_back(played("sandbox of cartagena", table_of("cartagena", {"option:rules=board"}),
                             6, {"sandbox"}));
        all.push_back(played("sealed sandbox", table_of("cartagena", {"option:rules=cards"}), 6,
                             {"sandbox"}));
        all.push_back(played("sandbox of carteso", table_of("carteso", {}), 6, {"sandbox"}));
        all.push_back(played("sandbox of incan_gold", table_of("incan_gold", {}), 6, {"sandbox"}));
        all.push_back(played("analysed review of cartagena",
                             table_of("cartagena", {"option:rules=board"}), 12,
                             {"end", "review", "analyse:fast"}));
        for (const char* part : {"part:1", "part:2"}) {
            all.push_back(played(std::string("sandbox, ") + part,
                                 table_of("cartagena", {"option:rules=board"}), 6, {"sandbox"}));
            all.back().arrive = [arrive = all.back().arrive, part](Player& person) {
                arrive(person);
                person.click(part);
            };
        }
        all.push_back(played("owners in carteso", table_of("carteso", {"option:komi=0"}), 20,
                             {"end", "review", "who-owns"}));
        for (Place& place : network_places()) {
            all.push_back(std::move(place));
        }
        return all;
    }();
    return list;
}

bool on_board(std::string_view name) {
    for (const char* begin : {"space:", "token:", "point:", "cell:", "card:", "group-"}) {
        if (name.starts_with(begin)) {
            return true;
        }
    }
    return false;
}

namespace {

/// The state of the machine that remains when a page is closed.
struct Page {
    decltype(Machine::storage) storage;
    decltype(Machine::routes) routes;
    std::uint64_t drawn = 0;
    double now = 0;
};

/// What is known of a place on one screen: the number of visits and, if a reload shows the same,
/// the page to reload.
struct Visits {
    int count = 0;
    std::optional<Page> page{};
};

using Visitor = std::tuple<std::string, float, float, std::string, bool, bool>;

Visits& visits_of(const Place& place, const Wishes& wishes) {
    static std::map<Visitor, Visits> all;
    return all[{place.name, wishes.screen.w, wishes.screen.h, wishes.text, wishes.light,
                wishes.motion}];
}

std::unique_ptr<Player> stay(std::unique_ptr<Player> person, const Place& place) {
    if (place.stay > 0) {
        person->wait(place.stay);
    }
    return person;
}

std::unique_ptr<Player> reopened(const Page& page, const Place& place, const Wishes& wishes) {
    auto person = std::make_unique<Player>(wishes);
    person->pass(page.now - person->now());
    person->machine.storage = page.storage;
    person->machine.routes = page.routes;
    person->machine.drawn = page.drawn;
    person->reload();
    return stay(std::move(person), place);
}

/// Whether two persons see the same frame and are offered the same commands.
bool same(Player& a, Player& b) {
    const auto spot = [](const ui::Spot& one, const ui::Spot& other) {
        return one.name == other.name && one.label == other.label && one.rect == other.rect &&
               one.shown == other.shown && one.enabled == other.enabled &&
               one.layer == other.layer && one.kind == other.kind;
    };
    return std::equal(a.spots().begin(), a.spots().end(), b.spots().begin(), b.spots().end(),
                      spot) &&
           a.focus() == b.focus() && a.text_view() == b.text_view() &&
           a.machine.storage == b.machine.storage && a.machine.routes == b.machine.routes &&
           a.machine.question.has_value() == b.machine.question.has_value() &&
           a.picture() == b.picture();
}

}  // namespace

std::unique_ptr<Player> person_at(const Place& place, const Wishes& wishes) {
    Visits& visits = visits_of(place, wishes);
    if (visits.page) {
        return reopened(*visits.page, place, wishes);
    }
    auto person = std::make_unique<Player>(wishes);
    place.arrive(*person);
    person = stay(std::move(person), place);
    // Places of network tables are not reloaded, because the other persons' pages would have to be,
    // too.
    if (++visits.count == 2 && !place.network) {
        const Machine& left = person->machine;
        const Page page{left.storage, left.routes, left.drawn, person->now()};
        const auto other = reopened(page, place, wishes);
        if (same(*person, *other)) {
            visits.page = page;
        }
    }
    return person;
}

}  // namespace ctq::stage
