#pragma once

#include <string>
#include <vector>

#include "shell/ui/canvas.hpp"

/// Short texts that float over the place of an event: "+5 wonder", "2 of 6 aboard".
namespace ctq::tables {

/// A text that floats over a place of the board.
struct FloatingText {
    enum class Kind { gain, loss, news };
    std::string words;
    Kind kind = Kind::news;
    int place = 0;       ///< number of the place, defined by the game
    int seat = 0;        ///< the seat that it concerns; 0 for all
    bool flies = false;  ///< flies to the row or chip of `seat` after it was read
    int row = 0;         ///< number of other texts below it at the same place
    double start = 0;    ///< when the text appears, in seconds
    double end = 0;

    /// Returns how far the text has faded or flown at this time, in seconds: 0, and 1 at its end.
    float exit_progress(double now) const;
};

/// The floating texts over one board. There are none while `Motion::hold` is 0.
class FloatingTexts {
  public:
    /// Shows texts from `start` (in seconds) for as long as it takes to read one. The caller sets
    /// `words`, `kind`, `place`, `seat` and `flies`; this function sets the rest.
    void add(std::vector<FloatingText> texts, const ui::Motion& motion, double start);
    void clear() { list_.clear(); }  ///< removes all texts
    /// Removes the texts that have ended, and requests the frames that the others need. With
    /// reduced motion, texts do not move.
    void settle(ui::Motion& motion);
    /// Returns the texts that have not ended; some may not have started.
    const std::vector<FloatingText>& list() const { return list_; }

  private:
    std::vector<FloatingText> list_;
};

/// Returns the center of the seat's row or chip; `otherwise` where neither is visible.
ui::Point seat_point(const ui::Canvas& canvas, int seat, ui::Point otherwise);

/// Draws a text that has started, above `at` on the screen. It rises, and then fades or flies to
/// its seat.
void draw_floating_text(ui::Canvas& canvas, const FloatingText& text, ui::Point at);

}  // namespace ctq::tables
