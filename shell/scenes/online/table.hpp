#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "shell/scenes/online/traffic.hpp"
#include "shell/scenes/table/scene.hpp"

namespace ctq::app {

/// A table whose match is played at other devices, too.
///
///     net:allow  net:refuse  net:bot:<seat>  net:stop  net:keep  net:resync  net:return
///     and what `TableScene` and `Traffic` have
class NetworkTableScene : public TableScene, private TableWatcher {
  public:
    NetworkTableScene(Services& services, std::unique_ptr<Traffic> traffic);

    void commands(Commands& list) override;
    void describe(TextView& page) const override;
    std::string report() const override { return network_report(traffic_->network); }
    std::string chain() const override { return network_chain(traffic_->network); }
    double wake(double now) const override;
    std::string seat_title(int seat) const override;
    std::optional<TableNote> note() const override;
    bool can_invite() const override;
    const char* end_label() const override;
    bool can_review() const override { return traffic_->table().finished(); }
    bool not_saved() const override { return false; }
    /// What was played is kept with the table and sent on.
    void save(bool /*own*/) override { traffic_->done({}); }

  private:
    bool follow_table() override;
    void tick_beside(double now) override { traffic_->tick(now); }
    void play_again() override;
    core::Match to_share() const override { return traffic_->network.table->for_library(); }
    void add_match(Commands& list);
    void leave_by(bool back);
    void ask_takeback();
    void leave_or_ask();
    void ask_to_end(bool asked);
    bool do_at_table(std::string_view what);

    std::unique_ptr<Traffic> traffic_;  ///< gone before the session, which holds the table, too
};

/// The scene of a table whose match has begun.
std::unique_ptr<Scene> make_network_table(Services& services, std::unique_ptr<Traffic> traffic);

}  // namespace ctq::app
