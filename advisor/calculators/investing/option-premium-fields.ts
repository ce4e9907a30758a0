import { choice, count, money } from '#advisor/calculators/define/fields.ts';

export type PremiumStrategy =
  | 'covered_call'
  | 'cash_secured_put'
  | 'protective_put'
  | 'bought_call'
  | 'bought_put';

export interface PremiumInput {
  strategy: PremiumStrategy;
  strike: number;
  premium: number;
  spot: number;
  shares: number;
  days: number;
}

export const premiumFields = {
  strategy: choice<PremiumStrategy>({
    label: 'Strategy',
    options: {
      covered_call: [
        'covered call',
        'covered calls',
        'own 100 shares',
        'i own',
        'own shares',
        'my shares',
        'hold 100 shares',
        'buy-write',
        'sell calls',
        'sell a call against',
      ],
      cash_secured_put: [
        'cash-secured put',
        'cash secured put',
        'cash-secured puts',
        'sell a put',
        'sold a put',
        'selling a put',
        'sell puts',
        'write a put',
        'short put',
      ],
      protective_put: [
        'protective put',
        'protective puts',
        'married put',
        'buy protective puts',
        'put to protect',
        'put as insurance',
        'put as a hedge',
        'put to hedge',
        'buy puts on my shares',
        'hedge with a put',
      ],
      bought_call: ['buy a call', 'bought a call', 'buying a call', 'long call', 'call option', 'buy calls'],
      bought_put: ['buy a put', 'bought a put', 'buying a put', 'long put', 'put option', 'buy puts'],
    },
  }),
  strike: money({
    label: 'Strike',
    cues: ['strike', 'struck at', 'exercise price', 'call', 'put', 'calls', 'puts', 'k', 'buy', 'buy the'],
    min: 0.01,
    max: 5e6,
  }),
  premium: money({
    label: 'Premium per share',
    cues: [
      'call for',
      'put for',
      'calls for',
      'puts for',
      'call costs',
      'each',
      'premium',
      'for',
      'collect',
      'receive',
      'credit',
      'debit',
      'paid',
      'pay',
      'cost',
      'costs',
    ],
    min: 0.001,
    max: 1e6,
  }),
  spot: money({
    label: 'Share price',
    cues: [
      'stock',
      'stock at',
      'share price',
      'at',
      'shares at',
      'stock is at',
      'bought at',
      'cost basis',
      'trading at',
      'currently',
      'spot',
    ],
    min: 0,
    max: 5e6,
    default: { value: 0, reason: 'only a strategy with shares needs it' },
  }),
  shares: count({
    label: 'Shares',
    cues: ['shares'],
    min: 1,
    max: 5e6,
    default: { value: 100, reason: 'a standard contract is for a hundred shares' },
  }),
  days: count({
    label: 'Days to expiry',
    cues: ['days', 'dte', 'days out', 'day'],
    min: 0,
    max: 3650,
    default: { value: 0, reason: 'the time is not asked for' },
  }),
};
