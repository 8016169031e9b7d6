#include "../include/search.h"

int main() {
  double best[3];
  float worst[3];
  search::BruteForce::nearest(best, 3);
  search::BruteForce().farthest(worst, 3);
}
