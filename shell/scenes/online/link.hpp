#pragma once

#include <memory>

#include "shell/scenes/online/traffic.hpp"
#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// The table's link to the other devices: what comes from there and goes to them, who is away, what they
/// ask.
class RemoteLink : public TablePart, private TableWatcher {
  public:
    RemoteLink(Table& table, std::unique_ptr<Traffic> traffic);

    void tick(double now) override;
    double wake() const override;
    bool quiet() const override { return true; }
    /// What was played is kept with the table and sent on.
    void save(bool /*own*/) override { traffic_->done({}); }
    std::optional<TableNote> note() const override { return network_note(traffic_->network); }
    void describe(TextView& page, std::vector<std::string>& lines) const override;
    std::string report() const override { return network_report(traffic_->network); }
    std::string chain() const override { return network_chain(traffic_->network); }

  private:
    bool follow_table() override;
    void tell_state();

    std::unique_ptr<Traffic> traffic_;  ///< gone before the session, which holds the table, too
};

/// The scene of a table whose match has begun.
std::unique_ptr<Scene> make_network_table(Services& services, std::unique_ptr<Traffic> traffic);

}  // namespace ctq::app
