import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const contributionLimitsFormulas: Formulas = {
  allowed: [
    'base_limit + catch_up - reduction',
    'income',
    'The limit of the year for your age, at most your pay',
  ],
  base_limit: 'The law’s limit of the year for this account',
  catch_up: 'What the law adds at age {age}',
  total_limit: 'The law’s limit of the year for your part and your employer’s together',
  reduction: '"Taken off"',
  deductible: [
    'allowed - "Taken off"',
    'allowed',
    'What is allowed, less what the phase-out by income takes off',
  ],
  together: ['allowed + spouse_allowed', 'What each may put in, at most the pay of both'],
  spouse_allowed: 'The same limit at age {spouse_age}',
  savers_credit_rate: 'The law’s rate at an income of {income} (filing status {filing_status})',
  over: 'planned - allowed',
  room: 'allowed - planned',
  left: 'allowed - planned',
  per_check: 'allowed / checks',
  checks: ['checks', 'The number of paychecks in a year ({paid})'],
};
