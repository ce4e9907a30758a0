import { retirementMontecarloFormulas } from '#advisor/calculators/investing/paths/retirement-montecarlo-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { choice } from '#advisor/calculators/define/fields.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import {
  blocksOfHistory,
  lognormalOf,
  lognormalYears,
  momentsOfMix,
  realHistory,
  type Mix,
} from '#advisor/calculators/investing/paths/market-model.ts';
import {
  marketFields,
  problemWithPlan,
  waysToTellSpending,
  spendingOf,
  withdrawalFields,
  type Spending,
} from '#advisor/calculators/investing/paths/withdrawal-fields.ts';
import {
  followPaths,
  shareLasting,
  type WithdrawalPlan,
} from '#advisor/calculators/investing/paths/withdrawal-paths.ts';
import { quantileOfSorted } from '#advisor/numerics/statistics.ts';
import { text } from '#advisor/quantities/text.ts';

export const paths = 10_000;

/** In percent: from there on planners call a plan safe, and a fair one. */
const comfortableChance = 90;
const fairChance = 75;

interface MarketInput {
  stocks: number;
  fee: number;
  stockReturn: number;
  stockVolatility: number;
  bondReturn: number;
  bondVolatility: number;
}

const mixOf = (input: MarketInput): Mix => ({
  share: input.stocks / 100,
  stocks: { mean: input.stockReturn / 100, deviation: input.stockVolatility / 100 },
  bonds: { mean: input.bondReturn / 100, deviation: input.bondVolatility / 100 },
  fee: input.fee / 100,
});

interface PlanInput extends Spending {
  years: number;
  timing: 'start' | 'end';
}

const planOf = (input: PlanInput): WithdrawalPlan => ({
  portfolio: input.portfolio,
  spending: spendingOf(input),
  years: Math.round(input.years),
  early: input.timing === 'start',
});

const growthOf = (input: MarketInput & { method: 'lognormal' | 'bootstrap' }, seed: number) =>
  input.method === 'lognormal' ? lognormalYears(mixOf(input), seed) : blocksOfHistory(mixOf(input), seed);

const successRate = (share: number) =>
  figure('success_rate', 'Chance the money lasts', share * 100, 'percent', { decimals: 1 });

/** How many years' spending was paid in full in at least nine of ten paths. */
const yearsInMost = (lasting: readonly number[]) => lasting.filter((share) => share >= 0.9).length;

/** Whether the money lasts, in thousands of courses that the markets might take. */
export const retirementMontecarlo = defineCalculator({
  name: 'retirement_montecarlo',
  version: 1,
  title: 'Retirement, simulated',
  about:
    'The chance that a portfolio of stocks and bonds lasts through retirement while you spend from it, from thousands of simulated markets (Monte Carlo), with the range of what is left and the spending that lasts in nine of ten.',
  simply:
    'The computer plays out your retirement thousands of times, with good and bad markets mixed by chance. The result is the share of those tries in which the money lasted.',
  input: {
    ...withdrawalFields,
    method: choice<'lognormal' | 'bootstrap'>({
      label: 'Method for drawing returns',
      options: ['lognormal', 'bootstrap'],
      default: { value: 'lognormal', reason: 'the usual model: every year is drawn on its own' },
    }),
    ...marketFields,
  },
  alternatives: [waysToTellSpending],
  check: problemWithPlan,
  headline: (input, { seed }) => successRate(shareLasting(planOf(input), paths, growthOf(input, seed))),

  run(input, { seed }) {
    const { portfolio, stocks } = input;
    const spending = spendingOf(input);
    const moments = momentsOfMix(mixOf(input));
    const { lasting, byYear, bearable } = followPaths(planOf(input), paths, growthOf(input, seed));
    const success = lasting.at(-1)!;
    const end = byYear.at(-1)!;
    const since = figure('history_from', 'First year of history used', realHistory.firstYear, 'year');
    const figures: Figure[] = [
      successRate(success),
      figure(
        'standard_error',
        'Margin of error',
        Math.sqrt((success * (1 - success)) / paths) * 100,
        'percent',
      ),
      figure(
        'safe_spending',
        'Spending that lasts nine times in ten',
        quantileOfSorted(bearable, 0.1),
        'usd_per_year',
      ),
      figure('end_low', 'Amount left, worst tenth', end.low, 'usd'),
      figure('end_middle', 'Amount left, middle', end.middle, 'usd'),
      figure('end_high', 'Amount left, best tenth', end.high, 'usd'),
      figure('years_low', 'Years that last nine times in ten', yearsInMost(lasting), 'years'),
      figure('withdrawal_rate', 'First-year withdrawal rate', (spending / portfolio) * 100, 'percent'),
      figure('spending', 'Yearly spending', spending, 'usd_per_year'),
      figure('paths', 'Simulated markets', paths, 'count'),
      since,
    ];
    const { drift, spread } = lognormalOf(moments);
    return {
      figures,
      steps: [
        {
          label: 'Average return of the mix after inflation and fees',
          formula: 'stocks x stock return + bonds x bond return - fee',
          value: moments.mean * 100,
          unit: 'percent',
        },
        {
          label: 'Volatility of the mix',
          formula: 'square root of (ws^2 ss^2 + wb^2 sb^2 + 2 ws wb ss sb correlation)',
          value: moments.deviation * 100,
          unit: 'percent',
        },
        {
          label: 'Growth in the middle of all paths',
          formula: 'exp(ln(1 + average) - spread^2 / 2) - 1',
          value: Math.expm1(drift) * 100,
          unit: 'percent',
        },
        {
          label: 'Spread of the logarithm of a year',
          formula: 'square root of ln(1 + (volatility / (1 + average))^2)',
          value: spread * 100,
          unit: 'percent',
        },
        { label: 'Paths that last', value: Math.round(success * paths), unit: 'count' },
      ],
      assumptions: [
        text`All amounts are in today’s dollars: spending rises with inflation, and returns are counted after it.`,
        text`The mix is rebalanced every year, and spending never adapts; most people would spend less after bad years.`,
        text`Unless you give others, averages and volatilities are those of U.S. stocks and ten-year Treasury bonds since ${since}, one of the luckier markets in the world.`,
        text`Taxes, Social Security and other income are left out: count only what has to come from the portfolio. Time is in whole years.`,
      ],
      warnings:
        success < 0.75
          ? [text`In more than a quarter of the simulated markets the money runs out early.`]
          : [],
      detail: { byYear, lasting, stocks },
    };
  },

  explain({ figures }, { portfolio, years, stocks }) {
    const get = (id: string) => figures.find((one) => one.id === id)!;
    const chance = get('success_rate');
    const comfortable = chance.value >= comfortableChance;
    const plan = text`spending ${get('spending')} from ${given('portfolio', portfolio, 'usd')}`;
    const time = given('years', Math.round(years), 'years');
    return {
      conclusion: text`Your money lasts ${time} in ${chance} of the simulated markets, ${plan}.`,
      openings: {
        yesno: comfortable
          ? text`Yes, very likely: it lasts ${time} in ${chance} of the simulated markets, ${plan}.`
          : chance.value >= fairChance
            ? text`Probably, but it’s not a safe bet: it lasts ${time} in ${chance} of the simulated markets, ${plan}.`
            : text`No, not safely: it lasts ${time} in only ${chance} of the simulated markets, ${plan}.`,
        amount: text`About ${get('safe_spending')} lasts ${time} in nine of ten simulated markets.`,
        time: text`At least ${get('years_low')} in nine of ten simulated markets, ${plan}.`,
        plan: comfortable
          ? text`Your plan works in ${chance} of the simulated markets, so you can spend ${get('spending')}.`
          : text`Plan on spending about ${get('safe_spending')}: that lasts ${time} in nine of ten simulated markets.`,
      },
      reasons: [
        text`You start by spending ${get('withdrawal_rate')} of the portfolio, with ${given('stocks', stocks, 'percent')} in stocks and the rest in bonds.`,
        text`In the middle case you have ${get('end_middle')} left; in the worst tenth ${get('end_low').value > 0 ? text`${get('end_low')} or less` : 'nothing'}, and in the best tenth ${get('end_high')} or more.`,
        text`In nine of ten markets at least ${get('years_low')} are paid in full.`,
        text`With ${get('paths')} simulated markets, the chance is accurate to about ${get('standard_error')}.`,
      ],
      next: [
        comfortable
          ? text`You could spend up to about ${get('safe_spending')} and still make it nine times in ten; check again every year.`
          : text`Spending ${get('safe_spending')} gets you to nine in ten; so might a little more work or other income.`,
        text`Decide now what you’d cut after a bad start: the first ten years matter most.`,
      ],
    };
  },

  chart: ({ detail: { byYear } }) => ({
    kind: 'fan',
    about: byYear.at(-1)?.year ?? 0,
    title: 'What is left, in today’s dollars',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Portfolio', unit: 'usd' },
    series: [
      { name: 'Worst tenth', points: byYear.map(({ year, low }) => [year, low] as const) },
      { name: 'Middle', points: byYear.map(({ year, middle }) => [year, middle] as const) },
      { name: 'Best tenth', points: byYear.map(({ year, high }) => [year, high] as const) },
    ],
  }),

  formulas: retirementMontecarloFormulas,
  examples: [
    {
      question: 'Will $1,000,000 last 30 years if I spend $40,000 a year with 60% in stocks?',
      input: { portfolio: 1_000_000, spending: 40_000, years: 30, stocks: 60 },
    },
    {
      question: 'Run a Monte Carlo on my 750k retirement portfolio: 35k a year for 25 years.',
      input: { portfolio: 750_000, spending: 35_000, years: 25 },
    },
    {
      question: 'What are the odds that a two million portfolio survives a 5% withdrawal rate for 35 years?',
      input: { portfolio: 2_000_000, withdrawalRate: 5, years: 35 },
    },
    {
      question:
        'Bootstrap the history: I retire with $1.2 million, half in stocks, and withdraw 4% over 40 years.',
      input: { portfolio: 1_200_000, withdrawalRate: 4, stocks: 50, years: 40, method: 'bootstrap' },
    },
    {
      question: 'odds that 1.3 million holds up 35 years if i pull 50k annually',
      input: { portfolio: 1_300_000, spending: 50_000, years: 35 },
    },
  ],
  sources: ['damodaran_returns', 'kunsch_1989', 'trinity_study'],
});
