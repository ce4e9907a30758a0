import { choice, money, percent, years } from '#advisor/calculators/define/fields.ts';

const usualFace = 1000;

export const bondFields = {
  coupon: percent({
    label: 'Coupon rate',
    roles: ['rate_coupon'],
    min: 0,
    max: 50,
    default: {
      value: 0,
      reason: 'the interest paid a year; without any it’s taken as a zero-coupon bond or a bill',
      by: ({ paid_yearly: paid, face }) =>
        typeof paid === 'number' && paid > 0
          ? (paid / (typeof face === 'number' ? face : usualFace)) * 100
          : undefined,
    },
  }),
  paid_yearly: money({
    label: 'Interest the bond pays a year in dollars',
    roles: ['interest_income', 'other_income'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'worked out from the coupon rate' },
  }),
  years: years({
    label: 'Time to maturity',
    roles: ['term', 'term_left', 'horizon'],
    min: 1 / 12,
    max: 100,
  }),
  yield: percent({
    label: 'Yield to maturity',
    roles: ['rate_yield', 'rate_market'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'worked out from the price' },
  }),
  price: money({
    label: 'Price of the bond',
    roles: ['bond_price'],
    min: 0,
    max: 5e6,
    default: { value: 0, reason: 'worked out from the yield' },
  }),
  tax_rate: percent({
    label: 'Tax rate on the interest',
    roles: ['rate_tax'],
    min: 0,
    max: 60,
    default: { value: 0, reason: 'taxes are left out unless you name a rate' },
  }),
  face: money({
    label: 'Face amount',
    roles: ['face_value'],
    min: 1,
    max: 1e9,
    default: { value: usualFace, reason: 'most bonds are issued in this amount' },
  }),
  frequency: choice({
    label: 'Coupon schedule',
    fact: 'coupons',
    options: ['annual', 'semiannual', 'quarterly'],
    default: {
      value: 'semiannual',
      reason: 'Treasuries and most bonds in the United States pay twice a year',
    },
  }),
  wanted: choice({
    label: 'Figure in question',
    options: ['price_or_yield', 'macaulay_duration', 'modified_duration'],
    default: { value: 'price_or_yield', reason: 'whichever of the two is not given' },
  }),
};
