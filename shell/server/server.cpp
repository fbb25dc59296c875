#include "shell/server/server.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <chrono>
#include <thread>

#include "engine/core/text.hpp"
#include "shell/server/server_internal.hpp"

namespace ctq::server {
namespace {

constexpr std::chrono::milliseconds kTick{100};
constexpr unsigned kFewestThinkers = 2;  // so that one slow decision does not block the next table
constexpr unsigned kMostThinkers = 16;
constexpr int kConnectionsATable = 32;
constexpr int kConnectionsMore = 128;  // for visitors who only fetch the page

core::Problem not_listening(const std::string& address, int port, const Error& error) {
    const std::string number = std::to_string(port);
    if (error == asio::error::address_in_use) {
        return {"--port",
                "Port " + number + " is taken; choose another, or 0 for any that is free."};
    }
    if (error == asio::error::access_denied) {
        return {"--port", "Port " + number + " is the system's; choose one from 1024 on."};
    }
    if (error == boost::system::errc::address_not_available) {
        return {"--listen", "This machine is not reached at " + address + "."};
    }
    return {"--port", "Nobody can be received at " + address + ", port " + number + ": " +
                          error.message() + "."};
}

}  // namespace

net::Time now() {
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return static_cast<net::Time>(
        std::chrono::duration_cast<std::chrono::milliseconds>(since).count());
}

Server::Parts::Parts()
    : thinkers(std::clamp(std::thread::hardware_concurrency(), kFewestThinkers, kMostThinkers)) {}

bool Server::Parts::full() const {
    return connections >= kConnectionsMore + kConnectionsATable * static_cast<int>(tables.size());
}

core::Failure Server::Parts::listen(const std::string& address, int port) {
    Error error;
    const auto place = asio::ip::make_address(address, error);
    if (error) {
        return core::Problem{"--listen", "This is no address of a machine, as 127.0.0.1 is one: " +
                                             core::quoted(address) + "."};
    }
    try {
        acceptor = tcp::acceptor(context, tcp::endpoint(place, static_cast<std::uint16_t>(port)));
    } catch (const boost::system::system_error& refused) {
        return not_listening(address, port, refused.code());
    }
    policy.port = acceptor.local_endpoint().port();
    return {};
}

void Server::Parts::accept() {
    acceptor.async_accept([this](Error error, tcp::socket socket) {
        if (error == asio::error::operation_aborted) {
            return;
        }
        if (!error && !full()) {
            socket.set_option(tcp::no_delay(true), error);
            receive(*this, std::move(socket));
        }
        accept();
    });
}

void Server::Parts::tick() {
    timer.expires_after(kTick);
    timer.async_wait([this](Error error) {
        if (error) {
            return;
        }
        for (std::size_t i = 0; i < tables.size(); ++i) {
            renew(i);
            tables[i].tick(now());
            flush(i);
        }
        tick();
    });
}

/// Replaces a table where the next match can begin: the last one is over and everybody has left.
void Server::Parts::renew(std::size_t table) {
    if (tables[table].deserted()) {
        if (auto fresh = again(now())) {
            tables[table] = std::move(*fresh);
        }
    }
}

void Server::Parts::think(std::size_t table) {
    auto question = thinks[table] ? std::nullopt : tables[table].question();
    if (!question) {
        return;
    }
    thinks[table] = true;
    asio::post(thinkers, [this, table, job = std::move(*question)]() mutable {
        const core::Action action = decide(job);
        asio::post(context, [this, table, action, job = std::move(job)] {
            thinks[table] = false;
            tables[table].decided(job, action, now());
            flush(table);
        });
    });
}

/// Sends a table's output and closes the connections it ends; then its bot may think.
void Server::Parts::flush(std::size_t table) {
    net::Output out = tables[table].take_output();
    const auto connection = [&](net::LinkId link) {
        const auto found = links.find(link);
        return found == links.end() ? nullptr : found->second;
    };
    for (net::Packet& packet : out.packets) {
        if (const auto to = connection(packet.link)) {
            to->send(std::move(packet.frame));
        }
    }
    for (const net::Event& event : out.events) {
        if (event.kind == net::EventKind::hang_up) {
            if (const auto to = connection(event.link)) {
                to->close();
            }
        }
    }
    tell_news(table);
    think(table);
}

void Server::Parts::tell_news(std::size_t table) {
    if (!tell) {
        return;
    }
    Glance now = look_at(tables[table]);
    for (const std::string& line :
         news_of(static_cast<int>(table) + 1, tables[table], glances[table], now)) {
        tell(line);
    }
    glances[table] = std::move(now);
}

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Server::~Server() = default;

core::Result<std::unique_ptr<Server>> Server::open(
    const std::string& address, int port, std::vector<std::string> names, Site site,
    std::vector<HostedTable> tables, std::function<core::Result<HostedTable>(net::Time)> again,
    std::function<core::Action(const bots::Job&)> decide) {
    auto parts = std::make_unique<Parts>();
    parts->policy.names = std::move(names);
    parts->site = std::move(site);
    parts->tables = std::move(tables);
    parts->again = std::move(again);
    parts->decide = std::move(decide);
    parts->thinks.resize(parts->tables.size());
    parts->glances.resize(parts->tables.size());
    if (auto problem = parts->listen(address, port)) {
        return *problem;
    }
    return std::unique_ptr<Server>(new Server(std::move(parts)));
}

int Server::port() const {
    return parts_->policy.port;
}

void Server::tell(std::function<void(const std::string&)> tell) {
    parts_->tell = std::move(tell);
}

void Server::stop() {
    parts_->context.stop();
}

void Server::run() {
    parts_->signals.async_wait([this](Error error, int) {
        if (!error) {
            parts_->context.stop();
        }
    });
    parts_->accept();
    parts_->tick();
    parts_->context.run();
}

}  // namespace ctq::server
