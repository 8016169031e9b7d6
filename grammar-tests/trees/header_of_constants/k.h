#pragma once
constexpr int k = 5;
