#pragma once

#include <optional>
#include <span>

#include "engine/bots/job.hpp"
#include "engine/bots/search/parts.hpp"

/// The parts of a bot's search as bytes, for whoever has several threads or workers to think with:
/// ask each part of somebody, add the answers in any order, and choose. `decide` of the whole job
/// comes to the same.
namespace ctq::bots {

/// The first byte of such a part; other jobs begin otherwise.
inline constexpr std::uint8_t kSearchPartFormat = 0x50;

/// What the job's bot would ask its search; none where it doesn't search.
std::optional<search::Question> question_of(const Job& job);

/// In how many parts the job can be done: 1 where it is best asked whole, by `encode`.
int parts_of(const Job& job);

/// Whether these bytes are meant to be such a part.
bool asks_search_part(std::span<const std::uint8_t> bytes);

/// One part, from 0, as bytes. The job's bot searches.
Bytes encode_search_part(const Job& job, int part);

/// What the part found, encoded; or a problem, encoded. Never fails otherwise.
Bytes answer_search_part(std::span<const std::uint8_t> bytes);

/// What `answer_search_part` gave: to be merged with the others (search::merge), and then chosen
/// from (search::choose). Problem: the one met, or bytes that are no answer.
core::Result<core::WeighedList> read_search_part(std::span<const std::uint8_t> bytes);

}  // namespace ctq::bots
