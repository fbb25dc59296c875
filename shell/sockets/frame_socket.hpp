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

/// Callbacks of a socket; all three are required. None is called after `lost` or `close`.
struct Listener {
    std::function<void()> opened;
    std::function<void(core::ByteView frame)> frame;
    std::function<void()> lost;  ///< the connection was lost or never established
};

/// Sends and receives whole frames at a table of `ctq host`: the client's end of one WebSocket. All
/// functions and callbacks run on the thread of the `io_context`.
class FrameSocket : public std::enable_shared_from_this<FrameSocket> {
  public:
    FrameSocket(boost::asio::io_context& context, Listener listener);

    /// Connects to an address.
    void reach(const sockets::TableAddress& address);
    /// Queues a frame to send. Only valid after `opened` was called.
    void send(core::Bytes frame);
    /// Closes the connection after all queued frames are sent.
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
    bool closing_ = false;  ///< closed or lost: no more callbacks
};

/// Starts one attempt to reach a table. The listener gets the result.
std::shared_ptr<FrameSocket> reach(boost::asio::io_context& context,
                                   const sockets::TableAddress& address, Listener listener);

}  // namespace ctq::sockets
