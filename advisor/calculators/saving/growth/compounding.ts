import { choice } from '#advisor/calculators/define/fields.ts';
import { effectiveRate } from '#advisor/numerics/deposit-plan.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const timesCompounded = { yearly: 1, semiannually: 2, quarterly: 4, monthly: 12, weekly: 52, daily: 365 };
const monthsPerYear = 12;

export type Compounding = keyof typeof timesCompounded | 'effective' | 'continuously';

const options = [
  'effective',
  'yearly',
  'semiannually',
  'quarterly',
  'monthly',
  'weekly',
  'daily',
  'continuously',
] as const satisfies readonly Compounding[];

/**
 * How often a stated rate is added to the balance. A bank's yearly rate is compounded monthly, the return of an
 * investment is that of a whole year: each is taken as people mean it, and the card shows the other.
 */
export const compoundingField = choice<Compounding>({
  label: 'Compounding',
  // An APY holds the compounding already, however often it is said to happen.
  facts: {
    ...Object.fromEntries(options.map((option) => [option, `compounding=${option}`])),
    effective: 'flag=apy_given',
  },
  options,
  ofRole: { field: 'rate', role: 'rate_savings', value: 'monthly', unless: 'flag=apy_given' },
  default: {
    value: 'effective',
    reason: 'a return is for a whole year; a bank’s rate compounds monthly unless it’s an APY',
  },
});

/** Of rates that are yields of a year already, unless the person says otherwise; `reason` says why they are. */
export const yieldCompounding = (reason: string) =>
  choice<Compounding>({
    label: 'Compounding',
    fact: 'compounding',
    options,
    default: { value: 'effective', reason },
  });

/** What a year brings, in percent. */
export function yearlyPercentOf(rate: number, compounding: Compounding): number {
  if (compounding === 'effective') return rate;
  if (compounding === 'continuously') return Math.expm1(rate / 100) * 100;
  return effectiveRate(rate, timesCompounded[compounding]);
}

/** The yearly rate that, a twelfth of it being added every month, makes the given percent in a year. */
export function monthlyRateFor(yearlyPercent: number): number {
  return ((1 + yearlyPercent / 100) ** (1 / monthsPerYear) - 1) * monthsPerYear * 100;
}

/** What the same rate could mean as well: what the card shows beside the answer. */
export function otherCompounding(compounding: Compounding): Compounding {
  return compounding === 'effective' ? 'monthly' : 'effective';
}

/** For the label of that figure: "Value if interest compounds monthly". */
export function ifOtherwise(compounding: Compounding): string {
  return compounding === 'effective'
    ? 'if interest compounds monthly'
    : 'if the rate is a yearly yield (APY)';
}

/** Which of the two an answer uses. */
export function conventionOf(compounding: Compounding): Text {
  return compounding === 'effective'
    ? text`The rate is the return of a whole year, the way investment returns are quoted.`
    : text`The rate is a yearly one compounded ${compounding}, the way banks quote it.`;
}
