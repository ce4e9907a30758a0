/** Numbers that look random and are the same for the same seed, on every machine. Not for secrets. */
export interface Random {
  /** Between 0 and 1, never either of them. */
  uniform: () => number;
  /** A whole number from 0 up to but not including `limit`. */
  below: (limit: number) => number;
  /** From the normal distribution with mean 0 and variance 1. */
  normal: () => number;
}

const two32 = 2 ** 32;

/** xoshiro128** 1.1 of Blackman and Vigna (public domain): whole numbers below 2^32. */
export function xoshiro128([s0, s1, s2, s3]: readonly [number, number, number, number]): () => number {
  let [a, b, c, d] = [s0 | 0, s1 | 0, s2 | 0, s3 | 0];
  return () => {
    const five = Math.imul(b, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result >>> 0;
  };
}

/** Spreads one number over a whole state, so that neighbouring seeds have nothing in common (splitmix32). */
function spread(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
}

export function createRandom(seed: number): Random {
  const next = spread(seed);
  const draw = xoshiro128([next(), next(), next(), next()]);
  const uniform = () => (draw() + 0.5) / two32;
  let spare = Number.NaN;
  /** Marsaglia's polar method gives two at a time. */
  const normal = (): number => {
    if (!Number.isNaN(spare)) {
      const kept = spare;
      spare = Number.NaN;
      return kept;
    }
    for (;;) {
      const x = 2 * uniform() - 1;
      const y = 2 * uniform() - 1;
      const square = x * x + y * y;
      if (square < 1) {
        const scale = Math.sqrt((-2 * Math.log(square)) / square);
        spare = y * scale;
        return x * scale;
      }
    }
  };
  return { uniform, below: (limit) => Math.floor(uniform() * limit), normal };
}
