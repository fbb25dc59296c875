#pragma once

#include <string>
#include <string_view>

namespace ctq::server {

/// Compresses bytes in the format of gzip (RFC 1952).
std::string gzip(std::string_view bytes);

/// Whether an Accept-Encoding header ("br;q=0.5, gzip") accepts gzip.
bool accepts_gzip(std::string_view header);

}  // namespace ctq::server
