#include "shell/scenes/sharing.hpp"

#include <doctest/doctest.h>

#include "engine/games/cartagena/cartagena.hpp"
#include "shell/match/exchange.hpp"
#include "shell/scenes/offer/offer.hpp"
#include "tests/shell/app/matches.hpp"

namespace ctq::scenes {
namespace {

TEST_CASE("A link to a match with open hands holds the whole match up to the position shown") {
    core::Match match = app::match_of<cartagena::Game>("rules=board", {"human", "greedy"}, 6);
    match.seek(match.cursor() - 2);
    const Sharing sharing = share_match(match);
    CHECK_FALSE(sharing.secret);
    const auto offer = read_offer(sharing.route);
    REQUIRE(offer);
    REQUIRE(offer->is_match());
    CHECK(offer->match.front().hash() == match.hash());
    CHECK(offer->match.front().size() == match.cursor());
    CHECK(offer->match.front().setup().seed == 0);
}

TEST_CASE("A link to a running match with hidden hands holds none of its actions") {
    const core::Match match = app::match_of<cartagena::Game>("", {"human", "greedy"}, 6);
    const Sharing sharing = share_match(match);
    CHECK(sharing.secret);
    const auto offer = read_offer(sharing.route);
    REQUIRE(offer);
    CHECK_FALSE(offer->is_match());
    CHECK(offer->setup.seed == 0);
    CHECK(offer->setup.seats == std::vector<std::string>{"human", "greedy"});
    // Another match of the same kind has the very same link.
    const core::Match other = app::match_of<cartagena::Game>("", {"human", "greedy"}, 2);
    CHECK(share_match(other).route == sharing.route);
    CHECK(sharing.record == core::write_hidden_record(match, 1));
}

TEST_CASE("A set-up survives a round trip through a link") {
    match::TableSetup setup = match::standard_setup(core::handle_of<cartagena::Game>());
    REQUIRE(match::change(setup, "option:rules=board"));
    REQUIRE(match::change(setup, "option:tokens=3"));
    REQUIRE(match::change(setup, "seats:3"));
    REQUIRE(match::change(setup, "seat:3=human"));
    REQUIRE(match::change(setup, "seed:17"));
    const Sharing sharing = share_set_up(setup);
    CHECK(sharing.route == "new=cartagena;rules=board+tokens=3;human,level:2,human;17");
    const auto offer = read_offer(sharing.route);
    REQUIRE(offer);
    CHECK(offer->setup.options == setup.options);
    CHECK(offer->setup.seats == setup.seats);
    CHECK(offer->setup.seed == 17);
}

TEST_CASE("Reading a damaged link or an invalid set-up fails with an error message") {
    const std::string whole =
        share_match(app::match_of<cartagena::Game>("rules=board", {"human", "greedy"}, 4)).route;
    for (std::size_t size = 0; size < whole.size(); size += 3) {
        if (is_offer(whole.substr(0, size))) {
            CHECK_FALSE(read_offer(whole.substr(0, size)));
        }
    }
    for (const char* bad :
         {"m=", "m=AAAA", "m=%20", "new=", "new=chess;;human;", "new=cartagena;tokens=99;human;",
          "new=cartagena;;human;", "new=cartagena;;human,hal;", "new=cartagena;;human,human;x",
          "new=cartagena;;human,human,human,human,human,human;;", "new=cartagena;;;"}) {
        CAPTURE(bad);
        const auto offer = read_offer(bad);
        REQUIRE_FALSE(offer);
        CHECK(offer.problem().sentence.size() > 10);
    }
    CHECK_FALSE(is_offer("table=m=4"));
}

TEST_CASE("A link of up to 500 characters has a QR code, a longer one has none") {
    const QrCode code = make_qr_code(std::string(500, 'x'));
    CHECK(code.size > 21);
    CHECK(code.dark.size() == static_cast<std::size_t>(code.size * code.size));
    // The finder patterns: dark corners with a light ring.
    for (const auto& [x, y] : {std::pair{0, 0}, {code.size - 7, 0}, {0, code.size - 7}}) {
        CHECK(code.at(x, y));
        CHECK_FALSE(code.at(x + 1, y + 1));
        CHECK(code.at(x + 3, y + 3));
    }
    CHECK(make_qr_code(std::string(501, 'x')).size == 0);
}

}  // namespace
}  // namespace ctq::scenes
