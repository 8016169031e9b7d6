class Base { public: int n; };
