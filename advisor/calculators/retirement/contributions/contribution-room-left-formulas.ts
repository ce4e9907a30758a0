import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const contributionRoomLeftFormulas: Formulas = {
  room: 'max(0, limit - made)',
  limit: 'The limit of the year and catch-up at age {age}, by income[ of {income}]',
  made: [
    'made_at_work',
    'made_ira',
    'made_hsa',
    'made_at_work + made_ira + made_hsa',
    'All you have put in this year',
  ],
  per_payment: 'room / payments_left',
  catch_up: 'What the law adds at age {age}',
  excess: 'made - limit',
  excess_tax: ['excess * 6%', 'The law’s share of {excess}'],
  excess_tax_total: 'excess_tax * excess_years',
  spouse_room: 'The spouse’s limit, less {spouse_made} put in',
};
