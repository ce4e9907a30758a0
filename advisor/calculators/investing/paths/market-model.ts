import { yearlyReturns } from '#advisor/history/yearly-returns.ts';
import { createRandom, type Random } from '#advisor/numerics/random.ts';
import { correlation, mean, standardDeviation } from '#advisor/numerics/statistics.ts';

/** Yearly returns after inflation, as fractions: their average and how far they usually stray from it. */
interface Moments {
  mean: number;
  deviation: number;
}

const afterInflation = (pick: (year: (typeof yearlyReturns)[number]) => number) =>
  yearlyReturns.map((year) => (1 + pick(year)) / (1 + year.inflation) - 1);
const stocks = afterInflation((year) => year.stocks);
const bonds = afterInflation((year) => year.bonds);
const momentsOf = (returns: number[]): Moments => ({
  mean: mean(returns),
  deviation: standardDeviation(returns),
});

/** What the yearly table says of stocks and ten-year Treasury bonds since 1928. */
export const realHistory = {
  stocks: momentsOf(stocks),
  bonds: momentsOf(bonds),
  correlation: correlation(stocks, bonds),
  firstYear: yearlyReturns[0]!.year,
  lastYear: yearlyReturns.at(-1)!.year,
};

export interface Mix {
  /** The share in stocks, 0 to 1; the rest is in bonds, and the shares are restored every year. */
  share: number;
  stocks: Moments;
  bonds: Moments;
  /** What funds and advisers take every year, as a fraction. */
  fee: number;
}

/** A mix that is restored every year has the average of its parts, and less than the average of their risk. */
export function momentsOfMix({ share, stocks: s, bonds: b, fee }: Mix): Moments {
  const [risky, calm] = [share * s.deviation, (1 - share) * b.deviation];
  return {
    mean: share * s.mean + (1 - share) * b.mean - fee,
    deviation: Math.sqrt(risky ** 2 + calm ** 2 + 2 * realHistory.correlation * risky * calm),
  };
}

/** The logarithm of a year's growth is normal; these two give the growth itself the wanted moments. */
export function lognormalOf({ mean: average, deviation }: Moments): { drift: number; spread: number } {
  const square = Math.log1p((deviation / (1 + average)) ** 2);
  return { drift: Math.log1p(average) - square / 2, spread: Math.sqrt(square) };
}

interface Draws {
  seed: number;
  paths: number;
  random: Random;
  years: Float64Array[];
}
// The same seed is run many times over, to see what each input does; its draws are made once.
let kept: Draws | undefined;

function normalDraws(seed: number, paths: number, year: number): Float64Array {
  if (kept?.seed !== seed || kept.paths !== paths)
    kept = { seed, paths, random: createRandom(seed), years: [] };
  while (kept.years.length <= year) {
    const draws = new Float64Array(paths);
    for (let path = 0; path < paths; path += 1) draws[path] = kept.random.normal();
    kept.years.push(draws);
  }
  return kept.years[year]!;
}

/** Every year on its own, by chance. */
export function lognormalYears(mix: Mix, seed: number) {
  const { drift, spread } = lognormalOf(momentsOfMix(mix));
  return (year: number, factors: Float64Array) => {
    const draws = normalDraws(seed, factors.length, year);
    for (let path = 0; path < factors.length; path += 1)
      factors[path] = Math.exp(drift + spread * draws[path]!);
  };
}

/** Years that followed each other in a block follow each other here: bad years come in a row as they did. */
const blockYears = 5;

/** Blocks of history in any order, each beginning in any year; after the last year comes the first. */
export function blocksOfHistory(mix: Mix, seed: number) {
  const random = createRandom(seed);
  const growth = historicGrowth(mix);
  let place = new Int32Array(0);
  return (year: number, factors: Float64Array) => {
    if (year === 0) place = new Int32Array(factors.length);
    const draw = year % blockYears === 0;
    for (let path = 0; path < factors.length; path += 1) {
      const next = draw ? random.below(growth.length) : (place[path]! + 1) % growth.length;
      place[path] = next;
      factors[path] = growth[next]!;
    }
  };
}

const fit = (value: number, from: Moments, to: Moments) =>
  to.mean + ((value - from.mean) * to.deviation) / from.deviation;

/** The years as they were, moved and stretched where other averages and deviations are wanted. */
export function historicGrowth({ share, stocks: s, bonds: b, fee }: Mix): number[] {
  return stocks.map((stock, index) => {
    const risky = fit(stock, realHistory.stocks, s);
    const calm = fit(bonds[index]!, realHistory.bonds, b);
    // A stretched year may lose more than everything, which no year can.
    return Math.max(0.01, 1 + share * risky + (1 - share) * calm - fee);
  });
}
