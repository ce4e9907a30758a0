import { moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';

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
