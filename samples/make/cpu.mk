# A Makefile of C++ with CUDA sources, compiled through `culambda cc`:
#   make -f cpu.mk CXX='culambda cc --cuda-path DIR g++' CUDA=DIR, where DIR is what `culambda toolkit` wrote.
CXX ?= culambda cc g++
CXXFLAGS ?= -O2
SOURCES := ../cmake/source
override CXXFLAGS += -std=c++17 -I$(CUDA)/include

# A link line of objects alone has no CUDA source, so it names the runtime.
sample: main.o scale.o sum.o
	$(CXX) $(CXXFLAGS) -o $@ $^ $(CUDA)/lib64/libcudart_static.a

%.o: $(SOURCES)/%.cu
	$(CXX) $(CXXFLAGS) -MMD -c -o $@ $<

%.o: $(SOURCES)/%.cpp
	$(CXX) $(CXXFLAGS) -c -o $@ $<

check: sample
	./sample

-include $(wildcard *.d)
.PHONY: check
