#pragma once

#define TEST_CLASS_(suite, name) suite##_##name##_Test
#define TEST_(suite, name)          \
  struct TEST_CLASS_(suite, name) { \
    void TestBody();                \
  };                                \
  void TEST_CLASS_(suite, name)::TestBody()
#define TEST(suite, name) TEST_(suite, name)
#define TEST_AS_IT_STANDS(suite, name) \
  struct suite##_##name##_Test {       \
    void TestBody();                   \
  };                                   \
  void suite##_##name##_Test::TestBody()

template <typename F> void each(F f) { (void)f; }
