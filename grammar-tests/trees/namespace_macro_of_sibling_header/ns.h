#pragma once
#define NS_BEGIN namespace top { namespace sub {
#define NS_END } }
