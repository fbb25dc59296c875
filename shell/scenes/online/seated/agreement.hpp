#pragma once

#include "shell/scenes/online/seated/traffic.hpp"
#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Commands in a match over the network, including those to which other players must agree.
///
///     undo  end  link-copy  review  sandbox  share  back  lobby
///     net:allow  net:refuse  net:bot:<seat>  net:stop  net:keep  net:resync  net:return
///     net:agree  net:decline  net:propose-end  net:resign  net:withdraw
///     net:alone  net:leave  net:ask-link  net:propose-count  rejoin:<link>
///     and the commands of `Traffic`
class Agreement : public TablePart {
  public:
    Agreement(Table& table, Traffic& traffic) : TablePart(table), traffic_(traffic) {}

    void commands(Commands& list) override;

  private:
    void add_answers(Commands& list);
    void share();
    void leave_by(bool back);
    void ask_takeback();
    void leave_or_ask();
    void ask_whether_to_end(bool open);
    bool answer(std::string_view what);

    Traffic& traffic_;
};

}  // namespace ctq::scenes
