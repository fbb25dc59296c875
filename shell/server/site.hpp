#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/core/result.hpp"

/// What `ctq host` serves: a table over sockets, and the page that sits down at it.
namespace ctq::host {

struct SiteFile {
    std::string_view type;  ///< of its content
    bool lasting = false;   ///< its name holds a hash of what it says: it never changes
    std::string bytes;
};

/// A built page in memory, by the targets that ask for its files. Nothing else can be asked for.
struct Site {
    std::map<std::string, SiteFile, std::less<>> files;

    /// The file of a request's target ("/", "/page.js?x"); none for anything that is not there.
    const SiteFile* find(std::string_view target) const;
};

/// Reads a folder. Problem: there is no page in it, it holds far more than a page, or a file can't
/// be read.
core::Result<Site> read_site(const std::string& folder);

}  // namespace ctq::host
