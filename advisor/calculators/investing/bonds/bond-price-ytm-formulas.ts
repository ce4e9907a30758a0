import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const bondPriceYtmFormulas: Formulas = {
  price: [
    'price',
    'Every payment of a {coupon} coupon on {face} over {years}, each worth less by {ytm} a year, added up',
  ],
  ytm: [
    'yield',
    'The yield at which the payments of a {coupon} coupon over {years} are worth {price}, found by trial',
  ],
  gain: 'face - price',
  after_tax_yield: 'ytm * (100% - tax_rate)',
  accrued: 'The {coupon} coupon on {face} for the part of the period that has gone by',
  full_price: 'price + accrued',
  current_yield: 'coupon * face / price',
  macaulay_duration: 'The time until each payment over {years}, weighed by what it is worth today at {ytm}',
  modified_duration: [
    'macaulay_duration / (100% + "Yield of a period")',
    'Duration {macaulay_duration}, less the yield of one period',
  ],
  convexity: 'How the price bends as yields move: payments over {years} at {ytm}, weighed by time squared',
  price_if_up: 'The payments of a {coupon} coupon over {years}, at one point more than {ytm}',
  price_if_down: 'The payments of a {coupon} coupon over {years}, at one point less than {ytm}',
};
