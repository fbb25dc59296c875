#pragma once

#include "shell/scenes/page/page_scene.hpp"
#include "shell/scenes/server_tables/list.hpp"

namespace ctq::scenes {

/// Lists the tables on the server that delivered this web page, and opens new ones there.
///
///     tables                                     open the scene
///     open-table:<game>                          open a table at the server
///     sit-down:<invitation>                      join or watch a table
///     tables:<list>                              take the server's list
class ServerTablesScene : public PageScene {
  public:
    explicit ServerTablesScene(Services& services);

    std::string_view name() const override { return "tables"; }
    std::string title() const override { return kTablesHere; }
    std::string status() const override;
    void tick(double now) override;
    double wake(double /*now*/) const override { return std::max(kAtOnce, due_); }

  private:
    void page(Page& page) override;
    void receive(std::string_view list);

    std::vector<const core::GameInfo*> games_;  ///< of which the server opens tables
    std::vector<ServerTable> tables_;
    std::string trouble_;  ///< why no list could be fetched; empty if one was
    bool known_ = false;   ///< a list has arrived
    double due_ = 0;       ///< when the list is next fetched
};

/// Opens the scene. Fails if the server of this page has no tables, or if `rest`, the route after
/// "tables", is not empty.
Opened open_tables(Services& services, std::string_view rest);

}  // namespace ctq::scenes
