#pragma once

#include "shell/scenes/laboratory/last_runs.hpp"
#include "shell/scenes/scene.hpp"
#include "shell/ui/lists.hpp"

namespace ctq::scenes {

/// Plays thousands of games between bots: the experiment and its results. Routes and commands:
///
///     lab  lab=<experiment>                                              open the scene
///     run  stop  go-on  copy-link  save:csv  save:json  figure:<chart>:<format>  back
///     replay:<cell>:<game>  number:<cell>:<n>  ask:…, and the commands of `Laboratory::change`
///     again:<i>  aside:<i>  show the i-th earlier run in place of the results, or beside them
///     beside:<command>      run replay:…, figure:… or a display command on the results beside
///     beside:away           remove the results beside
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

    // For the functions that draw the scene.
    /// Returns the laboratory with the current results, or with the earlier results beside them
    /// while those are being drawn. The laboratory of the current results outlives the scene.
    const Laboratory& lab() const { return shown().lab; }
    /// Returns the strength of a tournament's bots, according to the results that `lab` returns.
    const Ladder& ladder() const { return shown().ladder; }
    /// Requests a command by its id; the next tick runs it.
    void ask(std::string command) const {
        services_.requested.push_back((looks_aside_ ? kBeside : "") + std::move(command));
    }
    /// Returns whether earlier results are shown beside the current ones.
    bool has_beside() const { return visit_.beside.has_value(); }
    /// Makes the drawing functions use the earlier results beside (`aside`) or the current ones.
    void look_aside(ui::Canvas& canvas, bool aside);
    /// Returns the earlier results, newest first.
    const std::vector<LastRun>& runs() const { return visit_.runs; }
    /// The scroll positions of the form and of the results. They survive leaving the scene.
    ui::Scroll& form() { return visit_.form; }
    ui::Scroll& results() { return visit_.results; }

  private:
    /// The state that is restored when the person comes back to the scene.
    struct Visit {
        Results now;
        std::optional<Results> beside;
        std::vector<LastRun> runs;
        ui::Scroll form;
        ui::Scroll results;
        bool paused = false;     ///< true if it was running when the scene was left
        bool restored = false;   ///< saved results have been looked for
        std::int64_t saved = 0;  ///< number of games played when the results were last saved
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
    std::int64_t shown_games_ = 0;  ///< number of games played when the last frame was drawn
    std::string shown_failure_;
    double shown_at_ = 0;
    double saved_at_ = 0;
};

/// Opens the scene. `rest` is empty, or "=" and an experiment in the notation of `experiment_text`.
Opened open_laboratory(Services& services, std::string_view rest);

}  // namespace ctq::scenes
