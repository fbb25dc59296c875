#include "shell/host/server.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>
#include <map>

#include "engine/core/text.hpp"
#include "engine/net/message.hpp"

namespace ctq::host {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Error = beast::error_code;

constexpr std::uint32_t kMostHead = 8 * 1024;
constexpr std::chrono::seconds kRequestTime{30};
constexpr std::chrono::milliseconds kTick{100};
constexpr std::size_t kMostWaiting = 512;  // frames to one guest who doesn't take them
constexpr int kConnectionsATable = 32;
constexpr int kConnectionsMore = 128;  // for those who only fetch the page

/// "/table/7" of so many: 7; 0 for anything else.
int table_number(std::string_view target, std::size_t tables) {
    constexpr std::string_view kBegin = "/table/";
    if (target.substr(0, kBegin.size()) != kBegin) {
        return 0;
    }
    const auto number = core::read_unsigned(target.substr(kBegin.size()));
    return number && *number >= 1 && *number <= tables ? static_cast<int>(*number) : 0;
}

}  // namespace

net::Time now() {
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return static_cast<net::Time>(
        std::chrono::duration_cast<std::chrono::milliseconds>(since).count());
}

class Caller;

struct Server::Parts {
    asio::io_context context{1};
    tcp::acceptor acceptor{context};
    asio::steady_timer timer{context};
    asio::signal_set signals{context, SIGINT, SIGTERM};
    Doors doors;
    Site site;
    std::vector<HostedTable> tables;
    std::function<core::Result<HostedTable>(net::Time)> again;
    std::map<net::LinkId, std::shared_ptr<Caller>> callers;
    net::LinkId last_link = 0;
    int connections = 0;

    core::Failure listen(const std::string& address, int port);
    void accept();
    void tick();
    void flush(std::size_t table);
    void renew(std::size_t table);
    bool full() const {
        return connections >=
               kConnectionsMore + kConnectionsATable * static_cast<int>(tables.size());
    }
};

/// One connection at a table: whole frames in, whole frames out.
class Caller : public std::enable_shared_from_this<Caller> {
  public:
    Caller(Server::Parts& server, tcp::socket socket, std::size_t table)
        : server_(server), socket_(std::move(socket)), table_(table) {}

    void start(const http::request<http::empty_body>& request) {
        socket_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
        socket_.read_message_max(net::kMostFrame);
        socket_.binary(true);
        socket_.async_accept(request, [self = shared_from_this()](Error error) {
            if (!error) {
                self->sit_down();
            } else {
                --self->server_.connections;
            }
        });
    }

    void send(core::Bytes frame) {
        if (waiting_.size() >= kMostWaiting) {
            leave();
            return;
        }
        waiting_.push_back(std::move(frame));
        if (waiting_.size() == 1) {
            write();
        }
    }

    /// Once what there is to send has gone.
    void close() {
        closing_ = true;
        if (waiting_.empty()) {
            socket_.async_close(websocket::close_code::normal,
                                [self = shared_from_this()](Error) { self->leave(); });
        }
    }

    std::size_t table() const { return table_; }

  private:
    void sit_down() {
        link_ = ++server_.last_link;
        server_.callers.emplace(link_, shared_from_this());
        server_.tables[table_].connected(link_, now());
        server_.flush(table_);
        read();
    }

    void read() {
        socket_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
            if (error || self->closing_ || !self->socket_.got_binary()) {
                self->leave();
                return;
            }
            const auto data = self->buffer_.cdata();
            self->server_.tables[self->table_].received(
                self->link_,
                core::ByteView(static_cast<const std::uint8_t*>(data.data()), data.size()), now());
            self->buffer_.clear();
            self->server_.flush(self->table_);
            self->read();
        });
    }

    void write() {
        socket_.async_write(asio::buffer(waiting_.front()),
                            [self = shared_from_this()](Error error, std::size_t) {
                                if (error) {
                                    self->leave();
                                    return;
                                }
                                self->waiting_.pop_front();
                                if (!self->waiting_.empty()) {
                                    self->write();
                                } else if (self->closing_) {
                                    self->close();
                                }
                            });
    }

    void leave() {
        if (server_.callers.erase(link_) == 0) {
            return;
        }
        --server_.connections;
        beast::get_lowest_layer(socket_).close();
        server_.tables[table_].lost(link_, now());
        server_.flush(table_);
        server_.renew(table_);
    }

    Server::Parts& server_;
    websocket::stream<beast::tcp_stream> socket_;
    std::size_t table_;
    net::LinkId link_ = 0;
    beast::flat_buffer buffer_;
    std::deque<core::Bytes> waiting_;
    bool closing_ = false;
};

namespace {

/// One connection that asks for files, until it asks for a table.
class Fetcher : public std::enable_shared_from_this<Fetcher> {
  public:
    Fetcher(Server::Parts& server, tcp::socket socket)
        : server_(server), stream_(std::move(socket)) {
        ++server_.connections;
    }
    Fetcher(const Fetcher&) = delete;
    Fetcher& operator=(const Fetcher&) = delete;
    ~Fetcher() {
        if (!handed_on_) {
            --server_.connections;
        }
    }

    void read() {
        parser_.emplace();
        parser_->header_limit(kMostHead);
        parser_->body_limit(0);
        stream_.expires_after(kRequestTime);
        http::async_read(stream_, buffer_, *parser_,
                         [self = shared_from_this()](Error error, std::size_t) {
                             if (error == http::error::body_limit) {
                                 self->refuse(http::status::payload_too_large, "Nothing is taken.");
                             } else if (!error) {
                                 self->answer();
                             }
                         });
    }

  private:
    void answer() {
        const auto& request = parser_->get();
        const std::string_view host(request[http::field::host]);
        const std::string_view target(request.target());
        if (!known_host(server_.doors, host)) {
            refuse(http::status::misdirected_request, "This is no name of this table.");
            return;
        }
        if (websocket::is_upgrade(request)) {
            const int table = table_number(target, server_.tables.size());
            if (!own_origin(std::string_view(request[http::field::origin]), host)) {
                refuse(http::status::forbidden, "Pages of other sites may not sit down here.");
            } else if (table == 0) {
                refuse(http::status::not_found, "There is no such table.");
            } else {
                seat(static_cast<std::size_t>(table - 1));
            }
            return;
        }
        if (request.method() != http::verb::get && request.method() != http::verb::head) {
            refuse(http::status::method_not_allowed, "Files can only be fetched here.");
            return;
        }
        if (const SiteFile* file = server_.site.find(target)) {
            respond(http::status::ok, file->type, file->bytes, file->lasting);
        } else {
            refuse(http::status::not_found, "There is no such file.");
        }
    }

    void seat(std::size_t table) {
        handed_on_ = true;
        stream_.expires_never();
        std::make_shared<Caller>(server_, stream_.release_socket(), table)->start(parser_->get());
    }

    void refuse(http::status status, std::string_view sentence) {
        respond(status, "text/plain; charset=utf-8", sentence, false);
    }

    void respond(http::status status, std::string_view type, std::string_view bytes, bool lasting) {
        const auto& request = parser_->get();
        const bool on = request.keep_alive() && status == http::status::ok;
        response_ = {};
        response_.result(status);
        response_.version(request.version() == 0 ? 11 : request.version());
        response_.set(http::field::content_type, beast::string_view(type.data(), type.size()));
        response_.set(http::field::cache_control,
                      lasting ? "public, max-age=31536000, immutable" : "no-cache");
        response_.set("X-Content-Type-Options", "nosniff");
        response_.keep_alive(on);
        response_.content_length(bytes.size());
        if (request.method() != http::verb::head) {
            response_.body() = beast::span<const char>(bytes.data(), bytes.size());
        }
        serializer_.emplace(response_);
        const auto then = [self = shared_from_this(), on](Error error, std::size_t) {
            if (!error && on) {
                self->read();
            }
        };
        if (request.method() == http::verb::head) {
            http::async_write_header(stream_, *serializer_, then);
        } else {
            http::async_write(stream_, *serializer_, then);
        }
    }

    Server::Parts& server_;
    beast::tcp_stream stream_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::empty_body>> parser_;
    http::response<http::span_body<const char>> response_;
    std::optional<http::response_serializer<http::span_body<const char>>> serializer_;
    bool handed_on_ = false;
};

}  // namespace

core::Failure Server::Parts::listen(const std::string& address, int port) {
    Error error;
    const auto place = asio::ip::make_address(address, error);
    if (error) {
        return core::Problem{"--listen", "This is no address of a machine, as 127.0.0.1 is one: " +
                                             core::quoted(address) + "."};
    }
    const tcp::endpoint end(place, static_cast<std::uint16_t>(port));
    acceptor.open(end.protocol(), error);
    if (!error) {
        acceptor.set_option(asio::socket_base::reuse_address(true), error);
    }
    if (!error) {
        acceptor.bind(end, error);
    }
    if (!error) {
        acceptor.listen(asio::socket_base::max_listen_connections, error);
    }
    if (error) {
        return core::Problem{"--port", "Nobody can be received at " + address + ", port " +
                                           std::to_string(port) + ": " + error.message() + "."};
    }
    doors.port = acceptor.local_endpoint().port();
    return {};
}

void Server::Parts::accept() {
    acceptor.async_accept([this](Error error, tcp::socket socket) {
        if (error == asio::error::operation_aborted) {
            return;
        }
        if (!error && !full()) {
            socket.set_option(tcp::no_delay(true), error);
            std::make_shared<Fetcher>(*this, std::move(socket))->read();
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

/// The next match can begin where the last one is over and everybody has left.
void Server::Parts::renew(std::size_t table) {
    if (tables[table].deserted()) {
        if (auto fresh = again(now())) {
            tables[table] = std::move(*fresh);
        }
    }
}

/// Sends what a table has to say, and closes whom it sends away.
void Server::Parts::flush(std::size_t table) {
    net::Output out = tables[table].take_output();
    const auto caller = [&](net::LinkId link) {
        const auto found = callers.find(link);
        return found == callers.end() ? nullptr : found->second;
    };
    for (net::Packet& packet : out.packets) {
        if (const auto to = caller(packet.link)) {
            to->send(std::move(packet.frame));
        }
    }
    for (const net::Event& event : out.events) {
        if (event.kind == net::EventKind::hang_up) {
            if (const auto to = caller(event.link)) {
                to->close();
            }
        }
    }
}

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Server::~Server() = default;

core::Result<std::unique_ptr<Server>> Server::open(
    const std::string& address, int port, std::vector<std::string> names, Site site,
    std::vector<HostedTable> tables, std::function<core::Result<HostedTable>(net::Time)> again) {
    auto parts = std::make_unique<Parts>();
    parts->doors.names = std::move(names);
    parts->site = std::move(site);
    parts->tables = std::move(tables);
    parts->again = std::move(again);
    if (auto problem = parts->listen(address, port)) {
        return *problem;
    }
    return std::unique_ptr<Server>(new Server(std::move(parts)));
}

int Server::port() const {
    return parts_->doors.port;
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

}  // namespace ctq::host
