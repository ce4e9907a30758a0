import { optimizeRebalance } from '#advisor/calculators/investing/portfolio/optimize-rebalance.ts';
import { kindsOnRecord, measuredOf, type Mix } from '#advisor/portfolio/analyze/mix.ts';
import type { Position } from '#advisor/portfolio/analyze/position.ts';
import { runWithReceipt, type RunReceipt } from '#advisor/portfolio/analyze/receipt.ts';
import { riskOf, type Risk } from '#advisor/portfolio/analyze/risk.ts';
import { stressTests, type StressTest } from '#advisor/portfolio/analyze/stress.ts';
import { taxOfSales, type SaleTax, type Taxpayer } from '#advisor/portfolio/analyze/sale-tax.ts';
import { mixAt, sharesOf, type Target } from '#advisor/portfolio/analyze/target.ts';
import { tradesFor, type Trades } from '#advisor/portfolio/analyze/trades.ts';

export interface DriftRow {
  kind: (typeof kindsOnRecord)[number];
  value: number;
  share: number;
  target: number;
  /** Dollars to buy; below zero to sell. */
  trade: number;
}

export interface Drift {
  rows: DriftRow[];
  /** The largest gap, in percentage points. */
  largestGap: number;
  trades: Trades;
  /** What the sales cost in taxes; null where none is taxed. */
  tax: SaleTax | null;
  receipt: RunReceipt;
}

export interface WhatIf {
  target: Target;
  drift: Drift | null;
  /** The risk of the mix at its target. */
  risk: Risk | null;
  stress: StressTest[];
}

interface Owner {
  year: number;
  today: string;
  taxpayer: Taxpayer;
}

function driftOf(
  positions: readonly Position[],
  mix: Mix,
  { target, year, today, taxpayer }: Owner & { target: Target },
): Drift | null {
  const wanted = kindsOnRecord.filter((kind) => mix[kind].amount > 0 || target[kind] > 0);
  const shares = sharesOf(mix);
  const run =
    wanted.length > 1
      ? runWithReceipt(
          optimizeRebalance,
          { holdings: wanted.map((kind) => ({ kind, amount: mix[kind].amount, target: target[kind] })) },
          year,
        )
      : null;
  if (!run) return null;
  const { trades } = run.result.detail as { trades: number[] };
  const changeOf = (kind: (typeof kindsOnRecord)[number]) => trades[wanted.indexOf(kind)] ?? 0;
  const suggested = tradesFor(
    positions,
    { stocks: changeOf('stocks'), bonds: changeOf('bonds'), cash: changeOf('cash') },
    today,
  );
  return {
    rows: wanted.map((kind) => ({
      kind,
      value: mix[kind].amount,
      share: shares[kind],
      target: target[kind],
      trade: changeOf(kind),
    })),
    largestGap: run.find('drift') ?? 0,
    trades: suggested,
    tax: taxOfSales(suggested.sales, taxpayer, year),
    receipt: run.receipt,
  };
}

/** What another mix would mean, and how to get there. */
export function whatIf(
  positions: readonly Position[],
  mix: Mix,
  asked: Owner & { target: Target; total: number },
): WhatIf | null {
  if (measuredOf(mix) <= 0) return null;
  const { target, total, year } = asked;
  const changed = mixAt(mix, target);
  return {
    target,
    drift: driftOf(positions, mix, asked),
    risk: riskOf(changed, total, year),
    // What rates do depends on bonds that are not bought yet.
    stress: stressTests(positions, changed, year).filter(({ id }) => id !== 'rates'),
  };
}
