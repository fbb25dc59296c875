#include "shell/server/server.hpp"

#include <doctest/doctest.h>

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "engine/games/catalogue.hpp"
#include "engine/net/guest.hpp"
#include "shell/sockets/frame_socket.hpp"

/// A server whose bots think as long as the test wants. Nothing here depends on speed.
namespace ctq::host {
namespace {

namespace asio = boost::asio;
using net::Phase;

constexpr std::chrono::minutes kLongest{3};  // what waits in vain fails and doesn't hang

/// Where who thinks waits until it is opened.
class Gate {
  public:
    /// From a thread that thinks.
    void pass() {
        std::unique_lock lock(mutex_);
        ++came_;
        changed_.notify_all();
        changed_.wait(lock, [this] { return open_; });
    }
    /// Waits until somebody has come to it; false where nobody did.
    bool somebody_came() {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, kLongest, [this] { return came_ > 0; });
    }
    void open() {
        const std::lock_guard lock(mutex_);
        open_ = true;
        changed_.notify_all();
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    int came_ = 0;
    bool open_ = false;
};

const core::GameHandle& carteso() {
    return **core::find_game(cabinet(), "carteso");
}

core::Setup setup_of(std::string bot) {
    core::Setup setup;
    setup.game = &carteso();
    setup.options = *core::read_options(carteso().info->options, "size=4 komi=0 sides=fixed");
    setup.seats = {"guest", std::move(bot)};
    return setup;
}

/// Tables of Carteso, which has no chance, of one guest and one of these bots each. Claimers think
/// behind the gate.
class Hall {
  public:
    explicit Hall(const std::vector<std::string>& bots)
        : server_(open(bots)), thread_([this] { server_->run(); }) {}
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;
    ~Hall() { close(); }

    /// Ends the server; whoever thinks behind the gate is let go once nobody hears it any more.
    void close() {
        if (server_) {
            server_->stop();
            thread_.join();
            gate.open();
            server_.reset();
        }
    }

    int port() const { return server_->port(); }

    Gate gate;

  private:
    std::unique_ptr<Server> open(const std::vector<std::string>& bots) {
        const auto table = [](const std::string& bot, net::Time at) {
            return HostedTable::open(setup_of(bot), RandomSource(7).draw(), {}, at);
        };
        std::vector<HostedTable> tables;
        for (const std::string& bot : bots) {
            auto opened = table(bot, now());
            REQUIRE(opened);
            tables.push_back(std::move(*opened));
        }
        const auto claimer = core::read_bot(bots::roster(carteso()), "claimer");
        REQUIRE(claimer);
        auto server = Server::open(
            "127.0.0.1", 0, {}, {}, std::move(tables),
            [table](net::Time at) { return table("random", at); },
            [this, waits = claimer->index](const bots::Job& job) {
                if (job.bot.index == waits) {
                    gate.pass();
                }
                return bots::decide(job);
            });
        REQUIRE_MESSAGE(server, server.problem().text());
        return std::move(*server);
    }

    std::unique_ptr<Server> server_;
    std::thread thread_;
};

net::GuestIdentity anna() {
    net::GuestIdentity identity;
    identity.name = "Anna";
    identity.token.fill(1);
    identity.entropy = core::Sha256().add("Anna").finish();
    return identity;
}

/// Somebody at one of the tables.
class Visitor {
  public:
    Visitor(const Hall& hall, int table) : guest_(cabinet(), anna()) {
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

    /// Lets time pass until this holds; false where it never does.
    template <class Condition>
    bool until(Condition holds) {
        const auto end = std::chrono::steady_clock::now() + kLongest;
        while (!holds() && std::chrono::steady_clock::now() < end) {
            context_.run_one();
        }
        return holds();
    }

    /// Takes the first legal action, and waits until the table has it.
    void play() {
        const int before = cursor();
        core::ActionList legal;
        guest_.ledger()->match().options_now(legal);
        REQUIRE_FALSE(guest_.play(legal[0], now()));
        send();
        REQUIRE(until([&] { return cursor() > before; }));
    }

    bool left = false;  ///< the table has gone

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

TEST_CASE(
    "While a bot thinks at one table the other is played to its end, and nobody is forgotten") {
    Hall hall({"claimer", "random"});
    Visitor waits(hall, 1);
    waits.play();
    REQUIRE(hall.gate.somebody_came());
    const int cursor = waits.cursor();
    Visitor plays(hall, 2);
    while (!plays.over()) {
        plays.play();
        REQUIRE(plays.until([&] { return plays.over() || plays.acts(); }));
    }
    CHECK(waits.cursor() == cursor);
    hall.gate.open();
    REQUIRE(waits.until([&] { return waits.cursor() > cursor; }));
    CHECK((waits.over() || waits.acts()));
}

TEST_CASE("A server that is closed while bots think ends, and nothing is played any more") {
    Hall hall({"claimer", "claimer", "claimer"});
    Visitor one(hall, 1);
    Visitor other(hall, 2);
    Visitor third(hall, 3);
    for (Visitor* visitor : {&one, &other, &third}) {
        visitor->play();
    }
    REQUIRE(hall.gate.somebody_came());
    const int cursor = one.cursor();
    hall.close();
    REQUIRE(one.until([&] { return one.left; }));
    CHECK(one.cursor() == cursor);
}

}  // namespace
}  // namespace ctq::host
