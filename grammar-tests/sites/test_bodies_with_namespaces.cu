// std: 17
template <class F> void run(F f) {}
namespace testing { struct Test { virtual void TestBody() = 0; }; }
template <class T> struct Suite : testing::Test { int fixture; };
#define TYPED_TEST_P(SuiteName, TestName) \
  namespace gtest_suite_##SuiteName##_ { \
  template <typename gtest_TypeParam_> \
  class TestName : public SuiteName<gtest_TypeParam_> { \
   private: \
    typedef SuiteName<gtest_TypeParam_> TestFixture; \
    typedef gtest_TypeParam_ TypeParam; \
   public: \
    void TestBody() override; \
  }; \
  static bool gtest_##TestName##_defined_ = true; \
  } \
  template <typename gtest_TypeParam_> \
  void gtest_suite_##SuiteName##_::TestName<gtest_TypeParam_>::TestBody()
TYPED_TEST_P(Suite, Basic) { int i = 0; run([=] __device__ () { (void)i; }); }
namespace lib {
TYPED_TEST_P(Suite, More) { int i = 0; run([=] __device__ () { (void)i; TypeParam t; }); }
}
#define PLAIN(SuiteName, TestName) \
  namespace suite_##SuiteName { class TestName : public SuiteName<int> { public: void TestBody() override; }; } \
  void suite_##SuiteName::TestName::TestBody()
PLAIN(Suite, One) { int i = 0; run([=] __device__ () { (void)i; }); }
