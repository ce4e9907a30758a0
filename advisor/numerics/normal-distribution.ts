const sqrtTwoPi = Math.sqrt(2 * Math.PI);

export function normalDensity(x: number): number {
  return Math.exp((-x * x) / 2) / sqrtTwoPi;
}

// Hart (1968), as G. West gives it in "Better approximations to cumulative normal functions" (2005): highest power first.
const numerator = [
  0.0352624965998911, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
];
const denominator = [
  0.0883883476483184, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
  793.826512519948, 440.413735824752,
];

const polynomial = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

/** The chance of a value below x; good to about fifteen digits. */
export function normalCumulative(x: number): number {
  const distance = Math.abs(x);
  const tail = upperTail(distance);
  return x > 0 ? 1 - tail : tail;
}

function upperTail(x: number): number {
  if (x > 37) return 0;
  const weight = Math.exp((-x * x) / 2);
  if (x < 7.07106781186547) return (weight * polynomial(numerator, x)) / polynomial(denominator, x);
  // Far out the continued fraction is the better one.
  const fraction = [4, 3, 2, 1].reduce((rest, term) => x + term / rest, x + 0.65);
  return weight / (fraction * sqrtTwoPi);
}

/** The value below which a share `p` lies: the inverse of the above, by bisection and then Newton's steps. */
export function normalQuantile(p: number): number {
  if (p <= 0) return -Infinity;
  if (p >= 1) return Infinity;
  // From the smaller tail, where no digits are lost.
  const tail = Math.min(p, 1 - p);
  let [low, high] = [-38, 0];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (normalCumulative(middle) < tail) low = middle;
    else high = middle;
  }
  let x = (low + high) / 2;
  for (let step = 0; step < 3; step += 1) x -= (normalCumulative(x) - tail) / normalDensity(x);
  return p < 0.5 ? x : -x;
}
