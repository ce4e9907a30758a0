import { add, addPartOf, down, times, type DepthSpec } from '#advisor/depth/tries.ts';

export const homesAndCars: Readonly<Record<string, DepthSpec>> = {
  adjustable_rate: {
    compare: ['new_payment', 'balance'],
    headline: 'least',
    tries: [add('new_rate', -1), add('new_rate', 1), addPartOf('extra', 'loan', 0.001)],
    range: 'new_rate',
    milestones: [
      { at: 'fixed_years', say: 'the rate changes, and the payment becomes', figure: 'new_payment' },
    ],
  },
  heloc_payment: {
    compare: ['repayment', 'total_interest'],
    headline: 'least',
    tries: [addPartOf('balance', 'balance', -0.2), down('repay_years', 10), add('later_rate', 1)],
    range: 'later_rate',
    milestones: [{ at: 'draw_left', say: 'repayment starts, and the payment becomes', figure: 'repayment' }],
  },
  deferred_interest: {
    compare: ['interest', 'payment'],
    best: ['least', 'interest'],
    tries: [addPartOf('balance', 'balance', -0.1), times('pause', 0.5), add('term', 5)],
    range: 'pause',
    milestones: [{ at: 'pause', say: 'payments start, at', figure: 'payment' }],
  },
  home_buyout: {
    compare: ['buyout', 'payment_new'],
    headline: 'least',
    tries: [times('value', 0.95), down('term', 15), add('rate', -0.5)],
    range: 'value',
  },
  escrow_change: {
    compare: ['rise', 'new_payment'],
    headline: 'least',
    tries: [times('new_insurance', 0.85), times('new_tax', 0.9)],
  },
  lease_payment: {
    compare: ['base_payment', 'total'],
    best: ['least', 'base_payment'],
    tries: [times('price', 0.95), times('residual', 1.05), times('money_factor', 0.8)],
    range: 'residual',
    milestones: [{ at: 'months', say: 'the lease ends' }],
  },
  fuel_cost: {
    compare: ['saved_year', 'years_even'],
    headline: 'most',
    tries: [times('miles', 1.3), times('miles', 0.7), add('gas_price', 1)],
    range: 'gas_price',
    milestones: [{ at: 'years_even', say: 'the fuel saved has covered the higher price' }],
  },
  own_or_rent_year: {
    compare: ['owning', 'renting'],
    tries: [add('rate', -1), times('price', 0.9), times('rent', 1.1)],
    range: 'rate',
  },
  home_coinsurance: {
    compare: ['insurer_pays', 'you_pay'],
    best: ['most', 'insurer_pays'],
    tries: [times('coverage', 1.15), times('coverage', 1.3)],
    range: 'replacement',
  },
};
