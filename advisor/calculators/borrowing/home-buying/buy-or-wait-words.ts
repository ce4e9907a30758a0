import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const buyOrWaitFormulas: Formulas = {
  waiting_ahead: 'cost_now - cost_waiting',
  even_rate: 'The rate after {wait} at which both ways cost the same by the sale in {stay}',
  price_later: 'price * (100% + home_growth) ^ wait',
  payment_now: 'The level payment that pays off {"Loan if you buy now"} at {rate} in {term}',
  payment_later: 'The level payment that pays off {"Loan if you wait"} at {later_rate} in {term}',
  rent_paid: 'Rent of {rent} for {wait}, rising {rent_growth} a year',
  saved: '{"Down payment today"}[ and {save}] for {wait} at {savings_rate} a year',
  refinance_gain:
    'Payments and debt at {rate} less those at {later_rate} after {wait}, {refinance_costs} of costs counted, in today’s dollars',
  cost_now:
    'Down payment, costs and payments of {stay}, less the sale, in today’s dollars at {investment} a year',
  cost_waiting:
    'Rent of {rent_paid}, savings, and the costs of owning from then on, less the sale, in today’s dollars at {investment} a year',
};

export const buyOrWaitExamples = [
  {
    question:
      'Should I buy a $400,000 house now at 6.8% or wait a year for rates to drop to 5.8%? My rent is $2,100.',
    input: { price: 400_000, rate: 6.8, later_rate: 5.8, wait: 1, rent: 2100 },
  },
  {
    question:
      'buy now or wait two years? homes here are 450k going up 4% a year, rent 2,400, we save 1,500 a month',
    input: { price: 450_000, home_growth: 4, wait: 2, rent: 2400, save: 1500 },
  },
  {
    question:
      'is it worth waiting to buy a home until mortgage rates come down, 350k place, 10% down, paying 1,800 rent',
    input: { price: 350_000, down_percent: 10, rent: 1800 },
  },
  {
    question:
      'how low do rates have to go for waiting 18 months to buy a 525k house to make sense, rent is 2,600',
    input: { price: 525_000, wait: 1.5, rent: 2600 },
  },
  {
    question:
      'if i hold off buying for 3 years and home prices fall 2% a year, do i come out ahead? 600k house, 3,000 rent',
    input: { price: 600_000, wait: 3, home_growth: -2, rent: 3000 },
  },
  {
    question:
      'wait for lower rates or buy the house today and refinance later: 380,000 at 7 percent now, maybe 6 next year, rent 1,950',
    input: { price: 380_000, rate: 7, later_rate: 6, rent: 1950 },
  },
];
