#pragma once

#include "shell/scenes/laboratory/charts.hpp"
#include "shell/scenes/page/page_scene.hpp"

namespace ctq::scenes {

/// Plays thousands of games between bots: the experiment and its results. Routes and commands:
///
///     lab  lab=<experiment>                                              open the scene
///     run  stop  go-on  copy-link  save:csv  save:json  figure:<chart>:<format>  back
///     replay:<cell>:<game>  number:<cell>:<n>  ask:…, and the commands of `Laboratory::change`
///     again:<i>  aside:<i>  show the i-th earlier run in place of the results, or beside them
///     beside:<command>      run replay:…, figure:… or a display command on the results beside
///     beside:away           remove the results beside
class LaboratoryScene : public PageScene {
  public:
    LaboratoryScene(Services& services, std::string_view experiment);
    ~LaboratoryScene() override;

    std::string_view name() const override { return "laboratory"; }
    std::string title() const override { return "Laboratory"; }
    std::string badge() const override;
    std::string status() const override;
    void tick(double now) override;
    double wake(double now) const override;
    Progress progress() const override { return {lab().running(), lab().done(), lab().total()}; }
    bool quiet() const override {
        return !lab().running() && !has_news() && !ladder().works() &&
               !(visit_.beside && visit_.beside->ladder.works());
    }
    std::span<const tables::KeyHelp> keys() const override;

    /// Returns the laboratory with the current results. It outlives the scene.
    const Laboratory& lab() const { return visit_.now.lab; }
    /// Returns the strength of a tournament's bots.
    const Ladder& ladder() const { return visit_.now.ladder; }

  protected:
    void page(Page& page) override;
    float most_width() const override { return 1640; }

  private:
    /// The state that is restored when the person comes back to the scene.
    struct Visit {
        Results now;
        std::optional<Results> beside;
        std::vector<LastRun> runs;
        PageState view;
        bool paused = false;     ///< true if it was running when the scene was left
        bool restored = false;   ///< saved results have been looked for
        std::int64_t saved = 0;  ///< number of games played when the results were last saved
    };

    void restore(std::string_view experiment);
    void save(double now);
    bool has_news() const;
    void rate(Results& results, double now);

    void add_results_column(Page& page);
    void add_current(Page& page);
    void add_aside(Page& page);
    void add_foot(Page& page);
    void add_families(Commands& list);
    void add_beside_families(Commands& list);

    bool show_again(std::string_view run);
    bool put_aside(std::string_view run);
    const LastRun* find_run(std::string_view number) const;
    bool act_aside(std::string_view command);
    void then_feed(void (Laboratory::*act)(double now));
    void run();
    bool copy_link();
    bool choose(Laboratory& lab, std::string_view verb, std::string_view words);
    bool set_range(std::string_view words);
    bool ask_for(std::string_view what) const;
    bool save_results(std::string_view format);
    bool save_figure(const Results& results, std::string_view which);
    bool open_game(const Laboratory& lab, std::string_view which);
    bool open_number(std::string_view which);

    static constexpr const char* kBeside = "beside:";

    Visit& visit_;
    core::OptionSpec bots_{};  ///< limits of the number of bots, for the page
    std::optional<ResultView> now_view_;
    std::optional<ResultView> beside_view_;

    std::int64_t shown_games_ = 0;  ///< number of games played when the page was last told
    std::string shown_failure_;
    double shown_at_ = 0;
    double saved_at_ = 0;
};

/// Opens the scene. `rest` is empty, or "=" and an experiment in the notation of `experiment_text`.
Opened open_laboratory(Services& services, std::string_view rest);

}  // namespace ctq::scenes
