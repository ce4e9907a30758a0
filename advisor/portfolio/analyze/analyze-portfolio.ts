import type { Holding } from '#contract/holdings.ts';
import {
  allocationOf,
  unknownHoldings,
  type Allocation,
  type UnknownHolding,
} from '#advisor/portfolio/analyze/allocation.ts';
import { cashDragOf, type CashDrag } from '#advisor/portfolio/analyze/cash-drag.ts';
import { concentrationOf, type Concentration } from '#advisor/portfolio/analyze/concentration.ts';
import { whatIf, type WhatIf } from '#advisor/portfolio/analyze/drift.ts';
import { duplicatesOf, type Duplicate } from '#advisor/portfolio/analyze/duplicates.ts';
import { feesOf, type Fees } from '#advisor/portfolio/analyze/fees.ts';
import { findCashDrag, findCheaperFund, findFees } from '#advisor/portfolio/analyze/find-costs.ts';
import { findDuplicate } from '#advisor/portfolio/analyze/find-duplicate.ts';
import {
  findBadYear,
  findConcentration,
  findHomeBias,
  findRates,
  findSector,
  findTolerance,
  findWorst,
} from '#advisor/portfolio/analyze/find-risks.ts';
import { findLocation, findLosses } from '#advisor/portfolio/analyze/find-taxes.ts';
import type { Finding } from '#advisor/portfolio/analyze/finding.ts';
import { mixOf } from '#advisor/portfolio/analyze/mix.ts';
import { lookThrough, sumOf } from '#advisor/portfolio/analyze/position.ts';
import { riskOf, type Risk } from '#advisor/portfolio/analyze/risk.ts';
import { stressTests, type StressTest } from '#advisor/portfolio/analyze/stress.ts';
import type { Taxpayer } from '#advisor/portfolio/analyze/sale-tax.ts';
import { targetOf } from '#advisor/portfolio/analyze/target.ts';

export interface Wanted {
  /** Whose rules count. */
  year: number;
  /** The share of stocks to try, in percent of stocks, bonds and cash; and that of cash. */
  stocks?: number | undefined;
  cash?: number | undefined;
  /** The share of stocks that the owner has said fits them. */
  stated?: number | undefined;
  /** What decides the tax on a sale. */
  taxpayer?: Taxpayer | undefined;
  /** The day of the question; the newest day of the holdings where it is left out. */
  today?: string | undefined;
}

export interface PortfolioAnalysis {
  total: number;
  positions: number;
  accounts: number;
  /** Of the holdings: the oldest and the newest date. */
  asOf: { from: string; to: string };
  allocation: Allocation;
  unknown: UnknownHolding[];
  concentration: Concentration;
  fees: Fees;
  risk: Risk | null;
  stress: StressTest[];
  duplicates: Duplicate[];
  cashDrag: CashDrag | null;
  /** Null where no other mix was asked about. */
  whatIf: WhatIf | null;
  findings: Finding[];
  /** What stands in for what, and what is left out. */
  notes: string[];
}

const mostFindings = 6;

/** Everything that is said of a portfolio. Null where nothing of value is held. */
export function analyzePortfolio(holdings: readonly Holding[], wanted: Wanted): PortfolioAnalysis | null {
  const positions = holdings.filter(({ value }) => value !== 0).map(lookThrough);
  const total = sumOf(positions.map(({ holding }) => holding.value));
  if (total <= 0) return null;
  const { year, stocks, cash, stated, taxpayer = {} } = wanted;
  const dates = positions.map(({ holding }) => holding.as_of).toSorted();
  const today = wanted.today ?? dates.at(-1)!;
  const mix = mixOf(positions);
  const allocation = allocationOf(positions);
  const concentration = concentrationOf(positions, total);
  const fees = feesOf(positions, year);
  const risk = riskOf(mix, total, year);
  const stress = stressTests(positions, mix, year);
  const duplicates = duplicatesOf(positions);
  const cashDrag = cashDragOf(mix);
  const found = [
    findConcentration(concentration, total),
    findCheaperFund(fees, duplicates, year),
    findCashDrag(cashDrag),
    findSector(allocation, concentration),
    findTolerance(risk, stated),
    findLosses(positions, today),
    findDuplicate(duplicates),
    findLocation(positions),
    findFees(fees),
    findWorst(risk),
    findHomeBias(allocation),
    findRates(risk, stress),
    findBadYear(risk),
  ].filter((one) => one !== null);
  const tried = stocks ?? stated;
  return {
    total,
    positions: positions.length,
    accounts: new Set(positions.map(({ holding }) => holding.account)).size,
    asOf: { from: dates[0]!, to: dates.at(-1)! },
    allocation,
    unknown: unknownHoldings(positions, total),
    concentration,
    fees,
    risk,
    stress,
    duplicates,
    cashDrag,
    whatIf:
      risk && tried !== undefined
        ? whatIf(positions, mix, {
            target: targetOf(mix, { stocks: tried, cash }),
            total,
            year,
            today,
            taxpayer,
          })
        : null,
    // The sort keeps the order of those with the same stake.
    findings: found.toSorted((a, b) => b.stake - a.stake).slice(0, mostFindings),
    notes: notesOf(
      risk,
      mix.hasDebt,
      positions.some(({ holding }) => holding.kind === 'bond'),
    ),
  };
}

function notesOf(risk: Risk | null, hasDebt: boolean, hasBonds: boolean): string[] {
  return [
    'Stocks of every market and real estate are taken to move like the S&P 500, bonds like ten-year Treasuries, and cash like three-month Treasury bills. A single company or one foreign market swings more than that.',
    'Returns are before inflation and taxes, after your funds’ fees, rebalanced every January. Falls within a year don’t show, so real ones were deeper.',
    ...(risk && risk.unmeasuredShare >= 0.05
      ? [
          'Gold, commodities, crypto, options and what we don’t know have no yearly record here: the figures on risk are about the rest.',
        ]
      : []),
    ...(hasDebt
      ? [
          'Short positions and borrowed money are left out of the figures on risk; they make real swings larger.',
        ]
      : []),
    ...(hasBonds
      ? [
          'Single bonds are counted as US bonds, with the duration that follows from the maturity and coupon in their name, or six years where it tells none. Treasury bills count as cash.',
        ]
      : []),
    'Funds are looked through by the index or mix they follow, target-date funds by their glide path, which is good within a few points; expense ratios are as their issuers published them in 2025. Check your fund’s page before you act.',
  ];
}
