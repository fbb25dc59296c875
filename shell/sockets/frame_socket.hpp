#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <string>

#include "engine/core/bytes.hpp"
#include "shell/sockets/table_address.hpp"

namespace ctq::sockets {

/// What a socket tells, all three of them; nothing any more after `lost` or `close`.
struct Listener {
    std::function<void()> opened;
    std::function<void(core::ByteView frame)> frame;
    std::function<void()> lost;  ///< or never reached
};

/// Whole frames to and from a table of ctq host: the client's end of one WebSocket. All happens on
/// the thread that runs the context.
class FrameSocket : public std::enable_shared_from_this<FrameSocket> {
  public:
    FrameSocket(boost::asio::io_context& context, Listener listener);

    /// Goes there.
    void reach(const platform::TableAddress& address);
    /// Sends a frame behind those that still wait; only once `opened` was told.
    void send(core::Bytes frame);
    /// Once what was sent has gone.
    void close();

  private:
    using Error = boost::beast::error_code;

    void shake_hands(const std::string& host, const std::string& target);
    void read();
    void write();
    void end();
    void lose();

    boost::asio::ip::tcp::resolver resolver_;
    boost::beast::websocket::stream<boost::beast::tcp_stream> stream_;
    boost::beast::flat_buffer buffer_;
    std::deque<core::Bytes> waiting_;
    Listener listener_;
    bool closing_ = false;  ///< or lost: nobody listens any more
};

/// One attempt to reach that table with these ears.
std::shared_ptr<FrameSocket> reach(boost::asio::io_context& context,
                                   const platform::TableAddress& address, Listener listener);

}  // namespace ctq::sockets
