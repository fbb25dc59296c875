#include "shell/scenes/library/importing.hpp"

#include <doctest/doctest.h>

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "shell/match/exchange.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/library/library.hpp"
#include "tests/shell/app/folder.hpp"
#include "tests/shell/app/matches.hpp"

namespace ctq::scenes {
namespace {

constexpr const char* kThen = "2026-03-01 09:15";

core::Match cartagena_match(int decisions) {
    return app::match_of<cartagena::Game>("", {"human", "greedy"}, decisions);
}

/// Returns the whole library as the text that *Save all* writes.
std::string backup_of(const store::Saves& saves) {
    std::string all;
    for (const store::Saved& saved : saves.list()) {
        all += library_text(saves.open(saved.id)->match, saved) + "\n";
    }
    return all;
}

std::vector<std::string> lines_of(const store::Saves& saves) {
    std::vector<std::string> lines;
    for (const store::Saved& saved : saves.list()) {
        lines.push_back(saved.id + " " + saved.date + " " + saved.name + " " +
                        std::to_string(saved.turns));
    }
    return lines;
}

/// Fills the library with two matches of earlier days: one with hidden hands, one with a name.
void stock(store::Saves& saves) {
    REQUIRE(saves.save("aa", cartagena_match(5), kThen));
    REQUIRE(saves.save("bb", app::match_of<carteso::Game>("size=5", {"human", "claimer"}, 4),
                       "2026-04-02 10:00"));
    REQUIRE(saves.rename("bb", "The short one"));
}

TEST_CASE("A backup restores matches with days and names, and a second import changes nothing") {
    std::string backup;
    std::vector<std::string> lines;
    {
        const app::Folder folder;
        store::Saves saves;
        stock(saves);
        backup = backup_of(saves);
        lines = lines_of(saves);
        const Imported same = import_records(saves, backup);
        CHECK(same.known == 2);
        CHECK(same.added == 0);
        CHECK(lines_of(saves) == lines);
        CHECK(imported_words(same) == "2 matches were here already.");
    }
    const app::Folder folder;
    store::Saves saves;
    const Imported first = import_records(saves, backup);
    CHECK(first.added == 2);
    CHECK(imported_words(first) == "2 matches imported.");
    CHECK(lines_of(saves) == lines);
    CHECK(saves.open("aa")->match.hash() == cartagena_match(5).hash());
    CHECK(import_records(saves, backup).added == 0);
    CHECK(lines_of(store::Saves()) == lines);
}

TEST_CASE("An imported record without an id is recognized by its actions") {
    const app::Folder folder;
    store::Saves saves;
    stock(saves);
    const std::string record = core::write_record(cartagena_match(5));
    CHECK(record.find("Id") == std::string::npos);
    const Imported same = import_records(saves, record);
    CHECK(same.known == 1);
    CHECK(same.picked == "aa");
    // A record with one more action is another match.
    CHECK(import_records(saves, core::write_record(cartagena_match(6))).added == 1);
    CHECK(saves.list().size() == 3);
}

TEST_CASE("When a match is imported again, the longer log is kept") {
    const app::Folder folder;
    store::Saves saves;
    stock(saves);
    const store::Saved saved = *saves.find("aa");
    const std::string shorter = library_text(cartagena_match(3), saved);
    const std::string longer = library_text(cartagena_match(8), saved);
    CHECK(import_records(saves, shorter).known == 1);
    CHECK(saves.open("aa")->match.size() == cartagena_match(5).size());
    const Imported renewed = import_records(saves, longer);
    CHECK(renewed.renewed == 1);
    CHECK(imported_words(renewed) == "1 match brought up to date.");
    CHECK(saves.open("aa")->match.size() == cartagena_match(8).size());
    CHECK(saves.list().size() == 2);
}

TEST_CASE("Importing a different match with the same id adds it once, with a new id") {
    const app::Folder folder;
    store::Saves saves;
    stock(saves);
    const core::Match other = app::new_match<cartagena::Game>("", {"human", "runner"}, 99);
    const std::string file = library_text(other, *saves.find("aa"));
    CHECK(import_records(saves, file).added == 1);
    CHECK(saves.open("aa")->match.hash() == cartagena_match(5).hash());
    CHECK(import_records(saves, file).known == 1);
    CHECK(saves.list().size() == 3);
}

TEST_CASE("A full library imports nothing and says so") {
    const app::Folder folder;
    const std::string record = core::write_record(cartagena_match(0));
    std::string index;
    for (std::size_t i = 0; i < store::kMostSaved; ++i) {
        index += "m" + std::to_string(i) + "|cartagena||human greedy|12|over|" + kThen + "|1||\n";
    }
    REQUIRE(platform::store("index", index));
    store::Saves saves;
    CHECK(count_words(saves) == "500 kept, the most there are");
    CHECK(library_warning(saves) ==
          "The library is full: for the next match, the oldest is deleted.");
    const Imported imported = import_records(saves, record);
    CHECK(imported.no_room == 1);
    CHECK(imported_words(imported) == "1 match not imported: the library is full, it holds 500.");
    CHECK(saves.list().size() == store::kMostSaved);
    CHECK(saves.take_dropped().empty());
}

TEST_CASE("Importing a text without a match adds nothing and says why") {
    const app::Folder folder;
    store::Saves saves;
    const std::pair<std::string, const char*> texts[] = {
        {"hello", "damaged"},
        {"lorem ipsum", "no match record"},
        {"[Game \"chess\"]\n\ne4", "chess"},
        {"[Game \"cartagena\"]\n\nfirst=9", "first=9"},
        {"[Game \"cartagena\"]\n[Sealed \"AAAA\"]\n\n", "sealed record is damaged"},
        {"https://example.org/#m=AAAA", "damaged"},
        {"\x01\xC3\xBF[", "no"}};
    for (const auto& text : texts) {
        CAPTURE(text.first);
        const Imported imported = import_records(saves, text.first);
        CHECK_FALSE(imported.any());
        CHECK(refused_words(imported).find(text.second) != std::string::npos);
    }
    CHECK_FALSE(import_records(saves, "  \n").any());
    CHECK(saves.list().empty());
}

}  // namespace
}  // namespace ctq::scenes
