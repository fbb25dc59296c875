#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/handle.hpp"
#include "engine/core/result.hpp"

/// The page that `ctq host` serves, from which people join its tables.
namespace ctq::server {

struct SiteFile {
    std::string_view type;  ///< content type
    bool lasting = false;   ///< its name holds a hash of its content, so it never changes
    std::string bytes;
    std::optional<std::string> packed{};  ///< what `packed_bytes` has returned
};

/// Returns the bytes of a file compressed by gzip; empty if that saves little. They are made when
/// they are first asked for, because a page has many files and a server starts at once.
std::string_view packed_bytes(SiteFile& file);

/// A built page in memory, with its files by request target. Only these files are served.
struct Site {
    std::map<std::string, SiteFile, std::less<>> files;

    /// Returns the file of a request target ("/", "/page.js?x"); null if there is none.
    SiteFile* find(std::string_view target);
    /// Tells the page, by a file that it never caches, that its server has tables, and of which games
    /// visitors may open some.
    void announce(const std::vector<const core::GameHandle*>& games);
};

/// Reads a folder. Fails if it has no page, holds far more than a page, or has an unreadable file.
core::Result<Site> read_site(const std::string& folder);

}  // namespace ctq::server
