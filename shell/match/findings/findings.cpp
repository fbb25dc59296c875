#include "shell/match/findings/findings.hpp"

#include <utility>

#include "engine/bots/analysis/weigh_job.hpp"
#include "engine/core/base64.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/share.hpp"

namespace ctq::match {
namespace {

constexpr std::uint8_t kFormat = 1;

/// Returns a closeness, from -1 on, as a byte.
std::uint8_t closeness_byte(int closeness) {
    return static_cast<std::uint8_t>(closeness + 1);
}

/// Returns a checksum of the match's rules and actions and of the findings.
std::uint64_t stamp(const core::Match& match, core::ByteView found) {
    const std::string_view text(reinterpret_cast<const char*>(found.data()), found.size());
    return core::hash_text(
        text, core::hash_text(core::write_code(match), match.game().info->rules_version));
}

}  // namespace

std::optional<bots::Verdict> verdict_at(const core::Match& match, const Findings& findings,
                                        int ply) {
    const auto found = findings.by_ply.find(ply);
    if (found == findings.by_ply.end() || ply >= match.size()) {
        return std::nullopt;
    }
    return bots::verdict_of(ply, match.turn_before(ply).seat, match.action(ply),
                            found->second.weighing);
}

std::vector<bots::Verdict> verdicts_of(const core::Match& match, const Findings& findings) {
    std::vector<bots::Verdict> list;
    for (const auto& one : findings.by_ply) {
        if (auto verdict = verdict_at(match, findings, one.first)) {
            list.push_back(std::move(*verdict));
        }
    }
    return list;
}

std::string findings_text(const core::Match& match, const Findings& findings) {
    core::ByteWriter found;
    found.byte(closeness_byte(findings.closeness));
    for (const auto& [ply, one] : findings.by_ply) {
        found.number(static_cast<std::uint64_t>(ply));
        found.byte(closeness_byte(one.closeness));
        found.block(bots::encode(one.weighing));
    }
    core::ByteWriter out;
    out.byte(kFormat);
    out.fixed(stamp(match, found.bytes()));
    out.raw(found.bytes());
    return core::to_base64(out.bytes());
}

std::optional<Findings> read_findings(const core::Match& match, std::string_view text) {
    const auto bytes = core::from_base64(text);
    if (!bytes) {
        return std::nullopt;
    }
    core::ByteReader in(*bytes);
    const bool ours = in.byte() == kFormat;
    const auto stamped = in.fixed<std::uint64_t>();
    if (!ours || !in.good() || stamped != stamp(match, in.rest())) {
        return std::nullopt;
    }
    Findings findings;
    findings.closeness = in.byte() - 1;
    while (in.good() && !in.rest().empty()) {
        const auto ply = static_cast<int>(in.number());
        const int closeness = in.byte() - 1;
        auto weighing = bots::read_weighing(in.block());
        if (!weighing) {
            return std::nullopt;
        }
        findings.by_ply[ply] = {closeness, std::move(*weighing)};
    }
    return in.good() ? std::optional(std::move(findings)) : std::nullopt;
}

}  // namespace ctq::match
