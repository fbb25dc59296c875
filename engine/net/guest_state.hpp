#pragma once

#include "engine/core/catalogue.hpp"
#include "engine/net/session.hpp"

/// What a guest knows, in parts.
namespace ctq::net {

/// A guest who wants to join a table.
struct GuestIdentity {
    std::string name;
    Token token{};           ///< truly random and stored; it gives the guest access to its seat
    core::Digest entropy{};  ///< truly random, new for each `Guest` that is not restored
    MatchId match{};         ///< from the invitation; all zero: the match that the host plays
    std::uint8_t wish = 0;   ///< a seat, 0 for any, kSpectate for none
    Timeouts timeouts{};
};

enum class Link : std::uint8_t { none, greeting, seated };

/// The message that a guest must repeat until the log or the host's state shows its effect.
enum class Duty { none, hello, link, seal, open, propose, ask, answer, ready, vote, resign };

/// What the guest wants, until the host has shown that it knows it.
struct Outbox {
    std::optional<SealedAction> sealed{};    ///< the guest's sealed action, until it is in the log
    std::optional<SealedAction> proposed{};  ///< without a salt
    std::optional<std::uint32_t> asking{};
    std::optional<std::pair<std::uint32_t, bool>> answering{};
    std::optional<Vote> vote{};
    bool resigning = false;
    bool ready = false;
    bool returns = false;  ///< whether the guest wants its seat back, or says that it is there
    Duty last = Duty::none;
    std::uint64_t last_at = 0;
    Time last_time = 0;
};

/// What the host has last sent besides the log.
struct HostNews {
    std::optional<Here> here{};
    std::optional<Clock> clock{};
    std::optional<Proposal> proposal{};
    std::optional<MatchId> next{};
    core::Bytes offer{};
};

/// How far the copy of the match agrees with the host's.
struct CopyState {
    bool frozen = false;
    bool table_frozen = false;  ///< whether the table is frozen because another seat's copy differs
    Time last_frozen = 0;       ///< when the host last reported that the table is frozen
    std::uint64_t trusted = 0;  ///< number of entries that are not checked against our own actions
    std::uint64_t known_size = 0;
    std::uint64_t past_size = 0;  ///< number of entries of the copy before a resync; the new copy
                                  ///< must begin with them
    core::Digest past_chain{};
};

/// All that a guest knows.
struct GuestState {
    core::Catalogue catalogue;
    LinkChain links;
    RateLimit rate;
    GuestIdentity identity;
    std::optional<Welcome> welcome{};
    std::optional<Ledger> ledger{};
    int seat = 0;
    std::uint32_t chain_number = 0;
    std::uint32_t fresh_chain = 0;  ///< the first chain of which no link was sent
    Outbox outbox{};
    HostNews news{};
    CopyState copy{};
    Link link = Link::none;
    bool gave_up = false;  ///< the host sent us away: send no more hellos
    bool reported_replaced = false;
    bool complained = false;
    Time now = 0;
    Time last_received = 0;
    Time last_sent = 0;
    Time log_grew_at = 0;
    Time resync_sent = 0;
    Output out{};
};

/// Returns the guest with this time as the present.
inline GuestState& at(GuestState& guest, Time now) {
    guest.now = now;
    return guest;
}

// What `Guest` offers, and its own files use as well.
bool up_to_date(const GuestState& guest);
bool replaced(const GuestState& guest);
bool missed(const GuestState& guest);
void lost(GuestState& guest);

}  // namespace ctq::net
