#pragma once
namespace solver {
namespace Space {
struct Host {};
struct Device {};
}
}
