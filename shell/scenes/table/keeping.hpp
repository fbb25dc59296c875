#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// Keeps a match of this device in the library. Where the kept one must stay as it is, what a person
/// does goes on as a match of its own.
class Keeping : public TablePart {
  public:
    using TablePart::TablePart;

    void save(bool own) override;
};

/// Whether the device refused to keep the match.
bool not_saved(const Table& table);
/// The match's name where it is kept and can be gone on with once one leaves; else empty.
std::string unfinished_id(const Table& table);

}  // namespace ctq::app
