// Saved matches: the library, import and export, a full storage.
#include <doctest/doctest.h>

#include <string>

#include "shell/scenes/table/saving.hpp"
#include "shell/store/saved_text.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;
using ui::Key;

/// The names of the visible rows, from top to bottom.
std::vector<std::string> rows(Player& person) {
    std::vector<std::string> list;
    for (const ui::Spot& spot : person.spots()) {
        if (spot.name.starts_with("pick:")) {
            list.push_back(spot.name);
        }
    }
    return list;
}

/// Goes from a table to the lobby and into the library.
void go_to_library(Player& person) {
    go_to_lobby(person);
    person.click("library");
    REQUIRE(person.scene() == "library");
}

void import(Player& person, std::string_view text) {
    person.click("import");
    REQUIRE(person.machine.question);
    CHECK(person.machine.question->text.empty());
    person.answer(text);
}

/// The content of the last saved file.
std::string file(const Player& person) {
    std::string content;
    for (const std::string& request : person.machine.requests) {
        if (request.starts_with("file ")) {
            content = request.substr(request.find('\n') + 1);
        }
    }
    REQUIRE_FALSE(content.empty());
    return content;
}

/// Begins with these records and this index in the storage.
void stock(Player& person, const std::string& index,
           std::initializer_list<std::pair<const char*, std::string>> matches) {
    person.machine.storage["index"] = index;
    for (const auto& [id, record] : matches) {
        person.machine.storage[std::string("match:") + id] = record;
    }
    person.reload();
}

/// The record of a short match against a bot.
std::string short_record() {
    Player person;
    open_table(person, 1, {"option:rules=cards"});
    return records(person).front();
}

TEST_CASE("The library shows for each match a picture of its position") {
    // Two matches with the same line in the index.
    const std::string index =
        "aaa|cartagena|rules=board|human human|4|open|2026-11-21 14:05|1|||0|||\n";
    std::vector<std::size_t> pictures;
    for (const int actions : {1, 9}) {
        Player player;
        sit_down(player, "cartagena", {"option:rules=board", "seat:2=human", "seed:5"});
        player.play(actions);
        Player person;
        stock(person, index, {{"aaa", records(player).front()}});
        person.click("library");
        REQUIRE(rows(person) == std::vector<std::string>{"pick:aaa"});
        pictures.push_back(person.picture());
    }
    CHECK(pictures[0] != pictures[1]);
    Player person;
    stock(person, index, {{"aaa", "[Game"}});
    person.click("library");
    CHECK(person.read("Cartagena, Board") != nullptr);
}

/// An index with matches of three games: won, lost, drawn, ended early, between people, open, of
/// bots only.
constexpr const char* kMany =
    "aaa|cartagena|rules=board|human level:2|40|over|2026-11-21 14:05|1||||||66 17\n"
    "bbb|carteso|komi=4 sides=fixed|human level:3|30|over|2026-11-20 14:05|2||||||10 12\n"
    "ccc|carteso|komi=4 sides=fixed|human level:3|30|over|2026-11-19 14:05|12||||||10 10\n"
    "ddd|incan_gold||human level:1 level:1|9|ended|2026-11-18 14:05||||0|||\n"
    "eee|cartagena|rules=board|human human|22|over|2026-11-17 14:05|2||||Ann;Ben||10 60\n"
    "fff|cartagena|rules=board|human level:2|4|open|2026-11-16 14:05|1|||0|||\n"
    "ggg|carteso|komi=4 sides=fixed|level:1 level:2|20|over|2026-11-15 14:05|1||||||9 4\n";

using Rows = std::vector<std::string>;

TEST_CASE("The library's search finds a match by any word that its row shows") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player person(screen);
        stock(person, kMany, {});
        person.go("library");
        const std::size_t all = rows(person).size();
        person.click("search");
        REQUIRE(person.machine.question);
        person.answer("ben cartagena");
        CHECK(rows(person) == Rows{"pick:eee"});
        CHECK(person.read("Search: ben cartagena") != nullptr);
        person.click("search");
        REQUIRE(person.machine.question);
        CHECK(person.machine.question->text == "ben cartagena");
        person.answer("nobody of that name");
        CHECK(rows(person).empty());
        CHECK(person.read("None of these") != nullptr);
        person.click("search-end");
        CHECK(rows(person).size() == all);
        CHECK(person.spot("search-end") == nullptr);
    }
}

TEST_CASE("The library filters by game, and by whether the only person won or lost") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player person(screen);
        stock(person, kMany, {});
        person.go("library");
        CHECK(person.spot("of:cartolan") == nullptr);
        person.click("of:carteso");
        CHECK(rows(person) == Rows{"pick:bbb", "pick:ccc", "pick:ggg"});
        CHECK(pressed(person, "of:carteso"));
        person.click("show:lost");
        CHECK(rows(person) == Rows{"pick:bbb"});
        person.click("of:all");
        CHECK(rows(person) == Rows{"pick:bbb", "pick:ddd"});
        person.click("show:won");
        CHECK(rows(person) == Rows{"pick:aaa"});
        person.click("show:over");
        person.click("of:cartagena");
        CHECK(rows(person) == Rows{"pick:aaa", "pick:eee"});
        person.click("of:all");
        person.click("show:open");
        CHECK(rows(person) == Rows{"pick:fff"});
        person.go("");
        person.go("library");
        CHECK(rows(person) == Rows{"pick:fff"});  // the filter is kept
    }
}

TEST_CASE("A branch is listed below its original match, and circular branch links hide no match") {
    const std::string index =
        "aaa|cartagena|rules=board|human level:2|9|open|2026-11-21 14:05|1|ccc@4||2|||\n"
        "bbb|cartagena|rules=board|human level:2|9|open|2026-11-20 14:05|1|||0|||\n"
        "ccc|cartagena|rules=board|human level:2|9|open|2026-11-19 14:05|1|||0|||\n"
        "ddd|cartagena|rules=board|human level:2|9|open|2026-11-18 14:05|1|aaa@6||3|||\n"
        "eee|cartagena|rules=board|human level:2|9|open|2026-11-17 14:05|1|fff@6||3|||\n"
        "fff|cartagena|rules=board|human level:2|9|open|2026-11-16 14:05|1|eee@6||3|||\n";
    Player person;
    stock(person, index, {});
    person.go("library");
    CHECK(rows(person) ==
          Rows{"pick:bbb", "pick:ccc", "pick:aaa", "pick:ddd", "pick:eee", "pick:fff"});
    const float main = person.spot("pick:ccc")->rect.x;
    CHECK(person.spot("pick:bbb")->rect.x == main);
    CHECK(person.spot("pick:aaa")->rect.x > main);
    CHECK(person.spot("pick:ddd")->rect.x > person.spot("pick:aaa")->rect.x);
}

TEST_CASE("The library lists a finished match with its score, the winner's first") {
    Player person;
    sit_down(person, "carteso", {"option:size=1", "seat:2=human"});
    person.play(10);
    REQUIRE(person.over());
    const store::Saved saved = Player::saves().list().front();
    REQUIRE(saved.halves.size() == 2);
    CHECK(store::saved_outcome(saved).ends_with(" won 1½–0"));
    person.set_up({"lobby", "library"});
    CHECK(person.read(store::saved_outcome(saved)) != nullptr);
}

TEST_CASE("The library shows people on one device by name, also in whose turn it is") {
    Player person;
    sit_down(person, "cartagena",
             {"option:rules=board", "seats:3", "seat:2=human", "seat:3=greedy", "name:1=Ann",
              "name:2=Ben"});
    person.play(1);
    person.set_up({"lobby", "library"});
    const store::Saved saved = Player::saves().list().front();
    CHECK(store::saved_seats(saved) == "Ann and Ben against Greedy");
    CHECK(person.read("Ann and Ben against Greedy") != nullptr);
    CHECK(person.read(store::saved_outcome(saved)) != nullptr);
    CHECK((store::saved_outcome(saved) == "Ann to move" ||
           store::saved_outcome(saved) == "Ben to move"));
}

TEST_CASE("The library lists a match with its details; it can be renamed, deleted and restored") {
    Player person;
    person.click("play:cartagena");
    stage::play_by_pointing(person);
    person.rest();
    go_to_library(person);
    REQUIRE(rows(person).size() == 1);
    const std::string id = rows(person).front().substr(5);
    const std::string label = person.spot("pick:" + id)->label;
    CAPTURE(label);
    CHECK(label.starts_with("Cartagena, Board. You against Beginner, "));
    CHECK(label.ends_with(" turns. Your turn. 22 Nov 2026, 09:00."));
    CHECK(person.read("Your turn") != nullptr);
    CHECK(person.read("22 Nov 2026, 09:00") != nullptr);
    CHECK(person.read("Board · You against") != nullptr);
    person.click("rename:" + id);
    REQUIRE(person.machine.question);
    CHECK(person.machine.question->text.empty());
    person.answer("The <b>first</b> one");
    CHECK(person.spot("pick:" + id)->label.starts_with("The <b>first</b> one"));
    CHECK(person.read("The <b>first</b> one") != nullptr);
    CHECK(person.spot("restore") == nullptr);
    person.click("delete:" + id);
    CHECK(rows(person).empty());
    person.click("restore");
    CHECK(rows(person) == std::vector<std::string>{"pick:" + id});
    person.click("delete:" + id);
    CHECK(rows(person).empty());
    CHECK(records(person).empty());
    CHECK(person.read("No matches yet") != nullptr);
    person.reload();
    REQUIRE(person.scene() == "library");
    CHECK(rows(person).empty());
    person.go_back();
    CHECK(person.scene() == "lobby");
}

TEST_CASE("A match saved as a file is imported whole on another device") {
    Player person;
    open_table(person, 1);
    const auto left = person.session().hash();
    const std::string id = behind(person, "table=");
    go_to_library(person);
    person.click("export:" + id);
    const std::string saved = file(person);
    CHECK(saved.starts_with("[Game \"cartagena\"]"));
    Player other;
    other.go("library");
    import(other, saved);
    CHECK(holds(other.app().notice(), "1 match imported"));
    CHECK(other.read("1 match imported") != nullptr);
    REQUIRE(rows(other).size() == 1);
    other.click("resume:" + rows(other).front().substr(5));
    REQUIRE(other.scene() == "table");
    other.rest();
    CHECK(other.session().hash() == left);
}

TEST_CASE("A pasted text that holds no match stays in the import dialog with the reason") {
    Player person;
    person.go("library");
    const std::string chess = "[Game \"chess\"]\n\ne4";
    import(person, chess);
    REQUIRE(person.machine.question);
    CHECK(person.machine.question->words.starts_with("Nothing was imported. "));
    CHECK(holds(person.machine.question->words, "chess"));
    CHECK(person.machine.question->text == chess);
    CHECK(records(person).empty());
}

TEST_CASE(
    "Saves of the first version open, and those of older rules up to the first illegal action") {
    const std::string record = short_record();
    const std::size_t at = record.find("[Rules \"");
    REQUIRE(at != std::string::npos);
    std::string older = record;
    older.replace(at, older.find('\n', at) - at, "[Rules \"0\"]");
    older.erase(older.find_last_not_of(" \n") + 1);
    Player person;
    stock(person, "abc|cartagena||human greedy|12|open\ndef|cartagena||human greedy|12|open\n",
          {{"abc", record}, {"def", older + " hat@77 back@1\n"}});
    person.go("table=abc");
    person.rest();
    const auto first = person.session().hash();
    person.go("table=def");
    const std::string notice = person.app().notice();
    CAPTURE(notice);
    CHECK(holds(notice, "rules version"));
    CHECK(holds(notice, "opened up to"));
    CHECK(holds(notice, "is saved as a copy"));
    person.rest();
    CHECK(person.session().hash() == first);
    stage::play_by_pointing(person);
    // The old save is unchanged.
    CHECK(holds(person.machine.storage["match:def"], "hat@77"));
    int copies = 0;
    for (const std::string& saved : records(person)) {
        copies += holds(saved, "[Parent \"def@") ? 1 : 0;
    }
    CHECK(copies == 1);
}

TEST_CASE(
    "With full storage the person gets a message, and play, undo and the library still work") {
    Player person;
    person.machine.full = true;
    person.click("play:cartagena");
    CHECK(holds(person.app().notice(), "storage is full"));
    person.rest();
    const int first = cursor(person);
    const auto begin = person.session().hash();
    stage::play_by_pointing(person);
    person.rest();
    const auto left = person.session().hash();
    CHECK(cursor(person) > first);
    CHECK(scenes::not_saved(person.table()));
    CHECK(person.read("not kept") != nullptr);
    CHECK(person.app().scene().badge() == "Not kept");
    CHECK(holds(person.text_view(), "This match is not kept: the device’s storage is full"));
    person.press(U'u');
    CHECK(person.session().hash() == begin);
    person.press(U'r');
    person.rest();
    CHECK(person.session().hash() == left);
    go_to_library(person);
    CHECK(person.read("1 match is not kept") != nullptr);
    const std::string row = rows(person).front();
    CHECK(person.spot(row)->label.ends_with("Not kept."));
    person.click("resume:" + row.substr(5));
    REQUIRE(person.scene() == "table");
    person.rest();
    CHECK(person.session().hash() == left);
}

TEST_CASE("A phone exports all matches to one file, and another phone imports it") {
    const std::string record = short_record();
    std::string runner = record;
    runner.replace(runner.find("level:2"), 7, "runner");
    Player person(stage::kPhone);
    stock(person, "abc|carta\n", {{"abc", record}, {"def", runner}});
    person.click("library");
    REQUIRE(rows(person).size() == 2);
    person.click("backup");
    Player other(stage::kPhone);
    other.click("library");
    import(other, file(person));
    CHECK(holds(other.app().notice(), "2 matches imported"));
    CHECK(rows(other).size() == 2);
}

TEST_CASE("A library of 500 matches opens from its index alone, and draws only the visible rows") {
    std::string index;
    for (int i = 0; i < 500; ++i) {
        const std::string n = std::to_string(i);
        index.append("m").append(n).append("|cartagena|rules=board|human greedy|").append(n);
        index.append(i % 3 != 0 ? "|over" : "|open").append("|2026-11-21 14:05|1||");
        index.append(i % 7 != 0 ? "" : "Game " + n).append("\n");
    }
    Player person;
    stock(person, index, {});  // without any records
    person.click("library");
    CHECK(rows(person).size() > 5);
    CHECK(rows(person).size() < 20);
    person.wheel(person.middle(rows(person).front()), 100000);
    CHECK(person.spot("pick:m499") != nullptr);
    person.press(Key::home);
    person.click("show:open");
    CHECK(holds(person.app().scene().status(), "500 matches"));
    CHECK(rows(person).front() == "pick:m0");
    CHECK(rows(person)[1] == "pick:m3");
}

TEST_CASE("In the library the arrow keys reach a match and its buttons, and Escape leads back") {
    Player person;
    person.click("play:cartagena");
    person.rest();
    go_to_library(person);
    const std::string id = rows(person).front().substr(5);
    const auto reach = [&](const std::string& name, Key key) {
        for (int i = 0; i < 12 && person.focus() != name; ++i) {
            person.press(key);
        }
        CHECK(person.focus() == name);
    };
    reach("resume:" + id, Key::down);
    reach("pick:" + id, Key::left);
    person.press(Key::escape);
    CHECK(person.scene() == "lobby");
}

TEST_CASE("Opening a record file from outside opens its match, except while at a network table") {
    constexpr const char* kRecord = "open:[Game \"carteso\"]\n[Seats \"human random\"]\n";
    Player host;
    host.go("invite=carteso;komi=0;human,guest;");
    host.click("open-table");
    host.answer("Anna");
    const std::string scene(host.scene());
    REQUIRE(host.app().run(kRecord, host.now()));
    host.pass();
    CHECK(host.scene() == scene);
    CHECK(holds(host.app().notice(), "1 match imported. See the library."));

    Player person;
    REQUIRE(person.app().run(kRecord, person.now()));
    person.pass();
    CHECK(person.scene() == "table");
    CHECK(person.app().notice() == "1 match imported.");
    // A record that is only the beginning of a saved match does not replace it.
    const std::string id = behind(person, "table=");
    const std::string saved = *Player::saves().record(id);
    REQUIRE(person.app().run("open:" + saved, person.now()));
    person.pass();
    CHECK(behind(person, "table=") == id);
    CHECK(person.app().notice() == "1 match was here already.");
}

TEST_CASE("In the library a long result is shown whole, in its row and in the details") {
    const std::string index =
        "aaa|incan_gold||human level:1 level:1|26|over|2026-11-18 14:05|1|||0||taken back|100 64 "
        "64|26\n";
    for (const ui::Rect screen :
         {stage::kDesktop, stage::kSmallDesktop, stage::kTablet, stage::kPhone}) {
        for (const char* size : {"normal", "largest"}) {
            CAPTURE(screen.w);
            CAPTURE(std::string(size));
            Player person({screen, size});
            stock(person, index, {});
            person.go("library");
            const ui::Rect row = person.spot("pick:aaa")->rect;
            std::string shown;  // the texts at the right end of the row
            for (const ui::DrawnText& line : person.text()) {
                if (row.contains(line.rect.center()) && line.rect.x > row.center().x) {
                    CHECK(line.rect.y >= row.y);
                    CHECK(line.rect.bottom() <= row.bottom());
                    shown += line.words + " ";
                }
            }
            CHECK(shown == "You won 50–32–32, with help 18 Nov 2026, 14:05 ");
            person.click("pick:aaa");
            CHECK_FALSE(holds(person.cut(), "won"));
            CHECK_FALSE(holds(person.cut(), "taken"));
        }
    }
}

}  // namespace
}  // namespace ctq::stage
