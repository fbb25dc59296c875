#pragma once

#include "shell/scenes/laboratory/last_runs.hpp"
#include "shell/scenes/scene.hpp"
#include "shell/ui/lists.hpp"

namespace ctq::app {

/// Thousands of games between bots: the experiment, and what comes out of it.
///
///     lab  lab=<experiment>                                              lead here
///     run  stop  go-on  copy-link  save:csv  save:json  figure:<chart>:<format>  back
///     replay:<cell>:<game>  number:<cell>:<n>  ask:…, and what `Laboratory::change` takes
///     again:<i>  aside:<i>  the i-th of the last runs in place of the results, or beside them
///     beside:<command>  with what lies beside: replay:…, figure:…, and what is shown of it;  beside:away
class LaboratoryScene : public Scene {
  public:
    LaboratoryScene(Services& services, std::string_view experiment);
    ~LaboratoryScene() override;

    std::string_view name() const override { return "laboratory"; }
    std::string title() const override { return "Laboratory"; }
    std::string status() const override;
    void commands(Commands& list) override;
    void describe(TextView& page) const override;
    void tick(double now) override;
    double wake(double now) const override;
    Progress progress() const override { return {lab().running(), lab().done(), lab().total()}; }
    bool quiet() const override {
        return !lab().running() && !has_news() && !ladder().works() &&
               !(visit_.beside && visit_.beside->ladder.works());
    }
    void draw(ui::Canvas& canvas, const Commands& list) override;
    std::span<const tables::KeyHelp> keys() const override;

    // For what draws it.
    /// What is chosen, what runs and what came out; it outlives the scene. While what lies beside is drawn, that.
    const Laboratory& lab() const { return shown().lab; }
    /// How strong the bots of a tournament are.
    const Ladder& ladder() const { return shown().ladder; }
    /// Asks for a command, done by the next tick.
    void ask(std::string command) const {
        services_.asked.push_back((looks_aside_ ? kBeside : "") + std::move(command));
    }
    /// Results lie beside the present ones.
    bool has_beside() const { return visit_.beside.has_value(); }
    /// From now on it is these that are drawn; or the present ones again.
    void look_aside(ui::Canvas& canvas, bool aside);
    /// Those of before, the last one first.
    const std::vector<LastRun>& runs() const { return visit_.runs; }
    /// How far the form and the results are scrolled, kept for the next visit.
    ui::Scroll& form() { return visit_.form; }
    ui::Scroll& results() { return visit_.results; }

  private:
    /// What the next visit finds again.
    struct Visit {
        Results now;
        std::optional<Results> beside;
        std::vector<LastRun> runs;
        ui::Scroll form;
        ui::Scroll results;
        bool paused = false;     ///< it ran when it was left
        bool restored = false;   ///< what was saved has been looked for
        std::int64_t saved = 0;  ///< games done when the results were last saved
    };

    void restore(std::string_view experiment);
    void save(double now);
    bool has_news() const;
    void rate(Results& results, double now);
    const Results& shown() const { return looks_aside_ ? *visit_.beside : visit_.now; }
    void run_commands(Commands& list);
    bool show_again(int run);
    bool put_aside(int run);
    bool act_aside(std::string_view command);
    void then_feed(void (Laboratory::*act)(double now));
    void run();
    bool copy_link();
    bool choose(std::string_view verb, std::string_view words);
    bool set_range(std::string_view words);
    bool ask_for(std::string_view what) const;
    bool save_results(std::string_view format);
    bool save_figure(std::string_view which);
    bool open_game(std::string_view which);
    bool open_number(std::string_view which);

    Services& services_;
    Visit& visit_;
    static constexpr const char* kBeside = "beside:";

    bool looks_aside_ = false;
    std::int64_t shown_games_ = 0;  ///< that were done in the last picture
    std::string shown_failure_;
    double shown_at_ = 0;
    double saved_at_ = 0;
};

/// `rest` is empty, or "=" and an experiment as `experiment_text` writes it.
Opened open_laboratory(Services& services, std::string_view rest);

}  // namespace ctq::app
