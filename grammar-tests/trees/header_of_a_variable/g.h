#pragma once
extern int verbosity;
