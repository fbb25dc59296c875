#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <thread>
#include <vector>

#include "shell/app/app.hpp"
#include "shell/app/keys.hpp"
#include "tests/shell/app/folder.hpp"
#include "tests/shell/ui/stage.hpp"

/// What whole scenes look like on screens of several sizes: what is written can be read, nothing
/// lies on another thing.
namespace ctq::app {
namespace {

using ui::Rect;

constexpr Rect desktop{0, 0, 1280, 800};
constexpr Rect large{0, 0, 1920, 1080};
constexpr Rect tablet{0, 0, 820, 1180};
constexpr Rect phone{0, 0, 390, 844};
constexpr Rect small_phone{0, 0, 360, 640};

/// The program on a screen, without a window.
class Screen {
    static float scale(std::string_view size) {
        Settings settings;
        REQUIRE(change(settings, "size=" + std::string(size)));
        return settings.text_scale();
    }

  public:
    Folder folder;
    App app{0, nullptr};
    double now = 1;
    ui::Stage stage;

    explicit Screen(Rect page, const char* size = "normal")
        : stage(
              page,
              [this](ui::Canvas& canvas) {
                  now = std::max(now, canvas.motion.now);
                  app.draw(canvas, now);
              },
              scale(size)) {
        REQUIRE(app.run(std::string("set:size=") + size, now));
        REQUIRE(app.run("set:motion=off", now));
        stage.settle();
    }

    /// Commands for what is not tested: they lead to what is.
    void run(std::initializer_list<const char*> commands) {
        for (const char* command : commands) {
            REQUIRE_MESSAGE(app.run(command, now), std::string(command));
        }
        rest();
    }
    /// Until nobody plays or counts any more.
    void rest() {
        for (int i = 0; i < 20000 && !app.quiet(); ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            now += 1;
            app.tick(now);
        }
        REQUIRE(app.quiet());
        stage.pass(60);
        stage.settle();
    }
    const Session& session() const { return *app.session(); }
    bool over() const { return session().turn().kind == core::Turn::Kind::over; }
    /// Plays legal actions by a lot that is the same each time.
    void play(int count) {
        for (int i = 0; i < count && !over(); ++i) {
            play_one();
        }
        rest();
    }
    void play_one() {
        if (session().curtain() != 0) {
            REQUIRE(app.run("curtain", now));
        }
        while (!session().your_turn() && !over()) {
            REQUIRE(app.wake() > 0);
            now += 1;
            app.tick(now);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        if (!over()) {
            const auto& legal = session().legal();
            drawn_ = drawn_ * 6364136223846793005U + 1442695040888963407U;
            const int n = static_cast<int>((drawn_ >> 33U) % static_cast<unsigned>(legal.size));
            const auto action = session().game().to_text(session().view(), legal[n]);
            REQUIRE(app.run("act:" + action, now));
        }
    }
    /// Does what a click or a key has asked for.
    void obey() {
        app.tick(now);
        rest();
    }

  private:
    std::uint64_t drawn_ = 1;
};

/// The lines that hold these words are all there, and whole.
void check_whole(const Screen& screen, std::initializer_list<const char*> words) {
    for (const char* word : words) {
        CHECK_MESSAGE(screen.stage.read(word) != nullptr, std::string(word));
    }
}

bool apart(Rect a, Rect b) {
    return ui::overlap(a, b).empty();
}

TEST_CASE("The largest letters fit the lobby") {
    for (const Rect page : {desktop, phone}) {
        CAPTURE(page.w);
        Screen screen(page, "largest");
        screen.stage.settle();
        CHECK(screen.stage.cut().empty());
        check_whole(screen, {"Cartotheque", "Library", "Laboratory", "Rules", "ahead to win."});
        if (page.w > 700) {
            check_whole(screen, {"Settings", "About", "Keys", "wonders home."});
        }
        const Rect title = screen.stage.read("Cartotheque")->rect;
        const Rect under = screen.stage.read("Board games of maps")->rect;
        CHECK(title.bottom() <= under.y);
    }
}

TEST_CASE("The largest letters fit the figures of the laboratory") {
    for (const Rect page : {desktop, phone}) {
        CAPTURE(page.w);
        Screen screen(page, "largest");
        screen.run({"laboratory", "preset:bots-cards", "games:20", "run"});
        screen.stage.turn_wheel({page.w - 40, page.h / 2}, page.w > 700 ? 400 : 900);
        for (const ui::DrawnText& line : screen.stage.text()) {
            const bool figure =
                line.words.find_first_not_of("0123456789.…%- –") == std::string::npos;
            CHECK_MESSAGE(!(figure && line.words.find("…") != std::string::npos), line.words);
        }
        check_whole(screen, {"Mean", "± se"});
    }
}

TEST_CASE("The largest letters fit what stands beside the hands") {
    Screen screen(desktop, "largest");
    screen.run({"setup:cartagena", "seat:2=human", "seed:3", "start"});
    screen.run({"curtain"});
    check_whole(screen, {"One action a turn:", "back to draw."});
    screen.run({"lobby", "setup:carteso", "seat:2=human", "start"});
    screen.play(2);
    check_whole(screen, {"The button, ½ point"});
}

TEST_CASE("The largest letters fit a phone: a lesson's head, and what is left in Cartolan") {
    Screen screen(phone, "largest");
    screen.run({"first:cartagena"});
    check_whole(screen, {"1 of "});
    screen.run({"lobby", "setup:cartolan", "option:mode=regular", "seats:3", "seat:2=human",
                "seat:3=human", "start"});
    screen.play(3);
    CHECK(screen.stage.cut().empty());
}

TEST_CASE("Incan Gold on a tablet: the button tells its number, hazards and prompt can be read") {
    for (const Rect page : {tablet, Rect{0, 0, 900, 700}, Rect{0, 0, 1024, 768}}) {
        CAPTURE(page.w);
        Screen screen(page);
        screen.run(
            {"setup:incan_gold", "seats:3", "seat:2=human", "seat:3=human", "seed:5", "start"});
        screen.run({"curtain"});
        check_whole(screen, {"Leave with ", "fire", "mummy", "rocks", "snake", "spiders"});
        const ui::Spot* odds = screen.stage.spot("odds");
        REQUIRE(odds != nullptr);
        const ui::DrawnText* prompt = screen.stage.read("or leave with what you carry.");
        REQUIRE(prompt != nullptr);
        CHECK(apart(odds->rect, prompt->rect));
        for (const char* button : {"do:stay", "do:leave"}) {
            CHECK(apart(odds->rect, screen.stage.seen(button)));
        }
    }
}

TEST_CASE("Incan Gold's seats end where the board's content does") {
    Screen screen(large);
    screen.run({"setup:incan_gold", "seats:3", "seat:2=human", "seat:3=human", "start"});
    screen.run({"curtain"});
    const Rect odds = screen.stage.seen("set:odds=off");
    CHECK(screen.stage.seen("seat-3").right() == doctest::Approx(odds.right()).epsilon(0.001));
}

TEST_CASE("Advanced Cartolan with four seats shows moves, tiles and the lead") {
    for (const Rect page : {desktop, Rect{0, 0, 820, 800}}) {
        CAPTURE(page.w);
        Screen screen(page);
        screen.run({"setup:cartolan", "option:mode=advanced", "seats:4", "seat:2=human",
                    "seat:3=human", "seat:4=human", "seed:4", "start"});
        screen.play(60);
        CHECK(screen.stage.cut().empty());
        check_whole(screen, {"Moves", "iscards", " lead"});
        CHECK(screen.stage.seen("domains").h >= 34);
        for (int seat = 1; seat <= 4; ++seat) {
            const std::string name = "seat-" + std::to_string(seat);
            CHECK(apart(screen.stage.spot(name)->shown, screen.stage.seen("domains")));
        }
    }
}

TEST_CASE("A stone that is asked about is shown on its point, wherever the pointer is") {
    Screen screen(desktop);
    screen.run({"setup:carteso", "seat:2=human", "start"});
    screen.play(2);  // komi and sides
    screen.run({"set:confirm=on"});
    screen.stage.click("point:Xd4");
    screen.obey();
    screen.run({"confirm"});
    screen.stage.click("group-d4");
    screen.stage.click("point:Xe6");
    screen.obey();
    REQUIRE(screen.app.held());
    screen.stage.move({2, 2});
    screen.stage.settle();
    CHECK(screen.stage.spot("group")->label.substr(0, 7) == "X on e6");
}

TEST_CASE("Two lines of what is asked keep off the board of a small phone") {
    Screen screen(small_phone);
    screen.run({"setup:carteso", "seat:2=human", "start"});
    screen.play(2);
    screen.stage.press(U'+');  // an enlarged board is an area of its own
    const ui::DrawnText* first = screen.stage.read("’s turn: as ");
    REQUIRE(first != nullptr);
    CHECK(first->words.find("button.") == std::string::npos);  // there is a second line
    const auto& areas = screen.stage.spots().areas;
    REQUIRE(areas.size() == 1);
    CHECK(first->rect.y >= areas.front().rect.bottom() + 4);
}

TEST_CASE("After the end of Carteso nothing is offered that can't be done any more") {
    Screen screen(desktop);
    screen.run({"setup:carteso", "option:rows=3", "seat:2=human", "start"});
    while (!screen.over()) {
        screen.play_one();
    }
    screen.rest();
    for (const char* spot : {"stone-X", "stone-O", "do:pass", "do:button"}) {
        CHECK_MESSAGE(screen.stage.spot(spot) == nullptr, std::string(spot));
    }
    check_whole(screen, {"Vertical, ", "Horizontal, "});
}

TEST_CASE("The title of a review's curve can be read, and its curve fills the chart") {
    for (const Rect page : {desktop, Rect{0, 0, 820, 800}}) {
        Screen screen(page);
        screen.run({"setup:incan_gold", "seats:2", "seat:2=human", "seed:5", "start"});
        screen.play(20);
        screen.run({"review"});
        CHECK(screen.stage.read("ems carried and at home") != nullptr);
        CHECK(screen.stage.cut().find("carried") == std::string::npos);
    }
}

TEST_CASE("Whoever takes a name that can't be drawn here is told so") {
    Screen screen(desktop);
    screen.run({"setup:cartagena", "seat:2=human", "start", "lobby", "library"});
    REQUIRE(!screen.app.saves().list().empty());
    const std::string id = screen.app.saves().list().front().id;
    REQUIRE(screen.app.run("name:" + id + "=日本", screen.now));
    CHECK(screen.app.notice().find("show as ?") != std::string::npos);
    REQUIRE(screen.app.run("name:" + id + "=Łódź = 1_a", screen.now));
    CHECK(screen.app.notice().empty());
    screen.rest();
    CHECK(screen.stage.read("Łódź = 1_a") != nullptr);
}

TEST_CASE("The sheet of keys lists those of lists") {
    Screen screen(desktop);
    for (const char* way : {"library", "lab", "rules=cartagena"}) {
        screen.app.open(way, screen.now);
        bool pages = false;
        bool home = false;
        for (const tables::KeyHelp& help : keys_here(screen.app)) {
            pages = pages || help.key == "Page Up";
            home = home || help.key == "Home";
        }
        CHECK(pages);
        CHECK(home);
    }
}

TEST_CASE("Numbers of the set-up are changed by the keyboard alone") {
    Screen screen(desktop);
    screen.run({"setup:cartagena", "defaults"});
    screen.stage.focus("option:tokens=number");
    CHECK(screen.stage.spot("option:tokens=number")->label == "Pirates each, 4");
    screen.stage.press(ui::Key::right);
    screen.obey();
    CHECK(screen.stage.spot("option:tokens=number")->label == "Pirates each, 5");
    screen.stage.press(ui::Key::home);
    screen.obey();
    CHECK(screen.stage.spot("option:tokens=number")->label == "Pirates each, 1");
    CHECK(screen.stage.spots().focus == "option:tokens=number");
}

}  // namespace
}  // namespace ctq::app
