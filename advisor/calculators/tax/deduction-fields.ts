import { flag, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';

/** What a household may deduct in place of the standard deduction. */
export const deductionFields = {
  after_deductions: flag({
    label: 'The income is taxable income, with every deduction taken off',
    cues: [
      'taxable income is',
      'taxable income was',
      'taxable income of',
      'taxable income will be',
      'taxable income comes to',
      'in taxable income',
      'joint taxable income',
      'after all deductions',
      'after deductions',
      'after the standard deduction',
    ],
    default: { value: false, reason: 'income is mostly told before deductions' },
  }),
  mortgage_interest: moneyPerYear({
    label: 'Mortgage interest',
    cues: ['mortgage interest', 'mortgage with', 'interest on our mortgage', 'interest on my mortgage'],
    min: 0,
    max: 1e7,
    default: nothingSaid('mortgage is'),
  }),
  itemized: moneyPerYear({
    label: 'Itemized deductions told as one sum',
    cues: [
      'itemize',
      'itemized',
      'itemizing',
      'itemized deductions',
      'in itemized deductions',
      'of itemized deductions',
      'itemized deductions of',
      'itemized deductions are',
      'itemize about',
      'deductions add up to',
      'deductions total',
    ],
    min: 0,
    max: 1e7,
    default: nothingSaid('such sum is'),
    onlyNamed: true,
  }),
  state_local_taxes: moneyPerYear({
    adds: true,
    label: 'State and local tax paid',
    cues: [
      'salt',
      'state tax',
      'state and local',
      'state and local taxes',
      'property tax',
      'state income tax',
    ],
    min: 0,
    max: 1e8,
    default: nothingSaid('state or property taxes are'),
  }),
  charity: moneyPerYear({
    label: 'Cash gifts to charity',
    cues: ['charity', 'to charity', 'donate', 'donations', 'charitable', 'church', 'tithe', 'gave'],
    min: 0,
    max: mostDollars,
    default: nothingSaid('gifts are'),
  }),
};
