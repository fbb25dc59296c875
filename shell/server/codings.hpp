#pragma once

#include <string_view>

namespace ctq::server {

/// Whether an Accept-Encoding header ("br;q=0.5, gzip") accepts a coding, such as "gzip".
bool accepts(std::string_view header, std::string_view coding);

}  // namespace ctq::server
