import { quantileOfSorted } from '#advisor/numerics/statistics.ts';

/**
 * Living from a portfolio, for many courses of the markets at once, in today's dollars. A path is kept as two numbers:
 * what a dollar from the start has grown to (`grown`), and what all payments of one dollar a year so far would have
 * cost at the start (`paid`). From them everything follows for any portfolio P and any spending s: what is left is
 * grown x (P - s x paid), the money has run out where s x paid > P, and the most that lasts is P / paid.
 */
export interface WithdrawalPlan {
  portfolio: number;
  spending: number;
  years: number;
  /** The year's money is taken out before the year's return, not after it. */
  early: boolean;
}

interface PathsOutcome {
  /** The share of paths in which every year's spending was paid, by year. */
  lasting: number[];
  /** What is left after a few of the years and after the last, in the worst tenth, in the middle and in the best tenth. */
  byYear: { year: number; low: number; middle: number; high: number }[];
  /** The spending that every path could have borne, from the lowest to the highest. */
  bearable: Float64Array;
}

const pictured = 2000;

/** `grow` says what a dollar becomes in the next year, for each path; it is called once for each year in order. */
export function followPaths(
  { portfolio, spending, years, early }: WithdrawalPlan,
  paths: number,
  grow: (year: number, factors: Float64Array) => void,
): PathsOutcome {
  const grown = new Float64Array(paths).fill(1);
  const paid = new Float64Array(paths);
  const factors = new Float64Array(paths);
  const left = new Float64Array(paths);
  const stride = Math.ceil(years / 10);
  const lasting: number[] = [];
  const byYear = [{ year: 0, low: portfolio, middle: portfolio, high: portfolio }];
  for (let year = 0; year < years; year += 1) {
    grow(year, factors);
    let good = 0;
    for (let path = 0; path < paths; path += 1) {
      const before = grown[path]!;
      const after = before * factors[path]!;
      const cost = paid[path]! + 1 / (early ? before : after);
      const rest = portfolio - spending * cost;
      grown[path] = after;
      paid[path] = cost;
      left[path] = rest > 0 ? after * rest : 0;
      if (rest >= 0) good += 1;
    }
    lasting.push(good / paths);
    // Sorting costs more than all the rest: a picture needs few points, and not every path.
    if (year + 1 === years) byYear.push({ year: years, ...spreadOf(left.sort()) });
    else if ((year + 1) % stride === 0)
      byYear.push({ year: year + 1, ...spreadOf(left.slice(0, pictured).sort()) });
  }
  return { lasting, byYear, bearable: paid.map((cost) => portfolio / cost).sort() };
}

/** The share of paths in which every year's spending was paid: the last of `lasting`, without what nobody looks at then. */
export function shareLasting(
  { portfolio, spending, years, early }: WithdrawalPlan,
  paths: number,
  grow: (year: number, factors: Float64Array) => void,
): number {
  const grown = new Float64Array(paths).fill(1);
  const paid = new Float64Array(paths);
  const factors = new Float64Array(paths);
  for (let year = 0; year < years; year += 1) {
    grow(year, factors);
    for (let path = 0; path < paths; path += 1) {
      const before = grown[path]!;
      const after = before * factors[path]!;
      grown[path] = after;
      paid[path] = paid[path]! + 1 / (early ? before : after);
    }
  }
  return paid.reduce((good, cost) => (portfolio - spending * cost >= 0 ? good + 1 : good), 0) / paths;
}

function spreadOf(sorted: Float64Array) {
  const at = (share: number) => quantileOfSorted(sorted, share);
  return { low: at(0.1), middle: at(0.5), high: at(0.9) };
}
