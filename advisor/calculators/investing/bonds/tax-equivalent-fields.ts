import { choice, money, percent } from '#advisor/calculators/define/fields.ts';
import {
  incomeField,
  otherRateField,
  ownRate,
} from '#advisor/calculators/investing/bonds/bracket-of-income.ts';
import type { InterestKind } from '#advisor/calculators/investing/bonds/interest-tax-rates.ts';
import { filingStatusField } from '#advisor/calculators/tax/household/filing-status-field.ts';
import { stateField } from '#advisor/calculators/tax/state/state-of.ts';

/** A Treasury against what a bank or fund pays: no muni is meant. */
const treasuryBesideBank = ['savings', 'cd', 'money_market'].map(
  (account) => `account=treasury & account=${account}`,
);

/** What a tax-free and a taxable yield are compared by. */
export const taxEquivalentFields = {
  tax_free: percent({
    label: 'Tax-free yield',
    ask: 'what does the tax-free bond or fund yield',
    roles: ['rate_yield', 'rate_savings#2'],
    order: 'rising',
    min: 0,
    max: 50,
    default: { value: 0, reason: 'only a taxable yield is given' },
  }),
  tax_rate: ownRate('Marginal tax rate', 'it follows from your income'),
  other_rate: otherRateField,
  investment_rate: percent({
    label: 'Tax on investment income, if you name it',
    roles: ['rate_tax#3'],
    order: 'falling',
    min: 0,
    max: 10,
    default: { value: 0, reason: 'it isn’t named; with an income it’s worked out' },
  }),
  taxable: percent({
    label: 'Yield of the taxable alternative',
    roles: ['rate_savings', 'rate_yield#2'],
    order: 'rising',
    min: 0,
    max: 50,
    default: { value: 0, reason: 'no taxable yield was mentioned' },
  }),
  amount: money({
    label: 'Amount to invest',
    roles: ['lump_sum', 'bal_cash', 'hold_amount', 'bal_total', 'bal_brokerage', 'price_buy'],
    min: 0,
    max: 1e10,
    default: { value: 0, reason: 'only the yields are compared' },
  }),
  income: incomeField,
  filing_status: filingStatusField,
  state: stateField,
  free_kind: choice<Exclude<InterestKind, 'taxable'>>({
    label: 'Kind of the tax-free one',
    options: ['in_state_muni', 'other_state_muni', 'treasury'],
    facts: { treasury: treasuryBesideBank },
    default: { value: 'in_state_muni', reason: 'a muni of your own state, free of both taxes' },
  }),
  taxable_kind: choice<'taxable' | 'treasury'>({
    label: 'Kind of the taxable one',
    options: ['taxable', 'treasury'],
    facts: { taxable: treasuryBesideBank, treasury: 'account=treasury' },
    default: { value: 'taxable', reason: 'a bank’s or a company’s, which both tax' },
  }),
};
