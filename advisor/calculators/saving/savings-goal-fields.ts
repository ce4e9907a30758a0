import { money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';

export const savingsGoalFields = {
  target: money({
    label: 'Goal',
    ask: 'how much do you want to have (the goal)',
    roles: ['goal_amount', 'spend_item', 'car_price', 'down_amount', 'home_price', 'college_cost'],
    min: 1,
    max: 1e9,
  }),
  years: years({
    label: 'Time to reach it',
    roles: ['horizon', 'term'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'no time is set, so the time is worked out' },
  }),
  monthly: moneyPerMonth({
    label: 'Monthly saving',
    roles: ['save_amount'],
    adds: true,
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'no monthly amount is set, so it is worked out' },
  }),
  start: money({
    label: 'Amount already saved',
    roles: ['bal_cash', 'bal_total', 'lump_sum', 'bal_brokerage', 'bal_529', 'bal_roth'],
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'nothing is saved yet' },
  }),
  rate: percent({
    label: 'Yearly return',
    roles: ['rate_savings', 'rate_return'],
    min: -20,
    max: 50,
    default: { value: 3, reason: 'a cautious guess for money kept safe; put in what your account pays' },
  }),
};
