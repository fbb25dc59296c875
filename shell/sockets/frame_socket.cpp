#include "shell/sockets/frame_socket.hpp"

#include <chrono>
#include <utility>

#include "engine/net/message.hpp"

namespace ctq::sockets {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;

/// Without this limit, the system waits for minutes if nothing answers.
constexpr std::chrono::seconds kConnectTime{10};

/// Returns a host without the brackets that an IPv6 address has in links.
std::string without_brackets(const std::string& host) {
    return host.size() > 2 && host.front() == '[' ? host.substr(1, host.size() - 2) : host;
}

}  // namespace

FrameSocket::FrameSocket(asio::io_context& context, Listener listener)
    : resolver_(context), stream_(context), listener_(std::move(listener)) {
    stream_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::client));
    stream_.read_message_max(net::kMostFrame);
    stream_.binary(true);
}

void FrameSocket::reach(const sockets::TableAddress& address) {
    const std::string target = "/table/" + std::to_string(address.table);
    const auto connected = [self = shared_from_this(), named = address.host + ":" + address.port,
                            target](Error error, const tcp::endpoint&) {
        if (error) {
            self->lose();
            return;
        }
        Error ignored;
        beast::get_lowest_layer(self->stream_).socket().set_option(tcp::no_delay(true), ignored);
        self->shake_hands(named, target);
    };
    resolver_.async_resolve(
        without_brackets(address.host), address.port,
        [self = shared_from_this(), connected](Error error,
                                               const tcp::resolver::results_type& ends) {
            if (error) {
                self->lose();
            } else {
                beast::get_lowest_layer(self->stream_).expires_after(kConnectTime);
                beast::get_lowest_layer(self->stream_).async_connect(ends, connected);
            }
        });
}

void FrameSocket::shake_hands(const std::string& host, const std::string& target) {
    // From here on the WebSocket stream has its own time limit.
    beast::get_lowest_layer(stream_).expires_never();
    stream_.async_handshake(host, target, [self = shared_from_this()](Error error) {
        if (error) {
            self->lose();
            return;
        }
        if (!self->closing_) {
            self->listener_.opened();
        }
        self->read();
    });
}

void FrameSocket::read() {
    stream_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
        if (error || !self->stream_.got_binary()) {
            self->lose();
            return;
        }
        const auto data = self->buffer_.cdata();
        if (!self->closing_) {
            self->listener_.frame(
                core::ByteView(static_cast<const std::uint8_t*>(data.data()), data.size()));
        }
        self->buffer_.clear();
        self->read();
    });
}

void FrameSocket::send(core::Bytes frame) {
    waiting_.push_back(std::move(frame));
    if (waiting_.size() == 1) {
        write();
    }
}

void FrameSocket::write() {
    stream_.async_write(asio::buffer(waiting_.front()),
                        [self = shared_from_this()](Error error, std::size_t) {
                            if (error) {
                                return;  // the read fails too and reports the loss
                            }
                            self->waiting_.pop_front();
                            if (!self->waiting_.empty()) {
                                self->write();
                            } else if (self->closing_) {
                                self->end();
                            }
                        });
}

void FrameSocket::close() {
    closing_ = true;
    if (waiting_.empty()) {
        end();
    }
}

void FrameSocket::end() {
    if (stream_.is_open()) {
        stream_.async_close(websocket::close_code::normal, [self = shared_from_this()](Error) {});
    } else {
        resolver_.cancel();
        beast::get_lowest_layer(stream_).cancel();
    }
}

void FrameSocket::lose() {
    if (!std::exchange(closing_, true)) {
        listener_.lost();
    }
}

std::shared_ptr<FrameSocket> reach(asio::io_context& context, const sockets::TableAddress& address,
                                   Listener listener) {
    auto socket = std::make_shared<FrameSocket>(context, std::move(listener));
    socket->reach(address);
    return socket;
}

}  // namespace ctq::sockets
