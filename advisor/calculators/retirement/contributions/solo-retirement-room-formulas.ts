import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const soloRetirementRoomFormulas: Formulas = {
  solo_401k: ['employee_part + employer_part', 'Both parts, at most the limit of the law'],
  catch_up: 'What the law adds at age {age}',
  earned: [
    'profit - expenses - "Half of the self-employment tax"',
    'wages',
    'The earnings of the business that the plan counts',
  ],
  sep_ira: [
    '"Earnings that count" * 20%',
    'wages * 25%',
    'The employer share of {"Earnings that count"}, at most the limit of the law',
  ],
  employee_part:
    'The year’s limit and catch-up at age {age}[, less {deferred} put in elsewhere], at most the earnings',
  employer_part: [
    '"Earnings that count" * 20%',
    'wages * 25%',
    'sep_ira',
    'The employer share of {"Earnings that count"}',
  ],
  difference: ['solo_401k - sep_ira'],
  left: 'solo_401k - wanted',
  over: 'wanted - solo_401k',
};
