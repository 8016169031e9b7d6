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
