import { age, money, percent } from '#advisor/calculators/define/fields.ts';

/** Withdrawals are required from this age at the earliest. Below it the balance does not matter. */
export const firstStartAge = 73;

export const rmdFields = {
  balance: money({
    label: 'Balance at the end of last year',
    roles: ['bal_retirement', 'bal_retirement@both', 'bal_total'],
    adds: true,
    toldTwice: true,
    atYearEnd: true,
    min: 0,
    max: 1e10,
    ask: 'what was the account worth at the end of last year',
    usual: {
      by: ({ age: years, spouse_balance: spouses, roth }) =>
        spouses !== undefined || roth !== undefined || (typeof years === 'number' && years < firstStartAge)
          ? 0
          : undefined,
      reason: 'nothing has to come out yet, whatever it is worth',
    },
  }),
  age: age({
    label: 'Age at the end of this year',
    roles: ['age', 'age@both'],
    min: 18,
    max: 130,
  }),
  spouse_balance: money({
    label: 'Spouse’s balance at the end of last year',
    roles: ['bal_retirement@spouse'],
    min: 0,
    max: 1e10,
    default: { value: 0, reason: 'only your own accounts count' },
  }),
  spouse_age: age({
    label: 'Spouse’s age at the end of this year',
    roles: ['age@spouse'],
    min: 18,
    max: 130,
    default: {
      value: 75,
      reason: 'the same as yours',
      by: ({ age: own }) => (typeof own === 'number' ? own : undefined),
    },
  }),
  taken: money({
    label: 'Amount taken out this year',
    roles: ['withdraw_amount'],
    min: 0,
    max: 1e10,
    default: { value: 0, reason: 'nothing was taken out yet' },
  }),
  gift: money({
    label: 'Gift to charity straight from the IRA',
    roles: ['charity', 'charity@both', 'gift_amount'],
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'no gift was mentioned' },
  }),
  tax_rate: percent({
    label: 'Tax rate',
    roles: ['rate_tax', 'rate_tax@both'],
    min: 0,
    max: 60,
    default: { value: 0, reason: 'without it the tax that a gift saves isn’t worked out' },
  }),
  roth: money({
    label: 'Roth balance',
    roles: ['bal_roth', 'bal_roth@both'],
    min: 0,
    max: 1e10,
    default: { value: 0, reason: 'a Roth account has no required distribution' },
  }),
  rate: percent({
    label: 'Yearly return from here on',
    roles: ['rate_return'],
    min: -50,
    max: 50,
    default: { value: 5, reason: 'a mixed portfolio; only the look ahead depends on it' },
  }),
};
