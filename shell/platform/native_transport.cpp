// The program's connections: a socket to a table of `ctq host`, run by a thread of its own.
#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <deque>
#include <memory>
#include <mutex>
#include <random>
#include <thread>
#include <utility>

#include "shell/platform/transport.hpp"
#include "shell/sockets/frame_socket.hpp"
#include "shell/sockets/table_address.hpp"

namespace ctq::platform {
namespace {

namespace asio = boost::asio;
using Error = boost::system::error_code;

constexpr std::chrono::seconds kFirstPause{1};      // before the first retry
constexpr std::chrono::seconds kLongestPause{15};   // limit of the pause, which doubles each time
constexpr std::chrono::milliseconds kGoodBye{500};  // limit for a peer to confirm the close

/// Events that were not fetched yet, shared by two threads.
class News {
  public:
    void add(LinkNews::Kind kind, std::uint32_t link, core::ByteView bytes = {}) {
        const std::lock_guard lock(mutex_);
        list_.push_back({kind, link, {bytes.begin(), bytes.end()}});
        if (wake_ != nullptr) {
            wake_();
        }
    }

    std::optional<LinkNews> take() {
        const std::lock_guard lock(mutex_);
        if (list_.empty()) {
            return std::nullopt;
        }
        LinkNews first = std::move(list_.front());
        list_.pop_front();
        return first;
    }

    void begin(void (*wake)()) {
        const std::lock_guard lock(mutex_);
        list_.clear();
        wake_ = wake;
    }

  private:
    std::mutex mutex_;
    std::deque<LinkNews> list_;
    void (*wake_)() = nullptr;
};

/// The connection to one table, which is retried until the object is destroyed.
class TableConnection {
  public:
    TableConnection(News& news, sockets::TableAddress address, std::uint32_t first_link)
        : news_(news),
          address_(std::move(address)),
          link_(first_link),
          timer_(context_),
          thread_([this] {
              reach();
              context_.run();
          }) {}
    TableConnection(const TableConnection&) = delete;
    TableConnection& operator=(const TableConnection&) = delete;

    // Only a lack of memory can throw here, and then the program may end.
    // NOLINTNEXTLINE(bugprone-exception-escape)
    ~TableConnection() {
        asio::post(context_, [this] {
            ended_ = true;
            hang_up();
            timer_.expires_after(kGoodBye);
            timer_.async_wait([this](Error) { context_.stop(); });
        });
        thread_.join();
    }

    /// Sends a frame over the connection `link`, or over the current one if `link` is 0.
    void send(std::uint32_t link, core::ByteView frame) {
        asio::post(context_,
                   [this, link, bytes = core::Bytes(frame.begin(), frame.end())]() mutable {
                       if ((link == 0 || link == link_) && socket_ != nullptr) {
                           socket_->send(std::move(bytes));
                       }
                   });
    }

    void close(std::uint32_t link) {
        asio::post(context_, [this, link] {
            if ((link == 0 || link == link_) && socket_ != nullptr) {
                hang_up();
                lost();
            }
        });
    }

  private:
    void reach() {
        ++link_;
        sockets::Listener listener;
        listener.opened = [this] {
            open_ = true;
            news_.add(LinkNews::Kind::connected, link_);
        };
        listener.frame = [this](core::ByteView frame) {
            pause_ = kFirstPause;  // the table responds
            news_.add(LinkNews::Kind::bytes, link_, frame);
        };
        listener.lost = [this] { lost(); };
        socket_ = sockets::reach(context_, address_, std::move(listener));
    }

    void hang_up() {
        if (socket_ != nullptr) {
            std::exchange(socket_, nullptr)->close();
        }
    }

    void lost() {
        socket_ = nullptr;
        if (std::exchange(open_, false)) {
            news_.add(LinkNews::Kind::lost, link_);
        }
        if (!ended_) {
            timer_.expires_after(pause_);
            pause_ = std::min(2 * pause_, kLongestPause);
            timer_.async_wait([this](Error error) {
                if (!error && !ended_) {
                    reach();
                }
            });
        }
    }

    News& news_;
    sockets::TableAddress address_;
    std::uint32_t link_;
    asio::io_context context_{1};
    asio::steady_timer timer_;
    std::shared_ptr<sockets::FrameSocket> socket_;
    std::chrono::seconds pause_ = kFirstPause;
    bool open_ = false;
    bool ended_ = false;
    std::thread thread_;
};

struct Transport {
    News news;
    std::uint32_t connections = 0;
    std::unique_ptr<TableConnection> connection;
};

/// The program is at one table at a time.
Transport& transport() {
    static Transport one;
    return one;
}

/// Numbers reserved for each table's connections, so that no number is used twice.
constexpr std::uint32_t kLinksPerConnection = 1U << 20U;

}  // namespace

std::string games_of_server() {
    return {};
}

void ask_server(std::string_view /*request*/, std::string_view /*command*/) {}

void load_network_program(std::string_view /*route*/) {}

bool can_open_tables() {
    return false;
}

bool can_reach(std::span<const std::uint8_t> endpoint) {
    const auto address = sockets::read_address(endpoint);
    return address && !address->host.empty();
}

bool asks_for_links() {
    return true;
}

void open_transport(bool /*host*/, std::string_view /*table*/,
                    std::span<const std::uint8_t> endpoint, std::string_view /*server*/,
                    void (*wake)()) {
    stop_transport();
    Transport& here = transport();
    here.news.begin(wake);
    if (can_reach(endpoint)) {
        here.connection = std::make_unique<TableConnection>(
            here.news, *sockets::read_address(endpoint), here.connections++ * kLinksPerConnection);
    }
}

void change_server(std::string_view /*server*/) {}

void stop_transport() {
    transport().connection.reset();
}

void send_frame(std::uint32_t link, std::span<const std::uint8_t> frame) {
    if (transport().connection != nullptr) {
        transport().connection->send(link, frame);
    }
}

void close_link(std::uint32_t link) {
    if (transport().connection != nullptr) {
        transport().connection->close(link);
    }
}

std::optional<LinkNews> take_news() {
    return transport().news.take();
}

void answer_sent() {}

void accept_answer(std::span<const std::uint8_t> /*answer*/) {}

void hand_over_answer(std::span<const std::uint8_t> /*answer*/) {}

void fill_randomly(std::span<std::uint8_t> bytes) {
    std::random_device device;
    for (std::uint8_t& byte : bytes) {
        byte = static_cast<std::uint8_t>(device());
    }
}

void notify(std::string_view /*words*/) {}

}  // namespace ctq::platform
