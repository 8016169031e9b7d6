#pragma once
#define FLOW_LEGACY 0
#define FLOW_CHECKED
