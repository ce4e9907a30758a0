import { kellyBetFormulas } from '#advisor/calculators/investing/stocks/kelly-bet-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent, ratio } from '#advisor/calculators/define/fields.ts';
import { figure } from '#advisor/calculators/define/result.ts';
import { kellyShare } from '#advisor/numerics/kelly.ts';
import { text } from '#advisor/quantities/text.ts';

interface Told {
  win_chance: number;
  out_of: number;
  odds: number;
  odds_to: number;
  win: number;
  loss: number;
  win_rate: number;
  loss_rate: number;
}

/** In percent: "6 out of 10" and "0.62" are chances too. */
function chanceOf({ win_chance: chance, out_of: tries }: Told): number {
  if (tries > 0) return (100 * chance) / tries;
  return chance < 1 ? chance * 100 : chance;
}

/** What a win pays for each dollar that a loss costs. */
function oddsOf({ odds, odds_to: to, win, loss, win_rate: up, loss_rate: down }: Told): number {
  if (win > 0 && loss > 0) return win / loss;
  // A loss is given with and without its sign.
  return up > 0 && down !== 0 ? up / Math.abs(down) : odds / to;
}

/** How much of one's money to put on something with a known chance. */
export const kellyBet = defineCalculator({
  name: 'kelly_bet',
  version: 2,
  title: 'Kelly bet size',
  about:
    'The share of your money that the Kelly criterion puts on a bet or a trade, from the chance to win and the payoff ratio (what a win pays for each dollar at risk), with half of it and the dollars of a bankroll.',
  simply:
    'Bet too much and one bad streak wipes you out; bet too little and you barely gain. This finds the size in between for the odds you gave.',
  input: {
    win_chance: percent({
      label: 'Chance to win',
      roles: ['chance'],
      min: 0,
      max: 100,
    }),
    odds: ratio({
      label: 'Payoff ratio',
      roles: ['odds'],
      min: 0.01,
      max: 1000,
      default: { value: 1, reason: 'even money: as much to win as to lose' },
    }),
    out_of: ratio({
      label: 'Number of tries',
      roles: ['chance#2'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'the chance is in percent' },
    }),
    odds_to: ratio({
      label: 'Second number of the odds',
      roles: ['odds#2'],
      min: 0.01,
      max: 1000,
      default: { value: 1, reason: 'for each dollar at risk' },
    }),
    win: money({
      label: 'Win in dollars',
      roles: ['gain_amount'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'the payoff ratio is given instead' },
    }),
    loss: money({
      label: 'Loss in dollars',
      roles: ['loss_amount'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'the payoff ratio is given instead' },
    }),
    win_rate: percent({
      label: 'Win in percent',
      roles: ['gain_rate'],
      min: 0,
      max: 1e5,
      default: { value: 0, reason: 'the payoff ratio is given instead' },
    }),
    loss_rate: percent({
      label: 'Loss in percent',
      roles: ['loss_rate'],
      min: -100,
      max: 100,
      default: { value: 0, reason: 'the payoff ratio is given instead' },
    }),
    bankroll: money({
      label: 'Bankroll',
      roles: ['bal_total', 'lump_sum', 'bal_cash', 'bal_brokerage'],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'only the share is asked for' },
    }),
  },

  check: (input) => (chanceOf(input) > 100 ? 'The wins can’t be more than the tries: check both.' : null),

  run(input) {
    const { bankroll } = input;
    const [chance, odds] = [chanceOf(input), oddsOf(input)];
    const won = figure('win_chance', 'Chance to win', chance, 'percent');
    const payoff = figure('payoff', 'Payoff ratio', odds, 'ratio');
    const p = chance / 100;
    const share = kellyShare(p, odds);
    const expected = (p * odds - (1 - p)) * 100;
    return {
      figures: [
        figure('kelly', 'Kelly share', share * 100, 'percent'),
        figure('half_kelly', 'Half Kelly', share * 50, 'percent'),
        figure('expected', 'Expected gain on the stake', expected, 'percent'),
        figure('even_chance', 'Break-even chance', 100 / (1 + odds), 'percent'),
        won,
        payoff,
        ...(bankroll > 0
          ? [
              figure('stake', 'Kelly stake', bankroll * share, 'usd'),
              figure('half_stake', 'Half Kelly stake', (bankroll * share) / 2, 'usd'),
            ]
          : []),
      ],
      steps: [
        { label: 'Chance to win', value: chance, unit: 'percent' },
        { label: 'Chance to lose', formula: '1 - chance to win', value: 100 - chance, unit: 'percent' },
        {
          label: 'Kelly share',
          formula: 'chance to win - chance to lose / payoff ratio, never below nothing',
          value: share * 100,
          unit: 'percent',
          decimals: 2,
        },
      ],
      assumptions: [
        text`The chance and the payoff are known and stay the same, a loss takes the whole stake, and the bet comes again and again.`,
      ],
      warnings:
        share > 0.25
          ? [
              text`A share of ${figure('kelly', 'Kelly share', share * 100, 'percent')} means swings few people can sit through, and if your chance is a little too optimistic it turns into a loss.`,
            ]
          : [],
      detail: {
        favorable: share > 0,
        won,
        payoff,
      },
    };
  },

  explain({ figures, detail: { favorable, won, payoff } }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const stake = figures.find(({ id }) => id === 'stake');
    const half = figures.find(({ id }) => id === 'half_stake');
    const terms = text`a chance of ${won} to win and ${payoff} won for each dollar at risk`;
    return {
      conclusion: favorable
        ? text`The Kelly share is ${find('kelly')} of your money, with ${terms}.`
        : text`The Kelly share is ${find('kelly')}: with ${terms}, the bet isn’t in your favor.`,
      openings: {
        yesno: favorable
          ? text`Yes, the odds favor you: you win ${won} of the time and need only ${find('even_chance')} to break even.`
          : text`No, the odds don’t favor you: you win ${won} of the time and need ${find('even_chance')} just to break even.`,
        ...(stake
          ? {
              amount: favorable
                ? text`Kelly says to bet ${stake}, or ${find('kelly')} of your money.`
                : text`Bet nothing: Kelly puts ${find('kelly')} of your money on ${terms}.`,
            }
          : {}),
      },
      reasons: [
        text`On average the bet returns ${find('expected')} of the stake; it breaks even at a chance of ${find('even_chance')}.`,
        ...(stake && favorable ? [text`That’s ${stake} of your bankroll.`] : []),
      ],
      next: favorable
        ? [
            text`Bet half of that, ${half ?? find('half_kelly')}, or less: you give up little growth, halve the swings, and your chance is only an estimate.`,
          ]
        : [text`Skip it, or find a better payoff.`],
    };
  },

  formulas: kellyBetFormulas,
  examples: [
    {
      question: 'What does the Kelly criterion say for a bet I win 60% of the time at even money?',
      input: { win_chance: 60 },
    },
    {
      question: 'kelly fraction with a 58% win rate and a payoff ratio of 1.2',
      input: { win_chance: 58, odds: 1.2 },
    },
    {
      question:
        'how much of my 20k account should i risk per trade if i win 45 percent and winners are 2 times losers',
      input: { win_chance: 45, odds: 2, bankroll: 20_000 },
    },
    {
      question: 'optimal bet size for a long shot, 30% probability, pays 4 to 1',
      input: { win_chance: 30, odds: 4 },
    },
    {
      question: 'is it worth betting with 48 percent chance to win at even odds, what would kelly stake',
      input: { win_chance: 48 },
    },
  ],
  sources: ['kelly_1956'],
});
