import { feeDrag } from '#advisor/calculators/saving/fee-drag.ts';
import { cheapestLike } from '#advisor/portfolio/data/securities.ts';
import { labelOf, sumOf, type Position } from '#advisor/portfolio/analyze/position.ts';
import { runWithReceipt, type RunReceipt } from '#advisor/portfolio/analyze/receipt.ts';

export interface FundFee {
  label: string;
  name: string;
  value: number;
  /** In percent; null where it is not known. */
  expense: number | null;
  perYear: number;
  /** When the issuer published it. */
  asOf: string;
  /** A fund that holds the same for less, and what that is: "the S&P 500". */
  cheaper: { symbol: string; holds: string; expense: number; savedPerYear: number } | null;
}

export interface Fees {
  perYear: number;
  /** Of everything, in percent. */
  percent: number;
  /** Over twenty years compared with no fee; null where nothing is charged. */
  overTwentyYears: number | null;
  receipt: RunReceipt | null;
  funds: FundFee[];
  /** Dollars in funds whose fee is not known here. */
  unknownValue: number;
  savedPerYear: number;
}

const horizon = 20;
/** Below this a change is not worth an hour. */
const leastSaving = 20;
/** In percentage points. */
const leastDifference = 0.05;

export function feesOf(positions: readonly Position[], total: number, year: number): Fees {
  const bySymbol = new Map<string, FundFee>();
  let unknownValue = 0;
  for (const position of positions) {
    const { security, holding } = position;
    const isUnknownFund = !security && holding.kind === 'fund';
    if (isUnknownFund || security?.expense === null) unknownValue += holding.value;
    if (!security || security.kind === 'company' || security.kind === 'coin') continue;
    const label = labelOf(position);
    const value = (bySymbol.get(label)?.value ?? 0) + holding.value;
    const { expense, name, asOf } = security;
    const perYear = (Math.max(0, value) * (expense ?? 0)) / 100;
    const like = cheapestLike(security);
    const saved = like && expense !== null ? (value * (expense - like.expense)) / 100 : 0;
    const cheaper =
      like && expense !== null && expense - like.expense >= leastDifference && saved >= leastSaving
        ? { symbol: like.symbol, holds: like.profile.name, expense: like.expense, savedPerYear: saved }
        : null;
    bySymbol.set(label, { label, name, value, expense, perYear, asOf, cheaper });
  }
  const funds = [...bySymbol.values()].toSorted((a, b) => b.perYear - a.perYear || b.value - a.value);
  const perYear = sumOf(funds.map((fund) => fund.perYear));
  const percent = (perYear / total) * 100;
  const drag =
    percent > 0 ? runWithReceipt(feeDrag, { fee: percent, start: total, years: horizon }, year) : null;
  return {
    perYear,
    percent,
    overTwentyYears: drag?.find('cost') ?? null,
    receipt: drag?.receipt ?? null,
    funds,
    unknownValue,
    savedPerYear: sumOf(funds.map(({ cheaper }) => cheaper?.savedPerYear ?? 0)),
  };
}

/** What moving one fund to a cheaper one leaves in twenty years. */
export function savedInTwentyYears({ value, expense, cheaper }: FundFee, year: number) {
  if (!cheaper || expense === null) return null;
  return runWithReceipt(
    feeDrag,
    { fee: expense, other_fee: cheaper.expense, start: value, years: horizon },
    year,
  );
}
