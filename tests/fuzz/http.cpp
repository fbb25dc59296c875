#include <sys/socket.h>
#include <unistd.h>

#include "shell/server/server_internal.hpp"
#include "tests/fuzz/net_script.hpp"

namespace ctq::server {
namespace {

/// A server of a club with one open table, to which a script opens connections. No port is used:
/// each connection is a pair of local sockets.
class Club {
  public:
    Club() : parts_(options()) {
        core::Setup setup = fuzz::setup(3);
        setup.seats.assign(setup.seats.size(), "guest");
        fuzz::demand(static_cast<bool>(parts_.tables.add(setup, now())));
        for (int& one : clients_) {
            one = connect();
        }
    }
    Club(const Club&) = delete;
    Club& operator=(const Club&) = delete;

    /// Closes all connections, and fails if the server still lists any of them.
    ~Club() {
        for (const int one : clients_) {
            ::close(one);
        }
        work();
        fuzz::demand(parts_.links.empty() && parts_.connections == 0 && parts_.requesting.empty());
        for (const auto& [number, table] : parts_.tables.all) {
            fuzz::demand(table.connections == 0);
            fuzz::demand_sound(table.hosted.ledger());
        }
    }

    void send(unsigned who, std::string_view bytes) {
        for (std::size_t sent = 0; sent < bytes.size();) {
            const auto more = ::send(clients_[who], bytes.data() + sent, bytes.size() - sent,
                                     MSG_NOSIGNAL | MSG_DONTWAIT);
            if (more <= 0) {
                break;  // the server has closed it
            }
            sent += static_cast<std::size_t>(more);
            work();
        }
        work();
    }

    void connect_again(unsigned who) {
        ::close(clients_[who]);
        work();
        clients_[who] = connect();
    }

  private:
    static ServerOptions options() {
        ServerOptions options;
        options.site.files["/index.html"] = {"text/html", false, "a page"};
        const core::Catalogue games = cabinet();
        options.club = {{games.begin(), games.end()}, 3, 2};
        options.opener = [](const core::Setup& setup, net::Time at) {
            net::Randomness random;
            random.id.fill(7);
            random.entropy = fuzz::entropy(0);
            return HostedTable::open(setup, random, {}, at);
        };
        options.invite = [](const core::GameHandle& /*game*/, int number,
                            const net::MatchId& /*match*/) { return std::to_string(number); };
        options.policy.port = 80;
        return options;
    }

    int connect() {
        int ends[2] = {};
        fuzz::demand(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0);
        tcp::socket socket(parts_.context);
        socket.assign(tcp::v4(), ends[0]);
        receive(parts_, std::move(socket));
        work();
        return ends[1];
    }

    /// Lets the server do what it can, and drops what it sends.
    void work() {
        for (int round = 0; round < 8; ++round) {
            parts_.context.restart();
            const auto done = parts_.context.poll();
            char bytes[4096];
            for (const int one : clients_) {
                while (one != 0 && ::recv(one, bytes, sizeof bytes, MSG_DONTWAIT) > 0) {
                }
            }
            if (done == 0) {
                break;
            }
        }
    }

    Server::Parts parts_;
    int clients_[4] = {};
};

/// Writes a binary WebSocket frame with a mask of zeros, as a client does.
std::string frame_of(core::ByteView bytes) {
    std::string frame = "\x82";
    if (bytes.size() < 126) {
        frame += static_cast<char>(0x80U | bytes.size());
    } else {
        frame += '\xfe';
        frame += static_cast<char>(bytes.size() >> 8U & 255U);
        frame += static_cast<char>(bytes.size() & 255U);
    }
    frame.append(4, '\0');
    return frame.append(bytes.begin(), bytes.end());
}

}  // namespace
}  // namespace ctq::server

/// Feeds a server arbitrary bytes. Each step of the input has a kind: 0 sends the bytes unchanged;
/// 1 requests the table whose number is the first byte; 2 sends the bytes as one WebSocket frame; 3
/// requests a new table, or opens a new connection if there are no bytes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ctq;
    core::ByteView script(data, size);
    server::Club club;
    fuzz::Step step{};
    for (int steps = 0; steps < 50 && fuzz::next_step(script, step); ++steps) {
        const std::string text(step.bytes.begin(), step.bytes.end());
        if (step.what == 0) {
            club.send(step.who, text);
        } else if (step.what == 1) {
            club.send(step.who, "GET /table/" + std::to_string(text.empty() ? 1 : text[0] & 7) +
                                    " HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
                                    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                                    "Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n\r\n");
        } else if (step.what == 2) {
            club.send(step.who, server::frame_of(step.bytes));
        } else if (text.empty()) {
            club.connect_again(step.who);
        } else {
            club.send(step.who, "POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: " +
                                    std::to_string(text.size()) + "\r\n\r\n" + text);
        }
    }
    return 0;
}
