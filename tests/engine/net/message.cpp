#include "engine/net/message.hpp"

#include <doctest/doctest.h>

namespace ctq::tests {
namespace {

using net::Message;

core::Digest digest_of(std::uint8_t byte) {
    core::Digest digest;
    digest.fill(byte);
    return digest;
}

/// One message of each type, with no field at zero.
std::vector<Message> one_of_each() {
    net::Hello hello;
    hello.games = {{1, 2}, {255, 300}};
    hello.match.fill(3);
    hello.token.fill(4);
    hello.wish = net::kSpectate;
    hello.name = "Ada";
    hello.anchor = digest_of(5);
    hello.have = 700;
    hello.chain = digest_of(6);
    net::Welcome welcome;
    welcome.match.fill(7);
    welcome.room.fill(17);
    welcome.seat = 2;
    welcome.game = 1;
    welcome.rules = 9;
    welcome.options = "rules=board";
    welcome.seats = {"human", "greedy"};
    welcome.size = 77;
    return {
        hello,
        welcome,
        net::Propose{8, 0x12345678},
        net::Commit{9, {1, 2, 3}, digest_of(8), 0x1122334455667788, true, {5, true, digest_of(9)}},
        net::Acknowledge{300, 0xffffffffffffffff},
        net::SecretCommit{10, digest_of(10)},
        net::SecretReveal{11, 12, digest_of(13)},
        net::RandomReveal{14, digest_of(15), true, digest_of(16)},
        net::Resync{128, true},
        net::TakebackAsk{17},
        net::TakebackAnswer{18, true},
        net::Ping{19, true},
        net::Bye{net::Reason::full},
        net::Error{net::Reason::differs, 20, 3},
        net::Ready{true},
        net::Here{0b101, 0b100, {"Eve", ""}, {3, 0}, true, {1, 2, 3}},
        net::Vote{net::Vote::Kind::go_on, 21, {2, "rules=board"}},
        net::Proposal{22, 3, {4, "tokens=3"}, 0b101, 0b1000, true},
        net::Next{{23}},
        net::Say{11},
        net::Said{8, 7},
        net::Resign{},
        net::Clock{{net::Pace::Kind::player, 600, 5}, {599, 1}, true},
        net::Arrange{{net::Pace::Kind::action, 60, 0}, true}};
}

bool readable(const core::Bytes& frame) {
    return static_cast<bool>(net::decode(frame));
}

}  // namespace

TEST_CASE("net: decoding restores every encoded message") {
    for (const Message& message : one_of_each()) {
        INFO("type ", message.index() + 1);
        const core::Bytes frame = net::encode(message);
        const auto read = net::decode(frame);
        REQUIRE(read);
        CHECK(read->index() == message.index());
        CHECK(net::encode(*read) == frame);
    }
}

TEST_CASE("net: a frame with missing or extra bytes is refused") {
    for (const Message& message : one_of_each()) {
        INFO("type ", message.index() + 1);
        const core::Bytes frame = net::encode(message);
        for (std::size_t size = 0; size < frame.size(); ++size) {
            CHECK_FALSE(readable(
                core::Bytes(frame.begin(), frame.begin() + static_cast<std::ptrdiff_t>(size))));
        }
        core::Bytes longer = frame;
        longer.push_back(0);
        CHECK_FALSE(readable(longer));
    }
}

TEST_CASE("net: a frame with an impossible value is refused") {
    const auto changed = [](const Message& message, std::size_t at, std::uint8_t byte) {
        core::Bytes frame = net::encode(message);
        frame.at(at) = byte;
        return frame;
    };
    const net::TakebackAnswer yes{1, true};
    const net::Ready ready{true};
    const net::Vote vote{net::Vote::Kind::propose, 1, {}};
    core::Bytes padded = changed(net::TakebackAsk{17}, 2, 0x84);
    padded.insert(padded.begin() + 3, 0);
    net::Welcome longest;
    longest.options = std::string(net::kMostPayload + 1, 'x');
    struct Frame {
        const char* holds;
        core::Bytes bytes;
    };
    const Frame frames[] = {
        {"something left over within the payload", {net::kProtocol, 10, 5, 1, 0, 0, 0, 0}},
        {"a varint that could be shorter", padded},
        {"a payload of more than 16 KiB", net::encode(longest)},
        {"type 0", {net::kProtocol, 0, 0}},
        {"an unknown type", {net::kProtocol, 99, 0}},
        {"an unknown reason", {net::kProtocol, 13, 1, 99}},
        {"an answer other than yes and no", changed(yes, net::encode(yes).size() - 1, 2)},
        {"a guest neither ready nor not", changed(ready, net::encode(ready).size() - 1, 2)},
        {"somebody where no seat can be", net::encode(net::Here{0x201, 0})},
        {"somebody ready who is not there", net::encode(net::Here{0b001, 0b100})},
        {"a vote of no kind", changed(vote, 3, 0)},
        {"a vote of an unknown kind", changed(vote, 3, 5)},
        {"a proposal of nobody's seat", net::encode(net::Proposal{1, 9, {}, 1, 0, false})},
        {"agreement of nobody's seat", net::encode(net::Proposal{1, 0, {}, 0x200, 0, false})},
        {"terms too long",
         net::encode(net::Vote{net::Vote::Kind::propose, 0, {1, std::string(1025, 'x')}})},
        {"no such phrase", net::encode(net::Say{net::kPhrases})},
        {"no such phrase of a seat", net::encode(net::Said{1, net::kPhrases})},
        {"a phrase of nobody's seat", net::encode(net::Said{9, 1})},
    };
    for (const Frame& frame : frames) {
        CHECK_FALSE_MESSAGE(readable(frame.bytes), frame.holds);
    }
    CHECK(readable({net::kProtocol, 10, 4, 1, 0, 0, 0}));
    CHECK(readable(net::encode(net::Here{0x1ff, 0x1fe})));
}

TEST_CASE(
    "net: a frame of another protocol version is recognized as such, not taken for a damaged one") {
    core::Bytes frame = net::encode(net::Bye{});
    CHECK_FALSE(net::foreign_version(frame));
    CHECK(frame[0] == 4);
    frame[0] = net::kProtocol + 1;
    CHECK(net::foreign_version(frame));
    CHECK(net::decode(frame).problem().sentence == net::sentence(net::Reason::other_protocol));
}

TEST_CASE("net: decoding restores every encoded log entry and refuses malformed ones") {
    for (std::uint8_t kind = 1; kind <= 13; ++kind) {
        INFO("kind ", int{kind});
        net::Entry entry;
        entry.kind = static_cast<net::EntryKind>(kind);
        const core::Bytes plain = net::encode(entry);
        entry.command = {3, 0xdeadbeef};
        entry.digest = digest_of(1);
        entry.renews = true;
        entry.next = digest_of(2);
        entry.yes = true;
        entry.name = "Ada";
        for (const core::Bytes& bytes : {plain, net::encode(entry)}) {
            const auto read = net::decode_entry(bytes);
            REQUIRE(read);
            CHECK(net::encode(*read) == bytes);
            for (std::size_t size = 0; size < bytes.size(); ++size) {
                CHECK_FALSE(net::decode_entry(core::ByteView(bytes).first(size)));
            }
        }
    }
    CHECK_FALSE(net::decode_entry(core::Bytes{0}));
    CHECK_FALSE(net::decode_entry(core::Bytes{16, 1}));
    CHECK_FALSE(net::decode_entry(core::Bytes{9, 9}));  // there is no ninth seat
}

}  // namespace ctq::tests
