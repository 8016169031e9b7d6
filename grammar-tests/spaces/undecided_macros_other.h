inline int choose(int a) { return a + 1; }
