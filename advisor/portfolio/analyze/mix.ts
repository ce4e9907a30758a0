import { portfolioAnalysis } from '#advisor/calculators/investing/portfolio/portfolio-analysis.ts';
import { replayHoldings } from '#advisor/calculators/investing/portfolio/portfolio-holdings.ts';
import type { KindOnRecord } from '#advisor/calculators/investing/portfolio/holding-kinds.ts';
import type { AssetClass } from '#advisor/portfolio/data/classes.ts';
import type { Position } from '#advisor/portfolio/analyze/position.ts';
import { runWithReceipt, type ReceiptedRun } from '#advisor/portfolio/analyze/receipt.ts';

/** What stands in for a class in the record of yearly returns; null where nothing does. */
export const standIns: Readonly<Record<AssetClass, KindOnRecord | null>> = {
  us_stocks: 'stocks',
  developed_stocks: 'stocks',
  emerging_stocks: 'stocks',
  real_estate: 'stocks',
  us_bonds: 'bonds',
  other_bonds: 'bonds',
  cash: 'cash',
  commodities: null,
  crypto: null,
  options: null,
  unknown: null,
};

interface Part {
  /** In dollars. */
  amount: number;
  /** In percent a year. */
  fee: number;
}

/** A portfolio as far as the yearly record can tell it: its parts with a record. */
export interface Mix {
  stocks: Part;
  bonds: Part;
  cash: Part;
  /** Something is borrowed or sold short, which the figures leave out. */
  hasDebt: boolean;
}

export const kindsOnRecord = ['stocks', 'bonds', 'cash'] as const satisfies readonly KindOnRecord[];

export const measuredOf = (mix: Mix): number => mix.stocks.amount + mix.bonds.amount + mix.cash.amount;

/** Adds positions up by what stands in for them, each part with the fees that its funds take of it. */
export function mixOf(positions: readonly Position[]): Mix {
  const sums = new Map<string, { amount: number; fees: number }>();
  for (const { classes, holding, security } of positions) {
    for (const [id, weight] of Object.entries(classes) as [AssetClass, number][]) {
      const key = standIns[id];
      if (key === null) continue;
      const before = sums.get(key) ?? { amount: 0, fees: 0 };
      const amount = holding.value * weight;
      sums.set(key, {
        amount: before.amount + amount,
        fees: before.fees + (Math.max(0, amount) * (security?.expense ?? 0)) / 100,
      });
    }
  }
  const partOf = (key: string): Part => {
    const { amount, fees } = sums.get(key) ?? { amount: 0, fees: 0 };
    return amount > 0.005 ? { amount, fee: (fees / amount) * 100 } : { amount: 0, fee: 0 };
  };
  return {
    stocks: partOf('stocks'),
    bonds: partOf('bonds'),
    cash: partOf('cash'),
    hasDebt: positions.some(({ holding }) => holding.value < 0),
  };
}

/** Of a mix with a part on record, what each year since 1928 would have brought, after fees; otherwise empty. */
export function yearsOf(mix: Mix): number[] {
  const held = kindsOnRecord.map((kind) => ({ kind, ...mix[kind] })).filter(({ amount }) => amount > 0);
  return held.length > 0 ? replayHoldings(held) : [];
}

/** The parts with a record alone: what is said of the mix is about them. */
export function analyzeMix(mix: Mix, year: number): ReceiptedRun | null {
  const holdings = kindsOnRecord.map((kind) => ({ kind, ...mix[kind] })).filter(({ amount }) => amount > 0);
  return holdings.length > 0 ? runWithReceipt(portfolioAnalysis, { holdings }, year) : null;
}
