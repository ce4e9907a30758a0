import { choice, count, money, percent, years } from '#advisor/calculators/define/fields.ts';
import { strategies, type Strategy } from '#advisor/calculators/investing/options/option-strategies.ts';

export const optionFields = {
  kind: choice<'call' | 'put'>({
    label: 'Kind of option',
    fact: 'option',
    options: ['call', 'put'],
    default: { value: 'call', reason: 'most questions are about the right to buy' },
  }),
  strategy: choice<Strategy>({
    label: 'Strategy',
    facts: {
      buy: 'strategy=buy',
      sell: 'strategy=sell',
      covered_call: 'strategy=covered_call',
      protective_put: 'strategy=protective_put',
      collar: 'strategy=collar',
      vertical_spread: 'strategy=call_spread',
      straddle: 'strategy=straddle',
      strangle: 'strategy=strangle',
    },
    options: strategies,
    default: { value: 'buy', reason: 'one option is bought and nothing else' },
  }),
  spot: money({
    label: 'Share price',
    roles: ['price_now', 'price_buy'],
    min: 0.0001,
    max: 5e6,
  }),
  strike: money({
    label: 'Strike',
    roles: ['strike'],
    min: 0.0001,
    max: 5e6,
  }),
  secondStrike: money({
    label: 'Second strike',
    roles: ['strike#2'],
    min: 0,
    max: 5e6,
    default: { value: 0, reason: 'there is only one strike' },
  }),
  years: years({
    label: 'Time to expiry',
    roles: ['horizon', 'term', 'term_left', 'days'],
    min: 0,
    max: 30,
    default: { value: 0, reason: 'the days are given instead' },
  }),
  days: count({
    label: 'Days to expiry',
    roles: ['days'],
    min: 0,
    max: 11_000,
    default: { value: 0, reason: 'the time is given in months or years' },
  }),
  volatility: percent({
    label: 'Volatility',
    roles: ['volatility'],
    min: 0,
    max: 500,
    default: { value: 0, reason: 'worked out from the market price of the option' },
  }),
  premium: money({
    label: 'Option price per share',
    roles: ['option_price', 'premium'],
    min: 0,
    max: 5e6,
    default: { value: 0, reason: 'worked out from the volatility' },
  }),
  rate: percent({
    label: 'Risk-free rate',
    roles: ['risk_free'],
    min: -5,
    max: 50,
    default: { value: 4, reason: 'about what short Treasury bills have paid lately' },
  }),
  dividendYield: percent({
    label: 'Dividend yield',
    roles: ['rate_yield'],
    min: 0,
    max: 50,
    default: { value: 0, reason: 'no dividends until expiry' },
  }),
  shares: count({
    label: 'Shares',
    roles: ['n_shares'],
    min: 1,
    max: 5e6,
    default: { value: 100, reason: 'a standard contract is for a hundred shares' },
  }),
};
