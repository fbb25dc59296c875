#include "engine/net/message.hpp"
#include "shell/server/server_internal.hpp"

/// Connections of guests at tables.
namespace ctq::server {
namespace {

constexpr std::size_t kMostWaiting = 512;  // the most unsent frames to one guest

}  // namespace

Connection::Connection(Server::Parts& server, tcp::socket socket, int table)
    : server_(server), socket_(std::move(socket)), table_(table) {}

void Connection::start(const Request& request) {
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

void Connection::send(core::Bytes frame) {
    if (waiting_.size() >= kMostWaiting) {
        leave();
        return;
    }
    waiting_.push_back(std::move(frame));
    if (waiting_.size() == 1) {
        write();
    }
}

void Connection::close() {
    closing_ = true;
    if (waiting_.empty()) {
        socket_.async_close(websocket::close_code::normal,
                            [self = shared_from_this()](Error) { self->leave(); });
    }
}

void Connection::sit_down() {
    ServedTable* table = server_.tables.find(table_);
    if (table == nullptr) {  // the table was removed meanwhile
        --server_.connections;
        return;
    }
    link_ = ++server_.last_link;
    server_.links.emplace(link_, shared_from_this());
    ++table->connections;
    table->hosted.connected(link_, now());
    server_.flush(table_);
    read();
}

void Connection::read() {
    socket_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
        if (error || !self->socket_.got_binary()) {
            self->leave();
            return;
        }
        if (self->closing_) {  // leaving now would lose the frames that are queued
            self->buffer_.clear();
            self->read();
            return;
        }
        const auto data = self->buffer_.cdata();
        // A table with a connection is never removed.
        self->server_.tables.find(self->table_)
            ->hosted.received(
                self->link_,
                core::ByteView(static_cast<const std::uint8_t*>(data.data()), data.size()), now());
        self->buffer_.clear();
        self->server_.flush(self->table_);
        self->read();
    });
}

void Connection::write() {
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

void Connection::leave() {
    if (server_.links.erase(link_) == 0) {
        return;
    }
    --server_.connections;
    beast::get_lowest_layer(socket_).close();
    ServedTable* table = server_.tables.find(table_);
    --table->connections;
    table->hosted.lost(link_, now());
    server_.flush(table_);
    server_.renew(table_);
    if (server_.stopping && server_.links.empty()) {
        server_.context.stop();
    }
}

}  // namespace ctq::server
