import { defineFacts } from '#advisor/facts/define-facts.ts';
import { consumerPrices } from '#advisor/history/consumer-prices.ts';

export const savingsFacts = defineFacts({
  consumer_price_index: {
    label: 'the consumer price index by year',
    unit: 'ratio',
    // One table that ends with the year it is filed under.
    values: { 2025: consumerPrices },
    source: 'bls_cpi',
    changesYearly: true,
    holdsEarlierYears: true,
    checkedOn: '2026-11-15',
    keys: {
      firstYear: 'the first year',
      lastYear: 'the last year',
      averages: 'the averages of the years from the first on',
    },
    keyUnits: { firstYear: 'year', lastYear: 'year' },
  },
  college_cost: {
    label: 'the average published price of a year of college: tuition, fees, housing and food',
    unit: 'usd_per_year',
    appliesTo: 'full-time undergraduates, academic year that begins in the year given',
    values: {
      2024: { public_in_state: 24_920, public_out_of_state: 44_090, private_nonprofit: 58_600 },
      2025: { public_in_state: 25_850, public_out_of_state: 45_780, private_nonprofit: 60_920 },
    },
    source: { 2024: 'college_board_2024', 2025: 'college_board_2025' },
    changesYearly: true,
    checkedOn: '2026-11-15',
    keys: {
      public_in_state: 'a public college in your own state',
      public_out_of_state: 'a public college in another state',
      private_nonprofit: 'a private nonprofit college',
    },
  },
});
