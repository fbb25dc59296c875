#include <doctest/doctest.h>

#include "engine/core/options.hpp"
#include "tests/engine/carteso/board.hpp"

/// The options: size, rows and cols, komi, sides.
namespace ctq::tests {
namespace {

core::OptionTable table() {
    return carteso::Game::info().options;
}

std::string normal(const std::string& text) {
    const auto options = core::read_options(table(), text);
    return options ? core::options_text(table(), *options) : options.problem().text();
}

}  // namespace

TEST_CASE("carteso options: size sets rows and cols, unless rows or cols is given, too") {
    const carteso::State square = carteso_of(new_carteso("size=5"));
    CHECK((square.rows == 5 && square.columns == 5));
    const carteso::State wide = carteso_of(new_carteso("cols=7 size=5"));
    CHECK((wide.rows == 5 && wide.columns == 7));
    const carteso::State tall = carteso_of(new_carteso("rows=12"));
    CHECK((tall.rows == 12 && tall.columns == 9));
}

TEST_CASE("carteso options: options that give the same board are written as the same text") {
    CHECK(normal("") == "");
    CHECK(normal("size=9") == "");
    CHECK(normal("rows=9 cols=9") == "");
    CHECK(normal("size=5") == "size=5");
    CHECK(normal("rows=5 cols=5") == "size=5");
    CHECK(normal("size=7 rows=5 cols=5") == "size=5");
    CHECK(normal("size=5 cols=7") == "rows=5 cols=7");
    CHECK(normal("cols=7 rows=5 size=11") == "rows=5 cols=7");
    CHECK(normal("size=9 cols=7") == "cols=7");
    for (int rows = 1; rows <= carteso::kMostLength; ++rows) {
        for (int columns = 1; columns <= carteso::kMostLength; ++columns) {
            const auto options = *core::read_options(table(), settled(rows, columns));
            const std::string text = core::options_text(table(), options);
            CHECK(*core::read_options(table(), text) == options);
            CHECK(!core::check_options(table(), options));
        }
    }
}

TEST_CASE("carteso options: setting size, rows or cols updates the others so that they agree") {
    core::Options options = core::standard_options(table());
    core::set_option(table(), options, carteso::kSize, 5);
    CHECK(core::options_text(table(), options) == "size=5");
    core::set_option(table(), options, carteso::kColumns, 7);
    CHECK(core::options_text(table(), options) == "rows=5 cols=7");
    core::set_option(table(), options, carteso::kRows, 7);
    CHECK(core::options_text(table(), options) == "size=7");
}

TEST_CASE("carteso options: a size that contradicts rows and columns is refused") {
    core::Options options = core::standard_options(table());
    options.value[carteso::kRows] = 5;
    options.value[carteso::kSize] = 5;
    const auto start = core::handle_of<carteso::Game>().start(options, 2);
    REQUIRE(!start);
    CHECK(start.problem().sentence == "The options contradict each other.");
}

TEST_CASE("carteso options: komi accepts 'ask' or a number from 0 to rows × columns") {
    CHECK(normal("komi=ask") == "");
    CHECK(normal("komi=0") == "komi=0");
    CHECK(carteso_of(new_carteso("size=3 komi=9")).komi == 9);
    CHECK(carteso_problem("size=3 komi=10") ==
          "options: Komi is at most the number of points, here 9, not 10.");
}

TEST_CASE("carteso options: a fair komi stays fair when the size changes, and another one stays") {
    const auto komi_at = [](const std::string& before, int size) {
        const core::Options from = *core::read_options(table(), before);
        core::Options to = from;
        for (const int option : {carteso::kSize, carteso::kRows, carteso::kColumns}) {
            to.value[static_cast<std::size_t>(option)] = size;
        }
        carteso::Game::info().follow(to, from);
        return int{to[carteso::kKomi]};
    };
    // Measured: 0 on 5×5, 4 on 9×9, 26 on 13×13. Others lie between these.
    const int fair[] = {0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 9, 14, 20, 26};
    for (int size = 1; size <= 13; ++size) {
        CAPTURE(size);
        CHECK(komi_at("size=9 komi=4", size) == fair[size]);
        CHECK(komi_at("size=13 komi=26", size) == fair[size]);
        CHECK(komi_at("size=9 komi=5", size) == 5);
        CHECK(komi_at("size=9 komi=ask", size) == carteso::kAskKomi);
    }
}

TEST_CASE("carteso options: invalid sizes, komi and sides are refused with an error message") {
    CHECK(normal("size=0") == "options: size must be a number from 1 to 13, not \"0\".");
    CHECK(normal("size=14") == "options: size must be a number from 1 to 13, not \"14\".");
    CHECK(normal("rows=ask") == "options: rows must be a number from 1 to 13, not \"ask\".");
    CHECK(normal("cols=-1") == "options: cols must be a number from 1 to 13, not \"-1\".");
    CHECK(normal("komi=lots") ==
          "options: komi must be ask or a number from 0 to 169, not \"lots\".");
    CHECK(normal("komi=-1") == "options: komi must be ask or a number from 0 to 169, not \"-1\".");
    CHECK(normal("komi=2.5") ==
          "options: komi must be ask or a number from 0 to 169, not \"2.5\".");
    CHECK(normal("sides=V") == "options: sides must be one of ask, fixed, not \"V\".");
}

}  // namespace ctq::tests
