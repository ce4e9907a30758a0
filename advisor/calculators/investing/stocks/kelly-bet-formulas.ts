import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const kellyBetFormulas: Formulas = {
  kelly: ['max(0, win_chance - (100% - win_chance) / payoff)'],
  half_kelly: 'kelly / 2',
  expected: 'win_chance * payoff - (100% - win_chance)',
  even_chance: '1 / (1 + payoff)',
  win_chance: ['win_chance', 'win_chance / out_of', 'The chance to win, from what you gave'],
  payoff: [
    'odds',
    'odds / odds_to',
    'win / loss',
    'win_rate / loss_rate',
    'What a win pays for each dollar of a loss',
  ],
  stake: 'bankroll * kelly',
  half_stake: 'bankroll * half_kelly',
};
