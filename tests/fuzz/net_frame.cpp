#include "tests/fuzz/net_script.hpp"

/// Decodes any bytes as a frame, a log entry, a name and a saved session. Each is refused with a
/// message, or encoding it again gives the same bytes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const ctq::core::ByteView bytes(data, size);
    const auto same = [bytes](const ctq::core::Bytes& written) {
        return std::equal(written.begin(), written.end(), bytes.begin(), bytes.end());
    };
    if (const auto message = ctq::net::decode(bytes)) {
        ctq::fuzz::demand(same(ctq::net::encode(*message)));
    } else {
        ctq::fuzz::demand(!message.problem().sentence.empty());
    }
    if (const auto entry = ctq::net::decode_entry(bytes)) {
        ctq::fuzz::demand(same(ctq::net::encode(*entry)));
    }
    const auto host = ctq::net::Host::restore(ctq::fuzz::games(), bytes, {}, {}, 0);
    const auto guest = ctq::net::Guest::restore(ctq::fuzz::games(), bytes, {});
    ctq::fuzz::demand(host || !host.problem().sentence.empty());
    ctq::fuzz::demand(guest || !guest.problem().sentence.empty());
    return 0;
}
