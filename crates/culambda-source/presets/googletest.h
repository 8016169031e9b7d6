// GoogleTest: https://github.com/google/googletest
// seen: gtest/gtest.h gmock/gmock.h
#define GTEST_TEST_BODY_(suite, name) class suite##_##name##_Test : public ::testing::Test { public: suite##_##name##_Test() = default; private: void TestBody() override; }; void suite##_##name##_Test::TestBody()
#define TEST(suite, name) GTEST_TEST_BODY_(suite, name)
#define GTEST_TEST_F_BODY_(fixture, name) class fixture##_##name##_Test : public fixture { public: fixture##_##name##_Test() = default; private: void TestBody() override; }; void fixture##_##name##_Test::TestBody()
#define TEST_F(fixture, name) GTEST_TEST_F_BODY_(fixture, name)
#define GTEST_TEST_P_BODY_(fixture, name) class fixture##_##name##_Test : public fixture { public: fixture##_##name##_Test() = default; void TestBody() override; }; void fixture##_##name##_Test::TestBody()
#define TEST_P(fixture, name) GTEST_TEST_P_BODY_(fixture, name)
#define GTEST_TYPED_TEST_BODY_(fixture, name) template <typename gtest_TypeParam_> class fixture##_##name##_Test : public fixture<gtest_TypeParam_> { private: typedef fixture<gtest_TypeParam_> TestFixture; typedef gtest_TypeParam_ TypeParam; void TestBody() override; }; template <typename gtest_TypeParam_> void fixture##_##name##_Test<gtest_TypeParam_>::TestBody()
#define TYPED_TEST(fixture, name) GTEST_TYPED_TEST_BODY_(fixture, name)
#define GTEST_TYPED_TEST_P_BODY_(fixture, name) template <typename gtest_TypeParam_> class fixture##_##name##_Test : public fixture<gtest_TypeParam_> { private: typedef fixture<gtest_TypeParam_> TestFixture; typedef gtest_TypeParam_ TypeParam; void TestBody() override; }; template <typename gtest_TypeParam_> void fixture##_##name##_Test<gtest_TypeParam_>::TestBody()
#define TYPED_TEST_P(fixture, name) GTEST_TYPED_TEST_P_BODY_(fixture, name)
#define GTEST_SUITE_NAMESPACE_(suite) gtest_suite_##suite##_
#define GTEST_TYPED_TEST_SUITE_P_STATE_(suite) gtest_typed_test_suite_p_state_##suite##_
#define GTEST_TEST_CLASS_NAME_(suite, name) suite##_##name##_Test
#define GTEST_STRINGIFY_(name) #name
#define GTEST_CONDITION_(...) if (::testing::AssertionResult(__VA_ARGS__)) ; else ::testing::Message()
#define GTEST_STATEMENT_(statement) if (::testing::AlwaysTrue()) { statement; } else ::testing::Message()
#define ASSERT_TRUE(condition) GTEST_CONDITION_(condition)
#define ASSERT_FALSE(condition) GTEST_CONDITION_(condition)
#define ASSERT_EQ(first, second) GTEST_CONDITION_(first, second)
#define ASSERT_NE(first, second) GTEST_CONDITION_(first, second)
#define ASSERT_LT(first, second) GTEST_CONDITION_(first, second)
#define ASSERT_LE(first, second) GTEST_CONDITION_(first, second)
#define ASSERT_GT(first, second) GTEST_CONDITION_(first, second)
#define ASSERT_GE(first, second) GTEST_CONDITION_(first, second)
#define ASSERT_NO_THROW(statement) GTEST_STATEMENT_(statement)
#define ASSERT_ANY_THROW(statement) GTEST_STATEMENT_(statement)
#define ASSERT_NO_FATAL_FAILURE(statement) GTEST_STATEMENT_(statement)
#define ASSERT_THROW(statement, exception) GTEST_STATEMENT_(statement)
#define EXPECT_TRUE(condition) GTEST_CONDITION_(condition)
#define EXPECT_FALSE(condition) GTEST_CONDITION_(condition)
#define EXPECT_EQ(first, second) GTEST_CONDITION_(first, second)
#define EXPECT_NE(first, second) GTEST_CONDITION_(first, second)
#define EXPECT_LT(first, second) GTEST_CONDITION_(first, second)
#define EXPECT_LE(first, second) GTEST_CONDITION_(first, second)
#define EXPECT_GT(first, second) GTEST_CONDITION_(first, second)
#define EXPECT_GE(first, second) GTEST_CONDITION_(first, second)
#define EXPECT_NO_THROW(statement) GTEST_STATEMENT_(statement)
#define EXPECT_ANY_THROW(statement) GTEST_STATEMENT_(statement)
#define EXPECT_NO_FATAL_FAILURE(statement) GTEST_STATEMENT_(statement)
#define EXPECT_THROW(statement, exception) GTEST_STATEMENT_(statement)

// The bases of fixtures, with the members of all releases.
namespace testing {
class Test {
public:
  virtual ~Test();
  static void SetUpTestSuite() {}
  static void TearDownTestSuite() {}
  static void SetUpTestCase() {}
  static void TearDownTestCase() {}
  static bool HasFatalFailure();
  static bool HasNonfatalFailure();
  static bool IsSkipped();
  static bool HasFailure() { return HasFatalFailure() || HasNonfatalFailure(); }
  template <typename Value> static void RecordProperty(const std::string &key, const Value &value);
protected:
  Test();
  virtual void SetUp();
  virtual void TearDown();
private:
  struct Setup_should_be_spelled_SetUp {};
  static bool HasSameFixtureClass();
  void Run();
  void DeleteSelf_();
  virtual Setup_should_be_spelled_SetUp *Setup();
  const std::unique_ptr<GTEST_FLAG_SAVER_> gtest_flag_saver_;
};
template <typename T> class WithParamInterface {
public:
  using ParamType = T;
  virtual ~WithParamInterface() {}
  static const ParamType &GetParam();
private:
  static void SetParam(const ParamType *parameter);
  static const ParamType *parameter_;
};
template <typename T> class TestWithParam : public Test, public WithParamInterface<T> {};
}
