import { choice } from '#advisor/calculators/define/fields.ts';
import { effectiveRate } from '#advisor/numerics/deposit-plan.ts';

const timesCompounded = { yearly: 1, semiannually: 2, quarterly: 4, monthly: 12, weekly: 52, daily: 365 };

export type Compounding = keyof typeof timesCompounded | 'effective';

const saidOf = (adverb: string, ...more: readonly string[]) => [
  `compounded ${adverb}`,
  `compounding ${adverb}`,
  `compounds ${adverb}`,
  `${adverb} compounding`,
  `${adverb} compound interest`,
  `compound ${adverb}`,
  ...more,
];

/** How often a stated rate is added to the balance. */
export const compoundingField = choice<Compounding>({
  label: 'Compounding',
  options: {
    effective: ['effective', 'apy', 'effective yearly rate'],
    yearly: saidOf('yearly', ...saidOf('annually'), 'annual compounding', 'compounded once a year'),
    semiannually: saidOf('semiannually', ...saidOf('semi-annually'), 'compounded twice a year'),
    quarterly: saidOf('quarterly', 'compounded every quarter', 'compounded each quarter'),
    monthly: saidOf('monthly', 'compounded every month', 'compounded each month'),
    weekly: saidOf('weekly', 'compounded every week'),
    daily: saidOf('daily', 'compounded every day', 'compounded each day'),
  },
  default: { value: 'effective', reason: 'the rate is what a whole year brings' },
});

/** What a year brings, in percent. */
export function yearlyPercentOf(rate: number, compounding: Compounding): number {
  return compounding === 'effective' ? rate : effectiveRate(rate, timesCompounded[compounding]);
}
