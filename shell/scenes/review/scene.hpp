#pragma once

#include <string>
#include <string_view>

#include "shell/scenes/board/position_scene.hpp"
#include "shell/scenes/board/step_player.hpp"
#include "shell/scenes/review/best_line_asking.hpp"
#include "shell/scenes/review/best_play_asking.hpp"
#include "shell/scenes/review/owners_asking.hpp"
#include "shell/scenes/review/review.hpp"

namespace ctq::scenes {

/// Shows a match from its first decision to its last.
///
///     review=<id>  review=<id>@<ply>  review=m=<code>         open the scene
///     analyse:fast  analyse:normal  analyse:slow  analyse-stop  mistake-on  mistake-back
///     mistakes-all  mistakes-mine  curve-score  curve-wins  best-line  best-line-stop
///     who-owns  who-owns-off
///     play  pause  main-line  keep  share  save-picture  save-svg  send-picture
///     and the commands of `PositionScene`
class ReviewScene : public PositionScene {
  public:
    ReviewScene(Services& services, const std::string& id, match::Session session);

    std::string_view name() const override { return "review"; }
    std::string title() const override;
    std::string status() const override;
    void commands(Commands& list) override;
    std::string badge() const override;
    void tick(double now) override;
    double wake(double now) const override;
    bool quiet() const override {
        return !best_play_.waits() && !best_line_.works() && !owners_.waits() && !player_.on() &&
               !review_.analysis.works();
    }
    void draw(ui::Canvas& canvas, const Commands& list) override;
    tables::ViewContext context() const override;

    int first() const override { return review_.curve.first; }
    std::span<const int> stops() const override { return review_.curve.stops; }
    std::span<const int> turn_ends() const override { return review_.curve.turn_ends; }
    std::optional<bool> playing() const override { return player_.on(); }
    std::string_view why_not_play_on() const override;
    std::optional<std::string> remark() const override;
    std::span<const bots::Mark> marks() const override { return review_.marks; }
    /// Returns the facts derived from the match, such as its curve and the best actions.
    const Review& review() const { return review_; }
    /// Returns whether the match is in the library. A match that was opened by a link is not.
    bool in_library() const;

    /// Shows the position after `ply` actions; without `ply`, the position at the match's cursor.
    void begin_at(std::optional<std::int64_t> ply);

  private:
    void refreshed() override;
    void stepped() override;
    float motion_seconds() const override;
    void play(bool on);
    double pause() const;
    void play_on() override;
    void save_to_library();
    void share();
    std::string odds_line() const;
    void add_analysis(Commands& list);
    void add_learning(Commands& list);
    void learn();
    void analyse(int closeness);
    void ask_on();
    void on_reply(int ply, const platform::Reply& reply);
    void finish();
    std::optional<int> mistake(int by) const;

    Review review_;
    BestPlayAsking best_play_;
    BestLineAsking best_line_;
    OwnersAsking owners_;
    StepPlayer player_;
    bool by_itself_ = false;  ///< the current step was made by the playback
    std::vector<Ticket> analysing_;
    int analysed_from_ = -1;  ///< the position shown when the analysis was started
    int replies_ = 0;         ///< number of answers received
};

/// Opens the scene. `rest` is the match's id, or a link that contains the match; "@" and a position
/// may follow.
Opened open_review(Services& services, std::string_view rest);

}  // namespace ctq::scenes
