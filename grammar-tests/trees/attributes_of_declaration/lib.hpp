#pragma once
namespace n { void push(int a, [[maybe_unused]] int b); }
