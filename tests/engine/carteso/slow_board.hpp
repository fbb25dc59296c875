#pragma once

#include <string>
#include <vector>

/// Carteso once more, written from the rules page alone: a grid of letters, everything found anew
/// by flood fill after each action, actions as the tokens of a record. Slow, and sharing nothing
/// with the engine; the two must agree.
namespace ctq::tests {

class SlowBoard {
  public:
    /// Rows and columns, komi settled, seat 1 is V.
    SlowBoard(int rows, int columns, int komi);

    /// One stone's group as it is now.
    struct Stone {
        char colour = '.';  ///< X, O, or . for an empty point, of which nothing below is said
        int rows = 0;       ///< the group's spans
        int columns = 0;
        bool finished = false;
        char claimed_by = '-';  ///< V, H or -
    };

    /// What may be written next, in any order.
    std::vector<std::string> legal() const;
    /// Takes a token of a record.
    void take(const std::string& token);

    bool over() const { return passes_ == 2; }
    char to_move() const { return to_move_; }
    /// In half points.
    int score(char side) const;
    Stone at(int row, int column) const { return stones_[index(row, column)]; }

  private:
    using Cells = std::vector<std::size_t>;

    struct Marker {
        std::size_t at;
        char side;
    };

    std::size_t index(int row, int column) const {
        return static_cast<std::size_t>(row * columns_ + column);
    }
    Cells fill(std::size_t from, const std::string& grid) const;
    int span(const Cells& cells, bool rows) const;
    bool can_grow(const Cells& group) const;
    char marked(const Cells& group) const;
    void look_around();
    void claim(char mover);

    int rows_;
    int columns_;
    int komi_;
    std::string grid_;  ///< by row from the bottom: X, O or .
    std::vector<Marker> markers_;
    std::vector<Stone> stones_;
    std::vector<Cells> groups_;
    char to_move_ = 'V';
    char button_ = '-';
    int passes_ = 0;
};

}  // namespace ctq::tests
