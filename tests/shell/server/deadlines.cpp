#include <doctest/doctest.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <thread>

#include "shell/server/server_internal.hpp"

/// Tests how long the server waits for connections. Each test waits until the server has closed
/// something, so it depends on no speed.
namespace ctq::server {
namespace {

constexpr std::chrono::milliseconds kShort{20};
constexpr std::size_t kLarge = 32U << 20U;  // more than the buffers of the system hold

ServerOptions options_with(Deadlines deadlines) {
    ServerOptions options;
    options.deadlines = deadlines;
    options.site.files["/index.html"] = {"text/html", false, "a page"};
    options.site.files["/large"] = {"text/plain", false, std::string(kLarge, 'x')};
    return options;
}

std::string request_for(const std::string& target, int port) {
    return "GET " + target + " HTTP/1.1\r\nHost: localhost:" + std::to_string(port) + "\r\n\r\n";
}

/// A server of one page and a large file.
class Waiting {
  public:
    explicit Waiting(Deadlines deadlines)
        : server_(open(deadlines)), thread_([this] { server_->run(); }) {}
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;
    ~Waiting() {
        server_->stop();
        thread_.join();
    }

    tcp::socket connect(const std::string& sent = "") {
        tcp::socket socket(context_);
        socket.connect(
            {asio::ip::make_address("127.0.0.1"), static_cast<std::uint16_t>(server_->port())});
        asio::write(socket, asio::buffer(sent));
        return socket;
    }

    std::string request(const std::string& target) const {
        return request_for(target, server_->port());
    }

  private:
    static std::unique_ptr<Server> open(Deadlines deadlines) {
        auto server = Server::open(options_with(deadlines));
        REQUIRE_MESSAGE(server, server.problem().text());
        return std::move(*server);
    }

    asio::io_context context_;
    std::unique_ptr<Server> server_;
    std::thread thread_;
};

/// Reads until the server closes the connection. Returns the number of bytes.
std::size_t read_all(tcp::socket& socket) {
    std::string bytes;
    boost::system::error_code closed;
    return asio::read(socket, asio::dynamic_buffer(bytes), closed);
}

Deadlines endless() {
    constexpr std::chrono::hours kEndless{1};
    return {kEndless, kEndless, kEndless, kEndless};
}

TEST_CASE("A connection that sends nothing is closed, also after a reply") {
    Deadlines deadlines = endless();
    deadlines.idle = kShort;
    Waiting server(deadlines);
    tcp::socket silent = server.connect();
    CHECK(read_all(silent) == 0);
    tcp::socket kept = server.connect(server.request("/"));
    CHECK(read_all(kept) > 0);
}

TEST_CASE("A request that does not end is closed, also one that follows another") {
    Deadlines deadlines = endless();
    deadlines.request = kShort;
    Waiting server(deadlines);
    tcp::socket half = server.connect("GET / HT");
    CHECK(read_all(half) == 0);
    tcp::socket second = server.connect(server.request("/") + "GET / HT");
    CHECK(read_all(second) > 0);
}

TEST_CASE("A reply that is not taken is given up after a while") {
    Deadlines deadlines = endless();
    deadlines.progress = kShort;
    Server::Parts parts(options_with(deadlines));
    REQUIRE_FALSE(parts.listen("127.0.0.1", 0));
    parts.accept();
    asio::io_context context;
    tcp::socket client(context);
    client.connect(parts.acceptor.local_endpoint());
    asio::write(client, asio::buffer(request_for("/large", parts.policy.port)));
    while (parts.connections == 0) {
        parts.context.run_one();
    }
    while (parts.connections == 1) {
        parts.context.run_one();
    }
    CHECK(parts.requesting.empty());
}

TEST_CASE("A slow download is served to its end, however late it begins") {
    Deadlines deadlines = endless();
    deadlines.idle = deadlines.request = kShort;
    Waiting server(deadlines);
    tcp::socket slow = server.connect(server.request("/large"));
    std::string begin(10, ' ');
    asio::read(slow, asio::buffer(begin));
    // Meanwhile both deadlines pass for others.
    tcp::socket silent = server.connect();
    tcp::socket half = server.connect("GET / HT");
    CHECK(read_all(silent) == 0);
    CHECK(read_all(half) == 0);
    CHECK(read_all(slow) + begin.size() > kLarge);
}

}  // namespace
}  // namespace ctq::server
