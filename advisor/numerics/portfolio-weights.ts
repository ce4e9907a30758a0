import { dot, quadraticForm, solveLinear, submatrix, type Matrix } from '#advisor/numerics/linear-algebra.ts';

/** Volatilities and correlations in one table. */
export function covarianceMatrix(volatilities: readonly number[], correlations: Matrix): number[][] {
  return correlations.map((row, i) =>
    row.map((value, j) => value * (volatilities[i] ?? Number.NaN) * (volatilities[j] ?? Number.NaN)),
  );
}

/**
 * Markowitz without selling short, exactly: on the holdings that are in the best mix the answer has a closed form, so
 * every set of holdings is tried. That is a thousand small systems for ten holdings.
 */
function bestOfSubsets(
  size: number,
  direction: (keep: readonly number[]) => number[] | null,
  score: (weights: readonly number[]) => number,
): number[] | null {
  let [best, highest]: [number[] | null, number] = [null, -Infinity];
  for (let set = 1; set < 2 ** size; set += 1) {
    const keep = Array.from({ length: size }, (_, index) => index).filter((index) => (set >> index) & 1);
    const ray = direction(keep);
    const total = ray?.reduce((sum, value) => sum + value, 0) ?? 0;
    if (!ray || total <= 0 || ray.some((value) => value < 0)) continue;
    const weights = Array.from({ length: size }, () => 0);
    for (const [place, index] of keep.entries()) weights[index] = ray[place]! / total;
    const found = score(weights);
    if (found > highest) [best, highest] = [weights, found];
  }
  return best;
}

/** The mix with the least variance. */
export function minimumVariance(covariances: Matrix): number[] {
  const best = bestOfSubsets(
    covariances.length,
    (keep) =>
      solveLinear(
        submatrix(covariances, keep),
        keep.map(() => 1),
      ),
    (weights) => -quadraticForm(covariances, weights),
  );
  // A single holding is always a mix.
  return best!;
}

/** The mix with the most return above the safe one for its volatility, or null where none is above it. */
export function maximumSharpe(excess: readonly number[], covariances: Matrix): number[] | null {
  if (excess.every((value) => value <= 0)) return null;
  return bestOfSubsets(
    covariances.length,
    (keep) =>
      solveLinear(
        submatrix(covariances, keep),
        keep.map((index) => excess[index]!),
      ),
    (weights) => dot(excess, weights) / Math.sqrt(quadraticForm(covariances, weights)),
  );
}

/**
 * Hierarchical risk parity (López de Prado, 2016): holdings that move alike are put beside each other, then the money
 * is halved again and again, each half getting less the more it moves. Needs no expected returns.
 */
export function hierarchicalRiskParity(covariances: Matrix): number[] {
  const weights = covariances.map(() => 1);
  const divide = (order: readonly number[]): void => {
    if (order.length < 2) return;
    const middle = Math.floor(order.length / 2);
    const halves = [order.slice(0, middle), order.slice(middle)] as const;
    const [left, right] = halves.map((half) => clusterVariance(covariances, half));
    const share = 1 - left! / (left! + right!);
    for (const index of halves[0]) weights[index]! *= share;
    for (const index of halves[1]) weights[index]! *= 1 - share;
    halves.forEach(divide);
  };
  divide(likeBesideLike(covariances));
  return weights;
}

/** Of a group that is weighted by the inverse of its variances. */
function clusterVariance(covariances: Matrix, group: readonly number[]): number {
  const inverse = group.map((index) => 1 / covariances[index]![index]!);
  const total = inverse.reduce((sum, value) => sum + value, 0);
  return quadraticForm(
    submatrix(covariances, group),
    inverse.map((value) => value / total),
  );
}

/** Single linkage: the two nearest groups are joined until one is left, which is the order. */
function likeBesideLike(covariances: Matrix): number[] {
  const distance = (i: number, j: number) => {
    const correlation = covariances[i]![j]! / Math.sqrt(covariances[i]![i]! * covariances[j]![j]!);
    return Math.sqrt(Math.max(0, (1 - correlation) / 2));
  };
  const apart = (left: readonly number[], right: readonly number[]) =>
    Math.min(...left.flatMap((i) => right.map((j) => distance(i, j))));
  let groups = covariances.map((_, index) => [index]);
  while (groups.length > 1) {
    let [first, second, nearest] = [0, 1, Infinity];
    for (let i = 0; i < groups.length; i += 1)
      for (let j = i + 1; j < groups.length; j += 1) {
        const found = apart(groups[i]!, groups[j]!);
        if (found < nearest - 1e-12) [first, second, nearest] = [i, j, found];
      }
    const joined = [...groups[first]!, ...groups[second]!];
    groups = [...groups.filter((_, index) => index !== first && index !== second), joined];
  }
  return groups[0] ?? [];
}
