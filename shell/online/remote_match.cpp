#include "shell/online/remote_match.hpp"

#include <utility>

namespace ctq::app {
namespace {

class RemoteMatch : public MatchSource {
  public:
    explicit RemoteMatch(std::shared_ptr<RemoteTable> table) : table_(std::move(table)) {}

    Kind kind() const override { return Kind::remote; }
    const core::Match& match() const override { return table_->ledger()->match(); }
    Situation situation() const override { return table_->situation(); }

    core::Failure play(int seat, core::Action action, double now) override {
        return table_->play(seat, action, milliseconds(now));
    }

    core::Failure go_to(int ply, double now) override {
        return ply == situation().history.undo_ply()
                   ? table_->ask_takeback(milliseconds(now))
                   : core::Problem{"", "At this table only the last action can be taken back."};
    }

  private:
    std::shared_ptr<RemoteTable> table_;
};

}  // namespace

std::unique_ptr<MatchSource> remote_match(std::shared_ptr<RemoteTable> table) {
    return std::make_unique<RemoteMatch>(std::move(table));
}

net::Time milliseconds(double now) {
    return static_cast<net::Time>(now * 1000);
}

}  // namespace ctq::app
