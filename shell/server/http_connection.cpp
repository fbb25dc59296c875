#include <chrono>

#include "engine/core/text.hpp"
#include "shell/server/server_internal.hpp"

/// Serves the files of the page and hands requests for tables over.
namespace ctq::server {
namespace {

constexpr std::uint32_t kMostHead = 8 * 1024;
constexpr std::chrono::seconds kRequestTime{30};

/// Returns 7 for "/table/7", if there are that many tables; 0 for any other target.
int table_number(std::string_view target, std::size_t tables) {
    constexpr std::string_view kBegin = "/table/";
    if (target.substr(0, kBegin.size()) != kBegin) {
        return 0;
    }
    const auto number = core::read_unsigned(target.substr(kBegin.size()));
    return number && *number >= 1 && *number <= tables ? static_cast<int>(*number) : 0;
}

/// A connection that requests files until it asks for a table.
class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
  public:
    HttpConnection(Server::Parts& server, tcp::socket socket)
        : server_(server), stream_(std::move(socket)) {
        ++server_.connections;
    }
    HttpConnection(const HttpConnection&) = delete;
    HttpConnection& operator=(const HttpConnection&) = delete;
    ~HttpConnection() {
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
        if (!known_host(server_.policy, host)) {
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
        std::make_shared<Connection>(server_, stream_.release_socket(), table)
            ->start(parser_->get());
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
        response_.set("Content-Security-Policy", "frame-ancestors 'none'");
        response_.set("Referrer-Policy", "no-referrer");
        response_.keep_alive(on);
        response_.content_length(bytes.size());
        if (request.method() != http::verb::head) {
            response_.body() = beast::span<const char>(bytes.data(), bytes.size());
        }
        http::async_write(stream_, response_,
                          [self = shared_from_this(), on](Error error, std::size_t) {
                              if (!error && on) {
                                  self->read();
                              }
                          });
    }

    Server::Parts& server_;
    beast::tcp_stream stream_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::empty_body>> parser_;
    http::response<http::span_body<const char>> response_;
    bool handed_on_ = false;
};

}  // namespace

void receive(Server::Parts& server, tcp::socket socket) {
    std::make_shared<HttpConnection>(server, std::move(socket))->read();
}

}  // namespace ctq::server
