#pragma once

#define TEST_CATEGORY pinned
