#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/net/guest.hpp"
#include "engine/net/host.hpp"
#include "tests/engine/scenario.hpp"

/// Tables over a transport in memory that may lose, repeat, delay and cut, in a time of its own.
namespace ctq::tests {

/// What the transport does to frames, in parts of a thousand.
struct LinkConditions {
    unsigned lost = 0;
    unsigned repeated = 0;
    unsigned cut = 0;           ///< the whole connection, at this frame
    net::Time most_delay = 20;  ///< each frame takes 1 to so many milliseconds: they overtake
    unsigned asks_back = 0;     ///< a seat asks to take back instead of acting
    unsigned reloaded = 0;      ///< at this frame somebody goes on from what it kept
};

inline constexpr LinkConditions kPerfectLink{0, 0, 0, 10, 0};
inline constexpr LinkConditions kBadLink{60, 60, 4, 80, 10, 1};

core::Digest test_entropy(std::uint64_t seed);
net::GuestIdentity test_identity(std::uint64_t seed, int number);

/// A host and some guests. Seats that no guest has are played at the host's.
class NetTable {
  public:
    NetTable(const Scenario& scenario, int guests, std::uint64_t seed,
             LinkConditions conditions = kPerfectLink);

    /// Lets everybody arrive, and starts.
    void begin();
    /// Lets so many milliseconds go by; nobody acts.
    void wait(net::Time milliseconds);
    /// Random play until the match is over, or `most` actions: then the host ends it. What is
    /// wrong at the end, or empty: all copies are equal.
    std::string play_out(int most);
    /// The difference between a guest's copy and the host's, or empty.
    std::string difference() const;
    /// One random action of whoever may act; whether anybody could.
    bool act();

    void connect(int guest);
    void cut(int guest);
    /// The host goes on to the next match; guests follow by themselves.
    void go_on();
    /// Takes frames away on their way; from a guest, or to it.
    void set_conditions(LinkConditions conditions) { conditions_ = conditions; }
    /// A guest's next frames are given to the host as if they were these.
    void inject(int guest, const core::Bytes& frame);

    net::Host& host() { return *host_; }
    net::Guest& guest(int number) { return *guests_[index(number)].guest; }
    net::LinkId link(int guest) const { return guests_[index(guest)].link; }
    net::Time now() const { return now_; }
    const std::vector<net::Event>& host_events() const { return host_events_; }
    const std::vector<net::Event>& guest_events(int guest) const {
        return guests_[index(guest)].events;
    }
    /// Puts what a session was kept as in its place.
    void restore_host();
    void restore_guest(int guest);
    /// From now on nobody keeps anything but when told to, and is restored from that.
    void watch_keeping();
    /// Who sent something before all it had to keep was kept, or empty.
    const std::string& unkept() const { return unkept_; }
    /// A guest that comes with other ideas; replaces what is there.
    void put_guest(int number, net::GuestIdentity identity);

  private:
    struct Seat {
        std::unique_ptr<net::Guest> guest;
        net::LinkId link = 0;  ///< 0: not connected
        net::Time back = 0;    ///< when it connects anew
        std::vector<net::Event> events;
        bool gone = false;  ///< for good
        core::Bytes kept;
    };
    struct Flight {
        int guest;
        net::LinkId link;
        bool to_host;
        core::Bytes frame;
    };

    static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    bool chance(unsigned thousandths);
    void collect();
    void launch(int guest, net::LinkId link, bool to_host, const core::Bytes& frame);
    void land(Flight flight);
    void reload_somebody();
    template <typename Session>
    void watch(const net::Output& out, const Session& session, core::Bytes& kept,
               const std::string& who);
    void step(net::Time until);
    bool act_at_guest(int number);
    bool act_at_host();
    void answer_asks();
    bool settled() const;

    core::Rng rng_;
    LinkConditions conditions_;
    net::Time now_ = 1'000;
    net::LinkId next_link_ = 1;
    std::unique_ptr<net::Host> host_;
    std::vector<Seat> guests_;
    std::multimap<net::Time, Flight> flights_;
    std::vector<net::Event> host_events_;
    bool watching_ = false;
    core::Bytes host_kept_;
    std::string unkept_;
};

}  // namespace ctq::tests
