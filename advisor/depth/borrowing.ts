import {
  add,
  addPartOf,
  addShareOf,
  down,
  either,
  given,
  set,
  times,
  toFigure,
  up,
  type DepthSpec,
} from '#advisor/depth/tries.ts';

const shorterTerm = (field: string) => either(down(field, 15), down(field, 5), down(field, 3));
const moreDown = either(
  given('down_payment', addPartOf('down_payment', 'price', 0.1)),
  up('down_percent', 20),
  add('down_percent', 10),
);

export const borrowing: Readonly<Record<string, DepthSpec>> = {
  balance_transfer: {
    compare: ['saved', 'months_with'],
    best: ['most', 'saved'],
    tries: [times('payment', 1.25), add('intro_months', 6), down('fee_percent', 3)],
    range: 'payment',
    milestones: [
      {
        at: 'intro_months',
        say: 'the low rate ends; what’s left by then costs the later rate',
        figure: 'left_after_intro',
      },
      { at: 'months_with', say: 'the balance is gone' },
    ],
  },
  biweekly_payments: {
    headline: 'most',
    range: 'rate',
    milestones: [{ at: 'years_biweekly', say: 'the loan is paid off with payments every two weeks' }],
  },
  buy_or_wait: {
    compare: ['waiting_ahead', 'payment_later'],
    best: ['most', 'waiting_ahead'],
    tries: [add('later_rate', -1), add('later_rate', 1), add('wait', 1), set('home_growth', 0)],
    range: 'home_growth',
    milestones: [{ at: 'wait', say: 'you’d buy; at this growth the home costs', figure: 'price_later' }],
  },
  car_trade_in: {
    compare: ['payment', 'interest'],
    best: ['least', 'interest'],
    headline: 'least',
    tries: [addPartOf('down', 'price', 0.1), down('term', 5), times('price', 0.85)],
    range: 'worth',
    milestones: [{ at: 'term', say: 'the new loan is paid off' }],
  },
  consolidation: {
    compare: ['saved', 'new_payment'],
    best: ['most', 'saved'],
    tries: [add('years', -1), add('rate', -2), add('years', 1)],
    range: 'rate',
    milestones: [{ at: 'months_new', say: 'the new loan is paid off' }],
  },
  credit_utilization: {
    compare: ['utilization', 'to_pay'],
    best: ['least', 'utilization'],
    tries: [toFigure('pay_down', 'to_pay'), toFigure('pay_down', 'to_pay_for_best')],
    range: 'balance',
  },
  debt_payoff: {
    compare: ['avalanche_months', 'avalanche_interest'],
    best: ['least', 'avalanche_interest'],
    headline: 'least',
    tries: [
      either(times('budget', 1.1), addShareOf('extra', 'paid_monthly', 0.1)),
      either(times('budget', 1.25), addShareOf('extra', 'paid_monthly', 0.25)),
      ({ input }) => ({ changes: { lump_sum: Number(input['lump_sum']) + 1000 } }),
    ],
    range: 'budget',
    milestones: [
      { at: 'avalanche_first_paid', say: 'the first debt is gone; put its payment on the next one' },
      { at: 'avalanche_months', say: 'you’re debt-free' },
    ],
  },
  debt_to_income: {
    compare: ['debt_ratio', 'room'],
    best: ['least', 'debt_ratio'],
    tries: [
      either(given('car', set('car', 0)), given('cards', set('cards', 0))),
      times('housing', 0.9),
      times('income', 1.1),
    ],
    range: 'income',
  },
  heloc_or_cash_out: {
    compare: ['heloc_cost', 'refi_cost'],
    best: ['least', 'heloc_cost'],
    headline: 'most',
    tries: [down('heloc_years', 10), times('cash', 0.75), add('refi_rate', -0.5)],
    range: 'heloc_rate',
  },
  home_equity: {
    compare: ['ltv', 'equity'],
    best: ['least', 'ltv'],
    tries: [toFigure('pay_down', 'to_drop_pmi'), times('value', 1.05), addPartOf('pay_down', 'owed', 0.05)],
    range: 'value',
  },
  home_payment: {
    compare: ['monthly_payment', 'principal_interest'],
    best: ['least', 'monthly_payment'],
    tries: [moreDown, add('rate', -0.5), times('price', 0.9), down('years', 15)],
    range: 'rate',
    milestones: [
      {
        at: 'pmi_months',
        say: 'mortgage insurance ends; the payment drops to',
        figure: 'payment_without_pmi',
      },
    ],
  },
  house_hack: {
    compare: ['own_cost', 'cash'],
    best: ['least', 'own_cost'],
    tries: [moreDown, add('rate', -0.5), times('rent', 1.1)],
    range: 'vacancy',
  },
  income_for_home: {
    compare: ['income', 'monthly_cost'],
    best: ['least', 'income'],
    tries: [moreDown, add('rate', -0.5), times('price', 0.9)],
    range: 'rate',
  },
  interest_cost: {
    compare: ['month', 'year'],
    best: ['least', 'year'],
    headline: 'least',
    tries: [times('balance', 0.5), times('balance', 0.75), times('rate', 0.75)],
    range: 'rate',
  },
  lease_vs_buy: {
    compare: ['lease_cost', 'buy_cost'],
    tries: [times('lease_payment', 0.9), add('rate', -1), times('price', 0.95)],
    range: 'residual',
    milestones: [{ at: 'lease_term', say: 'the lease ends; decide three months before that' }],
  },
  life_insurance_need: {
    compare: ['additional_cover', 'total_need'],
    tries: [add('years', -5), add('years', 5), down('share', 60)],
    range: 'real_return',
    milestones: [{ at: 'years', say: 'the cover may end' }],
  },
  loan_amortization: {
    compare: ['monthly_payment', 'total_interest'],
    best: ['least', 'total_interest'],
    headline: 'least',
    tries: [shorterTerm('years'), addShareOf('extra', 'monthly_payment', 0.1), add('rate', -0.5)],
    range: 'rate',
    milestones: [{ at: 'payoff_months', say: 'the loan is paid off on this schedule' }],
  },
  loan_apr: {
    compare: ['apr', 'finance_charge'],
    best: ['least', 'finance_charge'],
    headline: 'least',
    tries: [
      given('fees', times('fees', 0.5)),
      given('rate', add('rate', -1)),
      given('years', times('years', 0.75)),
    ],
    range: 'fees',
  },
  loan_balance: {
    compare: ['balance', 'interest_paid'],
    best: ['least', 'balance'],
    tries: [addShareOf('extra', 'payment', 0.1), addShareOf('extra', 'payment', 0.25), add('rate', -0.5)],
    range: 'rate',
    milestones: [{ at: 'months_left', say: 'the loan would be paid off if those payments started today' }],
  },
  loan_from_payment: {
    compare: ['loan', 'total_interest'],
    tries: [shorterTerm('years'), add('rate', -0.5), times('payment', 0.9)],
    headline: 'most',
    range: 'rate',
  },
  mortgage_affordability: {
    compare: ['max_price', 'monthly_cost'],
    best: ['most', 'max_price'],
    tries: [
      either(given('down_percent', add('down_percent', 10)), ({ input }) => ({
        changes: { down_payment: Number(input['down_payment']) + 20_000 },
      })),
      given('debts', set('debts', 0)),
      add('rate', -0.5),
      down('years', 15),
    ],
    range: 'rate',
  },
  mortgage_points: {
    compare: ['gain', 'breakeven_months'],
    best: ['most', 'gain'],
    headline: 'least',
    tries: [add('stay', -3), add('stay', 5), times('loan', 0.9)],
    range: 'stay',
    milestones: [
      {
        at: 'breakeven_months',
        say: 'the points have paid for themselves; from here on they save you',
        figure: 'monthly_saving',
      },
    ],
  },
  payday_apr: {
    compare: ['fees', 'paid_back'],
    best: ['least', 'fees'],
    headline: 'least',
    tries: [
      times('amount', 0.5),
      add('fee', -20),
      ({ input }) => ({ changes: { rollovers: Number(input['rollovers']) + 3 } }),
    ],
    range: 'fee',
  },
  promo_balance: {
    compare: ['needed', 'left'],
    headline: 'least',
    tries: [times('balance', 0.75), times('balance', 0.9), add('months_left', -3)],
    range: 'balance',
    milestones: [{ at: 'months_left', say: 'the promotional rate ends' }],
  },
  refinance_breakeven: {
    compare: ['npv', 'new_payment', 'breakeven_months'],
    best: ['most', 'npv'],
    headline: 'least',
    tries: [
      ({ input }) =>
        Number(input['years_left']) < Number(input['new_years'])
          ? { changes: { new_years: input['years_left'] } }
          : undefined,
      down('new_years', 15),
      add('new_rate', -0.25),
      times('costs', 0.5),
    ],
    range: 'new_rate',
    milestones: [
      {
        at: 'breakeven_months',
        say: 'the lower payments have covered the costs; from here on they save you',
        figure: 'monthly_saving',
      },
    ],
  },
  rent_vs_buy: {
    compare: ['buying_ahead', 'owner_monthly'],
    best: ['most', 'buying_ahead'],
    tries: [add('years', 5), times('price', 0.9), add('rate', -0.5)],
    range: 'home_growth',
    milestones: [
      { at: 'years', say: 'you’d move, with this much from a sale if you buy:', figure: 'equity' },
      { at: 'breakeven_year', say: 'buying starts to be cheaper, if you’re still there' },
    ],
  },
  cash_to_close: {
    compare: ['cash_to_close', 'costs'],
    best: ['least', 'cash_to_close'],
    tries: [set('down_percent', 5), set('down_percent', 10), add('credits', 5000)],
    range: 'price',
  },
  seller_proceeds: {
    compare: ['proceeds', 'selling_costs'],
    best: ['most', 'proceeds'],
    tries: [add('selling_rate', -1), times('price', 1.03), times('price', 0.97)],
    range: 'price',
  },
  student_loan_plans: {
    compare: ['rap_payment', 'rap_paid', 'standard_payment'],
    tries: [times('income', 0.9), times('income', 1.2), addPartOf('balance', 'balance', -0.1)],
    headline: 'least',
    range: 'income_growth',
    settled: ['first_loan'],
    milestones: [{ at: 'rap_months', say: 'RAP ends, paid off or forgiven' }],
  },
  zero_or_rebate: {
    compare: ['difference', 'low_payment', 'rebate_payment'],
    tries: [addPartOf('down', 'price', 0.1), add('other_rate', -1), add('term', -1)],
    headline: 'most',
    range: 'other_rate',
    milestones: [{ at: 'term', say: 'the car is paid off' }],
  },
};
