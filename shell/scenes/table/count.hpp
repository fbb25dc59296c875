#pragma once

#include <string>

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Says what ends a stalled match (`core::Game::milestones`), and lets the people at the table count
/// it. Among several people, each is asked at the own turn, or all by a vote over the network. Its
/// commands:
///
///     count  count-not
class Count : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void told() override;
    void tick(double now) override;
    double wake() const override { return due_; }
    bool quiet() const override { return true; }
    std::optional<TableNote> note() const override;
    NoteTopic note_topic() const override { return NoteTopic::count; }

  private:
    // advice/stalling.cpp
    [[gnu::noinline]] void watch();
    [[gnu::noinline]] void answer(bool agrees);
    [[gnu::noinline]] std::optional<TableNote> offer() const;

    double due_ = 0;       ///< when to look at the match, in seconds; 0: never
    int ply_ = 0;          ///< the position up to which the match was looked at
    int jumps_ = -1;       ///< `Session::jumps` at that time
    int turns_ = 0;        ///< number of turns begun since the turn of the last milestone
    int actor_ = 0;        ///< the seat of the last of these turns
    std::string words_;    ///< what the match waits for; empty while it is not stalled
    unsigned agreed_ = 0;  ///< bit s: the person of seat s agrees to count
    unsigned asked_ = 0;   ///< bit s: the person of seat s has answered
};

}  // namespace ctq::scenes
