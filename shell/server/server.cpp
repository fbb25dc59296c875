#include "shell/server/server.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <chrono>
#include <thread>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/server/server_internal.hpp"

namespace ctq::server {
namespace {

constexpr std::chrono::milliseconds kTick{100};
constexpr std::chrono::milliseconds kAcceptPause{100};  // for instance, without free descriptors
constexpr unsigned kFewestThinkers = 2;  // so that one slow decision does not block the next table
constexpr unsigned kMostThinkers = 16;
constexpr int kConnectionsMore = 128;  // besides those of tables: for visitors of the page
constexpr rlim_t kMostDescriptors = 1U << 16U;
constexpr int kOtherDescriptors = 24;  // of files, and of what the program waits for

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

/// Raises the number of descriptors that this program may have as far as it can. Returns the number
/// of connections that it leaves room for.
int room_for_connections() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) {
        return std::numeric_limits<int>::max();
    }
    const rlim_t most = std::min(limit.rlim_max, kMostDescriptors);
    if (limit.rlim_cur < most) {
        const rlimit raised{most, limit.rlim_max};
        if (setrlimit(RLIMIT_NOFILE, &raised) == 0) {
            limit = raised;
        }
    }
    const int descriptors = static_cast<int>(std::min(limit.rlim_cur, kMostDescriptors));
    return std::max(descriptors - kOtherDescriptors, 1);
}

}  // namespace

net::Time now() {
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return static_cast<net::Time>(
        std::chrono::duration_cast<std::chrono::milliseconds>(since).count());
}

Server::Parts::Parts(ServerOptions options)
    : policy(std::move(options.policy)),
      site(std::move(options.site)),
      deadlines(options.deadlines),
      tables(std::move(options.opener), std::move(options.invite), std::move(options.club)),
      decide(std::move(options.decide)),
      thinkers(std::clamp(std::thread::hardware_concurrency(), kFewestThinkers, kMostThinkers)) {
    struct sigaction hangup {};
    sigaction(SIGHUP, nullptr, &hangup);
    if (hangup.sa_handler != SIG_IGN) {  // as nohup does
        signals.add(SIGHUP);
    }
}

bool Server::Parts::full() const {
    const int wanted = kConnectionsMore + kConnectionsATable * static_cast<int>(tables.all.size());
    return connections >= std::min(wanted, most_connections);
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
    // A browser that the program starts must not keep the port.
    fcntl(acceptor.native_handle(), F_SETFD, FD_CLOEXEC);
    policy.port = acceptor.local_endpoint().port();
    return {};
}

void Server::Parts::accept() {
    acceptor.async_accept([this](Error error, tcp::socket socket) {
        if (error == asio::error::operation_aborted) {
            return;
        }
        if (error) {
            accept_timer.expires_after(kAcceptPause);
            accept_timer.async_wait([this](Error ended) {
                if (!ended) {
                    accept();
                }
            });
            return;
        }
        if (!full()) {
            socket.set_option(tcp::no_delay(true), error);
            receive(*this, std::move(socket));
        }
        accept();
    });
}

void Server::Parts::tick() {
    timer.expires_after(kTick);
    timer.async_wait([this](Error error) {
        if (error || stopping) {
            return;
        }
        std::vector<int> numbers;  // copied, because `renew` may remove a table
        for (const auto& [number, table] : tables.all) {
            numbers.push_back(number);
        }
        for (const int number : numbers) {
            renew(number);
            if (ServedTable* table = tables.find(number)) {
                table->hosted.tick(now());
                flush(number);
            }
        }
        tick();
    });
}

void Server::Parts::watch_signals() {
    signals.async_wait([this](Error error, int) {
        if (error) {
            return;
        }
        if (stopping) {
            context.stop();
            return;
        }
        watch_signals();
        say_farewell();
    });
}

void Server::Parts::say_farewell() {
    stopping = true;
    acceptor.close();
    std::vector<int> numbers;
    for (auto& [number, table] : tables.all) {
        if (!folder) {
            table.hosted.close(net::Reason::stopped);
        }
        numbers.push_back(number);
    }
    for (const int number : numbers) {
        flush(number);
    }
    for (const auto& [link, connection] : std::map(links)) {  // copied, because they leave
        connection->close();
    }
    if (links.empty()) {
        context.stop();
        return;
    }
    timer.expires_after(deadlines.farewell);
    timer.async_wait([this](Error error) {
        if (!error) {
            context.stop();
        }
    });
}

void Server::Parts::think(int number, ServedTable& table) {
    auto question = table.thinks || stopping ? std::nullopt : table.hosted.question();
    if (!question) {
        return;
    }
    table.thinks = true;
    asio::post(thinkers, [this, number, job = std::move(*question)]() mutable {
        const core::Action action = decide(job);
        asio::post(context, [this, number, action, job = std::move(job)] {
            if (ServedTable* asked = tables.find(number)) {
                asked->thinks = false;
                asked->hosted.decided(job, action, now());
                flush(number);
            }
        });
    });
}

core::Failure Server::Parts::restore(const std::string& path, Timeouts timeouts) {
    auto opened = TableFolder::open(path);
    if (!opened) {
        return opened.problem();
    }
    folder = std::move(*opened);
    for (const auto& [number, saved] : folder->load()) {
        auto hosted = HostedTable::restore(saved.session, timeouts, now());
        const core::Failure refused =
            hosted ? tables.restore(number, std::move(*hosted), saved.visitor, now())
                   : hosted.problem();
        if (refused) {
            lost_tables.push_back(core::say("Table {n} can't go on: {why}",
                                            {{"n", number}, {"why", refused->sentence}}));
        }
    }
    return {};
}

void Server::Parts::save(int number, const ServedTable& table) {
    if (!folder || folder->save(number, {table.visitor, table.hosted.serialize()}) || unsaved) {
        return;
    }
    unsaved = true;
    if (tell) {
        tell("The tables can't be saved, so a restarted server could not go on with them.");
    }
}

void Server::Parts::renew(int number) {
    if (tables.renew(number, now()) && folder) {
        folder->remove(number);
    }
}

void Server::Parts::flush(int number) {
    ServedTable* table = tables.find(number);
    if (table == nullptr) {
        return;
    }
    net::Output out = table->hosted.take_output();
    if (out.save) {
        save(number, *table);
    }
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
    table = tables.find(number);  // null if closing its last connection removed it
    if (table != nullptr) {
        tell_news(number, *table);
        think(number, *table);
    }
}

void Server::Parts::tell_news(int number, ServedTable& table) {
    if (!tell) {
        return;
    }
    Glance now = look_at(table.hosted);
    for (const std::string& line : news_of(number, table.hosted, table.glance, now)) {
        tell(line);
    }
    table.glance = std::move(now);
}

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Server::~Server() = default;

core::Result<std::unique_ptr<Server>> Server::open(ServerOptions options) {
    const std::string address = options.address;
    const int port = options.port;
    const std::string records = options.records;
    const Timeouts timeouts = options.timeouts;
    const std::vector<core::Setup> setups = std::move(options.tables);
    auto parts = std::make_unique<Parts>(std::move(options));
    for (const core::Setup& setup : setups) {
        if (const auto number = parts->tables.add(setup, now()); !number) {
            return number.problem();
        }
    }
    if (auto problem = parts->listen(address, port)) {
        return *problem;
    }
    if (!records.empty()) {
        if (auto problem = parts->restore(records, timeouts)) {
            return *problem;
        }
    }
    parts->most_connections = room_for_connections();
    return std::unique_ptr<Server>(new Server(std::move(parts)));
}

const std::vector<std::string>& Server::lost_tables() const {
    return parts_->lost_tables;
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
    parts_->watch_signals();
    parts_->accept();
    parts_->tick();
    parts_->context.run();
}

}  // namespace ctq::server
