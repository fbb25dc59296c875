#include "shell/server/bot_client.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <deque>

#include "engine/bots/decide.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/experiment.hpp"
#include "engine/net/guest.hpp"
#include "shell/server/server.hpp"
#include "shell/sockets/frame_socket.hpp"

namespace ctq::server {
namespace {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;
using NetError = boost::system::error_code;
using net::Phase;

constexpr std::chrono::milliseconds kLook{100};
constexpr std::chrono::milliseconds kPause{500};  // before a lost connection is retried
constexpr int kMostTries = 20;

net::GuestIdentity identity_of(const BotClient& client) {
    net::GuestIdentity identity;
    identity.name = client.name;
    identity.token = client.random.id;
    identity.entropy = client.random.entropy;
    return identity;
}

/// Says who ended the match.
std::string early_end(const net::Ledger& ledger) {
    const int seat = ledger.stopped_by();
    if (!ledger.trouble().empty()) {
        return ledger.trouble();
    }
    return seat == 0 ? "The host ended the match early."
                     : "Seat " + std::to_string(seat) + " ended the match early.";
}

/// A bot with the session of its seat and the socket to its table.
class BotGuest {
  public:
    BotGuest(asio::io_context& context, asio::thread_pool& thinkers, const BotClient& client)
        : context_(context),
          thinkers_(thinkers),
          client_(client),
          seed_(net::bot_seed(client.random.entropy)),
          guest_(cabinet(), identity_of(client)),
          timer_(context),
          thought_(context) {}

    void start() {
        connect();
        tick();
    }

    ClientReport report() const {
        ClientReport report = report_;
        report.seat = guest_.seat();
        if (const net::Ledger* ledger = guest_.ledger(); ledger != nullptr && ledger->finished()) {
            report.match = ledger->match();
        }
        report.lost = report.commands - played();
        return report;
    }

  private:
    void connect() {
        sockets::Listener listener;
        listener.opened = [this] {
            open_ = true;
            reached_ = true;
            guest_.connected(now());
            work();
        };
        listener.frame = [this](core::ByteView frame) {
            tries_ = 0;
            guest_.received(frame, now());
            work();
        };
        listener.lost = [this] { lost(); };
        socket_ = sockets::reach(context_, client_.address, std::move(listener));
    }

    void lost() {
        socket_ = nullptr;
        if (open_) {
            open_ = false;
            guest_.lost(now());
            work();
        }
        if (!done_ && (!reached_ || ++tries_ > kMostTries)) {
            end("The table at " + client_.address.host + ":" + client_.address.port +
                (reached_ ? " can't be reached any more." : " can't be reached: is it open?"));
        }
        again_ = Clock::now() + kPause;
    }

    void end(std::string why) {
        report_.why = std::move(why);
        done_ = true;
        timer_.cancel();
        thought_.cancel();
    }

    void tick() {
        timer_.expires_after(kLook);
        timer_.async_wait([this](NetError error) {
            if (error || done_) {
                return;
            }
            if (socket_ == nullptr && Clock::now() >= again_) {
                connect();
            }
            guest_.tick(now());
            work();
            tick();
        });
    }

    /// Acts if the bot is due, then sends the session's output.
    void work() {
        note_answer();
        act();
        net::Output out = guest_.take_output();
        for (const net::Event& event : out.events) {
            if (event.kind == net::EventKind::closed && !done_) {
                end(event.sentence);
            }
        }
        if (const net::Ledger* ledger = guest_.ledger();
            !done_ && ledger != nullptr && ledger->finished() && guest_.up_to_date()) {
            guest_.leave(now());
            for (net::Packet& packet : guest_.take_output().packets) {
                out.packets.push_back(std::move(packet));
            }
            end(ledger->phase() == Phase::over ? "" : early_end(*ledger));
        }
        send(std::move(out.packets));
    }

    void send(std::vector<net::Packet> packets) {
        for (net::Packet& packet : packets) {
            if (open_ && socket_ != nullptr) {
                socket_->send(std::move(packet.frame));
            }
        }
        if (done_ && socket_ != nullptr) {
            std::exchange(socket_, nullptr)->close();
        }
    }

    /// Whether the bot must choose or act now.
    bool due() const {
        const net::Ledger* ledger = guest_.ledger();
        if (ledger == nullptr || guest_.seat() == 0 || guest_.pending() || !guest_.up_to_date() ||
            guest_.frozen() || guest_.replaced() || ledger->asker() != 0) {
            return false;
        }
        return ledger->phase() == Phase::choosing
                   ? (ledger->due() >> guest_.seat() & 1U) != 0
                   : ledger->phase() == Phase::playing &&
                         ledger->match().turn().seat == guest_.seat();
    }

    void act() {
        const net::Ledger* ledger = guest_.ledger();
        if (ledger == nullptr || done_) {
            return;
        }
        if (ledger->phase() == Phase::playing && ledger->match().cursor() >= lab::kActionCap) {
            guest_.leave(now());
            end("The match came to no end within " + std::to_string(lab::kActionCap) + " actions.");
        } else if (ledger->asker() != 0 && (ledger->due() >> guest_.seat() & 1U) != 0) {
            static_cast<void>(guest_.answer_takeback(true, now()));
        } else if (guest_.replaced()) {
            static_cast<void>(guest_.reclaim_seat(now()));
        } else if (thinking_ || !due()) {
            return;
        } else if (client_.pause.count() == 0) {
            play();
        } else {
            thinking_ = true;
            thought_.expires_after(client_.pause);
            thought_.async_wait([this](NetError error) {
                thinking_ = false;
                if (!error && due()) {
                    play();
                    work();
                }
            });
        }
    }

    void play() {
        if (client_.ask) {
            think();
            return;
        }
        propose(bots::decide(
            bots::job_at(guest_.ledger()->match(), guest_.seat(), client_.bot, seed_)));
    }

    /// Computes the decision in another thread, so that connections stay alive and other tables
    /// continue.
    void think() {
        thinking_ = true;
        asio::post(thinkers_, [this, match = guest_.ledger()->match(), seat = guest_.seat()] {
            asio::post(context_, [this, answer = client_.ask(match, seat, seed_)] {
                thinking_ = false;
                if (done_) {
                    return;
                }
                if (!answer) {
                    guest_.leave(now());
                    end(answer.problem().sentence);
                } else if (due()) {
                    propose(*answer);
                }
                work();
            });
        });
    }

    void propose(core::Action action) {
        if (!guest_.play(action, now())) {
            asked_ = Clock::now();
            ++report_.commands;
        }
    }

    /// Records the time of a proposal that has entered the log.
    void note_answer() {
        if (asked_ && !guest_.pending()) {
            const auto elapsed = Clock::now() - *asked_;
            report_.answers.push_back(static_cast<std::uint32_t>(
                std::chrono::duration_cast<std::chrono::microseconds>(elapsed).count()));
            asked_.reset();
        }
    }

    /// Returns the number of the bot's own actions in the log.
    int played() const {
        const net::Ledger* ledger = guest_.ledger();
        int count = 0;
        for (int i = 0; ledger != nullptr && i < ledger->size(); ++i) {
            const auto entry = net::decode_entry(ledger->bytes(i));
            count +=
                entry && entry->command.seat == guest_.seat() &&
                        (entry->kind == net::EntryKind::play || entry->kind == net::EntryKind::open)
                    ? 1
                    : 0;
        }
        return count;
    }

    asio::io_context& context_;
    asio::thread_pool& thinkers_;
    BotClient client_;
    std::uint64_t seed_;
    net::Guest guest_;
    asio::steady_timer timer_;
    asio::steady_timer thought_;
    std::shared_ptr<sockets::FrameSocket> socket_;
    Clock::time_point again_{};
    std::optional<Clock::time_point> asked_;
    ClientReport report_;
    int tries_ = 0;
    bool open_ = false;
    bool reached_ = false;  ///< it was connected once: only then is a lost connection retried
    bool done_ = false;
    bool thinking_ = false;
};

}  // namespace

std::vector<ClientReport> run(const std::vector<BotClient>& clients) {
    asio::io_context context(1);
    asio::thread_pool thinkers(clients.size());
    std::deque<BotGuest> guests;
    for (const BotClient& client : clients) {
        guests.emplace_back(context, thinkers, client).start();
    }
    context.run();
    thinkers.join();
    std::vector<ClientReport> reports;
    for (const BotGuest& guest : guests) {
        reports.push_back(guest.report());
    }
    return reports;
}

}  // namespace ctq::server
