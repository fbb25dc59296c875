#pragma once

#include "shell/scenes/scene.hpp"
#include "shell/ui/lists.hpp"

namespace ctq::scenes {

/// Lets the person set up a table: rule set, options, players, seed.
///
///     setup=<game>                                           open the scene
///     option:rules=board  seat:2=greedy  seats:3  seed:17  ask:seed  ask:name:2  name:2=Ann
///     start  share  defaults  rotate  back  house-rules  more-players  level:3
class SetupScene : public Scene {
  public:
    SetupScene(Services& services, match::TableSetup setup)
        : services_(services), setup_(std::move(setup)) {}
    ~SetupScene() override { chosen_set_up(services_) = setup_; }

    std::string_view name() const override { return "setup"; }
    std::string title() const override;
    std::string status() const override;
    void commands(Commands& list) override;
    void draw(ui::Canvas& canvas, const Commands& list) override;
    std::span<const tables::KeyHelp> keys() const override;
    float foot() const override { return 90; }

    // For the functions that draw the scene.
    /// Returns the set-up as chosen so far.
    const match::TableSetup& setup() const { return setup_; }
    /// Returns a view of the game, for its texts.
    const tables::TableView& words() const { return services_.views.of(*setup_.game); }
    bool unfolded() const { return unfolded_; }  ///< the house rules are shown
    bool studies() const { return studies_; }    ///< bots without a level are listed, too
    /// Returns whether an option is shown: it must have an effect and be a main option, or a house
    /// rule while the house rules are shown.
    bool shows(int option) const;
    /// Requests a command by its id; the next tick runs it.
    void ask(std::string command) const { services_.requested.push_back(std::move(command)); }

  private:
    void share_it();
    bool ask_seed() const;
    bool ask_name(std::string_view seat) const;
    bool choose(std::string_view what, std::string_view value);

    Services& services_;
    match::TableSetup setup_;
    bool unfolded_ = false;  ///< the house rules are shown
    bool studies_ = false;   ///< see `studies`
    ui::Scroll page_;
};

/// Opens the scene. `rest` is a game's id.
Opened open_setup(Services& services, std::string_view rest);

}  // namespace ctq::scenes
