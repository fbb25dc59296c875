#pragma once

#include "shell/scenes/scene.hpp"
#include "shell/ui/lists.hpp"

namespace ctq::app {

/// Setting up a table: rule set, options, who sits where, the seed.
///
///     setup=<game>                                           leads here
///     option:rules=board  seat:2=greedy  seats:3  seed:17  ask:seed  ask:name:2  name:2=Ann
///     start  share  defaults  rotate  back  house-rules  more-players  level:3
class SetupScene : public Scene {
  public:
    SetupScene(Services& services, TableSetup setup)
        : services_(services), setup_(std::move(setup)) {}
    ~SetupScene() override { choose_set_up(services_, setup_); }

    std::string_view name() const override { return "setup"; }
    std::string title() const override;
    std::string status() const override;
    void commands(Commands& list) override;
    void draw(ui::Canvas& canvas, const Commands& list) override;
    std::span<const tables::KeyHelp> keys() const override;
    float foot() const override { return 90; }

    // For what draws it.
    /// What is chosen so far.
    const TableSetup& setup() const { return setup_; }
    /// The view of its game, for what it says.
    const tables::TableView& words() const { return services_.views.of(*setup_.game); }
    bool unfolded() const { return unfolded_; }  ///< the house rules are
    bool studies() const { return studies_; }    ///< players that are no levels are listed, too
    /// Whether an option is shown: it does something, and is asked first or the house rules are
    /// unfolded.
    bool shows(int option) const;
    /// Asks for a command, done by the next tick.
    void ask(std::string command) const { services_.asked.push_back(std::move(command)); }

  private:
    void share_it();
    bool ask_seed() const;
    bool ask_name(std::string_view seat) const;
    bool choose(std::string_view what, std::string_view value);

    Services& services_;
    TableSetup setup_;
    bool unfolded_ = false;  ///< the house rules are
    bool studies_ = false;   ///< see `studies`
    ui::Scroll page_;
};

/// `rest` is a game's id.
Opened open_setup(Services& services, std::string_view rest);

}  // namespace ctq::app
