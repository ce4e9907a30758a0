import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const rentalPropertyFormulas: Formulas = {
  cash_flow: ['(net_income - payment * 12) / 12'],
  cap_rate: 'net_income / price',
  cash_on_cash: 'cash_flow_year / cash_invested',
  cash_flow_year: 'net_income - payment * 12',
  net_income: 'collected - costs',
  costs: [
    '"Property tax" + "Insurance" + "Association dues" + "Upkeep" + "Management and other costs"',
    '"All costs as you gave them" + "Association dues" + "Management and other costs"',
  ],
  collected: 'rent * 12 * (100% - vacancy)',
  payment: [
    'payment',
    'The level payment that pays off {loan} at {rate} in {years}',
    'None: there is no mortgage',
  ],
  break_even_rent:
    'The rent at which what is left after vacancy of {vacancy} and costs pays the mortgage of {payment}',
  rent_multiplier: 'price / (rent * 12)',
  rent_to_price: 'rent / price',
  yield_on_cost: 'net_income / basis',
  dscr: 'net_income / (payment * 12)',
  cash_invested: [
    'down_payment + closing_costs',
    'price * down_percent + closing_costs',
    'price - loan + closing_costs',
    'price + closing_costs',
  ],
  loan: ['loan', 'price - down_payment', 'price * (100% - down_percent)', 'price * loan_share'],
};
