#include "engine/bots/net/nets.hpp"

#include <utility>

#include "engine/core/say.hpp"

namespace ctq::bots {

std::optional<Net> read_net(const NetUse& use, std::uint32_t stage) {
    auto net = Net::read(net_file(use.game, stage));
    return net && use.fits(*net) ? std::optional(std::move(*net)) : std::nullopt;
}

std::optional<Net>& net_instead() {
    static std::optional<Net> net;
    return net;
}

core::Failure play_by(Net net, const NetUse& use) {
    if (!use.fits(net)) {
        return core::Problem{
            "", core::say("This net was learned for another game, or for another version of it.")};
    }
    net_instead() = std::move(net);
    return std::nullopt;
}

}  // namespace ctq::bots
