#include <doctest/doctest.h>

#include <boost/asio/steady_timer.hpp>
#include <chrono>

#include "engine/net/guest.hpp"
#include "shell/sockets/frame_socket.hpp"
#include "tests/shell/server/hall.hpp"

namespace ctq::server {
namespace {

namespace asio = boost::asio;
using net::Phase;

net::GuestIdentity anna() {
    net::GuestIdentity identity;
    identity.name = "Anna";
    identity.token.fill(1);
    identity.entropy = core::Sha256().add("Anna").finish();
    return identity;
}

/// A guest at one of the tables.
class WebVisitor {
  public:
    WebVisitor(const Hall& hall, int table) : guest_(cabinet(), anna()) {
        sockets::Listener listener;
        listener.opened = [this] {
            open_ = true;
            guest_.connected(now());
            send();
        };
        listener.frame = [this](core::ByteView frame) {
            guest_.received(frame, now());
            send();
        };
        listener.lost = [this] {
            open_ = false;
            left = true;
        };
        socket_ = sockets::reach(context_, {"127.0.0.1", std::to_string(hall.port()), table},
                                 std::move(listener));
        tick();
        REQUIRE(until([this] { return acts(); }));
    }

    int cursor() const { return guest_.ledger()->match().cursor(); }
    bool over() const { return guest_.ledger()->phase() == Phase::over; }
    bool acts() const {
        const net::Ledger* ledger = guest_.ledger();
        return ledger != nullptr && ledger->phase() == Phase::playing && guest_.up_to_date() &&
               ledger->match().turn().seat == guest_.seat();
    }

    /// Runs until `holds` is true. Returns false if it is not within `kLongest`.
    template <class Condition>
    bool until(Condition holds) {
        const auto end = std::chrono::steady_clock::now() + kLongest;
        while (!holds() && std::chrono::steady_clock::now() < end) {
            context_.run_one();
        }
        return holds();
    }

    /// Plays the first legal action and waits until the table has it.
    void play() {
        const int before = cursor();
        core::ActionList legal;
        guest_.ledger()->match().options_now(legal);
        REQUIRE_FALSE(guest_.play(legal[0], now()));
        send();
        REQUIRE(until([&] { return cursor() > before; }));
    }

    bool left = false;  ///< the connection to the table was lost

  private:
    void tick() {
        timer_.expires_after(std::chrono::milliseconds(20));
        timer_.async_wait([this](const auto& error) {
            if (!error) {
                guest_.tick(now());
                send();
                tick();
            }
        });
    }

    void send() {
        for (net::Packet& packet : guest_.take_output().packets) {
            if (open_) {
                socket_->send(std::move(packet.frame));
            }
        }
    }

    asio::io_context context_;
    asio::steady_timer timer_{context_};
    net::Guest guest_;
    std::shared_ptr<sockets::FrameSocket> socket_;
    bool open_ = false;
};

TEST_CASE("While a bot thinks at one table, another table plays its match to the end") {
    Hall hall({"claimer", "random"});
    WebVisitor waits(hall, 1);
    waits.play();
    REQUIRE(hall.gate.somebody_came());
    const int cursor = waits.cursor();
    WebVisitor plays(hall, 2);
    while (!plays.over()) {
        plays.play();
        REQUIRE(plays.until([&] { return plays.over() || plays.acts(); }));
    }
    CHECK(waits.cursor() == cursor);
    hall.gate.open();
    REQUIRE(waits.until([&] { return waits.cursor() > cursor; }));
    CHECK((waits.over() || waits.acts()));
}

TEST_CASE("Closing a server while bots think ends it, and no further action is played") {
    Hall hall({"claimer", "claimer", "claimer"});
    WebVisitor one(hall, 1);
    WebVisitor other(hall, 2);
    WebVisitor third(hall, 3);
    for (WebVisitor* visitor : {&one, &other, &third}) {
        visitor->play();
    }
    REQUIRE(hall.gate.somebody_came());
    const int cursor = one.cursor();
    hall.close();
    REQUIRE(one.until([&] { return one.left; }));
    CHECK(one.cursor() == cursor);
}

}  // namespace
}  // namespace ctq::server
