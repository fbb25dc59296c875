#include "engine/core/text.hpp"
#include "shell/server/codings.hpp"
#include "shell/server/server_internal.hpp"

/// Serves the files of the page and hands requests for tables over.
namespace ctq::server {
namespace {

constexpr std::uint32_t kMostHead = 32 * 1024;  // on localhost, cookies of other programs come, too
constexpr std::uint64_t kMostBody = 1024;       // bytes, for a table's set-up
constexpr std::size_t kPiece = 4096;            // bytes, the most that is read at first
/// Bytes that the system may hold of a reply. With more of them, a slow connection would seem to
/// take nothing for longer than its deadline.
constexpr int kSendBuffer = 128 * 1024;
/// Connections of one address that have not asked for a table. A browser opens six.
constexpr int kMostOfOneAddress = 32;
constexpr std::string_view kText = "text/plain; charset=utf-8";

/// Returns 7 for "/table/7"; 0 for any other target.
int table_number(std::string_view target) {
    const auto rest = core::after_prefix(target, "/table/");
    const auto number = rest ? core::read_unsigned(*rest) : std::nullopt;
    return number && *number < 100'000 ? static_cast<int>(*number) : 0;
}

/// What is sent in reply to a request.
struct Reply {
    http::status status = http::status::ok;
    std::string_view type = kText;
    std::string_view bytes;
    bool lasting = false;       ///< the bytes never change
    bool varies = false;        ///< there are compressed bytes, too
    std::string_view coding{};  ///< by which they are compressed; empty if they are not
};

/// A connection that requests files and tables until it sits down at a table.
class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
  public:
    HttpConnection(Server::Parts& server, tcp::socket socket)
        : server_(server), stream_(std::move(socket)) {
        Error error;
        const auto peer = stream_.socket().remote_endpoint(error);
        peer_ = error ? "" : peer.address().to_string();
        stream_.socket().set_option(asio::socket_base::send_buffer_size(kSendBuffer), error);
        ++server_.connections;
        ++server_.requesting[peer_];
    }
    HttpConnection(const HttpConnection&) = delete;
    HttpConnection& operator=(const HttpConnection&) = delete;
    ~HttpConnection() {
        if (!handed_on_) {
            --server_.connections;
        }
        if (--server_.requesting[peer_] == 0) {
            server_.requesting.erase(peer_);
        }
    }

    /// Whether the address at the other end has too many connections. There is no limit behind a
    /// proxy, whose address has the connections of all visitors.
    bool too_many() const {
        return server_.policy.proxy.empty() && server_.requesting[peer_] > kMostOfOneAddress;
    }

    /// Waits for the next request, and replies to it.
    void read() {
        if (buffer_.size() > 0) {
            read_request();
            return;
        }
        stream_.expires_after(server_.deadlines.idle);
        stream_.async_read_some(buffer_.prepare(kPiece),
                                [self = shared_from_this()](Error error, std::size_t size) {
                                    if (!error) {
                                        self->buffer_.commit(size);
                                        self->read_request();
                                    }
                                });
    }

  private:
    void read_request() {
        parser_.emplace();
        parser_->header_limit(kMostHead);
        parser_->body_limit(kMostBody);
        stream_.expires_after(server_.deadlines.request);
        http::async_read(stream_, buffer_, *parser_,
                         [self = shared_from_this()](Error error, std::size_t) {
                             if (error == http::error::body_limit) {
                                 self->refuse(http::status::payload_too_large, "This is too much.");
                             } else if (error == http::error::header_limit) {
                                 self->refuse(http::status::request_header_fields_too_large,
                                              "This request has more than 32 KB of headers. "
                                              "Delete the cookies of this address.");
                             } else if (!error) {
                                 self->answer();
                             }
                         });
    }

    void answer() {
        const Request& request = parser_->get();
        const std::string_view host = field(http::field::host);
        const std::string_view target(request.target());
        const bool upgrade = websocket::is_upgrade(request);
        const bool posts = request.method() == http::verb::post;
        const bool fetches =
            request.method() == http::verb::get || request.method() == http::verb::head;
        if (!known_host(server_.policy, host)) {
            refuse(http::status::misdirected_request, "This is no name of this table.");
        } else if ((upgrade || posts) &&
                   !own_origin(server_.policy, field(http::field::origin), host)) {
            refuse(http::status::forbidden, "Pages of other sites can't join a table here.");
        } else if (upgrade) {
            seat(table_number(target));
        } else if (posts && target == "/tables") {
            open_table();
        } else if (!fetches) {
            refuse(http::status::method_not_allowed, "Files can only be fetched here.");
        } else if (target == "/tables") {
            text_ = server_.tables.list();
            respond({http::status::ok, kText, text_});
        } else if (const SiteFile* file = server_.site.find(target)) {
            const SiteForm form = form_for(*file, field(http::field::accept_encoding));
            respond({http::status::ok, file->type, form.bytes, file->lasting, file->varies(),
                     form.coding});
        } else {
            refuse(http::status::not_found, "There is no such file.");
        }
    }

    /// Opens a table for the visitor and replies with its invitation.
    void open_table() {
        const std::string visitor = visitor_of(server_.policy, peer_, field("X-Forwarded-For"));
        const auto number = server_.tables.open_for(visitor, parser_->get().body(), now());
        if (number) {
            server_.save(*number, *server_.tables.find(*number));
        }
        text_ = number ? server_.tables.invitation(*number) : number.problem().sentence;
        respond({number ? http::status::created : http::status::conflict, kText, text_});
    }

    /// Hands the connection over to a table.
    void seat(int number) {
        const ServedTable* table = server_.tables.find(number);
        if (table == nullptr) {
            refuse(http::status::not_found, "There is no such table.");
            return;
        }
        if (table->connections >= kConnectionsATable) {
            refuse(http::status::service_unavailable, "This table is full.");
            return;
        }
        handed_on_ = true;
        stream_.expires_never();
        std::make_shared<Connection>(server_, stream_.release_socket(), number)
            ->start(parser_->get());
    }

    template <class Name>
    std::string_view field(Name name) const {
        const auto value = parser_->get()[name];
        return {value.data(), value.size()};
    }

    void refuse(http::status status, std::string_view sentence) {
        respond({status, kText, sentence});
    }

    void respond(const Reply& reply) {
        const Request& request = parser_->get();
        const bool done = reply.status == http::status::ok || reply.status == http::status::created;
        goes_on_ = request.keep_alive() && done;
        response_ = {};
        response_.result(reply.status);
        response_.version(request.version() == 0 ? 11 : request.version());
        response_.set(http::field::content_type,
                      beast::string_view(reply.type.data(), reply.type.size()));
        response_.set(http::field::cache_control,
                      reply.lasting ? "public, max-age=31536000, immutable" : "no-cache");
        response_.set("X-Content-Type-Options", "nosniff");
        response_.set("Content-Security-Policy", "frame-ancestors 'none'");
        response_.set("Referrer-Policy", "no-referrer");
        if (reply.varies) {
            response_.set(http::field::vary, "Accept-Encoding");
        }
        if (!reply.coding.empty()) {
            response_.set(http::field::content_encoding,
                          beast::string_view(reply.coding.data(), reply.coding.size()));
        }
        response_.keep_alive(goes_on_);
        response_.content_length(reply.bytes.size());
        if (request.method() != http::verb::head) {
            response_.body() = beast::span<const char>(reply.bytes.data(), reply.bytes.size());
        }
        serializer_.emplace(response_);
        write();
    }

    /// Sends the reply in parts, each of which has a deadline of its own.
    void write() {
        stream_.expires_after(server_.deadlines.progress);
        http::async_write_some(stream_, *serializer_,
                               [self = shared_from_this()](Error error, std::size_t) {
                                   if (error) {
                                       return;
                                   }
                                   if (!self->serializer_->is_done()) {
                                       self->write();
                                   } else if (self->goes_on_) {
                                       self->read();
                                   } else {
                                       self->part();
                                   }
                               });
    }

    /// Waits for the other end to close the connection. If it were closed while the other end still
    /// sends, the reply would be lost.
    void part() {
        Error ignored;
        stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
        stream_.expires_after(server_.deadlines.farewell);
        drop_input();
    }

    void drop_input() {
        buffer_.clear();
        stream_.async_read_some(buffer_.prepare(kPiece),
                                [self = shared_from_this()](Error error, std::size_t) {
                                    if (!error) {
                                        self->drop_input();
                                    }
                                });
    }

    Server::Parts& server_;
    beast::tcp_stream stream_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::string_body>> parser_;
    http::response<http::span_body<const char>> response_;
    std::optional<http::response_serializer<http::span_body<const char>>> serializer_;
    bool goes_on_ = false;  ///< whether another request may follow the reply
    std::string peer_;      ///< address at the other end
    std::string text_;      ///< text of the reply, until it is sent
    bool handed_on_ = false;
};

}  // namespace

void receive(Server::Parts& server, tcp::socket socket) {
    const auto connection = std::make_shared<HttpConnection>(server, std::move(socket));
    if (!connection->too_many()) {
        connection->read();
    }
}

}  // namespace ctq::server
