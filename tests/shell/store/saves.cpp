#include "shell/store/saves.hpp"
#include "shell/match/turns.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>

#include "engine/bots/roster.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "shell/app/app.hpp"
#include "shell/match/exchange.hpp"
#include "shell/match/tags.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/library/library.hpp"
#include "shell/store/saved_text.hpp"
#include "tests/shell/app/folder.hpp"
#include "tests/shell/app/matches.hpp"

namespace ctq::store {
namespace {

core::Match match_of(std::string_view options, std::vector<std::string> seats, int actions,
                     std::uint64_t seed = 5) {
    const core::GameHandle& game = core::handle_of<cartagena::Game>();
    core::Match match = app::new_match<cartagena::Game>(options, std::move(seats), seed);
    const auto roster = bots::roster(game);
    const core::BotChoice runner = *core::read_bot(roster, "runner");
    for (int i = 0; i < actions && match.turn().kind != core::Turn::Kind::over; ++i) {
        const int seat = match.turn().seat;
        core::Rng rng = core::seat_stream(seed, seat, static_cast<std::uint64_t>(i));
        const core::Action action = roster[static_cast<std::size_t>(runner.index)].decide(
            game.observe(match.state(), seat).data(), seat, {}, 0, rng);
        REQUIRE_FALSE(match.play(seat, action));
        match.play_chance();
    }
    return match;
}

TEST_CASE("A saved match is restored with its position in the log") {
    const app::Folder folder;
    Saves saves;
    core::Match match = match_of("", {"human", "greedy"}, 6);
    match.seek(match.cursor() - 3);
    REQUIRE(saves.save("abc", match));
    const Saves again;
    REQUIRE(again.list().size() == 1);
    CHECK(again.list()[0].seats == "human greedy");
    CHECK(again.list()[0].turns == match::turn_at(match, match.cursor()));
    CHECK(again.list()[0].open());
    const auto opened = again.open("abc");
    REQUIRE(opened);
    CHECK(opened->match.hash() == match.hash());
    CHECK(opened->match.size() == match.size());
}

TEST_CASE("The index says who has won, who has resigned and who claimed the win") {
    const app::Folder folder;
    Saves saves;
    const auto outcome = [&](const core::Match& match) {
        REQUIRE(saves.save("abc", match));
        return saved_outcome(saves.list()[0]);
    };
    for (std::uint64_t seed = 5; seed < 9; ++seed) {
        CAPTURE(seed);
        const core::Match over = match_of("tokens=1", {"runner", "human"}, 2000, seed);
        REQUIRE(over.turn().kind == core::Turn::Kind::over);
        CHECK(outcome(over).starts_with(over.standing().rank[0] == 1 ? "Runner won" : "You won"));
    }
    core::Match match = match_of("", {"runner", "human"}, 4);
    match.set_tag(match::kEndedTag, std::string(match::kResigned));
    CHECK(outcome(match).starts_with("You resigned"));
    match.set_tag(match::kEndedTag, std::string(match::kClaimed));
    CHECK(outcome(match).starts_with("You won by claim"));
    match.set_tag(match::kEndedTag, "resigned 1");
    CHECK(outcome(match).starts_with("Runner resigned"));
    match.set_tag(match::kEndedTag, "");
    CHECK(outcome(match) == "Your turn");
}

TEST_CASE("An index from a version without names takes the names from the records") {
    const app::Folder folder;
    Saves saves;
    core::Match match = match_of("", {"human", "human"}, 2);
    match.set_tag(match::kPeopleTag, "Ann;Ben");
    REQUIRE(saves.save("abc", match));
    CHECK(saves.list()[0].people == "Ann;Ben");
    const std::string index = *platform::load("index");
    std::string former = index;  // without the last four fields
    for (int field = 0; field < 4; ++field) {
        former.resize(former.rfind('|'));
    }
    REQUIRE(platform::store("index", former + "\n"));
    const Saves again;
    REQUIRE(again.list().size() == 1);
    CHECK(again.list()[0].people == "Ann;Ben");
    CHECK(saved_seats(again.list()[0]) == "Ann and Ben");
    CHECK(*platform::load("index") == index);
}

TEST_CASE("An index written by the first version is read, and its damaged lines are skipped") {
    const app::Folder folder;
    REQUIRE(platform::store("index",
                            "x|y\nabc|cartagena|rules=board|human greedy|12|over\n||||||\n"
                            "d|cartagena||human human|3|open|2026-11-21 14:05|2|abc@7|Our game\n"));
    const Saves saves;
    REQUIRE(saves.list().size() == 2);
    CHECK(saves.list()[0].state == Saved::State::over);
    CHECK(saved_outcome(saves.list()[0]) == "Finished");
    CHECK(saved_words(saves.list()[0]) ==
          "Cartagena, Board. You against Greedy, length unknown. Finished.");
    CHECK(saved_title(saves.list()[1]) == "Our game");
    CHECK(saved_outcome(saves.list()[1]) == "Player 2 to move");
    CHECK(saved_date(saves.list()[1]) == "21 Nov 2026, 14:05");
}

TEST_CASE("A match that another tab has saved meanwhile stays in the index") {
    const app::Folder folder;
    Saves one;
    Saves two;
    REQUIRE(one.save("aa", match_of("", {"human", "greedy"}, 1)));
    REQUIRE(two.save("bb", match_of("", {"human", "greedy"}, 2)));
    REQUIRE(one.save("aa", match_of("", {"human", "greedy"}, 3)));
    CHECK(Saves().list().size() == 2);
    CHECK(one.list()[0].id == "aa");
}

TEST_CASE("A match can be renamed, and its name removed, without replaying its record") {
    const app::Folder folder;
    Saves saves;
    REQUIRE(saves.save("aa", match_of("", {"human", "greedy"}, 2)));
    const std::string before = *saves.record("aa");
    // A record with an action that can't be replayed is kept in full.
    const std::string odd = before + "deal=42\n";
    REQUIRE(platform::store("match:aa", odd));
    REQUIRE(saves.rename("aa", "A | \"strange\"\nname"));
    CHECK(saves.list()[0].name == "A   \"strange\" name");
    CHECK(saves.record("aa")->find("deal=42") != std::string::npos);
    CHECK(Saves().list()[0].name == "A   \"strange\" name");
    REQUIRE(saves.rename("aa", ""));
    CHECK(*saves.record("aa") == odd);
    CHECK_FALSE(saves.rename("zz", "nobody"));
}

TEST_CASE("A deleted match can be restored completely") {
    const app::Folder folder;
    Saves saves;
    const core::Match match = match_of("", {"human", "greedy"}, 4);
    REQUIRE(saves.save("aa", match));
    REQUIRE(saves.save("bb", match));
    REQUIRE(saves.remove("aa"));
    CHECK_FALSE(saves.remove("aa"));
    CHECK(saves.list().size() == 1);
    CHECK_FALSE(saves.open("aa"));
    CHECK(saves.restore() == "aa");
    CHECK(saves.restore().empty());
    REQUIRE(saves.open("aa"));
    CHECK(saves.open("aa")->match.hash() == match.hash());
    CHECK(Saves().list().size() == 2);
}

TEST_CASE("Without storage a match stays available while the program runs") {
    ::setenv("XDG_DATA_HOME", "/dev/null/nowhere", 1);
    Saves saves;
    const core::Match match = match_of("", {"human", "greedy"}, 4);
    CHECK_FALSE(saves.save("aa", match));
    REQUIRE(saves.open("aa"));
    CHECK(saves.open("aa")->match.hash() == match.hash());
    saves.refresh();
    CHECK(saves.list().size() == 1);
}

TEST_CASE("A match that could not be stored is marked, is not in the index, and is stored later") {
    const app::Folder folder;
    Saves saves;
    const core::Match match = match_of("", {"human", "greedy"}, 4);
    REQUIRE(saves.save("old", match));
    // A folder with the name of the temporary file: this record can't be written.
    const std::string data = std::string(std::getenv("XDG_DATA_HOME")) + "/cartotheque";
    std::filesystem::create_directories(data + "/match-new.txt.new");
    CHECK_FALSE(saves.save("new", match));
    CHECK(saves.list().size() == 2);
    CHECK(saves.stored() == 1);
    CHECK_FALSE(saves.find("new")->stored);
    CHECK(scenes::count_words(saves) == "1 kept, 1 not kept");
    CHECK(scenes::library_warning(saves).starts_with(
        "1 match is not kept: the device’s storage is full"));
    CHECK(saved_words(*saves.find("new")).ends_with(" Not kept."));
    CHECK(scenes::library_status({}, saves).find("1 match is not kept") != std::string::npos);
    REQUIRE(saves.save("old", match));
    CHECK(Saves().list().size() == 1);
    std::filesystem::remove_all(data + "/match-new.txt.new");
    REQUIRE(saves.remove("old"));
    CHECK(saves.stored() == 1);
    CHECK(scenes::library_warning(saves).empty());
    CHECK(Saves().open("new")->match.hash() == match.hash());
}

TEST_CASE("A missing or broken index is rebuilt from the records, with dates and names") {
    for (const char* broken : {"", "nonsense\n\xFF|", "aa|carta"}) {
        CAPTURE(broken);
        const app::Folder folder;
        std::string before;
        {
            Saves saves;
            REQUIRE(saves.save("aa", match_of("", {"human", "greedy"}, 4), "2026-03-01 09:15"));
            REQUIRE(saves.save("bb", match_of("tokens=1", {"human", "greedy"}, 5000),
                               "2026-04-01 10:00"));
            REQUIRE(saves.rename("bb", "Won"));
            before = *platform::load("index");
        }
        REQUIRE(platform::store("match:zz", "no record at all"));
        platform::forget("index");
        if (*broken != '\0') {
            REQUIRE(platform::store("index", broken));
        }
        CHECK(Saves().list().size() == 2);
        CHECK(platform::load("index") == before);
    }
}

TEST_CASE("recover restores a line that is missing in the index, and leaves the others unchanged") {
    const app::Folder folder;
    Saves saves;
    REQUIRE(saves.save("aa", match_of("", {"human", "greedy"}, 4), "2026-03-01 09:15"));
    const std::string one = *platform::load("index");
    REQUIRE(saves.save("bb", match_of("", {"human", "greedy"}, 5), "2026-04-01 10:00"));
    REQUIRE(platform::store("index", one));
    saves.refresh();
    CHECK(saves.list().size() == 1);
    saves.recover();
    REQUIRE(saves.list().size() == 2);
    CHECK(saves.list()[0].id == "bb");
    CHECK(saves.list()[0].date == "2026-04-01 10:00");
}

TEST_CASE("A deletion in one tab leaves alone what another tab has saved and deleted meanwhile") {
    const app::Folder folder;
    Saves here;
    REQUIRE(here.save("one", match_of("", {"human", "greedy"}, 2)));
    REQUIRE(here.save("two", match_of("", {"human", "greedy"}, 2)));
    Saves there;
    REQUIRE(there.save("three", match_of("", {"human", "greedy"}, 2)));
    REQUIRE(there.remove("two"));
    CHECK(here.remove("one"));
    REQUIRE(here.list().size() == 1);
    CHECK(here.list()[0].id == "three");
    const Saves later;
    REQUIRE(later.list().size() == 1);
    CHECK(later.list()[0].id == "three");
}

TEST_CASE("A deleted match that is restored into a full library takes the place of the oldest") {
    const app::Folder folder;
    Saves saves;
    const core::Match match = match_of("", {"human", "greedy"}, 2);
    const std::string record = core::write_record(match);
    std::string index;
    for (std::size_t i = 0; i < kMostSaved; ++i) {
        const std::string id = "m" + std::to_string(i);
        REQUIRE(platform::store("match:" + id, record));
        index += id + "|cartagena||human greedy|1|open|2026-01-01 00:00|1||||0|||1\n";
    }
    REQUIRE(platform::store("index", index));
    Saves full;
    REQUIRE(full.list().size() == kMostSaved);
    REQUIRE(full.remove("m0"));
    REQUIRE(full.save("new", match));
    REQUIRE(full.list().size() == kMostSaved);
    CHECK(full.restore() == "m0");
    CHECK(full.list().size() == kMostSaved);
    CHECK(Saves().list().size() == kMostSaved);
}

TEST_CASE("If a match is deleted because the library is full, this is reported") {
    const app::Folder folder;
    std::string index;
    for (std::size_t i = 0; i < kMostSaved; ++i) {
        index +=
            "m" + std::to_string(i) + "|cartagena||human greedy|12|over|2026-03-01 09:15|1||\n";
    }
    REQUIRE(platform::store("index", index));
    Saves saves;
    CHECK(saves.save("new", match_of("", {"human", "greedy"}, 4)));
    CHECK(saves.list().size() == kMostSaved);
    const std::vector<Saved> dropped = saves.take_dropped();
    REQUIRE(dropped.size() == 1);
    CHECK(dropped[0].id == "m499");
    CHECK(dropped_words(dropped[0]) ==
          "The library holds 500 matches. For this one the oldest was deleted: Cartagena, You "
          "against Greedy, 1 Mar 2026, 09:15.");
    CHECK(saves.take_dropped().empty());
}

TEST_CASE(
    "With hidden hands the readable record leaves the cards out, and the file encrypts them") {
    const core::Match match = match_of("", {"human", "human"}, 4);
    REQUIRE(match::is_secret(match));
    CHECK(match::only_person(match) == 0);
    const std::string open = match::open_text(match);
    CHECK(open.find("=?") != std::string::npos);
    CHECK(open.find("Seed") == std::string::npos);
    CHECK_FALSE(match::read_match(open));
    const std::string file = match::file_text(match);
    CHECK(file.find("deal=") == std::string::npos);
    const auto back = match::read_match(file);
    REQUIRE(back);
    CHECK(back->match.hash() == match.hash());
    CHECK(back->match.draw() == match.draw());
    // The only person sees the own hand and not the other one.
    const core::Match alone = match_of("", {"human", "greedy"}, 4);
    CHECK(match::only_person(alone) == 1);
    CHECK(match::open_text(alone) == core::write_hidden_record(alone, 1));
}

TEST_CASE("With open hands, or after the end, the record and the file show all cards") {
    const core::Match open = match_of("rules=board", {"human", "greedy"}, 4);
    CHECK_FALSE(match::is_secret(open));
    CHECK(match::file_text(open) == core::write_record(open));
    const core::Match over = match_of("tokens=1", {"human", "greedy"}, 5000);
    REQUIRE(over.turn().kind == core::Turn::Kind::over);
    CHECK_FALSE(match::is_secret(over));
    CHECK(match::read_match(match::open_text(over))->match.hash() == over.hash());
}

TEST_CASE("A text of several records is split, and a damaged record does not affect the others") {
    const std::string one = core::write_record(match_of("", {"human", "greedy"}, 3));
    const std::string none = "[Game \"cartagena\"]\n\n";
    const std::string text = one + "\n" + none + none + one;
    const auto records = match::records_in(text);
    REQUIRE(records.size() == 4);
    CHECK(match::read_match(records[0]));
    CHECK(match::read_match(records[3]));
    CHECK(match::records_in("").empty());
    CHECK(match::records_in("  \n\n").empty());
    CHECK(match::records_in("[").size() == 1);
    CHECK_FALSE(match::read_match("[Sealed \"x"));
    CHECK_FALSE(match::read_match("hello"));
}

TEST_CASE("The match at the table is listed again if another tab has removed its line") {
    const app::Folder folder;
    app::App app(0, nullptr);
    app::start_table(app, {"option:rules=board", "seat:2=human"});
    app::act(app, 0);
    REQUIRE(Saves().list().size() == 1);
    const std::string id = Saves().list()[0].id;
    REQUIRE(platform::store("index", "other|cartagena|rules=board|human greedy|12|open\n"));
    app.run("saves-changed", 0);
    const Saves both;
    REQUIRE(both.list().size() == 2);
    CHECK(both.find(id) != nullptr);

    // A match that another tab has deleted is not listed again.
    Saves elsewhere;
    REQUIRE(elsewhere.remove(id));
    app.run("saves-changed", 0);
    CHECK(Saves().find(id) == nullptr);
}

}  // namespace
}  // namespace ctq::store
