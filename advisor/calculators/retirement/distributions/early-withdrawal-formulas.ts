import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const earlyWithdrawalFormulas: Formulas = {
  penalty: [
    'amount * penalty_rate',
    'gross * penalty_rate',
    'The law’s share of the part that is penalized, at age {age}',
  ],
  penalty_rate: 'What the law takes before fifty-nine and a half: you are {age}',
  income_tax: [
    'amount * tax_rate',
    'gross * tax_rate',
    'Federal tax with the withdrawal, less the tax without it, on {income} of other income',
  ],
  state_tax: 'State tax with the withdrawal, less the tax without it, on {income} of other income',
  state_penalty: 'The state’s own share of the part that is penalized, at age {age}',
  state_cost: ['state_tax + state_penalty', 'state_tax', 'state_penalty'],
  withheld: 'The share that a plan has to hold back of {amount} paid out to you',
  first_check: ['amount - withheld', 'gross - withheld'],
  due_later: ['cost - withheld', 'withheld - cost'],
  grown: [
    'What {amount} at {rate} a year, less {inflation} of inflation, becomes by {retire_age}',
    'What it becomes by {retire_age}',
  ],
  growth_lost: ['grown - amount', 'grown - gross'],
  cost: ['penalty + income_tax + state_cost', 'penalty + income_tax'],
  left: ['amount - cost', 'gross - cost'],
  gross: ['net + cost', 'left + cost'],
  taxed: 'The part of the withdrawal that is taxed',
};
