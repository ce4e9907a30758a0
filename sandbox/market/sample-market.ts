import { hashOf, levelOf, rateShift } from '#sandbox/market/sample-factors.ts';

/** An invented market: the same within a minute, changing from minute to minute, and never real prices. */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** When a day's trading ends, in UTC. */
const closeMs = 21 * 60 * minuteMs;

/** Each index moves as the fund that follows it. */
const indexes: Readonly<Record<string, { fund: string; base: number }>> = {
  '^GSPC': { fund: 'SPY', base: 5_000 },
  '^DJI': { fund: 'DIA', base: 40_000 },
  '^IXIC': { fund: 'ONEQ', base: 16_000 },
  '^RUT': { fund: 'IWM', base: 2_000 },
};
/** Funds whose price is a round part of their index. */
const fundBases: Readonly<Record<string, number>> = {
  SPY: 500,
  VOO: 460,
  IVV: 502,
  DIA: 400,
  ONEQ: 64,
  IWM: 200,
};
/** Where the yields begin, and how much of a move of interest rates each makes. */
const yields: Readonly<Record<string, { base: number; follows: number }>> = {
  '3m': { base: 4, follows: 0.3 },
  '2y': { base: 3.8, follows: 0.8 },
  '10y': { base: 4.2, follows: 1 },
  '30y': { base: 4.5, follows: 1 },
};

interface SampleQuote {
  price: number;
  previousClose: number;
  /** Unix seconds. */
  at: number;
}

/** Null for an unknown symbol: an invented price would claim that it exists. */
export function sampleQuote(symbol: string, now: Date): SampleQuote | null {
  const minute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const lastClose = Math.floor((minute - closeMs) / dayMs) * dayMs + closeMs;
  const [price, previousClose] = [priceAt(symbol, minute), priceAt(symbol, lastClose)];
  return price === null || previousClose === null ? null : { price, previousClose, at: minute / 1000 };
}

/** One value a day, the oldest first; that of today is of now until the day has closed. */
export function sampleYields(code: string, now: Date): { d: string; v: number }[] {
  const found = yields[code];
  if (!found) return [];
  const today = Math.floor(now.getTime() / dayMs);
  return Array.from({ length: 10 }, (_, n) => today - 9 + n).map((day) => ({
    d: new Date(day * dayMs).toISOString().slice(0, 10),
    v: toCents(found.base + found.follows * rateShift(Math.min(day * dayMs + closeMs, now.getTime()))),
  }));
}

function priceAt(symbol: string, atMs: number): number | null {
  const index = indexes[symbol];
  const level = levelOf(index?.fund ?? symbol, atMs);
  if (level === null) return null;
  return toCents(baseOf(symbol) * level);
}

/** From $100 on, so that cents do not hide what two funds of one index have in common; a money market fund is at a dollar. */
function baseOf(symbol: string): number {
  if (/^[A-Z]{3}XX$/.test(symbol)) return 1;
  return indexes[symbol]?.base ?? fundBases[symbol] ?? 100 + (hashOf(symbol) % 40_000) / 100;
}

const toCents = (amount: number) => Math.round(amount * 100) / 100;
