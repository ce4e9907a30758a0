import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const rmdFormulas: Formulas = {
  rmd: [
    'balance / period',
    'Balance of each year before ÷ the table’s period for the age',
    'Nothing yet: it starts at age {start_age}',
  ],
  rmd_year: 'The year that the question is about',
  start_age: 'The law’s starting age for your year of birth',
  first_year: 'The year in which you reach {start_age}',
  period: 'The IRS Uniform Lifetime Table at age {age}',
  share: 'rmd / balance',
  due_year: 'The year itself, or the next one for the first distribution',
  first_rmd: '{balance} grown at {rate} a year until {first_year}, ÷ the table’s period then',
  still_due: ['max(0, rmd - taken - gift_counted)', 'max(0, rmd - taken)'],
  gift_free: ['gift', 'The part of {gift} within the yearly limit, from the age at which the law allows it'],
  gift_saves: 'gift_free * tax_rate',
  gift_counted: ['gift', 'rmd', 'gift_free', 'The part of the gift that the law counts'],
  taxed: ['rmd - gift_counted', 'rmd'],
  spouse_rmd: 'The spouse’s {spouse_balance} ÷ the table’s period at {spouse_age}',
  both: 'rmd + spouse_rmd',
};
