#pragma once
#define NAMES_EXTRA unsigned
