import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const rentVsBuyFormulas: Formulas = {
  buying_ahead: 'renting_cost - buying_cost',
  breakeven_year:
    'The first year in which selling then makes buying cheaper: {price} at {rate} against {rent} of rent',
  buying_cost:
    'Cash at the start of {"Paid at the start"} and the costs of {years}, less {equity} from the sale, in today’s dollars at {investment} a year',
  renting_cost:
    'Rent of {rent}, rising {rent_growth} a year for {years}, in today’s dollars at {investment} a year',
  owner_monthly: 'Payment at {rate} over {term}, tax, upkeep and insurance on {price}',
  equity: 'The home after {years} at {home_growth} a year, less {selling_costs} to sell it and the loan',
  monthly_difference: 'owner_monthly - rent',
  cash_left: 'cash - "Paid at the start"',
  rent_after_roommate: 'rent - rent_received',
};
