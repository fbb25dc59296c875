#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/online/seated/traffic.hpp"
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
    std::span<const tables::SeatNote> seat_notes() const override { return notes_; }
    bool forbids_review() const override { return !traffic_->table().finished(); }
    std::string_view next_match() const override { return next_match_; }
    std::string_view wins() const override { return wins_; }

  private:
    bool follow_table() override;
    void tell_state();
    void tell_clock();
    void count_aloud(const net::Clock& clock);

    std::unique_ptr<Traffic> traffic_;       ///< destroyed before the session, which also holds the
                                             ///< table
    std::vector<tables::SeatNote> notes_{};  ///< by seat - 1
    bool clock_told_ = false;
    int counted_ = 0;         ///< the second that was counted last; 0 if time is not urgent
    std::string wins_;        ///< who has won how many matches at this table
    std::string next_match_;  ///< a sentence on the proposed next match; or empty
};

/// Returns the scene of a table whose match has begun.
std::unique_ptr<Scene> make_network_table(Services& services, std::unique_ptr<Traffic> traffic);

}  // namespace ctq::scenes
