#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "shell/scenes/online/seated/traffic.hpp"
#include "shell/scenes/page/page_scene.hpp"

namespace ctq::scenes {

/// Opens a table over the network or joins one, and waits for the start.
///
///     invite=<set-up>  friend=<set-up>  public=<set-up>                  open the scene
///     join=<invitation>  net=<id>                                        open the scene
///     answer=<answer>                                                    open the scene
///     ask:name  name:<name>  open-table  join  look-on  return           before there is a table
///     open-table-as:<name>  join-as:<name>                               the same, with a name
///     served-table:<invitation>                                          the server opened it
///     link-copy  link-send  link-seen  paste  answer:<link>              while waiting
///     fill:<seat>  begin  leave-table  by-link  back  take-over
///     clock  clock-kind:<n>  clock-time:<seconds>  clock-gain:<seconds>  listed   arranging it
class NetworkScene : public PageScene, private TableWatcher {
  public:
    NetworkScene(Services& services, Network network);
    /// Shows a table that goes on with its next match.
    NetworkScene(Services& services, std::unique_ptr<Traffic> traffic);

    std::string_view name() const override { return "network"; }
    std::string title() const override { return network_title(network()); }
    std::string status() const override { return network_status(network()); }
    std::string report() const override { return network_report(network()); }
    std::string chain() const override { return network_chain(network()); }
    void tick(double now) override;
    double wake(double now) const override;
    bool quiet() const override;

    /// Returns the state of the network table. It exists even before there is a table.
    const Network& network() const { return traffic_->network; }

  private:
    bool follow_table() override;
    Network& network() { return traffic_->network; }
    bool begun() const;
    void page(Page& page) override;
    const char* back_label() const;
    void add_content(Page& page);
    void add_opening(Page& page);
    void add_joining(Page& page);
    void add_waiting(Page& page);
    void add_hosting(Page& page);
    void add_name(Page& page);
    void add_stun(Page& page);
    void add_steps(Page& page);
    void add_seats(Page& page);
    void add_link(Page& page);
    void add_arrangements(Page& page);
    void add_clock_sheet(Page& page);
    void show_clock(bool open);
    bool set_clock(std::string_view what, std::string_view value);
    bool ask_name(std::string_view command) const;
    void take_name(std::string_view name);
    bool ask_to_open();
    void open_table();
    void join(bool look_on);
    void join_served(std::string_view reply);
    void come_back();
    void take_over();
    void gather();
    bool play_by_link();
    void back();

    std::unique_ptr<Traffic> traffic_;
    bool clock_open_ = false;  ///< the sheet that sets the clock is open
    bool shown_ = false;       ///< a frame was drawn; only after that is a restored table connected
};

}  // namespace ctq::scenes
