#include "shell/scenes/table/parts.hpp"

#include <algorithm>

#include "engine/games/cartagena/cartagena.hpp"
#include "shell/match/open_session.hpp"
#include "shell/match/session.hpp"
#include "tests/shell/app/folder.hpp"
#include "tests/shell/app/matches.hpp"
#include "tests/shell/scenes/room.hpp"

/// Tests that a table scene accepts any list of parts and calls each part.
namespace ctq::scenes {
namespace {

/// The behavior of a part made for the test, and the calls that it received.
struct Trace {
    std::string name;
    double wake = 0;
    bool asks = false;
    int changes = 0;
    int saves = 0;
    bool seated_first = true;  ///< the table was seated at the first change
    int ticks = 0;
};

class MadeUp : public TablePart {
  public:
    MadeUp(Table& table, Trace& trace) : TablePart(table), trace_(trace) {}

    void commands(Commands& list) override {
        list.add(trace_.name, "Press " + trace_.name, [this] { table_.save(true); });
    }
    void tick(double /*now*/) override { ++trace_.ticks; }
    double wake() const override { return trace_.wake; }
    void changed() override {
        trace_.seated_first = trace_.changes > 0 ? trace_.seated_first : table_.seated;
        ++trace_.changes;
    }
    void save(bool own) override { trace_.saves += own ? 1 : 0; }
    std::optional<TableNote> note() const override {
        return trace_.asks ? std::optional(TableNote{trace_.name + " asks", {}}) : std::nullopt;
    }

  private:
    Trace& trace_;
};

struct TableOfTwo : Room {
    explicit TableOfTwo(std::vector<Trace>& traces) {
        scene =
            make_table(services,
                       std::move(*match::resume_session(
                           app::new_match<cartagena::Game>("rules=board", {"human", "human"}), 0)),
                       "abc", [&](Table& table) {
                           TableParts parts;
                           for (Trace& trace : traces) {
                               parts.push_back(std::make_unique<MadeUp>(table, trace));
                           }
                           made = &table;
                           return parts;
                       });
    }
    Table* made = nullptr;
};

TEST_CASE(
    "A table notifies its parts of every change of the match, the first time before seating") {
    const app::Folder folder;
    std::vector<Trace> traces{{"one"}, {"two"}};
    TableOfTwo room(traces);
    CHECK(traces[0].changes == 1);
    CHECK_FALSE(traces[0].seated_first);
    CHECK(room.made->seated);
    room.scene->tick(1);
    CHECK(traces[1].ticks == 1);
    CHECK(traces[1].changes == 1);
    room.made->play(room.made->session.legal()[0]);
    CHECK(traces[0].changes == 2);
    CHECK(traces[1].saves == 1);
}

TEST_CASE("A table lists the commands of its parts in the order of the parts, and runs them") {
    const app::Folder folder;
    std::vector<Trace> traces{{"one"}, {"two"}};
    TableOfTwo room(traces);
    const Commands list = room.commands();
    REQUIRE(list.size() == 2);
    CHECK(list[0].id == "one");
    CHECK(list[1].label == "Press two");
    REQUIRE(room.run("two"));
    CHECK(traces[0].saves == 1);
}

TEST_CASE("If several parts of a table ask a question, only the first one's is shown") {
    const app::Folder folder;
    std::vector<Trace> traces{{"one"}, {"two"}, {"three"}};
    TableOfTwo room(traces);
    CHECK_FALSE(room.made->note());
    traces[2].asks = true;
    CHECK(room.made->note()->words == "three asks");
    traces[1].asks = true;
    CHECK(room.made->note()->words == "two asks");
}

TEST_CASE("A table wakes at the earliest time of its parts, and is quiet only if all of them are") {
    const app::Folder folder;
    std::vector<Trace> traces{{"one"}, {"two"}, {"three"}};
    TableOfTwo room(traces);
    CHECK(room.scene->wake(0) == 0);
    CHECK(room.scene->quiet());
    traces[0].wake = 5;
    traces[2].wake = 3;
    CHECK(room.scene->wake(0) == 3);
    CHECK_FALSE(room.scene->quiet());
}

TEST_CASE("An illegal action at a table shows a message and changes nothing") {
    const app::Folder folder;
    std::vector<Trace> traces{{"one"}};
    TableOfTwo room(traces);
    const core::ActionList& legal = room.made->session.legal();
    core::Action other = 0;
    while (std::binary_search(legal.begin(), legal.end(), other)) {
        ++other;
    }
    room.made->play(other);
    CHECK(traces[0].saves == 0);
    CHECK_FALSE(room.notices.text().empty());
}

}  // namespace
}  // namespace ctq::scenes
