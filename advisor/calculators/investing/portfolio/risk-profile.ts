import { riskProfileExamples } from '#advisor/calculators/investing/portfolio/risk-profile-examples.ts';
import { riskProfileFormulas } from '#advisor/calculators/investing/portfolio/risk-profile-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { age, choice, money, months, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

type Reaction = 'sell_all' | 'sell_some' | 'hold' | 'buy_more';
type Income = 'steady' | 'variable' | 'none';
type Dependence = 'little' | 'some' | 'most';
type Goal = 'safety' | 'balance' | 'growth';
type Experience = 'none' | 'some' | 'much';

interface Answers {
  horizon: number;
  reaction: Reaction;
  income: Income;
  reserve: number;
  dependence: Dependence;
  goal: Goal;
  experience: Experience;
}

/** Points from nothing to a hundred for every answer, and how much each question weighs. */
const points = {
  reaction: { sell_all: 0, sell_some: 30, hold: 70, buy_more: 100 },
  income: { none: 0, variable: 50, steady: 100 },
  dependence: { most: 0, some: 50, little: 100 },
  goal: { safety: 0, balance: 50, growth: 100 },
  experience: { none: 20, some: 60, much: 100 },
} as const;
const capacityWeights = { horizon: 0.5, income: 0.2, reserve: 0.15, dependence: 0.15 };
const toleranceWeights = { reaction: 0.5, goal: 0.3, experience: 0.2 };

/** However good the other answers: money that is needed soon has no time to recover. */
const ceilings = [
  { below: 3, score: 10 },
  { below: 5, score: 30 },
  { below: 7, score: 50 },
  { below: 10, score: 70 },
];
const shortestHorizon = 3;
const fullHorizon = 20;
const fullReserve = 6;
const bandWidth = 20;
const profileNames = ['very conservative', 'conservative', 'moderate', 'growth', 'aggressive'];

/** Where neither a time nor an age is named. */
const usualHorizon = 15;
const usualRetirement = 67;
const usualEnd = 92;
const latestStart = 62;

/** Until the usual end of work; later, money is spent bit by bit over the years that are left. */
function horizonAt(old: number): number {
  return old < latestStart ? usualRetirement - old : Math.max(3, Math.round((usualEnd - old) / 2));
}

/** A few answers, scored: how much of a portfolio may be in stocks. */
export const riskProfile = defineCalculator({
  name: 'risk_profile',
  version: 2,
  title: 'Risk profile',
  about:
    'A short questionnaire that scores how much risk you can afford (capacity) and how much you can stand (tolerance), and gives the range of stocks in a portfolio that fits the lower of the two, in dollars where you name an amount.',
  simply:
    "Two things decide how many stocks fit you: how long you can wait, and how well you'd sleep when prices fall.",
  input: {
    horizon: years({
      label: 'Time until you need the money',
      ask: 'when do you need the money',
      roles: ['horizon', 'time_last', 'time_stay'],
      min: 0,
      max: 80,
      default: {
        value: usualHorizon,
        reason: 'from your age where you gave it: the years until 67, later half of the years until 92',
        by: ({ age: old }) => (typeof old === 'number' && old > 0 ? horizonAt(old) : undefined),
      },
    }),
    age: age({
      label: 'Your age',
      roles: ['age', 'age@other'],
      min: 0,
      max: 120,
      default: { value: 0, reason: 'the time until you need the money counts' },
    }),
    reaction: choice<Reaction>({
      label: 'Reaction to losing a third in a year',
      fact: 'reaction',
      options: ['sell_all', 'sell_some', 'hold', 'buy_more'],
      default: {
        value: 'hold',
        reason: 'you’d hold on, or sell some where safety matters most to you or you’re new to it',
        by: ({ goal, experience }) => (goal === 'safety' || experience === 'none' ? 'sell_some' : undefined),
      },
    }),
    goal: choice<Goal>({
      label: 'Main goal',
      fact: 'risk_goal',
      options: ['safety', 'balance', 'growth'],
      default: { value: 'balance', reason: 'no goal was named' },
    }),
    experience: choice<Experience>({
      label: 'Experience with investing',
      fact: 'experience',
      options: ['none', 'some', 'much'],
      default: { value: 'some', reason: 'no experience was named' },
    }),
    income: choice<Income>({
      label: 'Income from work or pension',
      facts: {
        steady: 'income_steadiness=steady',
        variable: 'income_steadiness=variable',
        none: 'work=unemployed',
      },
      options: ['steady', 'variable', 'none'],
      default: { value: 'steady', reason: 'most savers have a steady income' },
    }),
    reserve: months({
      label: 'Emergency fund in months of spending',
      roles: ['months_cover'],
      min: 0,
      max: 120,
      default: { value: 3, reason: 'a small reserve' },
    }),
    dependence: choice<Dependence>({
      label: 'Dependence on this money',
      options: ['little', 'some', 'most'],
      default: { value: 'some', reason: 'retirement savings usually matter, but aren’t everything' },
    }),
    amount: money({
      label: 'Money to invest',
      roles: [
        'bal_total',
        'bal_total@both',
        'bal_retirement',
        'bal_brokerage',
        'bal_roth',
        'lump_sum',
        'bal_cash',
      ],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'only the share is asked for' },
    }),
    worst_loss: percent({
      label: 'Largest loss you’d accept',
      roles: ['loss_rate'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'no loss was mentioned' },
    }),
  },

  run(input) {
    const answers: Answers = input;
    const { capacity, tolerance, low, high } = profileOf(answers);
    const middle = (low + high) / 2;
    const { amount, worst_loss: worst } = input;
    const ceiling = figure(
      'stocks_for_loss',
      'Most in stocks for that loss limit',
      Math.min(100, worst * 2),
      'percent',
    );
    const dollars = [
      figure('stock_dollars', 'Dollars in stocks, middle of the range', (amount * middle) / 100, 'usd'),
      figure('loss_dollars', 'Loss in dollars if stocks fell by half', (amount * middle) / 200, 'usd'),
    ];
    const weakSide: Text =
      capacity < tolerance
        ? text`You can stomach more risk than you can afford, so what you can afford decides.`
        : text`You can afford more risk than you can stomach, so what you can stomach decides.`;
    return {
      figures: [
        figure('stocks', 'Share in stocks, middle of the range', middle, 'percent'),
        figure('stocks_low', 'Low end of the range', low, 'percent'),
        figure('stocks_high', 'High end of the range', high, 'percent'),
        figure('capacity', 'Capacity score out of a hundred', capacity, 'count'),
        figure('tolerance', 'Tolerance score out of a hundred', tolerance, 'count'),
        figure('loss_if_halved', 'Loss of the portfolio if stocks fell by half', middle / 2, 'percent'),
        ...(amount > 0 ? dollars : []),
        ...(worst > 0 ? [ceiling] : []),
      ],
      steps: [
        {
          label: 'Capacity',
          formula: 'half time, the rest income, reserve and need',
          value: capacity,
          unit: 'count',
        },
        {
          label: 'Tolerance',
          formula: 'half reaction, the rest goal and experience',
          value: tolerance,
          unit: 'count',
        },
        { label: 'The lower of the two decides', value: Math.min(capacity, tolerance), unit: 'count' },
      ],
      assumptions: [
        text`The rest is in good-quality bonds and cash. A score is a starting point, not a measurement: people tolerate less in a real crash than they expect.`,
        text`The weights are our own, in line with common questionnaires.`,
      ],
      warnings: [
        ...(answers.horizon < shortestHorizon
          ? [
              text`Money you need within ${given('horizon', answers.horizon, 'years')} has little time to recover from a fall.`,
            ]
          : []),
        ...(answers.reserve === 0
          ? [text`Build an emergency fund first, so you never have to sell in a bad year.`]
          : []),
        ...(Math.abs(capacity - tolerance) >= bandWidth ? [weakSide] : []),
      ],
      detail: {
        dollars: amount > 0 ? dollars : undefined,
        ceiling: worst > 0 ? ceiling : undefined,
        byHorizon: horizonsShown.map((horizon) => ({ horizon, ...profileOf({ ...answers, horizon }) })),
      },
    };
  },

  explain(
    { figures: [, low, high, capacity, tolerance, loss], detail: { dollars, ceiling } },
    { horizon, worst_loss: worst },
  ) {
    const [inStocks, lost] = dollars ?? [];
    // A loss that somebody rules out decides over both scores.
    const isTooMuch = ceiling !== undefined && ceiling.value < low!.value;
    const profile = text`Your profile is ${profileNames[low!.value / bandWidth]!}: about ${low!} to ${high!} in stocks fits you.`;
    return {
      conclusion: isTooMuch
        ? text`Hold no more than ${ceiling} in stocks, to keep a crash within the ${given('worst_loss', worst, 'percent')} you mentioned; otherwise ${low!} to ${high!} would fit.`
        : text`About ${low!} to ${high!} in stocks fits you${inStocks ? text`, around ${inStocks}` : ''}.`,
      openings: {
        ...(isTooMuch ? {} : { which: profile, explain: profile }),
        count: text`You score ${capacity!} out of a hundred for the risk you can afford and ${tolerance!} for the risk you can stomach.`,
      },
      reasons: [
        text`With ${given('horizon', horizon, 'years')} to go, you score ${capacity!} out of a hundred for the risk you can afford and ${tolerance!} for what you can stomach; the lower one decides.`,
        text`If stocks fell by half, as they have before, a portfolio in the middle of that range would lose about ${loss!}${lost ? text`, or ${lost}` : ''}.`,
        ...(ceiling && !isTooMuch
          ? [
              text`To keep a crash within the ${given('worst_loss', worst, 'percent')} you mentioned, hold no more than ${ceiling} in stocks.`,
            ]
          : []),
      ],
      next: [
        isTooMuch
          ? text`Put the rest into good-quality bonds and cash.`
          : lost
            ? text`If you couldn’t sit through losing ${lost}, move down a range.`
            : text`If you couldn’t sit through losing ${loss!}, move down a range.`,
        text`Use broad, cheap funds for both parts, and rebalance once a year.`,
      ],
    };
  },

  chart: ({ detail: { byHorizon } }, { horizon: time }) => ({
    kind: 'line',
    about: time,
    title: 'The range by how long the money stays invested',
    x: { label: 'Years until you need it', unit: 'years' },
    y: { label: 'In stocks', unit: 'percent' },
    series: [
      { name: 'From', points: byHorizon.map(({ horizon, low }) => [horizon, low] as const) },
      { name: 'To', points: byHorizon.map(({ horizon, high }) => [horizon, high] as const) },
    ],
  }),

  formulas: riskProfileFormulas,
  examples: riskProfileExamples,
  sources: ['sec_asset_allocation', 'grable_lytton_1999'],
});

const horizonsShown = Array.from({ length: 31 }, (_, index) => index);

const share = (value: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from))) * 100;

function profileOf({ horizon, reaction, income, reserve, dependence, goal, experience }: Answers) {
  const ceiling = ceilings.find(({ below }) => horizon < below)?.score ?? 100;
  const afforded =
    capacityWeights.horizon * share(horizon, shortestHorizon, fullHorizon) +
    capacityWeights.income * points.income[income] +
    capacityWeights.reserve * share(reserve, 0, fullReserve) +
    capacityWeights.dependence * points.dependence[dependence];
  const tolerated =
    toleranceWeights.reaction * points.reaction[reaction] +
    toleranceWeights.goal * points.goal[goal] +
    toleranceWeights.experience * points.experience[experience];
  const capacity = Math.round(Math.min(afforded, ceiling));
  const tolerance = Math.round(tolerated);
  // Five bands; who scores everything belongs into the last one.
  const low = Math.min(100 - bandWidth, Math.floor(Math.min(capacity, tolerance) / bandWidth) * bandWidth);
  return { capacity, tolerance, low, high: low + bandWidth };
}
