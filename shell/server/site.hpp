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
    std::string brotli{};  ///< the same compressed; empty if the build has not made it
    std::string gzip{};

    /// Whether there are compressed forms.
    bool varies() const { return !brotli.empty() || !gzip.empty(); }
};

/// A form of a file, and its coding; an empty one for the file as it is.
struct SiteForm {
    std::string_view bytes;
    std::string_view coding;
};

/// Returns the smallest form of a file that an Accept-Encoding header accepts.
SiteForm form_for(const SiteFile& file, std::string_view header);

/// A built page in memory, with its files by request target. Only these files are served. The build
/// has compressed some of them (NAME.br, NAME.gz).
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
