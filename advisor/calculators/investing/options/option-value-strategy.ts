import { optionValueStrategyFormulas } from '#advisor/calculators/investing/options/option-value-strategy-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { optionFields } from '#advisor/calculators/investing/options/option-fields.ts';
import {
  needSecondStrike,
  outlookOf,
  payoffAt,
  positionOf,
  valuePosition,
  type Outlook,
  type Strategy,
} from '#advisor/calculators/investing/options/option-strategies.ts';
import {
  impliedVolatility,
  type EuropeanOption,
  type OptionValues,
} from '#advisor/numerics/black-scholes.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Input {
  kind: 'call' | 'put';
  strategy: Strategy;
  spot: number;
  strike: number;
  secondStrike: number;
  years: number;
  days: number;
  volatility: number;
  premium: number;
  rate: number;
  dividendYield: number;
  shares: number;
}

const daysPerYear = 365;

const positionFor = ({ strategy, kind, strike, secondStrike }: Input) =>
  positionOf(strategy, kind, strike, secondStrike);

/** In years; what is said in years goes before what is said in days. */
const timeOf = ({ years: time, days }: Input) => (time > 0 ? time : days / daysPerYear);

const marketOf = (input: Input) => ({
  spot: input.spot,
  years: timeOf(input),
  rate: input.rate / 100,
  dividend: input.dividendYield / 100,
});

/** The option whose market price was given: the first of the strategy. */
function quotedOption(input: Input): Omit<EuropeanOption, 'volatility'> {
  const { kind, strike } = positionFor(input).legs[0]!;
  return { ...marketOf(input), kind, strike };
}

const impliedBy = (input: Input) =>
  input.premium > 0 ? impliedVolatility(quotedOption(input), input.premium) : null;

function problemWith(input: Input): string | null {
  if (timeOf(input) === 0) return 'Give the time to expiry, in years, months or days.';
  if (input.volatility === 0 && input.premium === 0)
    return 'Give the volatility of the share, or the market price of the option.';
  if (input.premium > 0 && impliedBy(input) === null)
    return 'No volatility explains that market price: check it, the strike and the time.';
  if (needSecondStrike.includes(input.strategy)) {
    if (input.secondStrike === 0) return 'Give the second strike of the strategy.';
    const ordered = input.strategy === 'vertical_spread' || input.secondStrike > input.strike;
    if (!ordered) return 'The second strike, that of the call, must be above the first.';
    if (input.secondStrike === input.strike) return 'The two strikes must differ.';
  }
  return null;
}

/** Per share, with the market price of the first option in place of the model's where it is known. */
function costOf(input: Input, values: OptionValues, volatility: number): number {
  if (input.premium === 0) return values.price;
  const { legs } = positionFor(input);
  const modelled = valuePosition({ shares: 0, legs: legs.slice(0, 1) }, { ...marketOf(input), volatility });
  return values.price - modelled.price + legs[0]!.side * input.premium;
}

const singles: readonly Strategy[] = ['buy', 'sell'];

function figuresOf(
  input: Input,
  values: OptionValues,
  cost: number,
  { mostGained, mostLost, breakEvens }: Outlook,
): Figure[] {
  const single = singles.includes(input.strategy);
  const value = figure(
    'value',
    single ? 'Value of the option, per share' : 'Net cost of the strategy, per share',
    single ? Math.abs(values.price) : cost,
    'usd',
    { decimals: 2 },
  );
  const implied = impliedBy(input);
  const impliedFigure =
    implied === null ? [] : [figure('implied_volatility', 'Implied volatility', implied * 100, 'percent')];
  const dollars = (id: string, label: string, amount: number) =>
    Number.isFinite(amount) ? [figure(id, label, amount * input.shares, 'usd')] : [];
  return [
    ...(input.volatility === 0 ? [...impliedFigure, value] : [value, ...impliedFigure]),
    figure(
      'cost',
      cost < 0 ? 'Received at the start' : 'Paid at the start',
      Math.abs(cost) * input.shares,
      'usd',
    ),
    ...dollars('most_lost', 'Maximum loss', mostLost),
    ...dollars('most_gained', 'Maximum gain', mostGained),
    ...breakEvens.slice(0, 2).map((price, index) =>
      figure(index === 0 ? 'break_even' : 'break_even_high', 'Break-even', price, 'usd', {
        decimals: 2,
      }),
    ),
    figure('chance', 'Chance of ending in the money', values.chance * 100, 'percent'),
    figure('delta', 'Delta per dollar', values.delta, 'ratio', { decimals: 3 }),
    figure('gamma', 'Gamma per dollar', values.gamma, 'ratio', { decimals: 4 }),
    figure('theta', 'Daily theta', values.theta / daysPerYear, 'usd', { decimals: 3 }),
    figure('vega', 'Vega per point', values.vega / 100, 'usd', { decimals: 3 }),
    figure('rho', 'Rho per point', values.rho / 100, 'usd', { decimals: 3 }),
  ];
}

/** What an option or a simple strategy is worth, how it moves, and what it can pay. */
export const optionValueStrategy = defineCalculator({
  name: 'option_value_strategy',
  version: 2,
  title: 'Option value and strategy',
  about:
    'The Black-Scholes-Merton value of a call or put with its greeks (delta, gamma, theta, vega, rho) and implied volatility; cost, break-even, most lost and most gained of simple option strategies.',
  simply: 'An option is worth more the more the price could move and the longer it has time to.',
  input: optionFields,
  alternatives: [{ fields: ['years', 'days'] }],
  check: problemWith,

  run(input) {
    const implied = impliedBy(input);
    const volatility = input.volatility > 0 ? input.volatility / 100 : implied!;
    const position = positionFor(input);
    const values = valuePosition(position, { ...marketOf(input), volatility });
    const cost = costOf(input, values, volatility);
    const outlook = outlookOf(position, cost);
    const { spot, strike, rate, dividendYield } = input;
    const time = timeOf(input);
    const first = position.legs[0]!.strike;
    const deviation = volatility * Math.sqrt(time);
    const d1 = (Math.log(spot / first) + ((rate - dividendYield) / 100) * time) / deviation + deviation / 2;
    const highest = Math.max(spot, strike, input.secondStrike) * 1.5;
    const prices = [
      ...Array.from({ length: 31 }, (_, step) => (highest * step) / 30),
      strike,
      input.secondStrike,
    ];
    return {
      figures: figuresOf(input, values, cost, outlook),
      steps: [
        { label: 'Volatility used', value: volatility * 100, unit: 'percent' },
        {
          label: 'Time to expiry',
          formula: input.years > 0 ? 'as given' : 'days / 365',
          value: time,
          unit: 'years',
          decimals: 4,
        },
        {
          label: 'd1',
          formula:
            '(ln(share / strike) + (rate - dividend + volatility^2 / 2) x years) / (volatility x sqrt(years))',
          value: d1,
          unit: 'ratio',
          decimals: 4,
        },
        {
          label: 'd2',
          formula: 'd1 - volatility x sqrt(years)',
          value: d1 - deviation,
          unit: 'ratio',
          decimals: 4,
        },
        {
          label: 'Value by the model, per share',
          formula: 'call: share x e^(-dividend x years) x N(d1) - strike x e^(-rate x years) x N(d2)',
          value: values.price,
          unit: 'usd',
          decimals: 4,
        },
        { label: 'Cost, per share', formula: 'bought - sold', value: cost, unit: 'usd', decimals: 4 },
      ],
      assumptions: [
        text`The model is for options that can be exercised only at expiry; volatility and rates stay the same, and prices don’t jump. Most stock options can be exercised early, which makes a put worth a little more.`,
        text`All options of a strategy are valued at the same volatility. Rates are compounded continuously; commissions, spreads between bid and ask, and taxes are left out.`,
      ],
      warnings: warningsFor(outlook),
      detail: {
        outlook,
        profits: [...new Set(prices)]
          .sort((a, b) => a - b)
          .map((price) => ({ price, profit: (payoffAt(position, price) - cost) * input.shares })),
      },
    };
  },

  explain({ figures }, { strategy, spot, shares, years: time, days }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const [head, cost, lost, even, chance] = ['value', 'cost', 'most_lost', 'break_even', 'chance'].map(find);
    const implied = figures[0]?.id === 'implied_volatility' ? figures[0] : undefined;
    const share = given('spot', spot, 'usd', { decimals: 2 });
    const left =
      time > 0
        ? text`${given('years', time, 'years', { decimals: 2 })}`
        : text`${given('days', days, 'count')} days`;
    const single = singles.includes(strategy);
    const greek = (id: string) => find(id)!;
    const gained = find('most_gained');
    const conclusion = implied
      ? text`The market price implies a volatility of ${implied} a year.`
      : single
        ? text`The option is worth about ${head!} per share, or ${cost!} for ${given('shares', shares, 'count')} shares.`
        : text`The strategy costs about ${head!} per share: ${cost!} ${(head?.value ?? 0) < 0 ? 'comes in' : 'goes out'} at the start for ${given('shares', shares, 'count')} shares.`;
    const reasons: Text[] = [
      text`The share is at ${share} with ${left} to expiry, and the model gives the ${single ? '' : 'first '}option a ${chance!} chance of ending in the money.`,
    ];
    if (even) reasons.push(text`At expiry you break even with the share at ${even}.`);
    reasons.push(
      lost ? text`The most you can lose is ${lost}.` : text`There’s no limit to what you can lose.`,
    );
    return {
      conclusion,
      named: {
        delta: text`Delta is ${greek('delta')}: the value changes by about that much when the share rises a dollar.`,
        gamma: text`Gamma is ${greek('gamma')}: delta changes by that much when the share moves a dollar.`,
        theta: text`Theta is ${greek('theta')} a share: what each day that passes does to the value.`,
        vega: text`Vega is ${greek('vega')} a share for each point of volatility.`,
        rho: text`Rho is ${greek('rho')} a share for each point of interest.`,
        ...(even ? { break_even: text`You break even with the share at ${even}.` } : {}),
        ...(lost ? { most_lost: text`The most you can lose is ${lost}.` } : {}),
        ...(gained ? { most_gained: text`The most you can gain is ${gained}.` } : {}),
      },
      reasons,
      next: [
        text`Compare the model’s volatility with how much the share has really moved: that’s what you’re buying or selling.`,
        text`Put in only what you can afford to lose: an option that ends out of the money is worth nothing.`,
      ],
    };
  },

  chart: ({ detail: { profits } }) => ({
    kind: 'line',
    title: 'Profit at expiry',
    x: { label: 'Share price', unit: 'usd' },
    y: { label: 'Profit', unit: 'usd' },
    series: [{ name: 'Profit', points: profits.map(({ price, profit }) => [price, profit] as const) }],
  }),

  formulas: optionValueStrategyFormulas,
  examples: [
    {
      question:
        'What is a call worth with the stock at $100, strike $105, 6 months to expiry and 25% volatility?',
      input: { kind: 'call', spot: 100, strike: 105, years: 0.5, volatility: 25 },
    },
    {
      question:
        'A put with strike 50 on a 52 dollar stock costs $2.10 and expires in 3 months. What is the implied volatility?',
      input: { kind: 'put', spot: 52, strike: 50, years: 0.25, premium: 2.1 },
    },
    {
      question:
        'Covered call: stock trades at 80, I sell the 85 call expiring in one month, vol is 30%. What do I make at most?',
      input: { strategy: 'covered_call', spot: 80, strike: 85, years: 1 / 12, volatility: 30 },
    },
    {
      question: 'Bull call spread on a $4k index: buy 4,000, sell 4,200, one year, volatility 18 percent.',
      input: {
        strategy: 'vertical_spread',
        spot: 4000,
        strike: 4000,
        secondStrike: 4200,
        years: 1,
        volatility: 18,
      },
    },
    {
      question: 'black scholes: S 100, K 95, sigma 20%, r 5%, 3 months, european call price?',
      input: { spot: 100, strike: 95, years: 0.25, volatility: 20, rate: 5 },
    },
    {
      question: 'delta and theta of a put, stock is at 64, strike 60, 45 days out, iv 38%',
      input: { kind: 'put', spot: 64, strike: 60, days: 45, volatility: 38 },
    },
    {
      question: 'fair value of a one year straddle, stock price $250, strike $250, vol of 35%',
      input: { strategy: 'straddle', spot: 250, strike: 250, years: 1, volatility: 35 },
    },
  ],
  sources: ['black_scholes_1973', 'merton_1973', 'occ_characteristics'],
});

function warningsFor({ mostLost }: Outlook): Text[] {
  return mostLost === Infinity
    ? [
        text`Selling a call without owning the shares can lose any amount. Brokers require margin for it, and most people shouldn’t do it.`,
      ]
    : [];
}
