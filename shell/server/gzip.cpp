#include "shell/server/gzip.hpp"

#include <algorithm>
#include <boost/beast/core/string.hpp>
#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/crc.hpp>
#include <cstdint>

#include "engine/core/text.hpp"

namespace ctq::server {
namespace {

namespace zlib = boost::beast::zlib;

constexpr std::string_view kHead("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10);

void put_number(std::string& out, std::uint32_t number) {
    for (unsigned shift = 0; shift < 32; shift += 8) {
        out += static_cast<char>(number >> shift & 255U);
    }
}

/// Whether the parameters of a coding refuse it: "q=0", "q=0.0".
bool refuses(std::string_view parameters) {
    const auto weight = core::after_prefix(core::trimmed(parameters), "q=");
    return weight && weight->find_first_not_of("0.") == weight->npos;
}

}  // namespace

std::string gzip(std::string_view bytes) {
    zlib::deflate_stream stream;
    std::string out(kHead);
    out.resize(kHead.size() + stream.upper_bound(bytes.size()));
    zlib::z_params state;
    state.next_in = bytes.data();
    state.avail_in = bytes.size();
    state.next_out = out.data() + kHead.size();
    state.avail_out = out.size() - kHead.size();
    boost::beast::error_code ended;  // says that the stream is complete
    stream.write(state, zlib::Flush::finish, ended);
    out.resize(kHead.size() + state.total_out);
    boost::crc_32_type sum;
    sum.process_bytes(bytes.data(), bytes.size());
    put_number(out, static_cast<std::uint32_t>(sum.checksum()));
    put_number(out, static_cast<std::uint32_t>(bytes.size()));
    return out;
}

bool accepts_gzip(std::string_view header) {
    const auto codings = core::split(header, ',');
    return std::any_of(codings.begin(), codings.end(), [](std::string_view coding) {
        const std::size_t end = std::min(coding.find(';'), coding.size());
        return boost::beast::iequals(core::trimmed(coding.substr(0, end)), "gzip") &&
               !refuses(coding.substr(std::min(end + 1, coding.size())));
    });
}

}  // namespace ctq::server
