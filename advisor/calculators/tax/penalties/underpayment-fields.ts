import { count, money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { householdFields } from '#advisor/calculators/tax/household/household-fields.ts';
import { householdGroups } from '#advisor/calculators/tax/household/household-groups.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { aboutWithheld } from '#advisor/calculators/tax/federal/withheld-tax.ts';

/** An estimated payment of one quarter, made on its due date. */
const paidBy = (when: string) =>
  money({
    label: `Estimated tax paid by ${when}`,
    min: 0,
    max: mostDollars,
    default: nothingSaid('estimated payment of that quarter is'),
  });

export const underpaymentFields = {
  ...householdFields,
  withheld: moneyPerYear({
    ...aboutWithheld,
    label: 'Federal tax withheld in the year',
    ask: 'how much federal tax was withheld from your pay',
    // Without it, all of the tax of a job would look unpaid.
    needed: ({ wages, spouse_wages: spouse }) => wages !== undefined || spouse !== undefined,
  }),
  this_year_tax: money({
    label: 'Total tax of the year',
    roles: ['tax_bill', 'tax_bill@both'],
    restAfter: 'withheld',
    min: 0,
    max: mostDollars,
    default: { value: 0, reason: 'it is worked out from your income' },
  }),
  last_year_tax: money({
    label: 'Total tax of the year before',
    roles: ['tax_bill#2'],
    min: 0,
    max: mostDollars,
    default: nothingSaid('tax of the year before is'),
  }),
  last_year_income: money({
    label: 'Adjusted gross income of the year before',
    min: 0,
    max: mostDollars,
    default: { value: 0, reason: 'assumed to be below where the higher share begins' },
  }),
  paid_april: paidBy('mid-April'),
  paid_june: paidBy('mid-June'),
  paid_september: paidBy('mid-September'),
  paid_january: paidBy('mid-January'),
  settled_month: count({
    label: 'Month in which the rest is paid',
    min: 1,
    max: 12,
    default: { value: 4, reason: 'the rest is paid with the return' },
  }),
  settled_day: count({
    label: 'Day of that month',
    min: 1,
    max: 31,
    default: { value: 15, reason: 'the tax is due in the middle of April' },
  }),
};

export const underpaymentGroups = {
  'The tax': ['this_year_tax', 'last_year_tax', 'last_year_income'],
  'What was paid': [
    'withheld',
    'paid_april',
    'paid_june',
    'paid_september',
    'paid_january',
    'settled_month',
    'settled_day',
  ],
  ...householdGroups,
} as const;
