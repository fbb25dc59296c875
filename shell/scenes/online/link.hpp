#pragma once

#include <memory>

#include "shell/scenes/online/traffic.hpp"
#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Connects a table in this program to the other devices: receives and sends, and shows which
/// players are away and what they ask for.
class RemoteLink : public TablePart, private TableWatcher {
  public:
    RemoteLink(Table& table, std::unique_ptr<Traffic> traffic);

    void tick(double now) override;
    double wake() const override;
    bool quiet() const override { return true; }
    /// Saves the actions with the table and sends them.
    void save(bool /*own*/) override { traffic_->done({}); }
    std::optional<TableNote> note() const override { return network_note(traffic_->network); }
    void describe(TextView& page, std::vector<std::string>& lines) const override;
    std::string report() const override { return network_report(traffic_->network); }
    std::string chain() const override { return network_chain(traffic_->network); }

  private:
    bool follow_table() override;
    void tell_state();

    std::unique_ptr<Traffic> traffic_;  ///< destroyed before the session, which also holds the
                                        ///< table
};

/// Returns the scene of a table whose match has begun.
std::unique_ptr<Scene> make_network_table(Services& services, std::unique_ptr<Traffic> traffic);

}  // namespace ctq::scenes
