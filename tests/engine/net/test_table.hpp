#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/net/guest.hpp"
#include "engine/net/host.hpp"
#include "tests/engine/scenario.hpp"

/// Network tables over a simulated transport in memory that can lose, repeat and delay frames and
/// cut connections. Time is simulated, too.
namespace ctq::tests {

/// Faults of the transport, in thousandths per frame.
struct LinkConditions {
    unsigned lost = 0;
    unsigned repeated = 0;
    unsigned cut = 0;  ///< the whole connection is cut at this frame
    net::Time most_delay =
        20;  ///< each frame takes from 1 to this many milliseconds, so frames overtake each other
    unsigned asks_back = 0;  ///< a seat asks for a takeback instead of acting
    unsigned reloaded = 0;   ///< at this frame a session is restored from its save
};

inline constexpr LinkConditions kPerfectLink{0, 0, 0, 10, 0};
inline constexpr LinkConditions kBadLink{60, 60, 4, 80, 10, 1};

core::Digest test_entropy(std::uint64_t seed);
net::GuestIdentity test_identity(std::uint64_t seed, int number);

/// A host and some guests, who have the last seats, or the first ones with `guests_first`. The host
/// plays the seats that no guest has.
class NetTable {
  public:
    NetTable(const Scenario& scenario, int guests, std::uint64_t seed,
             LinkConditions conditions = kPerfectLink, bool guests_first = false);

    /// Waits until all guests have joined, and starts the match.
    void begin();
    /// Lets this much time pass without any action.
    void wait(net::Time milliseconds);
    /// Plays at random until the match is over. The host ends it after `most` actions. Returns what
    /// is wrong at the end, or an empty string if all copies are equal.
    std::string play_out(int most);
    /// Returns how a guest's copy differs from the host's, or an empty string.
    std::string difference() const;
    /// Takes one random action for each seat that may act. Returns whether any seat acted.
    bool act();

    void connect(int guest);
    void cut(int guest);
    /// Lets the host begin the next match. Guests join it by themselves.
    void begin_next_match();
    /// Sets the faults for the frames in both directions.
    void set_conditions(LinkConditions conditions) { conditions_ = conditions; }
    /// Gives the host this frame as if the guest had sent it.
    void inject(int guest, const core::Bytes& frame);

    net::Host& host() { return *host_; }
    net::Guest& guest(int number) { return *guests_[index(number)].guest; }
    net::LinkId link(int guest) const { return guests_[index(guest)].link; }
    net::Time now() const { return now_; }
    const std::vector<net::Event>& host_events() const { return host_events_; }
    const std::vector<net::Event>& guest_events(int guest) const {
        return guests_[index(guest)].events;
    }
    /// Replaces a session with one restored from its save.
    void restore_host();
    void restore_guest(int guest);
    /// From now on, sessions save only when `Output::save` asks for it, and are restored from that
    /// save.
    void check_saving();
    /// Returns the first session that sent a frame before it saved a change, and the type of the
    /// frame; empty if none did.
    const std::string& unsaved() const { return unsaved_; }
    /// Replaces a guest with a new one of this identity.
    void put_guest(int number, net::GuestIdentity identity);

  private:
    struct Seat {
        std::unique_ptr<net::Guest> guest;
        net::LinkId link = 0;  ///< 0: not connected
        net::Time back = 0;    ///< when it reconnects
        std::vector<net::Event> events;
        bool closed = false;  ///< true if it never returns
        core::Bytes save;
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
    void check_save(const net::Output& out, const Session& session, core::Bytes& save,
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
    bool checks_saving_ = false;
    core::Bytes host_save_;
    std::string unsaved_;
};

}  // namespace ctq::tests
