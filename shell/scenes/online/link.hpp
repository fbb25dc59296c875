#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

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
    NoteTopic note_topic() const override { return NoteTopic::network; }
    std::string_view call() const override;
    std::string report() const override { return network_report(traffic_->network); }
    std::string chain() const override { return network_chain(traffic_->network); }
    bool is_away(int seat) const override { return ((away_ >> (seat - 1)) & 1U) != 0; }
    std::string_view time_left(int seat) const override {
        return static_cast<std::size_t>(seat) <= time_left_.size()
                   ? std::string_view(time_left_[static_cast<std::size_t>(seat - 1)])
                   : std::string_view();
    }
    bool forbids_review() const override { return !traffic_->table().finished(); }
    std::string_view next_match() const override { return next_match_; }

  private:
    bool follow_table() override;
    void tell_state();

    std::unique_ptr<Traffic> traffic_;  ///< destroyed before the session, which also holds the
                                        ///< table
    unsigned away_ = 0;                 ///< bit mask of seats whose player is away: bit 0 is seat 1
    std::vector<std::string> time_left_{};  ///< by seat - 1; empty without a clock
    std::string next_match_;                ///< a sentence on the proposed next match; or empty
};

/// Returns the scene of a table whose match has begun.
std::unique_ptr<Scene> make_network_table(Services& services, std::unique_ptr<Traffic> traffic);

}  // namespace ctq::scenes
