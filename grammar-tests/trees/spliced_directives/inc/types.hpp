#pragma once
struct Field { int *p; };
