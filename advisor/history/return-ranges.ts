import { yearlyReturns } from '#advisor/history/yearly-returns.ts';
import { createRandom } from '#advisor/numerics/random.ts';
import { geometricMean, mean, quantile, standardDeviation } from '#advisor/numerics/statistics.ts';

/** Yearly returns of US stocks over a stretch of years, in percent: a bad, a middling and a good one. */
export interface ReturnRange {
  low: number;
  middle: number;
  high: number;
}

const shares = { low: 0.1, middle: 0.5, high: 0.9 };
const longest = 60;
const simulatedStretches = 2000;

/** The years that history is told from. */
export const historyYears = { first: yearlyReturns[0]!.year, last: yearlyReturns.at(-1)!.year };

/** What every stretch of so many years brought, one after the other through history. */
export function historicalRange(years: number): ReturnRange {
  const length = Math.min(longest, Math.max(1, Math.round(years)));
  const stretches = yearlyReturns
    .slice(0, yearlyReturns.length - length + 1)
    .map((_, at) => geometricMean(yearlyReturns.slice(at, at + length).map(({ stocks }) => stocks)));
  return rangeOf(stretches);
}

/** The same from years drawn at random, with the average and the spread of history: the same seed, the same range. */
export function simulatedRange(years: number, seed: number): ReturnRange {
  const length = Math.min(longest, Math.max(1, Math.round(years)));
  const logs = yearlyReturns.map(({ stocks }) => Math.log1p(stocks));
  const [drift, spread] = [mean(logs), standardDeviation(logs)];
  const random = createRandom(seed);
  const stretches = Array.from({ length: simulatedStretches }, () => {
    let sum = 0;
    for (let year = 0; year < length; year++) sum += drift + spread * random.normal();
    return Math.expm1(sum / length);
  });
  return rangeOf(stretches);
}

function rangeOf(returns: readonly number[]): ReturnRange {
  const at = (share: number) => Math.round(quantile(returns, share) * 10_000) / 100;
  return { low: at(shares.low), middle: at(shares.middle), high: at(shares.high) };
}
