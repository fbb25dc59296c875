#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <limits>
#include <map>

#include "shell/server/server.hpp"
#include "shell/server/table_folder.hpp"

/// The internals of the server, only for its own files.
namespace ctq::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Error = beast::error_code;
using Request = http::request<http::string_body>;

inline constexpr int kConnectionsATable = 32;

class Connection;

struct Server::Parts {
    int connections = 0;
    /// Connections that have not asked for a table, by the address at their other end.
    std::map<std::string, int> requesting{};
    /// Its handlers own connections, whose destructors change the members above.
    asio::io_context context{1};
    tcp::acceptor acceptor{context};
    asio::steady_timer timer{context};
    asio::steady_timer accept_timer{context};  ///< runs after a failure to accept
    asio::signal_set signals{context, SIGINT, SIGTERM};
    bool stopping = false;
    OriginPolicy policy;
    Site site;
    Deadlines deadlines;
    ServedTables tables;
    std::function<core::Action(const bots::Job&)> decide;
    std::optional<TableFolder> folder{};
    bool unsaved = false;  ///< whether a table could not be saved
    std::vector<std::string> lost_tables{};
    std::function<void(const std::string&)> tell{};  ///< receives a line per event; may be empty
    std::map<net::LinkId, std::shared_ptr<Connection>> links;
    net::LinkId last_link = 0;
    int most_connections = std::numeric_limits<int>::max();  ///< by the limits of the system
    asio::thread_pool thinkers;  ///< the last member: it is destroyed before what its threads use

    explicit Parts(ServerOptions options);
    /// Listens at a numeric address of this machine, IPv4 or IPv6. For port 0 the system chooses a
    /// free port, which is stored in `policy.port`. Fails if it can't listen at the address.
    core::Failure listen(const std::string& address, int port);
    /// Goes on with the tables in a folder, where all tables are kept from now on. Fails if it can't
    /// be written.
    core::Failure restore(const std::string& path, Timeouts timeouts);
    /// Saves a table in the folder, if there is one.
    void save(int number, const ServedTable& table);
    /// See `ServedTables::renew`.
    void renew(int number);
    /// Accepts connections from now on. While the server is `full`, each is closed at once. Pauses
    /// if the system refuses one.
    void accept();
    /// Stops the server at the next signal, and at once at the one after it.
    void watch_signals();
    /// Says good-bye to all guests, or disconnects them if they can go on later, and stops the server once they have been told or after a while.
    void say_farewell();
    /// Starts the timer that calls `tick` of all tables ten times a second.
    void tick();
    /// Sends a table's output, closes the connections it ends, and starts its bot's decision.
    void flush(int number);
    /// Reports the events at a table since the last report.
    void tell_news(int number, ServedTable& table);
    /// Starts the decision of a table's bot in another thread, if one is due and none is running.
    void think(int number, ServedTable& table);
    /// Whether the limit of connections for tables and page visitors is reached.
    bool full() const;
};

/// One connection at a table. It receives and sends whole frames.
class Connection : public std::enable_shared_from_this<Connection> {
  public:
    Connection(Server::Parts& server, tcp::socket socket, int table);

    /// Answers the HTTP request that asked for the table.
    void start(const Request& request);
    /// Queues a frame. Disconnects a guest that does not receive its frames.
    void send(core::Bytes frame);
    /// Closes the connection after all queued frames are sent.
    void close();

  private:
    void sit_down();
    void read();
    void write();
    void leave();

    Server::Parts& server_;
    websocket::stream<beast::tcp_stream> socket_;
    int table_;
    net::LinkId link_ = 0;
    beast::flat_buffer buffer_;
    std::deque<core::Bytes> waiting_;
    bool closing_ = false;
};

/// Serves files to a new connection until it asks for a table.
void receive(Server::Parts& server, tcp::socket socket);

}  // namespace ctq::server
