#pragma once

#include <map>
#include <string>

#include "engine/core/bytes.hpp"
#include "engine/core/result.hpp"

namespace ctq::server {

/// A table as it is kept in a folder.
struct SavedTable {
    std::string visitor;  ///< address of the visitor who opened it; empty for the operator's tables
    core::Bytes session;  ///< of `HostedTable::serialize`
};

/// A folder in which a server keeps its tables, to go on with them after a restart. Each table has
/// a file, which only the user of the server may read: it has the secrets of the match.
class TableFolder {
  public:
    /// Opens a folder, and creates it if there is none. Fails if no file can be written there.
    static core::Result<TableFolder> open(const std::string& path);

    /// Saves a table, as a whole or not at all. Returns whether it is saved.
    bool save(int number, const SavedTable& table) const;
    void remove(int number) const;
    /// Reads all tables by number. A table whose file is damaged has an empty session.
    std::map<int, SavedTable> load() const;

  private:
    explicit TableFolder(std::string path) : path_(std::move(path)) {}
    std::string file_of(int number) const;

    std::string path_;
};

}  // namespace ctq::server
