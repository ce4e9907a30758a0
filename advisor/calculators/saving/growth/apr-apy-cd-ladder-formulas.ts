import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const aprApyCdLadderFormulas: Formulas = {
  apy: ['rate', 'A stated {apr} with {compounding} compounding, as interest earns interest for a year'],
  apr: ['rate', 'The rate that {compounding} compounding turns into a yield of {apy}'],
  apr_of_yield: ['rate', 'The rate that {compounding} compounding turns into a yield of {rate}'],
  interest_year: 'deposit * apy',
  value_then: ['deposit * (100% + apy)^years', '{deposit} growing at {apy} a year for {years}'],
  interest_time: 'value_then - deposit',
  ladder_interest: 'ladder_value - deposit',
  ladder_value:
    '{rung_amount} in each of {rungs} CDs, {spacing} apart, each grown at {rate} to its end, added up',
  rung_amount: 'deposit / rungs',
  first_rung: '{rung_amount} growing at a yield of {apy} for {spacing}',
  last_rung:
    '{rung_amount} growing until the last of {rungs} CDs, {spacing} apart, matures[, the rate changing {step} a rung]',
  average_wait: ['spacing * (rungs + 1) / 2'],
};
