/** A market that was made up: the same for the same minute, moving from one to the next, and never anybody's prices. */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** When a day's trading ends, in UTC. */
const closeMs = 21 * 60 * minuteMs;

const indexBases: Record<string, number> = { '^GSPC': 5_000, '^DJI': 40_000, '^IXIC': 16_000, '^RUT': 2_000 };
const yieldBases: Record<string, number> = { '3m': 4, '2y': 3.8, '10y': 4.2, '30y': 4.5 };

export interface SampleQuote {
  price: number;
  previousClose: number;
  /** Unix seconds. */
  at: number;
}

/** Null for what cannot be a symbol. */
export function sampleQuote(symbol: string, now: Date): SampleQuote | null {
  if (!/^\^?[A-Z][A-Z.-]{0,9}$/.test(symbol)) return null;
  const minute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const lastClose = Math.floor((minute - closeMs) / dayMs) * dayMs + closeMs;
  return {
    price: priceAt(symbol, minute),
    previousClose: priceAt(symbol, lastClose),
    at: minute / 1000,
  };
}

/** One value a day, the oldest first. */
export function sampleYields(code: string, now: Date): { d: string; v: number }[] {
  const base = yieldBases[code];
  if (base === undefined) return [];
  const today = Math.floor(now.getTime() / dayMs);
  return Array.from({ length: 10 }, (_, n) => today - 9 + n).map((day) => ({
    d: new Date(day * dayMs).toISOString().slice(0, 10),
    v: toCents(base + 0.3 * wave(day, 41, hashOf(code)) + 0.05 * wave(day, 5, hashOf(code))),
  }));
}

function priceAt(symbol: string, atMs: number): number {
  const seed = hashOf(symbol);
  const base = indexBases[symbol] ?? 20 + (seed % 48_000) / 100;
  const minutes = atMs / minuteMs;
  const moves =
    0.08 * wave(minutes, 60 * 24 * 90, seed) +
    0.015 * wave(minutes, 60 * 24 * 3, seed) +
    0.006 * wave(minutes, 300, seed) +
    0.002 * wave(minutes, 17, seed);
  return toCents(base * (1 + moves));
}

const wave = (time: number, period: number, seed: number) => Math.sin((2 * Math.PI * time) / period + seed);
const toCents = (amount: number) => Math.round(amount * 100) / 100;

function hashOf(text: string): number {
  return Array.from(text).reduce((hash, character) => (hash * 31 + character.codePointAt(0)!) % 1_000_003, 7);
}
