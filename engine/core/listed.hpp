#pragma once

#include <string>
#include <vector>

namespace ctq::core {

/// "Ann", "Ann and Ben", "Ann, Ben and Carla".
std::string listed(const std::vector<std::string>& names);

}  // namespace ctq::core
