#pragma once

#include <string>
#include <vector>

#include "shell/ui/canvas.hpp"

/// Short words over the place where something has just happened: "+5 wonder", "2 of 6 aboard".
namespace ctq::tables {

struct FloatingText {
    enum class Kind { gain, loss, news };
    std::string words;
    Kind kind = Kind::news;
    int place = 0;       ///< as the game counts its places
    int seat = 0;        ///< whom it concerns; 0: all
    bool flies = false;  ///< to that seat's row or chip, once it was read
    int amount = 0;      ///< by which it raises that seat's figure when it arrives there
    int row = 0;         ///< above others at the same place
    double start = 0;    ///< seconds
    double end = 0;

    /// How far it has faded or flown: 0 to 1.
    float gone(double now) const;
};

/// What floats over one board. Nothing does where everything is done at once.
class FloatingTexts {
  public:
    /// Shows words from `start` on (seconds) for as long as it takes to read them. Of `text` words,
    /// kind, place, seat and flying are told.
    void add(FloatingText text, const ui::Motion& motion, double start);
    void clear() { list_.clear(); }  ///< nothing floats any more
    /// Forgets what was read, and sees to it that the rest is drawn in time. With less motion the
    /// words stand still.
    void settle(ui::Motion& motion);
    /// Those that were not read yet; some may be still to begin.
    const std::vector<FloatingText>& list() const { return list_; }

  private:
    std::vector<FloatingText> list_;
};

/// Draws one that has begun, over `at` on the screen: it rises, and fades or flies to its seat.
void draw_floating_text(ui::Canvas& canvas, const FloatingText& text, ui::Point at);

}  // namespace ctq::tables
