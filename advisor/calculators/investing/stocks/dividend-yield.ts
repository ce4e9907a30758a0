import { dividendYieldFormulas } from '#advisor/calculators/investing/stocks/dividend-yield-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { dividendFields } from '#advisor/calculators/investing/stocks/dividend-fields.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };
/** Above it, the market mostly expects the dividend to be cut. */
const doubtfulYield = 8;
/** In percent of the spending: below it, dividends are far from enough. */
const halfCovered = 50;

interface Holding {
  price: number;
  cost: number;
  dividend: number;
  shares: number;
  amount: number;
  yield: number;
  income: number;
}

/** In percent; zero where nothing says it. */
function yieldOf({ price, dividend, amount, yield: told, income, shares }: Holding): number {
  if (told > 0) return told;
  if (dividend > 0 && price > 0) return (dividend / price) * 100;
  // "Worth $138,200, and pays $3,900": then the price is that of everything.
  const worth = amount > 0 ? amount : shares > 0 ? shares * price : price;
  return income > 0 && worth > 0 ? (income / worth) * 100 : 0;
}

/** A preferred share pays its rate on what it is made out to. */
function withPreferred<T extends Holding & { par: number; coupon: number }>(input: T): T {
  return input.dividend === 0 && input.par > 0
    ? { ...input, dividend: (input.par * input.coupon) / 100 }
    : input;
}

/** What the shares or the money you have pay in a year; zero where neither is known. */
function incomeOf(holding: Holding): number {
  const { shares, dividend, price, amount } = holding;
  if (shares > 0 && dividend > 0) return shares * dividend;
  return ((shares > 0 && price > 0 ? shares * price : amount) * yieldOf(holding)) / 100;
}

/** What dividends pay, or what it takes to get so much of them. */
export const dividendYield = defineCalculator({
  name: 'dividend_yield',
  version: 2,
  title: 'Dividend yield and income',
  about:
    'Dividend yield and yearly dividend income from price, dividend per share and shares, or from an amount and a yield; the yield on cost; how much it takes to earn a given dividend income or to cover a bill; and growth, payout and a second stock beside it.',
  simply:
    "A dividend is the part of a company's profit that's paid to you. The yield says how much that is for each dollar the shares cost.",
  input: dividendFields,
  check(told) {
    const input = withPreferred(told);
    if (yieldOf(input) > 0 || incomeOf(input) > 0) return null;
    if (input.dividend > 0 && (input.income > 0 || input.spending > 0 || input.cost > 0)) return null;
    return input.dividend > 0
      ? 'Give the price of a share, or how many shares you have.'
      : 'Give the dividend per share and the price, or the dividend yield.';
  },

  run(told) {
    const input = withPreferred(told);
    const { dividend, cost, price, shares, amount, spending, growth } = input;
    const wanted = input.income > 0 ? input.income : spending;
    const rate = yieldOf(input);
    const yearly = incomeOf(input);
    const figures: Figure[] = [];
    const add = (when: boolean, make: () => Figure) => {
      if (when) figures.push(make());
    };
    add(rate > 0 && input.yield === 0, () => figure('yield', 'Dividend yield', rate, 'percent', exact));
    add(yearly > 0, () => figure('income', 'Yearly dividends', yearly, 'usd_per_year', exact));
    add(yearly > 0, () =>
      figure('monthly_income', 'Average monthly dividends', yearly / monthsPerYear, 'usd_per_month', exact),
    );
    add(dividend > 0 && cost > 0, () =>
      figure('yield_on_cost', 'Yield on cost', (dividend / cost) * 100, 'percent', exact),
    );
    // An income beside the amount or the shares that pay it is had; otherwise it is wanted.
    const isHad = input.income > 0 && input.yield === 0 && dividend === 0 && amount + price > 0;
    const paid = yearly > 0 ? yearly : isHad ? input.income : 0;
    const isWanted = wanted > 0 && !isHad;
    add(isWanted && rate > 0, () =>
      figure('amount_needed', 'Amount needed for that income', (wanted * 100) / rate, 'usd'),
    );
    add(isWanted && dividend > 0, () =>
      figure('shares_needed', 'Shares needed for that income', Math.ceil(wanted / dividend - 1e-9), 'count'),
    );
    add(shares === 0 && amount > 0 && price > 0, () =>
      figure('shares_bought', 'Shares the money buys', amount / price, 'count', exact),
    );
    add(spending > 0 && paid > 0, () =>
      figure('covered', 'Share of your spending covered', (paid / spending) * 100, 'percent'),
    );
    add(input.tax_rate > 0 && paid > 0, () =>
      figure('after_tax', 'Dividends after tax', paid * (1 - input.tax_rate / 100), 'usd_per_year', exact),
    );
    const factor = growthFactor(growth / 100, input.years);
    add(growth !== 0 && paid > 0, () =>
      figure('income_later', 'Yearly dividends by then', paid * factor, 'usd_per_year', exact),
    );
    add(growth !== 0 && rate > 0, () =>
      figure('yield_later', 'Yield by then on today’s price', rate * factor, 'percent', exact),
    );
    add(input.eps > 0 && dividend > 0, () =>
      figure('payout', 'Share of earnings paid out', (dividend / input.eps) * 100, 'percent'),
    );
    add(input.other_price > 0 && input.other_dividend > 0, () =>
      figure(
        'other_yield',
        'Yield of the second stock',
        (input.other_dividend / input.other_price) * 100,
        'percent',
        exact,
      ),
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
                label: 'Yearly dividends',
                formula: shares > 0 ? 'shares x dividend' : 'amount x yield',
                value: yearly,
                unit: 'usd_per_year' as const,
                ...exact,
              },
            ]
          : []),
      ],
      assumptions: [
        text`The dividend stays the same for a year. A company can raise it, cut it or stop it at any time.`,
        ...(input.tax_rate > 0 ? [] : [text`Taxes are left out.`]),
      ],
      warnings: isSteep
        ? [
            text`A yield this high often means the price fell because investors expect a cut. Check what the company earns.`,
          ]
        : [],
      detail: {},
    };
  },

  explain({ figures }, input) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const [rate, income, onCost] = [find('yield'), find('income'), find('yield_on_cost')];
    const [amount, shares] = [find('amount_needed'), find('shares_needed')];
    const wanted =
      input.income > 0
        ? given('income', input.income, 'usd_per_year')
        : given('spending', input.spending, 'usd_per_year');
    const [covered, afterTax, later, yieldLater, payout, second] = [
      'covered',
      'after_tax',
      'income_later',
      'yield_later',
      'payout',
      'other_yield',
    ].map(find);
    const ahead = given('years', input.years, 'years');
    const told = given('yield', input.yield, 'percent');
    const many = shares ? text`${shares} shares` : '';
    const monthly = find('monthly_income');
    return {
      conclusion:
        second && rate
          ? text`The ${second.value > rate.value ? 'second' : 'first'} one yields more: ${second.value > rate.value ? second : rate} against ${second.value > rate.value ? rate : second}.`
          : amount && !income
            ? text`For ${wanted} in dividends you need about ${amount} invested${shares ? text`, which is ${many}` : ''}${rate ? text`, at a yield of ${rate}` : text` at a yield of ${told}`}.`
            : rate
              ? text`The dividend yield is ${rate}${income && input.income === 0 ? text`, which pays ${income}` : ''}.`
              : income
                ? text`It pays about ${income}, or ${monthly!} on average.`
                : shares
                  ? text`You need ${many} for ${wanted} in dividends.`
                  : text`Your yield on cost is ${onCost!}.`,
      openings: {
        ...(income && monthly
          ? {
              amount: text`It pays about ${income}, or ${monthly} on average.`,
              payment: text`It pays about ${monthly} on average, or ${income}.`,
            }
          : {}),
        ...(shares ? { count: text`You need ${many} for ${wanted} in dividends.` } : {}),
        ...(covered && input.spending > 0
          ? {
              yesno:
                covered.value >= 100
                  ? text`Yes, the dividends cover your ${given('spending', input.spending, 'usd_per_year')}, with ${covered} of it coming in.`
                  : text`${covered.value < halfCovered ? 'No' : 'Not quite'}, the dividends cover ${covered} of the ${given('spending', input.spending, 'usd_per_year')} you spend.`,
            }
          : {}),
      },
      named: onCost && (rate || income) ? { yield_on_cost: text`Your yield on cost is ${onCost}.` } : {},
      reasons: [
        ...(onCost && (rate || income) ? [text`On what you paid, the yield is ${onCost}.`] : []),
        ...(amount && income ? [text`For ${wanted} you’d need about ${amount} invested.`] : []),
        ...(covered ? [text`It covers ${covered} of what you spend.`] : []),
        ...(afterTax ? [text`After tax that leaves ${afterTax}.`] : []),
        ...(later
          ? [text`In ${ahead}, with that growth, it’d pay ${later}.`]
          : yieldLater
            ? [text`In ${ahead}, with that growth, the yield on today’s price would be ${yieldLater}.`]
            : []),
        ...(payout ? [text`The company pays out ${payout} of its earnings.`] : []),
      ],
      next: [
        ...(amount && covered && covered.value < 100
          ? [text`Covering all of it takes about ${amount} invested at this yield.`]
          : []),
        text`Check whether the company earns its dividend, and compare total return: price and dividends together.`,
      ],
    };
  },

  formulas: dividendYieldFormulas,
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
      question: 'How much at 2.8% would cover my $1,050 rent every month?',
      input: { yield: 2.8, spending: 12_600 },
    },
    {
      question: '$200k portfolio throws off $5,900 of dividends. yield?',
      input: { amount: 200_000, income: 5900 },
    },
  ],
  sources: ['sec_saving_investing'],
});
