import { findSecurity } from '#advisor/portfolio/data/securities.ts';
import type { AssetClass } from '#advisor/portfolio/data/classes.ts';
import type { Security } from '#advisor/portfolio/data/fund-rows.ts';

/**
 * What moves the sample market: one wave for each market, which everything in that market follows, and the level of
 * interest rates, which bonds follow by their duration. So two funds of one index move alike, and bonds fall when yields
 * rise.
 */
const minuteMs = 60_000;
const dayMinutes = 24 * 60;

const wave = (minutes: number, period: number, seed: number) =>
  Math.sin((2 * Math.PI * minutes) / period + seed);

export function hashOf(text: string): number {
  return Array.from(text).reduce((hash, character) => (hash * 31 + character.codePointAt(0)!) % 1_000_003, 7);
}

/** A wave of its own around zero: a season, a few days, some hours, some minutes. */
function moves(name: string, minutes: number): number {
  const seed = hashOf(name);
  return (
    0.08 * wave(minutes, dayMinutes * 90, seed) +
    0.006 * wave(minutes, dayMinutes * 3, seed) +
    0.003 * wave(minutes, 300, seed) +
    0.001 * wave(minutes, 17, seed)
  );
}

/** How far yields are from where they begin, in percentage points. */
export function rateShift(atMs: number): number {
  const minutes = atMs / minuteMs;
  const seed = hashOf('rates');
  return (
    0.3 * wave(minutes, dayMinutes * 41, seed) +
    0.05 * wave(minutes, dayMinutes * 5, seed) +
    0.01 * wave(minutes, 300, seed)
  );
}

/** For bonds whose own duration is unknown. */
const usualDuration = 6;
const usMarket = 'us';
/** Profiles that are the whole US market, or nearly, and move the same in the sample. */
const broad = new Set([
  'us_market',
  'sp500',
  'us_large',
  'us_mega',
  'us_equal',
  'us_factor',
  'us_active',
  'us_market_core',
]);

const withUs = (share: number, own: string, minutes: number) =>
  1 + share * moves(usMarket, minutes) + (1 - share) * moves(own, minutes);

/** The movement of an asset class; bonds follow rates, and cash does not move. */
function levelOfClass(id: AssetClass, { profileId, profile }: Security, atMs: number): number {
  const minutes = atMs / minuteMs;
  switch (id) {
    case 'us_stocks':
      return broad.has(profileId) || Object.keys(profile.classes).length > 1
        ? 1 + moves(usMarket, minutes)
        : withUs(0.7, profileId, minutes);
    case 'developed_stocks':
    case 'emerging_stocks':
    case 'real_estate':
      return withUs(0.6, id, minutes);
    case 'us_bonds':
    case 'other_bonds':
      return 1 - ((profile.duration ?? usualDuration) * rateShift(atMs)) / 100;
    case 'commodities':
    case 'crypto':
      return 1 + moves(profileId, minutes);
    case 'cash':
    case 'options':
    case 'unknown':
      return 1;
  }
}

/** The price of a symbol relative to its start; null for an unknown one. */
export function levelOf(symbol: string, atMs: number): number | null {
  const security = findSecurity(symbol);
  if (!security || security.symbol !== symbol) return null;
  const classes = Object.entries(security.profile.classes) as [AssetClass, number][];
  return classes.reduce((sum, [id, weight]) => sum + (weight / 100) * levelOfClass(id, security, atMs), 0);
}
