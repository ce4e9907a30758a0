/** In milliseconds: shorter times are mostly noise. */
const noise = 5;
const tries = 3;
/** For twice the size, the time is about 2 times as long if it grows linearly, 4 times if quadratically, 8 times if cubically. */
export const tamed = 10;

/**
 * By what factor the time of some work grows at most when its size is doubled, from one size up to another. Sizes are
 * compared within one run, and of each the fastest of some tries, so that a busy machine meets all alike. It stops where
 * the work gets out of hand: a test had better fail than hang.
 */
export async function measureGrowth(
  work: (size: number) => unknown,
  { from, to }: { from: number; to: number },
): Promise<number> {
  let worst = 0;
  let before = Infinity;
  for (let size = from; ; size = Math.min(2 * size, to)) {
    // Results may be cached by text, so no two tries have the same size.
    const [time = 0] = await fastestInTurns((turn) => work(size - turn));
    worst = Math.max(worst, time / Math.max(before, noise));
    if (worst > tamed || size === to) return worst;
    before = time;
  }
}

/** How many times as long some work takes for a large size as for a small one. */
export async function measureRatio(
  work: (size: number) => unknown,
  { small, large }: { small: number; large: number },
): Promise<number> {
  const [short = 0, long = 0] = await fastestInTurns(
    (turn) => work(small - turn),
    (turn) => work(large - turn),
  );
  return long / Math.max(short, noise);
}

/** The shortest time of several tries of each, in milliseconds. They take turns, so that other load affects all of them. */
async function fastestInTurns(...works: readonly ((turn: number) => unknown)[]): Promise<number[]> {
  const least = works.map(() => Infinity);
  for (let turn = 0; turn < tries; turn += 1) {
    for (const [at, work] of works.entries()) {
      const started = performance.now();
      await work(turn);
      least[at] = Math.min(least[at]!, performance.now() - started);
    }
  }
  return least;
}
