import type { z } from 'zod';
import { age, choice, flag, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { longRunInflation, stockMixReturn } from '#advisor/calculators/retirement/plan/long-run-fields.ts';
import { householdFields } from '#advisor/calculators/tax/household/household-fields.ts';
import { stateField } from '#advisor/calculators/tax/state/state-of.ts';

type Account = 'workplace_plan' | 'ira' | 'simple_ira' | 'governmental_plan' | 'roth_ira';

export const earlyWithdrawalFields = {
  amount: money({
    label: 'Amount taken out',
    ask: 'how much would you take out',
    roles: [
      'withdraw_amount',
      'withdraw_amount@spouse',
      'withdraw_amount@both',
      'lump_sum',
      'spend_item',
      'bal_retirement',
      'bal_retirement@spouse',
      'bal_roth',
      'debt_balance',
    ],
    usual: {
      by: ({ net }) => (typeof net === 'number' && net > 0 ? 0 : undefined),
      reason: 'worked out from what you want to have left',
    },
    min: 0,
    max: 1e9,
  }),
  net: money({
    label: 'Amount you want left after tax and penalty',
    roles: ['goal_amount'],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'the amount taken out is given' },
  }),
  balance: money({
    label: 'Balance of the account',
    roles: ['bal_retirement', 'bal_retirement@spouse', 'bal_roth'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'only what is taken out matters' },
  }),
  contributions: money({
    label: 'Roth IRA contributions',
    roles: ['ira_contrib'],
    onlyWith: 'account=roth_ira',
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'nothing was said of contributions, which come out free' },
  }),
  age: age({
    label: 'Age',
    roles: ['age', 'age@spouse'],
    min: 0,
    max: 120,
    default: { value: 40, reason: 'you speak of an early withdrawal' },
  }),
  account: choice<Account>({
    label: 'Account',
    facts: {
      workplace_plan: 'account=workplace',
      ira: 'account=traditional_ira',
      simple_ira: 'account=simple_ira',
      roth_ira: 'account=roth_ira',
    },
    options: ['workplace_plan', 'ira', 'simple_ira', 'governmental_plan', 'roth_ira'],
    default: { value: 'workplace_plan', reason: 'no other account is named' },
  }),
  left_job: flag({
    label: 'Departure from that employer at fifty-five or later',
    fact: 'flag=left_employer',
    default: { value: false, reason: 'nothing is said of leaving the employer' },
  }),
  filing_status: householdFields.filing_status,
  income: moneyPerYear({
    label: 'Other income before deductions',
    roles: ['agi', 'agi@both'],
    sumOf: [
      'wages',
      'wages@spouse',
      'wages@both',
      'se_income',
      'se_income@spouse',
      'pension_income',
      'pension_income@spouse',
      'other_income',
    ],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'without it or a tax rate, only the penalty is worked out' },
  }),
  tax_rate: percent({
    label: 'Tax rate on it',
    roles: ['rate_tax', 'rate_tax@both'],
    adds: true,
    min: 0,
    max: 60,
    default: { value: 0, reason: 'the tax is worked out from your income' },
  }),
  state: stateField,
  retire_age: age({
    label: 'Retirement age',
    roles: ['age_retire', 'age_retire@spouse'],
    min: 0,
    max: 100,
    default: { value: 67, reason: 'the full retirement age of Social Security' },
  }),
  rate: stockMixReturn('Yearly return it would earn', 0),
  inflation: longRunInflation,
};

export type WithdrawalInput = z.output<z.ZodObject<typeof earlyWithdrawalFields>>;
