import { choice } from '#advisor/calculators/define/fields.ts';
import { effectiveRate } from '#advisor/numerics/deposit-plan.ts';

const timesCompounded = { yearly: 1, semiannually: 2, quarterly: 4, monthly: 12, weekly: 52, daily: 365 };

export type Compounding = keyof typeof timesCompounded | 'effective';

/** How often a stated rate is added to the balance. */
export const compoundingField = choice<Compounding>({
  label: 'Compounding',
  fact: 'compounding',
  options: ['effective', 'yearly', 'semiannually', 'quarterly', 'monthly', 'weekly', 'daily'],
  ofRole: { field: 'rate', role: 'rate_savings', value: 'monthly', unless: 'flag=apy_given' },
  default: {
    value: 'effective',
    reason: 'a return is for a whole year; a bank’s rate compounds monthly unless it’s an APY',
  },
});

/** What a year brings, in percent. */
export function yearlyPercentOf(rate: number, compounding: Compounding): number {
  return compounding === 'effective' ? rate : effectiveRate(rate, timesCompounded[compounding]);
}
