// std: 17
// The line of the destructor of a captured object is that of the last code of the body.
template <class F> __global__ void kernel(F f) { f(1); }
template <class F> void launch(F f) { kernel<<<1, 1>>>(f); }
struct D { int v; ~D() { v = 1; } };
void a1(D d, int *x) {
    launch([=] __device__(int i) {
        x[i] = d.v;
        x[i] += 1;
    });
}
void a2(D d, int *x) {
    launch([=] __device__(int i) {
        if (i) {
            x[i] = d.v;
        }
    });
}
void a3(D d, int *x) {
    launch([=] __device__(int i) {
        for (int k = 0; k < 3; ++k)
            x[k] = d.v;
    });
}
void a4(D d, int *x) {
    launch([=] __device__(int i) {
        if (i) {
            x[i] = d.v;
            return;
        }
        for (int k = 0; k < 3; ++k) {
            x[k] = d.v;
        }
    });
}
void a5(D d, int *x) {
    launch([=] __device__(int i) {
        if (i) {
            return d.v;
        } else {
            return 2;
        }
    }
    );
}
void a6(D d, int *x) {
    launch([=] __device__(int i) {
        while (i) { x[i] = d.v;
          --i; }
        // comment
    }); int k = 0;
    ++k;
}
void a7(D d, int *x) {
    launch([=] __device__(int i) { x[i] = d.v; }
    ); }
void a8(D d, int *x) {
    launch([=]
     __device__(int i)
     {
       x[i] =
         d.v
           ;
     });
}
void a9(D d, int *x) {
    launch([=] __device__(int i) {
        switch (i) { case 1: x[i] = d.v;
           break;
           default:
             x[1] = 2;
        }
    });
}
void a10(D d, int *x) {
    launch([=] __device__(int i) {
        x[i] = d.v;
        int y = 1;
    });
}
void a11(D d, int *x) {
    launch([=] __device__(int i) {
        x[i] = d.v;
        if (i) x[0] = 1;
        else
          x[2] = 1;
    });
}
