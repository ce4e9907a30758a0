import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** From here on a loan costs about what stocks have earned after inflation, and without their risk. */
const costlyRate = 6;
/** Below this, insured savings and bonds may well earn as much as the loan costs. */
const cheapRate = 4.5;
/** With fewer years to retirement, stocks may not have the time to make up for a bad stretch. */
export const longEnough = 10;
/** Savings that pay off a loan should leave about this part of it as a cushion. */
const leastLeft = 0.5;

export const loanNames = {
  mortgage: 'mortgage',
  car: 'car loan',
  student: 'student loan',
  personal: 'loan',
} as const;

interface Told {
  rate: number | undefined;
  other_rate: number | undefined;
  mortgage: number | undefined;
  balance: number | undefined;
  card: number | undefined;
  cash: number | undefined;
  monthly: number | undefined;
  lump?: number | undefined;
  savings_rate: number | undefined;
  rate_tax: number | undefined;
  thing: keyof typeof loanNames | undefined;
  age: number | undefined;
  retire: number | undefined;
  horizon: number | undefined;
}

export function bandOf(rate: number | undefined): string | undefined {
  if (rate === undefined) return undefined;
  if (rate >= costlyRate) return 'costly';
  return rate < cheapRate ? 'cheap' : 'middle';
}

/** The rate as the person said it; a button tells only about where it lies. */
export const atRate = (rate: number | undefined) =>
  rate === undefined ? text`that rate` : text`${given('rate', rate, 'percent')}`;

/** "The 6.9% mortgage", as far as it is known. */
export const theLoan = ({ rate, thing }: Told): Text =>
  rate === undefined
    ? text`the ${thing ? loanNames[thing] : 'loan'}`
    : text`the ${given('rate', rate, 'percent')} ${thing ? loanNames[thing] : 'loan'}`;

/** "The $400 a month" that is left, "the $60,000" that came in, or "it". */
export function theExtra({ monthly, lump }: Told): Text {
  if (monthly !== undefined) return text`the ${given('monthly', monthly, 'usd_per_month')}`;
  return lump === undefined ? text`it` : text`the ${given('lump', lump, 'usd')}`;
}

/** So much in one sum is more than the first months of bills. */
const muchInOneSum = 20_000;

/** A sum that should go to a costly loan in part. */
export const hasSpareSum = ({ cash, lump, monthly }: Told) =>
  monthly === undefined && (lump ?? cash ?? 0) >= muchInOneSum;

/** What is owed on the loan in question. A card on its own is that loan; what a house costs is not owed on a car. */
export function owedOn({ mortgage, balance, card, thing }: Told): number | undefined {
  if (thing === 'mortgage') return mortgage ?? balance;
  return balance ?? card ?? (thing === undefined ? mortgage : undefined);
}

export function interestOf(told: Told, { run }: GuideContext) {
  const [balance, { rate }] = [owedOn(told), told];
  const cost = balance === undefined || rate === undefined ? undefined : run(interestCost, { balance, rate });
  return cost ? [text`Right now the loan costs you ${cost.figure('year')} of interest a year.`] : [];
}

/** Years until retirement, where they are told or follow from two ages. */
export function yearsToRetirement({ age, retire, horizon }: Told): number | undefined {
  if (age !== undefined && retire !== undefined && retire > age) return retire - age;
  return age !== undefined && age >= nearRetirement ? horizon : undefined;
}

/** From about this age on, years until a goal are mostly years until retirement. */
const nearRetirement = 50;

/** What savings earn after the tax on their interest, where the bracket is known. */
export const keptRate = ({ savings_rate: rate, rate_tax: tax = 0 }: Told) =>
  rate === undefined ? undefined : rate * (1 - tax / 100);

/** Savings that would clear the loan and still leave a cushion. */
export function canPayOff(told: Told): boolean {
  const owed = owedOn(told);
  return told.cash !== undefined && owed !== undefined && told.cash >= owed * (1 + leastLeft);
}
