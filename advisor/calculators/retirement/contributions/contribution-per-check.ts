import { choice, count } from '#advisor/calculators/define/fields.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import { checksAYear } from '#advisor/calculators/tax/pay/pay-fields.ts';

type Paid = keyof typeof checksAYear | 'not_said';

/** How many paychecks the limit is spread over. */
export const perCheckFields = {
  checks: count({
    label: 'Number of paychecks to spread it over',
    roles: ['n_periods'],
    min: 0,
    max: 366,
    default: { value: 0, reason: 'no number of paychecks was mentioned' },
  }),
  paid: choice<Paid>({
    label: 'Pay schedule',
    fact: 'paid',
    options: ['not_said', 'yearly', 'monthly', 'twice_a_month', 'every_two_weeks', 'weekly'],
    default: { value: 'not_said', reason: 'nothing was said of how often you’re paid' },
  }),
};

interface PerCheck {
  checks: number;
  paid: Paid;
}

/** What to contribute from each paycheck to reach the limit, and the number of paychecks. */
export function perCheckFigures({ checks, paid }: PerCheck, allowed: number): Figure[] {
  const number = checks > 0 ? checks : paid === 'not_said' ? 0 : checksAYear[paid];
  return number > 0
    ? [
        figure('per_check', 'From each paycheck to reach the limit', allowed / number, 'usd', {
          decimals: 2,
        }),
        figure('checks', 'Number of paychecks', number, 'count'),
      ]
    : [];
}
