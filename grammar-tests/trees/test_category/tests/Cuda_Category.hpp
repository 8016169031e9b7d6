#pragma once

#define TEST_CATEGORY cuda
