#pragma once

#include <map>
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
};

/// A built page in memory, with its files by request target. Only these files are served.
struct Site {
    std::map<std::string, SiteFile, std::less<>> files;

    /// Returns the file of a request target ("/", "/page.js?x"); null if there is none.
    const SiteFile* find(std::string_view target) const;
    /// Tells the page, by a file that it never caches, that its server has tables, and of which games
    /// visitors may open some.
    void announce(const std::vector<const core::GameHandle*>& games);
};

/// Reads a folder. Fails if it has no page, holds far more than a page, or has an unreadable file.
core::Result<Site> read_site(const std::string& folder);

}  // namespace ctq::server
