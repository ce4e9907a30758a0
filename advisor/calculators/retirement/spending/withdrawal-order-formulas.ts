import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { orders } from '#advisor/calculators/retirement/spending/withdrawal-order-years.ts';

/** How the figures come about. */
export const withdrawalOrderFormulas: Formulas = {
  ...Object.fromEntries(
    orders.flatMap((order) => [
      [
        `years_${order}`,
        'Year by year from {age}: {spending} and the tax come out in this order, and the rest grows at {return}',
      ],
      [`tax_${order}`, 'The federal tax of each year until then, added up in today’s dollars'],
      [`first_tax_${order}`, 'The federal tax of the first year on what this order takes out'],
      [
        `left_${order}`,
        'What is left in all accounts at {until_age}, the traditional one less a tax of {rate_later}',
      ],
    ]),
  ),
  best_years: 'The longest of the four orders, year by year from {age}',
  best_left:
    'The most of the four orders that is left at {until_age}, the traditional part less {rate_later}',
  more_years: 'best_years - worst_years',
  worst_years: 'The shortest of the four orders, year by year from {age}',
  more_left: 'best_left - worst_left',
  worst_left:
    'The least of the four orders that is left at {until_age}, the traditional part less {rate_later}',
  rmd_age: 'The age at which required distributions begin for someone who is {age} now',
};
