#pragma once

#include <doctest/doctest.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "engine/games/catalogue.hpp"
#include "shell/server/server.hpp"

/// A server whose bots think until the test lets them finish, so that no test depends on speed.
namespace ctq::server {

inline constexpr std::chrono::minutes kLongest{
    3};  // a test fails after this time instead of hanging

/// A gate at which thinking bots wait until it is opened.
class Gate {
  public:
    /// Waits for the gate to open. Called from a bot's thread.
    void pass() {
        std::unique_lock lock(mutex_);
        ++came_;
        changed_.notify_all();
        changed_.wait(lock, [this] { return open_; });
    }
    /// Waits until a bot is at the gate. Returns false if no bot has come within the time limit.
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

inline const core::GameHandle& carteso() {
    return **core::find_game(cabinet(), "carteso");
}

inline core::Setup setup_of(std::string bot) {
    core::Setup setup;
    setup.game = &carteso();
    setup.options = *core::read_options(carteso().info->options, "size=4 komi=0 sides=fixed");
    setup.seats = {"guest", std::move(bot)};
    return setup;
}

/// A server with tables of Carteso, which has no chance events. Each table has one guest and one of
/// the given bots. The bot "claimer" waits at the gate before it decides.
class Hall {
  public:
    explicit Hall(const std::vector<std::string>& bots)
        : server_(open(bots)), thread_([this] { server_->run(); }) {}
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;
    ~Hall() { close(); }

    /// Stops the server, then opens the gate for the bots that still wait.
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
        const auto claimer = core::read_bot(bots::roster(carteso()), "claimer");
        REQUIRE(claimer);
        ServerOptions options;
        for (const std::string& bot : bots) {
            options.tables.push_back(setup_of(bot));
        }
        options.club.games = {&carteso()};
        options.opener = [](const core::Setup& setup, net::Time at) {
            return HostedTable::open(setup, RandomSource(7).draw(), {}, at);
        };
        options.invite = [](const core::GameHandle& game, int number,
                            const net::MatchId& /*match*/) {
            return std::string(game.info->id) + std::to_string(number);
        };
        options.decide = [this, waits = claimer->index](const bots::Job& job) {
            if (job.bot.index == waits) {
                gate.pass();
            }
            return bots::decide(job);
        };
        auto server = Server::open(std::move(options));
        REQUIRE_MESSAGE(server, server.problem().text());
        return std::move(*server);
    }

    std::unique_ptr<Server> server_;
    std::thread thread_;
};

}  // namespace ctq::server
