import { valueOption, type EuropeanOption, type OptionValues } from '#advisor/numerics/black-scholes.ts';

export const strategies = [
  'buy',
  'sell',
  'covered_call',
  'protective_put',
  'collar',
  'vertical_spread',
  'straddle',
  'strangle',
] as const;
export type Strategy = (typeof strategies)[number];

export const needSecondStrike: readonly Strategy[] = ['collar', 'vertical_spread', 'strangle'];

interface Leg {
  kind: 'call' | 'put';
  strike: number;
  /** 1 where it is bought, -1 where it is sold. */
  side: 1 | -1;
}

interface Position {
  /** Shares held beside each option. */
  shares: 0 | 1;
  /** The first is the one whose market price may be known. */
  legs: readonly Leg[];
}

const leg = (of: Leg['kind'], at: number, side: Leg['side']): Leg => ({ kind: of, strike: at, side });

export function positionOf(
  strategy: Strategy,
  kind: 'call' | 'put',
  strike: number,
  second: number,
): Position {
  switch (strategy) {
    case 'buy':
      return { shares: 0, legs: [leg(kind, strike, 1)] };
    case 'sell':
      return { shares: 0, legs: [leg(kind, strike, -1)] };
    case 'covered_call':
      return { shares: 1, legs: [leg('call', strike, -1)] };
    case 'protective_put':
      return { shares: 1, legs: [leg('put', strike, 1)] };
    case 'collar':
      return { shares: 1, legs: [leg('put', strike, 1), leg('call', second, -1)] };
    case 'vertical_spread':
      return { shares: 0, legs: [leg(kind, strike, 1), leg(kind, second, -1)] };
    case 'straddle':
      return { shares: 0, legs: [leg('call', strike, 1), leg('put', strike, 1)] };
    case 'strangle':
      return { shares: 0, legs: [leg('put', strike, 1), leg('call', second, 1)] };
  }
}

type Market = Omit<EuropeanOption, 'kind' | 'strike'>;

/** The whole position by the model, per share; `chance` is the first option's. */
export function valuePosition({ shares, legs }: Position, market: Market): OptionValues {
  const values = legs.map(({ kind, strike, side }) => ({
    side,
    of: valueOption({ ...market, kind, strike }),
  }));
  const sum = (key: keyof OptionValues) => values.reduce((total, { side, of }) => total + side * of[key], 0);
  return {
    price: sum('price') + shares * market.spot,
    delta: sum('delta') + shares,
    gamma: sum('gamma'),
    theta: sum('theta'),
    vega: sum('vega'),
    rho: sum('rho'),
    chance: values[0]!.of.chance,
  };
}

/** What the position is worth per share when the options end with the share at `price`. */
export function payoffAt({ shares, legs }: Position, price: number): number {
  return legs.reduce(
    (total, { kind, strike, side }) =>
      total + side * Math.max(0, kind === 'call' ? price - strike : strike - price),
    shares * price,
  );
}

export interface Outlook {
  /** Per share; infinite where there is no limit. */
  mostGained: number;
  mostLost: number;
  breakEvens: number[];
}

/** Profit is a line with a bend at each strike, so its ends and its bends say everything. */
export function outlookOf(position: Position, cost: number): Outlook {
  const bends = [0, ...new Set(position.legs.map(({ strike }) => strike).sort((a, b) => a - b))];
  const profits = bends.map((price) => payoffAt(position, price) - cost);
  const last = bends.at(-1)!;
  const slope = payoffAt(position, last + 1) - payoffAt(position, last);
  const breakEvens: number[] = [];
  for (const [index, profit] of profits.entries()) {
    const [from, to] = [bends[index]!, bends[index + 1]];
    const rise = to === undefined ? slope : (profits[index + 1]! - profit) / (to - from);
    const crossing = from - profit / rise;
    if (profit !== 0 && rise !== 0 && crossing > from && crossing <= (to ?? Infinity))
      breakEvens.push(crossing);
  }
  return {
    mostGained: slope > 1e-9 ? Infinity : Math.max(...profits),
    mostLost: slope < -1e-9 ? Infinity : Math.max(0, -Math.min(...profits)),
    breakEvens,
  };
}
