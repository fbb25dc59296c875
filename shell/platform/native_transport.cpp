// The program's connections: a socket to a table of ctq host, moved by a thread of its own.
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <deque>
#include <mutex>
#include <random>
#include <thread>
#include <utility>

#include "shell/platform/transport.hpp"
#include "shell/sockets/frame_socket.hpp"
#include "shell/sockets/place.hpp"

namespace ctq::platform {
namespace {

namespace asio = boost::asio;

constexpr std::chrono::milliseconds kPause{1000};  // before a table is tried again
constexpr std::chrono::milliseconds kGoodBye{500};
constexpr const char* kNowhere =
    "The program reaches tables of ctq host, by the links it prints; other tables are joined in "
    "the page.";

/// What happened and was not fetched yet.
struct News {
    std::mutex mutex;
    std::deque<LinkNews> list;
    std::function<void()> wake;

    void add(LinkNews one) {
        {
            const std::lock_guard lock(mutex);
            list.push_back(std::move(one));
        }
        wake();
    }
};

/// The way to one table, gone again and again until this ends.
class Line {
  public:
    Line(News& news, sockets::Place place)
        : news_(news), place_(std::move(place)), timer_(context_), thread_([this] { run(); }) {}
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

    ~Line() {
        asio::post(context_, [this] {
            ended_ = true;
            if (socket_ != nullptr) {
                socket_->close();
            }
            // Whoever does not take leave is left.
            timer_.expires_after(kGoodBye);
            timer_.async_wait([this](boost::system::error_code) { context_.stop(); });
        });
        thread_.join();
    }

    void send(std::uint32_t link, core::Bytes frame) {
        asio::post(context_, [this, link, frame = std::move(frame)]() mutable {
            if (link == link_ && socket_ != nullptr) {
                socket_->send(std::move(frame));
            }
        });
    }

    void close(std::uint32_t link) {
        asio::post(context_, [this, link] {
            if (link == link_ && socket_ != nullptr) {
                std::exchange(socket_, nullptr)->close();
                news_.add({LinkNews::Kind::lost, link, {}});
                try_again();
            }
        });
    }

  private:
    void run() {
        reach();
        context_.run();
    }

    void reach() {
        const std::uint32_t link = ++link_;
        bool* const open = &open_;
        open_ = false;
        sockets::Listener listener;
        listener.opened = [this, link, open] {
            *open = true;
            news_.add({LinkNews::Kind::connected, link, {}});
        };
        listener.frame = [this, link](core::ByteView frame) {
            news_.add({LinkNews::Kind::bytes, link, {frame.begin(), frame.end()}});
        };
        listener.lost = [this, link] {
            socket_ = nullptr;
            if (open_) {
                news_.add({LinkNews::Kind::lost, link, {}});
            }
            try_again();
        };
        socket_ = sockets::reach(context_, place_.host, place_.port, place_.table,
                                 std::move(listener));
    }

    void try_again() {
        if (ended_) {
            return;
        }
        timer_.expires_after(kPause);
        timer_.async_wait([this](boost::system::error_code error) {
            if (!error && !ended_) {
                reach();
            }
        });
    }

    News& news_;
    sockets::Place place_;
    asio::io_context context_{1};
    asio::steady_timer timer_;
    std::shared_ptr<sockets::FrameSocket> socket_;
    std::uint32_t link_ = 0;
    bool open_ = false;
    bool ended_ = false;
    std::thread thread_;
};
