import { choice, count, money, percent, ratio, years } from '#advisor/calculators/define/fields.ts';
import { strategies, type Strategy } from '#advisor/calculators/investing/option-strategies.ts';

export const optionFields = {
  kind: choice<'call' | 'put'>({
    label: 'Kind of option',
    options: { call: ['call', 'calls', 'right to buy'], put: ['put', 'puts', 'right to sell'] },
    default: { value: 'call', reason: 'most questions are about the right to buy' },
  }),
  strategy: choice<Strategy>({
    label: 'Strategy',
    options: strategies,
    default: { value: 'buy', reason: 'one option is bought and nothing else' },
  }),
  spot: money({
    label: 'Share price',
    cues: [
      'stock at',
      'share price',
      'stock price',
      'spot',
      'trading at',
      'trades at',
      'currently',
      'underlying',
    ],
    min: 0.0001,
    max: 1e7,
  }),
  strike: money({
    label: 'Strike',
    cues: ['strike', 'struck at', 'exercise price'],
    min: 0.0001,
    max: 1e7,
  }),
  secondStrike: money({
    label: 'Second strike',
    cues: ['second strike', 'upper strike', 'sell the', 'other strike', 'and'],
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'there is only one strike' },
  }),
  years: years({
    label: 'Time to expiry',
    cues: ['expiry', 'expiration', 'expires in', 'months', 'days', 'years', 'maturity'],
    min: 0.0001,
    max: 30,
  }),
  volatility: percent({
    label: 'Volatility',
    cues: ['volatility', 'vol', 'sigma', 'iv'],
    min: 0,
    max: 500,
    default: { value: 0, reason: 'worked out from the market price of the option' },
  }),
  premium: money({
    label: 'Market price of the option, per share',
    cues: ['premium', 'costs', 'option price', 'trades for', 'priced at', 'quoted at', 'pay', 'paid'],
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'worked out from the volatility' },
  }),
  rate: percent({
    label: 'Risk-free rate',
    cues: ['risk-free', 'interest rate', 'rate', 'treasury'],
    min: -5,
    max: 50,
    default: { value: 4, reason: 'about what short Treasury bills have paid lately' },
  }),
  dividendYield: percent({
    label: 'Dividend yield',
    cues: ['dividend', 'yield', 'dividend yield'],
    min: 0,
    max: 50,
    default: { value: 0, reason: 'no dividends until expiry' },
  }),
  shares: count({
    label: 'Shares',
    cues: ['shares', 'contract', 'contracts'],
    min: 1,
    max: 1e7,
    default: { value: 100, reason: 'a standard contract is for a hundred shares' },
  }),
  winChance: percent({
    label: 'Your own chance to win, for the Kelly share',
    cues: ['chance', 'probability', 'odds of winning', 'win rate'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'no size of a bet is asked for' },
  }),
  odds: ratio({
    label: 'What a win brings for each dollar at risk',
    cues: ['odds', 'payoff ratio', 'win to loss', 'to one'],
    min: 0.01,
    max: 1000,
    default: { value: 1, reason: 'as much to win as to lose' },
  }),
};
