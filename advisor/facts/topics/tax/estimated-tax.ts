import { defineFacts } from '#advisor/facts/define-facts.ts';
import { fixed } from '#advisor/facts/entry.ts';
import { separateOrOtherNames } from '#advisor/facts/key-names.ts';

export const estimatedTaxFacts = defineFacts({
  estimated_tax_safe_harbor: fixed(
    'the share of a year’s tax that, paid on time, keeps you from a penalty for underpaying',
    'percent',
    'usc_26_6654',
    { this_year: 90, last_year: 100, last_year_higher_income: 110 },
    {
      keys: {
        this_year: 'of this year’s tax',
        last_year: 'of last year’s tax',
        last_year_higher_income: 'of last year’s tax, if last year’s income was higher',
      },
    },
  ),
  estimated_tax_higher_income: fixed(
    'last year’s adjusted gross income above which the larger share of last year’s tax is needed',
    'usd',
    'usc_26_6654',
    { separate: 75_000, other: 150_000 },
    {
      keys: separateOrOtherNames,
    },
  ),
  estimated_tax_minimum: fixed(
    'the tax left after withholding below which no penalty for underpaying is due',
    'usd',
    'irs_topic_306',
    1000,
  ),
});
