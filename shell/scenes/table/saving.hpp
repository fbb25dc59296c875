#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Saves a local match in the library. If the saved match must not change (`Table::copies`), the
/// person's next action starts a copy under a new id.
class Saving : public TablePart {
  public:
    using TablePart::TablePart;

    void save(bool own) override;
};

/// Returns whether the device failed to save the match.
bool not_saved(const Table& table);
/// Returns the id of the match if it is saved and unfinished, so that it can be resumed; else
/// empty.
std::string unfinished_id(const Table& table);

}  // namespace ctq::scenes
