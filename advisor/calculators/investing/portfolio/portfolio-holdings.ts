import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import {
  kindsOffRecord,
  namesOfOffRecord,
  type Kind,
  type KindOnRecord,
} from '#advisor/calculators/investing/portfolio/holding-kinds.ts';
import { yearlyReturns } from '#advisor/history/yearly-returns.ts';

export interface Holding<K extends Kind = Kind> {
  amount: number;
  kind: K;
  fee: number;
}

/** Stocks in a target date or balanced fund, the rest being bonds. */
const balancedStocks = 0.6;
/** Sums of percentages that were rounded. */
export const rounding = 1.5;

interface ToldHolding extends Holding {
  /** Of the whole, in percent: given in place of an amount. */
  share: number;
}

interface Told {
  holdings: readonly ToldHolding[];
  total: number;
  cash: number;
  fee: number;
}

export const areShares = ({ holdings }: Pick<Told, 'holdings'>) => holdings.some(({ share }) => share > 0);

export const sumOf = (holdings: readonly Holding[]) => holdings.reduce((sum, { amount }) => sum + amount, 0);

/** Everything that is held in dollars, or in shares of a hundred where no dollars are known. */
export function holdingsOf({ holdings, total, cash, fee }: Told): Holding[] {
  const byShare = areShares({ holdings });
  const named = holdings.map(({ amount, share, kind, fee: own }) => ({
    amount: byShare ? share : amount,
    kind,
    fee: own > 0 ? own : fee,
  }));
  const besides: Holding[] = cash > 0 ? [{ amount: cash, kind: 'cash', fee: 0 }] : [];
  if (!byShare) return [...named, ...besides];
  const rest = 100 - sumOf(named);
  const whole: Holding[] = rest > rounding ? [...named, { amount: rest, kind: 'bonds', fee }] : named;
  const scale = total > 0 ? total / sumOf(whole) : 1;
  return [...whole.map((one) => ({ ...one, amount: one.amount * scale })), ...(total > 0 ? besides : [])];
}

/** A balanced fund is a mix of two kinds that are on record. */
export function unmixed(holdings: readonly Holding[]): Holding[] {
  return holdings.flatMap((one) =>
    one.kind === 'target_date'
      ? [
          { ...one, kind: 'stocks' as const, amount: one.amount * balancedStocks },
          { ...one, kind: 'bonds' as const, amount: one.amount * (1 - balancedStocks) },
        ]
      : [one],
  );
}

export const series: Record<KindOnRecord, readonly number[]> = {
  stocks: yearlyReturns.map((year) => year.stocks),
  bonds: yearlyReturns.map((year) => year.bonds),
  cash: yearlyReturns.map((year) => year.bills),
};

/** What the holdings would have brought in every year of history, their shares restored each January. */
export function replayHoldings(holdings: readonly Holding<KindOnRecord>[]): number[] {
  const total = holdings.reduce((sum, { amount }) => sum + amount, 0);
  return series.stocks.map((_, year) =>
    holdings.reduce(
      (sum, { amount, kind, fee }) => sum + (amount / total) * (series[kind][year]! - fee / 100),
      0,
    ),
  );
}

/** "Gold and silver, real estate": the kinds among them that nothing is known of. */
export function offRecord(holdings: readonly Holding[]): string {
  const kinds = new Set(holdings.map(({ kind }) => kind));
  return namesOfOffRecord
    .filter((kind) => kinds.has(kind))
    .map((kind) => kindsOffRecord[kind])
    .join(', ');
}

export const ofAll = (figures: readonly Figure[]) => figures;

/** The part that is on record says nothing about the whole: its figures have names of their own. */
export const ofRest = (figures: readonly Figure[]) =>
  figures.map(({ id, label, value, unit, ...more }) =>
    figure(`rest_${id}`, `${label}, of the rest`, value, unit, more),
  );
