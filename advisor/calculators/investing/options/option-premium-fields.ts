import { choice, count, money } from '#advisor/calculators/define/fields.ts';

export type PremiumStrategy =
  | 'covered_call'
  | 'cash_secured_put'
  | 'protective_put'
  | 'bought_call'
  | 'bought_put'
  | 'sold_call';

export interface PremiumInput {
  strategy: PremiumStrategy;
  strike: number;
  premium: number;
  spot: number;
  end_price: number;
  shares: number;
  days: number;
}

export const premiumFields = {
  strategy: choice<PremiumStrategy>({
    label: 'Strategy',
    facts: {
      covered_call: 'strategy=covered_call',
      cash_secured_put: ['strategy=cash_secured_put', 'strategy=sell & option=put'],
      protective_put: 'strategy=protective_put',
      sold_call: 'strategy=sell & option=call',
      bought_call: 'option=call',
      bought_put: 'option=put',
    },
    options: ['covered_call', 'cash_secured_put', 'protective_put', 'bought_call', 'bought_put', 'sold_call'],
  }),
  strike: money({
    label: 'Strike',
    roles: ['strike'],
    min: 0.01,
    max: 5e6,
  }),
  premium: money({
    label: 'Premium per share',
    roles: ['option_price', 'premium'],
    min: 0.001,
    max: 1e6,
  }),
  spot: money({
    label: 'Share price',
    roles: ['price_now', 'price_buy'],
    min: 0,
    max: 5e6,
    default: { value: 0, reason: 'only a strategy with shares needs it' },
  }),
  end_price: money({
    label: 'Share price at expiry',
    roles: ['price_now#2', 'goal_amount'],
    min: 0,
    max: 5e6,
    default: { value: 0, reason: 'none is named; the share price now counts where there is one' },
  }),
  shares: count({
    label: 'Shares',
    roles: ['n_shares'],
    min: 1,
    max: 5e6,
    default: { value: 100, reason: 'a standard contract is for a hundred shares' },
  }),
  days: count({
    label: 'Days to expiry',
    roles: ['days'],
    min: 0,
    max: 3650,
    default: { value: 0, reason: 'the time isn’t asked for' },
  }),
};
