#pragma once
#define OFF_WARN _Pragma("nv_diag_suppress 20178")
