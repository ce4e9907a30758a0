import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import { consolidation } from '#advisor/calculators/borrowing/debts/consolidation.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Debt {
  balance: number;
  rate: number;
  minimum: number;
}

interface Told {
  debts: readonly Debt[] | undefined;
  rate: number | undefined;
  new_rate: number | undefined;
  years: number | undefined;
  fee_percent: number | undefined;
  budget: number | undefined;
}

export const compare = (
  { debts, new_rate: rate, years: time, fee_percent: fee, budget }: Told,
  { run }: GuideContext,
) => run(consolidation, { debts, rate, years: time, fee_percent: fee, budget });

/** Whether one loan costs less: by the calculation where all is known, by the rates otherwise. */
export function isCheaper(told: Told, context: GuideContext): boolean | undefined {
  const result = compare(told, context);
  const saved = result && savedBy(result);
  if (saved !== undefined) return saved > 0;
  const { rate, new_rate: newRate } = told;
  return rate === undefined || newRate === undefined ? undefined : newRate < rate;
}

/** All of it: the debts one by one, or told as one sum. */
export function owedOf({ debts, total }: { debts: readonly Debt[] | undefined; total: number | undefined }) {
  return debts ? debts.reduce((sum, { balance }) => sum + balance, 0) : total;
}

/** Undefined where the debts as they are would never end: then there is nothing to compare with. */
export function savedBy({ figure }: { figure: (id: string) => { value: number } }): number | undefined {
  try {
    return figure('interest_now').value - figure('cost_new').value;
  } catch {
    return undefined;
  }
}

/** What a loan on the house would save in interest, which is not the question. */
export function savedByHouse(told: Told & { total: number | undefined }, { run }: GuideContext): Text[] {
  const [balance, rate] = [owedOf(told), told.rate ?? told.debts?.[0]?.rate];
  if (balance === undefined || rate === undefined || told.new_rate === undefined) return [];
  const [now, then] = [
    run(interestCost, { balance, rate }),
    run(interestCost, { balance, rate: told.new_rate }),
  ];
  return now && then && told.new_rate < rate
    ? [
        text`The interest would fall from ${now.figure('year')} to ${then.figure('year')} a year, but an unsecured loan can save much of that.`,
      ]
    : [];
}

/** A payment that takes longer than this to clear the cards tells nothing about what people really pay. */
const hardlyEver = 120;

const isPaymentTold = ({ debts, budget }: Told) =>
  budget !== undefined || (debts ?? []).some(({ minimum }) => minimum > 0);

/** What the loan saves, where what is paid now says so, or the same payment would clear the cards too. */
export function fairlySaved(told: Told, context: GuideContext) {
  const result = compare(told, context);
  if (!result || savedBy(result) === undefined) return undefined;
  return isPaymentTold(told) || result.figure('months_now').value <= hardlyEver
    ? result.figure('saved')
    : undefined;
}

/** What is paid now and what would be paid, and for how long. */
export function sideBySide(told: Told, context: GuideContext): Text[] {
  const result = compare(told, context);
  if (!result || savedBy(result) === undefined) return [];
  if (!fairlySaved(told, context))
    return [
      text`${result.figure('new_payment')} clears it in ${result.figure('months_new')}, while the same payment would hardly make the cards smaller.`,
    ];
  return [
    isPaymentTold(told)
      ? text`${result.figure('new_payment')} clears it in ${result.figure('months_new')}. At the ${result.figure('paid_now')} you pay now, the cards take ${result.figure('months_now')}.`
      : text`${result.figure('new_payment')} clears it in ${result.figure('months_new')}, while the same payment on the cards takes ${result.figure('months_now')}.`,
  ];
}
