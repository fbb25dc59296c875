#include "shell/server/site.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <utility>

#include "engine/core/text.hpp"
#include "shell/server/codings.hpp"

namespace ctq::server {
namespace {

namespace fs = std::filesystem;

struct Type {
    std::string_view ending;
    std::string_view type;
};
constexpr std::array<Type, 9> kTypes = {{{".html", "text/html; charset=utf-8"},
                                         {".js", "text/javascript; charset=utf-8"},
                                         {".css", "text/css; charset=utf-8"},
                                         {".wasm", "application/wasm"},
                                         {".svg", "image/svg+xml"},
                                         {".png", "image/png"},
                                         {".json", "application/json"},
                                         {".webmanifest", "application/manifest+json"},
                                         {".txt", "text/plain; charset=utf-8"}}};
constexpr std::string_view kAnything = "application/octet-stream";

/// Limits far above the size of a built page. A wrong folder is rejected before it is read.
constexpr int kMostEntries = 1'000;
constexpr std::uintmax_t kMostBytes = 128U << 20U;

core::Problem no_page(const std::string& folder) {
    return {"--page", "There is no page (index.html) in the folder " + core::quoted(folder) +
                          ": build one with web/play.sh --build-only."};
}

core::Problem too_much(const std::string& folder, const std::string& what) {
    return {"--page", "The folder " + core::quoted(folder) + " holds more than " + what +
                          ", as no built page does."};
}

std::string_view type_of(const std::string& name) {
    const std::string ending = fs::path(name).extension().string();
    const auto known = std::find_if(kTypes.begin(), kTypes.end(),
                                    [&](const Type& type) { return type.ending == ending; });
    return known == kTypes.end() ? kAnything : known->type;
}

/// Whether a name holds a hash of the content, as "page.0a1b2c3d4e.js": ten hexadecimal digits
/// between dots.
bool names_its_content(const std::string& name) {
    constexpr std::size_t kDigits = 10;
    const std::string stem = fs::path(name).stem().string();
    const std::size_t dot = stem.rfind('.');
    return dot != std::string::npos && stem.size() == dot + 1 + kDigits &&
           stem.find_first_not_of("0123456789abcdef", dot + 1) == std::string::npos;
}

/// Moves compressed files to the files of which they are forms.
void join_forms(Site& site) {
    constexpr std::pair<std::string_view, std::string SiteFile::*> kForms[] = {
        {".br", &SiteFile::brotli}, {".gz", &SiteFile::gzip}};
    for (const auto& [ending, form] : kForms) {
        for (auto at = site.files.begin(); at != site.files.end();) {
            const std::string_view name = at->first;
            const auto plain = name.ends_with(ending)
                                   ? site.files.find(name.substr(0, name.size() - ending.size()))
                                   : site.files.end();
            if (plain == site.files.end()) {
                ++at;
            } else {
                plain->second.*form = std::move(at->second.bytes);
                at = site.files.erase(at);
            }
        }
    }
}

}  // namespace

SiteForm form_for(const SiteFile& file, std::string_view header) {
    for (const SiteForm& form : {SiteForm{file.brotli, "br"}, SiteForm{file.gzip, "gzip"}}) {
        if (!form.bytes.empty() && accepts(header, form.coding)) {
            return form;
        }
    }
    return {file.bytes, ""};
}

const SiteFile* Site::find(std::string_view target) const {
    target = target.substr(0, target.find_first_of("?#"));
    const auto found = files.find(target == "/" ? std::string_view("/index.html") : target);
    return found == files.end() ? nullptr : &found->second;
}

void Site::announce(const std::vector<const core::GameHandle*>& games) {
    std::vector<std::string> ids;
    for (const core::GameHandle* game : games) {
        ids.emplace_back(game->info->id);
    }
    const std::string content = ids.empty() ? "none" : core::joined(ids, " ");
    files.insert_or_assign("/tables.list", SiteFile{type_of("tables.txt"), false, content});
}

core::Result<Site> read_site(const std::string& folder) {
    std::error_code error;
    if (!fs::is_regular_file(fs::path(folder) / "index.html", error)) {
        return no_page(folder);
    }
    Site site;
    int entries = 0;
    std::uintmax_t bytes = 0;
    for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end;
         at.increment(error)) {
        if (++entries > kMostEntries) {
            return too_much(folder, std::to_string(kMostEntries) + " files");
        }
        if (!at->is_regular_file(error) || at->is_symlink(error)) {
            continue;
        }
        const std::uintmax_t size = at->file_size(error);
        bytes += error ? 0 : size;
        if (bytes > kMostBytes) {
            return too_much(folder, std::to_string(kMostBytes >> 20U) + " MB");
        }
        const std::string name = fs::relative(at->path(), folder, error).generic_string();
        std::ifstream file(at->path(), std::ios::binary);
        SiteFile one{type_of(name), names_its_content(name), {}};
        one.bytes.resize(error ? 0 : static_cast<std::size_t>(size));
        file.read(one.bytes.data(), static_cast<std::streamsize>(one.bytes.size()));
        if (!file || error) {
            return core::Problem{"--page", "The file " + core::quoted(name) + " can't be read."};
        }
        site.files.emplace("/" + name, std::move(one));
    }
    if (error || !site.files.contains("/index.html")) {
        return no_page(folder);
    }
    join_forms(site);
    return site;
}

}  // namespace ctq::server
