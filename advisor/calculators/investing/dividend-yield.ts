import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };
/** Above it, the market mostly expects the dividend to be cut. */
const doubtfulYield = 8;

interface Holding {
  price: number;
  cost: number;
  dividend: number;
  shares: number;
  amount: number;
  yield: number;
  income: number;
}

/** In percent; zero where nothing tells it. */
function yieldOf({ price, dividend, amount, yield: told, income }: Holding): number {
  if (told > 0) return told;
  if (dividend > 0 && price > 0) return (dividend / price) * 100;
  return income > 0 && amount > 0 ? (income / amount) * 100 : 0;
}

/** What the shares or the money that somebody has pay in a year; zero where neither is known. */
function incomeOf(holding: Holding): number {
  const { shares, dividend, price, amount } = holding;
  if (shares > 0 && dividend > 0) return shares * dividend;
  return ((shares > 0 && price > 0 ? shares * price : amount) * yieldOf(holding)) / 100;
}

/** What dividends bring, or what it takes to get so much of them. */
export const dividendYield = defineCalculator({
  name: 'dividend_yield',
  version: 1,
  title: 'Dividend yield and income',
  about:
    'Dividend yield and yearly dividend income from price, dividend per share and shares, or from an amount and a yield; the yield on what was paid; and how much it takes for a wanted dividend income.',
  input: {
    price: money({
      label: 'Price of a share',
      roles: ['price_now', 'price_buy'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'the yield is given instead' },
    }),
    cost: money({
      label: 'Price you paid for a share',
      roles: ['price_buy'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'the yield on cost is not asked for' },
    }),
    dividend: moneyPerYear({
      label: 'Dividend per share',
      roles: ['dividend_per_share'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'the yield is given instead' },
    }),
    shares: count({
      label: 'Number of shares',
      roles: ['n_shares'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no shares were mentioned' },
    }),
    amount: money({
      label: 'Amount invested',
      roles: ['hold_amount', 'lump_sum', 'bal_brokerage', 'bal_total', 'bal_retirement', 'bal_roth'],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'no amount was mentioned' },
    }),
    yield: percent({
      label: 'Dividend yield',
      roles: ['rate_yield'],
      min: 0,
      max: 50,
      default: { value: 0, reason: 'it follows from price and dividend' },
    }),
    income: moneyPerYear({
      label: 'Dividend income, had or wanted',
      roles: ['dividend_income', 'goal_amount', 'spend_total'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'it is worked out' },
    }),
  },
  check(input) {
    if (yieldOf(input) > 0 || incomeOf(input) > 0) return null;
    if (input.dividend > 0 && (input.income > 0 || input.cost > 0)) return null;
    return input.dividend > 0
      ? 'Give the price of a share, or how many shares you have.'
      : 'Give the dividend per share and the price, or the dividend yield.';
  },

  run(input) {
    const { dividend, cost, price, shares, amount, income: wanted } = input;
    const rate = yieldOf(input);
    const yearly = incomeOf(input);
    const figures: Figure[] = [];
    const add = (when: boolean, make: () => Figure) => {
      if (when) figures.push(make());
    };
    add(rate > 0 && input.yield === 0, () => figure('yield', 'Dividend yield', rate, 'percent', exact));
    add(yearly > 0, () => figure('income', 'Dividends a year', yearly, 'usd_per_year', exact));
    add(yearly > 0, () =>
      figure('monthly_income', 'On average a month', yearly / monthsPerYear, 'usd_per_month', exact),
    );
    add(dividend > 0 && cost > 0, () =>
      figure('yield_on_cost', 'Yield on what you paid', (dividend / cost) * 100, 'percent', exact),
    );
    // An income beside the amount or the shares that bring it is had; otherwise it is wanted.
    const isWanted = wanted > 0 && !(amount > 0 && input.yield === 0 && dividend === 0);
    add(isWanted && rate > 0, () =>
      figure('amount_needed', 'Needed for that income', (wanted * 100) / rate, 'usd'),
    );
    add(isWanted && dividend > 0, () =>
      figure('shares_needed', 'Shares needed for it', Math.ceil(wanted / dividend - 1e-9), 'count'),
    );
    add(shares === 0 && amount > 0 && price > 0, () =>
      figure('shares_bought', 'Shares that the amount buys', amount / price, 'count', exact),
    );
    const isSteep = rate > doubtfulYield;
    return {
      figures,
      steps: [
        ...(dividend > 0 && price > 0
          ? [
              {
                label: 'Yield',
                formula: 'dividend of a year / price',
                value: (dividend / price) * 100,
                unit: 'percent' as const,
                ...exact,
              },
            ]
          : []),
        ...(yearly > 0
          ? [
              {
                label: 'Dividends a year',
                formula: shares > 0 ? 'shares x dividend' : 'amount x yield',
                value: yearly,
                unit: 'usd_per_year' as const,
                ...exact,
              },
            ]
          : []),
      ],
      assumptions: [
        text`The dividend stays what it is for a year. A company can raise it, cut it or stop it at any time.`,
        text`Taxes are left out.`,
      ],
      warnings: isSteep
        ? [
            text`A yield this high often means that the price has fallen because a cut is expected. Look at what the company earns.`,
          ]
        : [],
      detail: {},
    };
  },

  explain({ figures }, input) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const [rate, income, onCost] = [find('yield'), find('income'), find('yield_on_cost')];
    const [amount, shares] = [find('amount_needed'), find('shares_needed')];
    const wanted = given('income', input.income, 'usd_per_year');
    const told = given('yield', input.yield, 'percent');
    const many = shares ? text`${shares} shares` : '';
    return {
      conclusion:
        amount && !income
          ? text`For ${wanted} in dividends you need about ${amount} invested${shares ? text`, which is ${many}` : ''}${rate ? text`, at a yield of ${rate}` : text` at a yield of ${told}`}.`
          : rate
            ? text`The dividend yield is ${rate}${income && input.income === 0 ? text`, which pays ${income}` : ''}.`
            : income
              ? text`It pays about ${income}, or ${find('monthly_income')!} on average.`
              : shares
                ? text`You need ${many} for ${wanted} in dividends.`
                : text`Your yield on what you paid is ${onCost!}.`,
      reasons: [
        ...(onCost && (rate || income) ? [text`On what you paid it is ${onCost}: the yield on cost.`] : []),
        ...(amount && income ? [text`For ${wanted} you would need about ${amount} invested.`] : []),
        text`The yield is the dividends of a year divided by the price, so that it falls when the price rises.`,
      ],
      next: [
        text`Look at whether the company earns its dividend, and at total return: price and dividends together.`,
      ],
    };
  },

  examples: [
    {
      question: 'A stock is at $64.20 and pays $0.71 a quarter. What is the dividend yield?',
      input: { price: 64.2, dividend: 2.84 },
    },
    {
      question: 'bought 120 shares at $44, they pay $2.04 a share and trade at 69. yield and yield on cost?',
      input: { price: 69, cost: 44, dividend: 2.04, shares: 120 },
    },
    {
      question: '$40,000 in a dividend fund at 3.5% yield pays me what a month',
      input: { amount: 40_000, yield: 3.5 },
    },
    {
      question: 'I want $1,000 a month in dividends at a 3.4% yield. How big must the portfolio be?',
      input: { income: 12_000, yield: 3.4 },
    },
    {
      question: 'how many shares do i need at $3.10 a year each to get $5,000',
      input: { dividend: 3.1, income: 5000 },
    },
    {
      question: '$200k portfolio throws off $5,900 of dividends. yield?',
      input: { amount: 200_000, income: 5900 },
    },
  ],
  sources: ['sec_saving_investing'],
});
