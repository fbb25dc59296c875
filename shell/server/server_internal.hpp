#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <map>

#include "shell/server/server.hpp"
#include "shell/server/table_news.hpp"

/// What the server is made of; for its own files only.
namespace ctq::host {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Error = beast::error_code;

class Connection;

struct Server::Parts {
    asio::io_context context{1};
    tcp::acceptor acceptor{context};
    asio::steady_timer timer{context};
    asio::signal_set signals{context, SIGINT, SIGTERM};
    OriginPolicy policy;
    Site site;
    std::vector<HostedTable> tables;
    std::function<core::Result<HostedTable>(net::Time)> again;
    std::function<core::Action(const bots::Job&)> decide;
    std::function<void(const std::string&)> tell{};  ///< to whom events are told; or nobody
    std::vector<Glance> glances;                     ///< by table: when it was last told of
    std::vector<bool> thinks;  ///< by table: a bot of it does, now or as soon as there is a thread
    std::map<net::LinkId, std::shared_ptr<Connection>> links;
    net::LinkId last_link = 0;
    int connections = 0;
    asio::thread_pool thinkers;  ///< the last: it ends before what it works for

    Parts();
    /// Listens at a numeric address of this machine, IPv4 or IPv6. For port 0 the system takes one
    /// that is free; `policy.port` tells which. Problem: the address can't be listened on.
    core::Failure listen(const std::string& address, int port);
    /// Takes connections from now on, one after the other; while `full`, each is closed at once.
    void accept();
    /// Lets time pass at all tables from now on, ten times a second.
    void tick();
    /// Sends what a table (from 0) has to say, closes whom it sends away, and has its bot think.
    void flush(std::size_t table);
    /// Tells what has happened at this table (from 0) since it was last told of.
    void tell_news(std::size_t table);
    /// Has a bot of this table (from 0) think in another thread, if it is to and none does.
    void think(std::size_t table);
    /// Puts a new table in the place of this one (from 0) if it is deserted.
    void renew(std::size_t table);
    /// Whether there are as many connections as the tables and visitors of the page may have.
    bool full() const;
};

/// One connection at a table: whole frames in, whole frames out.
class Connection : public std::enable_shared_from_this<Connection> {
  public:
    Connection(Server::Parts& server, tcp::socket socket, std::size_t table);

    /// Answers the request that asked for the table.
    void start(const http::request<http::empty_body>& request);
    /// Whoever does not take what is sent is left.
    void send(core::Bytes frame);
    /// Once what there is to send has gone.
    void close();

  private:
    void sit_down();
    void read();
    void write();
    void leave();

    Server::Parts& server_;
    websocket::stream<beast::tcp_stream> socket_;
    std::size_t table_;
    net::LinkId link_ = 0;
    beast::flat_buffer buffer_;
    std::deque<core::Bytes> waiting_;
    bool closing_ = false;
};

/// Answers whoever has connected: with files, until it asks for a table.
void receive(Server::Parts& server, tcp::socket socket);

}  // namespace ctq::host
