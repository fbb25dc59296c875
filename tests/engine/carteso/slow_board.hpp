#pragma once

#include <string>
#include <vector>

/// A second implementation of Carteso, written from the rules page alone. It holds a grid of
/// letters, finds every group again by flood fill after each action, and takes actions as the
/// tokens of a record. It is slow and shares no code with the engine. Tests require that the two
/// agree.
namespace ctq::tests {

class SlowBoard {
  public:
    /// Starts a game on an empty board of this size with this komi. Seat 1 is V.
    SlowBoard(int rows, int columns, int komi);

    /// A stone, with the rows, columns and claim of the group that it belongs to now.
    struct Stone {
        char colour =
            '.';       ///< X, O, or . for an empty point, where the other fields have no meaning
        int rows = 0;  ///< the group's spans
        int columns = 0;
        bool finished = false;
        char claimed_by = '-';  ///< V, H or -
    };

    /// All legal actions as tokens (words) of a record, in any order.
    std::vector<std::string> legal() const;
    /// Applies an action, given as a token of a record.
    void take(const std::string& token);

    bool over() const { return passes_ == 2; }
    char to_move() const { return to_move_; }
    /// The score of a side, V or H, in half points.
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
    std::string grid_;  ///< the points, row by row from the bottom: X, O or .
    std::vector<Marker> markers_;
    std::vector<Stone> stones_;
    std::vector<Cells> groups_;
    char to_move_ = 'V';
    char button_ = '-';
    int passes_ = 0;
};

}  // namespace ctq::tests
