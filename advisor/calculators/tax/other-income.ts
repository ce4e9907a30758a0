import { flag, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';

const decidesRate = ['social_security', 'interest', 'qualified_dividends', 'rate', 'no_other_income'];

/** Whether a gain is told, by itself or by its prices, of something that is no home of one's own. */
function isGainTaxed(said: Readonly<Record<string, unknown>>): boolean {
  const [long, short, sold, bought] = ['long_gain', 'short_gain', 'sold_for', 'bought_for'].map((name) =>
    Number(said[name] ?? 0),
  ) as [number, number, number, number];
  return said.home !== 'yes' && (long > 0 || short > 0 || (bought > 0 && sold > bought));
}

/** What somebody earns besides what a sale brings: it decides at which rate that is taxed. */
export const otherIncome = moneyPerYear({
  label: 'Other income before deductions',
  ask: 'what other income do you have this year',
  roles: [
    'wages',
    'wages@spouse',
    'wages@both',
    'agi',
    'agi@both',
    'pension_income',
    'pension_income@spouse',
    'pension_income@both',
    'withdraw_amount',
    'withdraw_amount@both',
    'rental_income',
    'se_income',
    'se_income@spouse',
    'other_income',
    'other_income@both',
  ],
  adds: true,
  min: 0,
  max: 1e9,
  needed: (said) => isGainTaxed(said) && decidesRate.every((name) => said[name] === undefined),
  default: { value: 0, reason: 'no other income is mentioned, so the usual rates or yours are used' },
});

/** For those who tell their bracket in place of an income, or ask whether a rate is theirs. */
export const namedRate = percent({
  label: 'Tax rate you named',
  roles: ['rate_tax'],
  min: 0,
  max: 60,
  default: { value: 0, reason: 'no rate is named' },
});

export const noOtherIncome = flag({
  label: 'No other income',
  fact: 'flag=no_other_income',
  default: { value: false, reason: 'most people have some' },
});
