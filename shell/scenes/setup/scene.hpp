#pragma once

#include "shell/match/table_setup.hpp"
#include "shell/scenes/page/page_scene.hpp"

namespace ctq::scenes {

/// Lets the person set up a table: rule set, options, players, seed.
///
///     setup=<game>                                           open the scene
///     option:rules=board  seat:2=greedy  seats:3  seed:17  ask:seed  ask:name:2  name:2=Ann
///     start  share  defaults  rotate  back  house-rules  more-players  level:3
class SetupScene : public PageScene {
  public:
    SetupScene(Services& services, match::TableSetup setup)
        : PageScene(services), setup_(std::move(setup)) {}
    ~SetupScene() override { chosen_set_up(services_) = setup_; }

    std::string_view name() const override { return "setup"; }
    std::string title() const override;
    std::string status() const override;
    std::span<const tables::KeyHelp> keys() const override;
    float foot() const override { return 90; }

    /// Returns the set-up as chosen so far.
    const match::TableSetup& setup() const { return setup_; }

  private:
    void page(Page& page) override;
    float most_width() const override { return 1160; }
    void add_rule_sets(Page& page) const;
    void add_players(Page& page);
    void add_seat(Page& page, int seat);
    void add_options(Page& page);
    void add_option(Page& page, int option) const;
    void add_how_to_play(Page& page);
    void add_foot(Page& page);
    void add_families(Commands& list);
    void unfold();
    void share_it();
    bool ask_seed() const;
    bool ask_name(std::string_view seat) const;
    bool choose(std::string_view what, std::string_view value);
    void changed() { services_.notices.change(); }

    match::TableSetup setup_;
    bool unfolded_ = false;  ///< the house rules are shown
    bool studies_ = false;   ///< bots without a level are listed, too
};

/// Opens the scene. `rest` is a game's id.
Opened open_setup(Services& services, std::string_view rest);

}  // namespace ctq::scenes
