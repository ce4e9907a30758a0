import { withdrawalGuardrailsFormulas } from '#advisor/calculators/retirement/spending/withdrawal-guardrails-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { savingsRoles } from '#advisor/calculators/retirement/spending/savings-roles.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** The rules as Guyton and Klinger published them, in percent: how far the rate may stray, and how much is changed. */
const published = { band: 20, step: 10 };
const lastYearsWithoutCuts = 15;

type Decision = 'cut' | 'raised' | 'frozen' | 'inflation';

/** What to withdraw next year when spending bends with the portfolio. */
export const withdrawalGuardrails = defineCalculator({
  name: 'withdrawal_guardrails',
  version: 1,
  title: 'Withdrawal guardrails',
  about:
    'What to withdraw in the coming year by the Guyton-Klinger guardrails: last year’s withdrawal, raised with inflation, cut or raised when its share of the portfolio strays too far from where you started.',
  simply:
    'When markets do well, you may take a bit more, and when they do badly, a bit less. That keeps your savings from running out early.',
  input: {
    portfolio: money({
      label: 'Portfolio value now',
      roles: savingsRoles,
      adds: true,
      min: 1,
      max: 1e10,
    }),
    last_withdrawal: moneyPerYear({
      label: 'Last year’s withdrawal',
      roles: ['withdraw_amount', 'withdraw_amount@both', 'spend_total', 'spend_total@both'],
      min: 1,
      max: 1e9,
    }),
    initial_rate: percent({
      label: 'Withdrawal rate in the first year',
      roles: ['rate_withdrawal'],
      min: 0.5,
      max: 20,
      default: { value: 5, reason: 'about where these rules let a retirement start' },
    }),
    inflation: percent({
      label: 'Last year’s inflation',
      roles: ['rate_inflation'],
      min: -10,
      max: 50,
      default: { value: 2.5, reason: 'a little above what the Federal Reserve aims for' },
    }),
    last_return: percent({
      label: 'Last year’s portfolio return',
      roles: ['rate_return', 'gain_rate'],
      min: -90,
      max: 200,
      default: {
        value: 5,
        reason: 'an ordinary year, or the loss you gave; it matters only whether it was below zero',
        by: ({ last_loss: loss }) => (typeof loss === 'number' && loss > 0 ? -loss : undefined),
      },
    }),
    last_loss: percent({
      label: 'Last year’s portfolio loss',
      roles: ['loss_rate'],
      min: 0,
      max: 90,
      default: { value: 0, reason: 'the return says how the year went' },
    }),
    years_left: years({
      label: 'Time the money must still last',
      roles: ['time_last', 'horizon'],
      min: 0,
      max: 80,
      default: { value: 30, reason: 'the beginning of a retirement' },
    }),
    band: percent({
      label: 'How far the rate may stray from the first one',
      min: 1,
      max: 90,
      default: { value: published.band, reason: 'a fifth up or down, as the rules were published' },
    }),
    step: percent({
      label: 'Cut or raise at a guardrail',
      min: 0.5,
      max: 50,
      default: { value: published.step, reason: 'a tenth, as the rules were published' },
    }),
  },

  run(input) {
    const { portfolio, last_withdrawal: last, initial_rate: initial, inflation, last_return: change } = input;
    const [stray, step] = [input.band / 100, input.step / 100];
    const upper = initial * (1 + stray);
    const lower = initial * (1 - stray);
    const raised = last * (1 + inflation / 100);
    // No raise after a year of losses, where it would take more than at the start.
    const frozen = change < 0 && (raised / portfolio) * 100 > initial && inflation > 0;
    const planned = frozen ? last : raised;
    const rate = (planned / portfolio) * 100;
    const cut = rate > upper && input.years_left > lastYearsWithoutCuts;
    const more = rate < lower;
    const decision: Decision = cut ? 'cut' : more ? 'raised' : frozen ? 'frozen' : 'inflation';
    const next = planned * (cut ? 1 - step : more ? 1 + step : 1);
    return {
      figures: [
        figure('next_withdrawal', 'Withdrawal in the coming year', next, 'usd'),
        figure('change', 'Change from last year', (next / last - 1) * 100, 'percent'),
        figure('rate', 'Share of the portfolio', (next / portfolio) * 100, 'percent'),
        figure(
          'rate_now',
          'Rate now: last year’s withdrawal as a share of the portfolio',
          (last / portfolio) * 100,
          'percent',
          {
            decimals: 2,
          },
        ),
        figure('upper_rate', 'Upper guardrail', upper, 'percent'),
        figure('lower_rate', 'Lower guardrail', lower, 'percent'),
        figure('cut_below', 'Portfolio that would mean a cut', next / (upper / 100), 'usd'),
        figure('raise_above', 'Portfolio that would mean a raise', next / (lower / 100), 'usd'),
      ],
      steps: [
        { label: 'Last year’s withdrawal', value: last, unit: 'usd_per_year' },
        {
          label: frozen ? 'No raise after a year of losses' : 'Raised with inflation',
          formula: frozen ? 'last year' : 'last year x (1 + inflation)',
          value: planned,
          unit: 'usd_per_year',
        },
        { label: 'Its share of the portfolio', formula: 'that / portfolio', value: rate, unit: 'percent' },
        {
          label: 'After the guardrails',
          formula: 'the cut above the upper rate, the raise below the lower one',
          value: next,
          unit: 'usd_per_year',
        },
      ],
      assumptions: [
        text`The rules are those of Guyton and Klinger without their rule of which investments to sell first. Cuts stop in the last years of the plan.`,
        text`They were tested on portfolios with at least half in stocks. Spending can fall for several years in a row.`,
      ],
      warnings:
        rate > upper && !cut
          ? [text`The rate is above the upper guardrail, but so late in the plan the rules no longer cut.`]
          : [],
      detail: { decision, path: pathOf(next, portfolio, upper, lower) },
    };
  },

  explain(
    { figures: [next, change, , now, upper, lower, below, above], detail: { decision } },
    { initial_rate: initial, band, step },
  ) {
    const by = given('step', step, 'percent');
    const why: Record<Decision, Text> = {
      cut: text`The withdrawal had grown past ${upper!} of the portfolio, so it’s cut by ${by}.`,
      raised: text`The withdrawal had shrunk below ${lower!} of the portfolio, so it’s raised by ${by}.`,
      frozen: text`The portfolio lost money and you draw a larger share than at the start, so there’s no raise for inflation.`,
      inflation: text`The withdrawal is between the guardrails, so it simply rises with inflation.`,
    };
    const verdict: Record<Decision, Text> = {
      cut: text`Yes, cut back to ${next!} for the coming year.`,
      raised: text`No cut, and you can raise it to ${next!} for the coming year.`,
      frozen: text`No cut, but no raise either: stay at ${next!} for the coming year.`,
      inflation: text`No cut: take ${next!} in the coming year, raised only for inflation.`,
    };
    return {
      conclusion: text`You may withdraw ${next!} in the coming year, a change of ${change!} from last year.`,
      openings: { yesno: verdict[decision] },
      reasons: [
        why[decision],
        text`Last year’s withdrawal is ${now!} of the portfolio. You started at ${given('initial_rate', initial, 'percent')}; the guardrails are ${given('band', band, 'percent')} above and below it.`,
        text`With that withdrawal, a portfolio below ${below!} would mean a cut, and one above ${above!} a raise.`,
      ],
      next: [
        text`Look again once a year, on the same date, and not in between.`,
        text`Decide now which spending you’d give up: the rules only work if you follow them in bad years.`,
      ],
    };
  },

  chart: ({ detail: { path } }) => ({
    kind: 'line',
    title: 'Share withdrawn, by what the portfolio is worth',
    x: { label: 'Portfolio', unit: 'usd' },
    y: { label: 'Share withdrawn', unit: 'percent' },
    series: path,
  }),

  formulas: withdrawalGuardrailsFormulas,
  examples: [
    {
      question:
        'My portfolio is $900,000 and I withdrew $50,000 last year, starting at 5%. What can I take out now?',
      input: { portfolio: 900_000, last_withdrawal: 50_000, initial_rate: 5 },
    },
    {
      question:
        'I took out 60k last year, the market fell 18% and I have 850k left. What do the Guyton-Klinger guardrails say?',
      input: { portfolio: 850_000, last_withdrawal: 60_000, last_return: -18 },
    },
    {
      question: 'After a great year I have 1.5 million and withdrew $45,000. Can I give myself a raise?',
      input: { portfolio: 1_500_000, last_withdrawal: 45_000 },
    },
    {
      question: 'spent 72,000 from the nest egg last year, 1.1 million left, do i need to cut back',
      input: { portfolio: 1_100_000, last_withdrawal: 72_000 },
    },
    {
      question: 'pay raise in retirement? 2 million now, took 80k, began at 4.5%',
      input: { portfolio: 2_000_000, last_withdrawal: 80_000, initial_rate: 4.5 },
    },
  ],
  sources: ['pfau_decision_rules'],
});

function pathOf(next: number, portfolio: number, upper: number, lower: number) {
  const values = Array.from({ length: 21 }, (_, index) => portfolio * (0.5 + index / 20));
  const flat = (rate: number) => values.map((value) => [value, rate] as const);
  return [
    { name: 'Share withdrawn', points: values.map((value) => [value, (next / value) * 100] as const) },
    { name: 'Cut above', points: flat(upper) },
    { name: 'Raise below', points: flat(lower) },
  ];
}
