#pragma once
#define MY_HAVE_LOOPS 1
#define MyConcat_(x, y) x##y
#define MyConcat(x, y) MyConcat_(x, y)
#define MySecond(ignored, val, ...) val
#define MyTake(...) MySecond(__VA_ARGS__)
#define MyHasValue_1 shift,
#define MyHasValue_ shift,
#define MyHas3(head) MyTake(head 1, 0)
#define MyHas2(value) MyHas3(MyConcat_(MyHasValue_, value))
#define MyHas1(value) MyHas2(value)
#define MyHas(name) MyHas1(MY_HAVE_##name)
#define X1 shift,
#define D2(head) MyTake(head 1, 0)
#define D(value) D2(MyConcat_(X, value))
#define MyIs(name) D(MY_HAVE_##name)
