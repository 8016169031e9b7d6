#pragma once
#define VLIB_REAL double
#define VLIB_NAMESPACE my
#define VLIB_LAMBDA [=, *this] __device__
