#include "shell/server/table_folder.hpp"

#include <sys/stat.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/core/archive.hpp"
#include "engine/core/text.hpp"

namespace ctq::server {
namespace {

namespace fs = std::filesystem;

constexpr std::uint8_t kTableFormat = 1;
constexpr std::string_view kTablePrefix = "table-";
constexpr std::uintmax_t kMostTableBytes = 16U << 20U;

/// Writes a file that only this user may read.
bool write_private(const std::string& path, const core::Bytes& bytes) {
    const std::string part = path + ".part";
    std::remove(part.c_str());
    const mode_t before = umask(S_IRWXG | S_IRWXO);
    std::ofstream file(part, std::ios::binary);
    umask(before);
    file.write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    file.close();
    return file && std::rename(part.c_str(), path.c_str()) == 0;
}

SavedTable read_table(const fs::path& path) {
    std::error_code error;
    if (fs::file_size(path, error) > kMostTableBytes || error) {
        return {};
    }
    std::ifstream file(path, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    const auto table = core::from_bytes<SavedTable>(
        core::ByteView(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()), {});
    return table ? *table : SavedTable{};
}

}  // namespace

template <class Archive>
static void fields(Archive& archive, SavedTable& table) {
    archive.mark(kTableFormat);
    archive.values(table.visitor);
    archive.block(table.session);
}

core::Result<TableFolder> TableFolder::open(const std::string& path) {
    std::error_code error;
    if (fs::create_directories(path, error)) {
        fs::permissions(path, fs::perms::owner_all, error);
    }
    const std::string trial = path + "/" + std::string(kTablePrefix) + "0";
    if (!write_private(trial, {})) {
        return core::Problem{"--records",
                             "No file can be written in the folder " + core::quoted(path) + "."};
    }
    std::remove(trial.c_str());
    return TableFolder(path);
}

std::string TableFolder::file_of(int number) const {
    return path_ + "/" + std::string(kTablePrefix) + std::to_string(number);
}

bool TableFolder::save(int number, const SavedTable& table) const {
    return write_private(file_of(number), core::to_bytes(table));
}

void TableFolder::remove(int number) const {
    std::remove(file_of(number).c_str());
}

std::map<int, SavedTable> TableFolder::load() const {
    std::map<int, SavedTable> tables;
    std::error_code error;
    for (fs::directory_iterator at(path_, error), end; !error && at != end; at.increment(error)) {
        const std::string name = at->path().filename().string();
        const auto rest = core::after_prefix(name, kTablePrefix);
        const auto number = rest ? core::read_unsigned(*rest) : std::nullopt;
        if (number && *number > 0 && *number < 65'536) {
            tables.emplace(static_cast<int>(*number), read_table(at->path()));
        }
    }
    return tables;
}

}  // namespace ctq::server
