import { choice, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { compoundingField } from '#advisor/calculators/saving/growth/compounding.ts';

/** Paydays in a year. */
export const paydays = { monthly: 12, twice_a_month: 24, every_two_weeks: 26, weekly: 52 };

/** Sooner than this, interest hardly matters and people divide. */
const shortYears = 3;
/** A goal up to this is one of the next years: a trip, a wedding, a car. */
const mostOfSoon = 30_000;

type Said = Readonly<Record<string, unknown>>;

const isSoon = ({ years: time }: Said) => typeof time === 'number' && time > 0 && time < shortYears;

/** With neither a time nor anything to put aside, nobody means that what is there should grow to the goal by itself. */
const isOpen = (said: Said) =>
  ['years', 'monthly', 'others', 'bonus', 'share'].every((name) => said[name] === undefined);

export const savingsGoalFields = {
  target: money({
    label: 'Goal',
    ask: 'how much do you want to have',
    roles: [
      'goal_amount',
      'goal_amount@both',
      'spend_item',
      'car_price',
      'down_amount',
      'home_price',
      'college_cost',
      'k401_contrib',
      'tax_bill',
      'property_tax',
      'loss_amount',
    ],
    adds: 'within',
    min: 1,
    max: 1e9,
  }),
  further_costs: money({
    label: 'Costs on top of the goal',
    roles: ['closing_costs', 'final_costs'],
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the goal is all you need' },
  }),
  years: years({
    label: 'Time to reach it',
    ask: 'by when do you want to have it',
    roles: ['horizon', 'term'],
    fromAges: true,
    min: 0,
    max: 100,
    needed: (said, want) => isOpen(said) && want !== 'time',
    typical: ({ target }) => (typeof target === 'number' && target > mostOfSoon ? [3, 5, 10] : [1, 2, 3]),
    default: { value: 0, reason: 'no time is set, so the time is worked out' },
  }),
  monthly: moneyPerMonth({
    label: 'Monthly saving',
    roles: ['save_amount', 'save_amount@both'],
    adds: true,
    ownOnly: true,
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'no monthly amount is set, so it is worked out' },
  }),
  others: moneyPerMonth({
    label: 'Monthly saving by someone else toward it',
    roles: ['save_amount@spouse', 'save_amount@other', 'save_amount@child'],
    adds: true,
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'nobody else adds to it' },
  }),
  bonus: money({
    label: 'Bonus or refund added once a year',
    roles: ['bonus', 'bonus@spouse', 'bonus@both', 'tax_bill'],
    adds: true,
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'nothing else comes in' },
  }),
  start: money({
    label: 'Amount already saved',
    roles: [
      'bal_cash',
      'bal_cash@spouse',
      'bal_cash@both',
      'bal_total',
      'bal_total@spouse',
      'bal_total@both',
      'lump_sum',
      'lump_sum@both',
      'bal_brokerage',
      'bal_brokerage@spouse',
      'bal_brokerage@both',
      'bal_529',
      'bal_529@spouse',
      'bal_529@both',
      'bal_hsa',
      'gift_amount',
      'gift_amount@other',
      'trade_in',
    ],
    sumOf: [
      'bal_retirement',
      'bal_retirement@spouse',
      'bal_retirement@both',
      'bal_roth',
      'bal_roth@spouse',
      'bal_roth@both',
      'hold_amount',
    ],
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
    usual: { facts: { 'flag=no_interest': 0 }, reason: 'you said to leave interest out' },
    default: {
      value: 3,
      reason: 'none for a goal less than three years off, else a cautious guess for money kept safe',
      by: (said) => (isSoon(said) || isOpen(said) ? 0 : undefined),
    },
  }),
  inflation: percent({
    label: 'Yearly rise of the goal',
    roles: ['rate_inflation', 'rate_cost_growth', 'rate_home_growth'],
    min: 0,
    max: 30,
    default: { value: 0, reason: 'the goal stays as it is' },
  }),
  pay: moneyPerMonth({
    label: 'Monthly pay',
    roles: [
      'take_home',
      'take_home@spouse',
      'take_home@both',
      'wages',
      'wages@spouse',
      'wages@both',
      'se_income',
      'pension_income',
    ],
    adds: 'within',
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'not needed; with it you see what share of pay it takes' },
  }),
  share: percent({
    label: 'Share of pay saved',
    roles: ['save_share'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'what you save isn’t a share of pay' },
  }),
  payday: choice<keyof typeof paydays>({
    label: 'Pay schedule',
    fact: 'paid',
    options: ['monthly', 'twice_a_month', 'every_two_weeks', 'weekly'],
    default: { value: 'monthly', reason: 'most people plan by the month' },
  }),
  compounding: compoundingField,
};
