#include "shell/sockets/table_address.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/games/catalogue.hpp"
#include "shell/online/invitation.hpp"

namespace ctq::sockets {
namespace {

TEST_CASE("The route to a table survives a round trip, with and without a server address") {
    for (const TableAddress& address :
         {TableAddress{"", "", 1}, TableAddress{"192.0.2.7", "8080", 300},
          TableAddress{"[::1]", "80", 65535}, TableAddress{"games.example", "1", 2}}) {
        const auto read = read_address(endpoint_of(address));
        REQUIRE(read);
        CHECK(read->host == address.host);
        CHECK(read->port == address.port);
        CHECK(read->table == address.table);
    }
}

TEST_CASE("A malformed route is not read as a table address") {
    CHECK_FALSE(read_address({}));
    CHECK_FALSE(read_address(std::vector<std::uint8_t>{3, 1}));
    CHECK_FALSE(read_address(std::vector<std::uint8_t>{2, 1, 0}));
    CHECK_FALSE(read_address(std::vector<std::uint8_t>{3, 1, 0, 'a'}));
}

TEST_CASE("A link to a table of ctq host gives the game, the table and the server") {
    online::Invitation invitation;
    invitation.game = *core::find_game(cabinet(), "carteso");
    invitation.host = "Table 7";
    invitation.endpoint = endpoint_of({"", "", 7});
    const std::string code = online::invitation_text(invitation);
    const auto read = online::read_table_link("http://192.0.2.7:8080/#join=" + code);
    REQUIRE_MESSAGE(read, read.problem().text());
    CHECK(read->game == invitation.game);
    const auto address = read_address(read->endpoint);
    REQUIRE(address);
    CHECK(address->host == "192.0.2.7");
    CHECK(address->port == "8080");
    CHECK(address->table == 7);
    // The link in the address bar of a page that has joined leads to the same table.
    const auto again = online::read_invitation(online::invitation_text(*read));
    REQUIRE(again);
    CHECK(again->endpoint == read->endpoint);
    for (const std::string& link :
         {"ftp://192.0.2.7:8080/#join=" + code, "http://192.0.2.7:0/#join=" + code,
          "http://192.0.2.7:port/#join=" + code, "http:///#join=" + code,
          "http://user@192.0.2.7/#join=" + code, "http://192.0.2.7:8080/#m=" + code,
          std::string("http://192.0.2.7:8080/#join="), code}) {
        CHECK_FALSE_MESSAGE(online::read_table_link(link), link);
    }
}

TEST_CASE("A link to a table may lack its scheme and its port, and be surrounded by punctuation") {
    online::Invitation invitation;
    invitation.game = *core::find_game(cabinet(), "carteso");
    invitation.endpoint = endpoint_of({"", "", 7});
    const std::string join = "#join=" + online::invitation_text(invitation);
    const auto server_of = [&join](const std::string& begin, const std::string& end) {
        const auto read = online::read_table_link(begin + join + end);
        REQUIRE_MESSAGE(read, read.problem().text());
        const auto address = read_address(read->endpoint);
        REQUIRE(address);
        return address->host + " " + address->port;
    };
    CHECK(server_of("http://localhost/", "") == "localhost 80");
    CHECK(server_of("http://localhost", "") == "localhost 80");
    CHECK(server_of("HTTP://localhost:81/index.html?x", "") == "localhost 81");
    CHECK(server_of("192.0.2.7:8080/", "") == "192.0.2.7 8080");
    CHECK(server_of("http://[::1]/", "") == "[::1] 80");
    CHECK(server_of("http://[::1]:8080/", "") == "[::1] 8080");
    CHECK(server_of(" <http://localhost:8080/", ">.\n") == "localhost 8080");
    CHECK(server_of("(http://localhost:8080/", "),") == "localhost 8080");
    for (const char* page : {"https://club.example.org/", "https://club.example.org:8443/",
                             "http://club.example.org/games/"}) {
        const auto read = online::read_table_link(page + join);
        REQUIRE_FALSE_MESSAGE(read, page);
        CHECK(read.problem().sentence.find("http://127.0.0.1:8080/" + join) != std::string::npos);
    }
}

}  // namespace
}  // namespace ctq::sockets
