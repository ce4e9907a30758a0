import { feeDrag } from '#advisor/calculators/saving/growth/fee-drag.ts';
import { cheapestLike } from '#advisor/portfolio/data/securities.ts';
import type { Security } from '#advisor/portfolio/data/fund-rows.ts';
import {
  isSheltered,
  isSingleCompany,
  isUnknownFund,
  labelOf,
  sumOf,
  type Position,
} from '#advisor/portfolio/analyze/position.ts';
import { netCostOf } from '#advisor/portfolio/net-cost.ts';
import { runWithReceipt, type ReceiptedRun, type RunReceipt } from '#advisor/portfolio/analyze/receipt.ts';

export interface CheaperFund {
  symbol: string;
  /** What it holds: "the S&P 500". */
  holds: string;
  expense: number;
  savedPerYear: number;
  /** It follows the same index; otherwise it is an index fund of the same class and holds other things. */
  isSame: boolean;
}

export interface FundFee {
  label: string;
  name: string;
  value: number;
  /** In percent; null where it is not known. */
  expense: number | null;
  perYear: number;
  /** When the issuer published it. */
  asOf: string;
  cheaper: CheaperFund | null;
  /** Dollars of it where a sale is taxed, and their gain; null where what was paid is not known for all of them. */
  taxable: number;
  gain: number | null;
}

/** What the cheapest index funds of the same classes would take of the same money. */
interface CheapestFees {
  perYear: number;
  /** Of the money in funds, in percent. */
  percent: number;
  savedPerYear: number;
  savedOverTwentyYears: number;
  receipt: RunReceipt;
}

export interface Fees {
  perYear: number;
  /** Dollars in funds whose fee is known; single shares have none. */
  fundsValue: number;
  /** Of `fundsValue`, in percent. */
  percent: number;
  /** Over twenty years compared with no fee; null where nothing is charged. */
  overTwentyYears: number | null;
  receipt: RunReceipt | null;
  /** Null where no fund has a cheaper one of its class. */
  cheapest: CheapestFees | null;
  funds: FundFee[];
  /** Dollars in funds whose fee is not known here. */
  unknownValue: number;
  /** Dollars in shares of single companies. */
  sharesValue: number;
}

const horizon = 20;
/** Below this a change is not worth an hour. */
const leastSaving = 20;
/** In percentage points. */
const leastDifference = 0.05;

const isFeeFree = ({ kind }: Security) => kind === 'company' || kind === 'coin';

export function feesOf(positions: readonly Position[], year: number): Fees {
  const bySymbol = new Map<string, FundFee>();
  let unknownValue = 0;
  for (const position of positions) {
    const { security, holding } = position;
    if (isUnknownFund(position) || security?.expense === null) unknownValue += holding.value;
    if (!security || isFeeFree(security)) continue;
    const label = labelOf(position);
    const before = bySymbol.get(label) ?? { value: 0, taxable: 0, gain: 0 };
    const isTaxed = !isSheltered(position);
    bySymbol.set(label, {
      ...feeOf(security, label, before.value + holding.value),
      taxable: before.taxable + (isTaxed ? holding.value : 0),
      gain: isTaxed ? addGain(before.gain, holding) : before.gain,
    });
  }
  const funds = [...bySymbol.values()].toSorted((a, b) => b.perYear - a.perYear || b.value - a.value);
  const perYear = sumOf(funds.map((fund) => fund.perYear));
  const fundsValue = sumOf(
    funds.filter(({ expense }) => expense !== null).map(({ value }) => Math.max(0, value)),
  );
  const percent = fundsValue > 0 ? (perYear / fundsValue) * 100 : 0;
  const drag = percent > 0 ? dragOf({ fee: percent, start: fundsValue }, year) : null;
  return {
    perYear,
    fundsValue,
    percent,
    overTwentyYears: drag?.find('cost') ?? null,
    receipt: drag?.receipt ?? null,
    cheapest: cheapestOf(funds, { perYear, fundsValue }, year),
    funds,
    unknownValue,
    sharesValue: sumOf(positions.filter(isSingleCompany).map(({ holding }) => Math.max(0, holding.value))),
  };
}

function addGain(before: number | null, holding: Position['holding']): number | null {
  const cost = netCostOf(holding);
  return before === null || cost === null ? null : before + holding.value - cost;
}

function feeOf(security: Security, label: string, value: number): Omit<FundFee, 'taxable' | 'gain'> {
  const { expense, name, asOf } = security;
  return {
    label,
    name,
    value,
    expense,
    perYear: (Math.max(0, value) * (expense ?? 0)) / 100,
    asOf,
    cheaper: cheaperThan(security, value),
  };
}

function cheaperThan(security: Security, value: number): CheaperFund | null {
  const like = cheapestLike(security);
  if (!like || security.expense === null) return null;
  const difference = security.expense - like.fund.expense;
  const savedPerYear = Math.round(value * difference) / 100;
  if (difference < leastDifference || savedPerYear < leastSaving) return null;
  const { symbol, profile, expense } = like.fund;
  return { symbol, holds: profile.name, expense, savedPerYear, isSame: like.isSame };
}

function cheapestOf(
  funds: readonly FundFee[],
  { perYear, fundsValue }: { perYear: number; fundsValue: number },
  year: number,
): CheapestFees | null {
  const savedPerYear = sumOf(funds.map(({ cheaper }) => cheaper?.savedPerYear ?? 0));
  if (savedPerYear <= 0) return null;
  // Only of the money that would move: on all of it together, the same saving would seem to grow to more.
  const moved = funds.filter(({ cheaper }) => cheaper !== null);
  const start = sumOf(moved.map(({ value }) => value));
  const feeNow = sumOf(moved.map(({ value, expense }) => value * (expense ?? 0))) / start;
  const feeThen = sumOf(moved.map(({ value, cheaper }) => value * (cheaper?.expense ?? 0))) / start;
  const run = dragOf({ fee: feeNow, other_fee: feeThen, start }, year);
  if (!run) return null;
  return {
    perYear: Math.round((perYear - savedPerYear) * 100) / 100,
    percent: ((perYear - savedPerYear) / fundsValue) * 100,
    savedPerYear,
    savedOverTwentyYears: run.find('cost') ?? 0,
    receipt: run.receipt,
  };
}

/** What moving one fund to a cheaper one leaves in twenty years. */
export function savedInTwentyYears({ value, expense, cheaper }: FundFee, year: number): ReceiptedRun | null {
  if (!cheaper || expense === null) return null;
  return dragOf({ fee: expense, other_fee: cheaper.expense, start: value }, year);
}

const dragOf = (inputs: { fee: number; other_fee?: number; start: number }, year: number) =>
  runWithReceipt(feeDrag, { ...inputs, years: horizon }, year);
