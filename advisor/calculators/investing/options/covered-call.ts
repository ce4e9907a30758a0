import { coveredCallFormulas } from '#advisor/calculators/investing/options/covered-call-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, money } from '#advisor/calculators/define/fields.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const daysPerYear = 365;
const pricesShown = 21;
const sharesPerContract = 100;

/** What selling calls on shares you hold earns. */
export const coveredCall = defineCalculator({
  name: 'covered_call',
  version: 1,
  title: 'Covered call',
  about:
    'A covered call, where you sell a call on shares you own: the premium income and its yield, the break-even price, and what you make if the shares are called away, from what you paid for them.',
  simply:
    'You get paid today for promising to sell your shares at a set price. If the stock jumps, the buyer gets the extra gain, and if it falls, the loss is still yours.',
  input: {
    spot: money({
      label: 'Current share price',
      ask: 'what do the shares trade at',
      roles: ['price_now', 'price_buy'],
      min: 0.01,
      max: 5e6,
    }),
    strike: money({
      label: 'Strike',
      ask: 'what is the strike of the call',
      roles: ['strike'],
      min: 0.01,
      max: 5e6,
    }),
    premium: money({
      label: 'Premium per share',
      ask: 'what premium do you get per share',
      roles: ['option_price', 'premium'],
      min: 0.001,
      max: 1e6,
    }),
    cost: money({
      label: 'Purchase price per share',
      roles: ['price_buy'],
      min: 0,
      max: 5e6,
      default: { value: 0, reason: 'counted from today’s price' },
    }),
    shares: count({
      label: 'Shares',
      roles: ['n_shares'],
      min: 1,
      max: 5e6,
      default: { value: 100, reason: 'a standard contract is for a hundred shares' },
    }),
    contracts: count({
      label: 'Calls sold',
      roles: ['n_contracts'],
      min: 0,
      max: 5e4,
      default: { value: 0, reason: 'as many as the shares allow' },
    }),
    days: count({
      label: 'Days to expiry',
      roles: ['days', 'term', 'horizon'],
      min: 0,
      max: 3650,
      default: { value: 0, reason: 'no expiry was mentioned' },
    }),
    dividend: money({
      label: 'Dividend per share before expiry',
      roles: ['dividend_per_share'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'no dividend was mentioned' },
    }),
  },
  check: ({ premium, spot, shares, contracts }) => {
    if (contracts * sharesPerContract > shares)
      return 'There are more calls than shares to cover them: each call takes a hundred shares.';
    return premium >= spot ? 'The premium must be less than the share price: give it for one share.' : null;
  },

  run({ spot, strike, premium, cost, shares: held, contracts, days, dividend }) {
    const shares = contracts > 0 ? contracts * sharesPerContract : held;
    const basis = cost > 0 ? cost : spot;
    const income = premium * shares;
    const rate = (premium / spot) * 100;
    const atStrike = strike + premium + dividend - basis;
    const called: Figure[] = [
      figure(
        'called_profit',
        atStrike < 0 ? 'Loss if called away' : 'Profit if called away',
        Math.abs(atStrike) * shares,
        'usd',
      ),
      figure('called_return', 'Return if called away', (atStrike / basis) * 100, 'percent'),
      figure('called_cash', 'Cash if called away', strike * shares, 'usd'),
    ];
    const even = figure(
      'break_even',
      'Break-even share price',
      Math.max(0, basis - premium - dividend),
      'usd',
      {
        decimals: 2,
      },
    );
    const cap = figure('cap', 'Share price where the call starts to cost you', strike + premium, 'usd', {
      decimals: 2,
    });
    const [low, high] = [Math.max(0, even.value * 0.7), Math.max(strike, spot) * 1.3];
    const prices = Array.from(
      { length: pricesShown },
      (_, at) => low + ((high - low) * at) / (pricesShown - 1),
    );
    return {
      figures: [
        figure('income', 'Premium you collect', income, 'usd'),
        figure('yield', 'Premium yield', rate, 'percent', { decimals: 2 }),
        ...(days > 0
          ? [figure('yearly_yield', 'Annualized premium yield', (rate * daysPerYear) / days, 'percent')]
          : []),
        even,
        ...called,
        figure('cushion', 'Downside cushion', rate, 'percent', { decimals: 2 }),
        cap,
        figure('most_lost', 'Maximum loss', even.value * shares, 'usd'),
      ],
      steps: [
        { label: 'Premium', formula: 'premium x shares', value: income, unit: 'usd' },
        {
          label: 'Break-even',
          formula: cost > 0 ? 'price you paid - premium - dividend' : 'share price - premium - dividend',
          value: even.value,
          unit: 'usd',
          decimals: 2,
        },
        {
          label: 'If called away',
          formula: '(strike + premium + dividend - what the shares cost) x shares',
          value: atStrike * shares,
          unit: 'usd',
        },
      ],
      assumptions: [
        text`The call is held to expiry. Commissions and taxes are left out.`,
        ...(shares < held ? [text`Only the shares with a call sold on them are counted.`] : []),
        ...(cost > 0 ? [] : [text`Profit and break-even are counted from today’s share price.`]),
      ],
      warnings:
        strike < basis - premium - dividend
          ? [text`If the shares are called away at this strike, you lock in a loss.`]
          : [],
      detail: {
        isLoss: atStrike < 0,
        withCall: prices.map(
          (at) => [at, (Math.min(at, strike) + premium + dividend - basis) * shares] as const,
        ),
        alone: prices.map((at) => [at, (at + dividend - basis) * shares] as const),
      },
    };
  },

  explain({ figures, detail: { isLoss } }, { strike }) {
    const get = (id: string) => figures.find((one) => one.id === id)!;
    const yearly = figures.find(({ id }) => id === 'yearly_yield');
    const at = given('strike', strike, 'usd', { decimals: 2 });
    return {
      conclusion: text`You collect ${get('income')}, and if the shares are called away at ${at} you ${isLoss ? 'lose' : 'make'} ${get('called_profit')} in total.`,
      openings: {
        rate: text`The premium is ${get('yield')} of the share price${yearly ? text`, ${yearly} annualized` : ''}; called away, your return is ${get('called_return')}.`,
        yesno: isLoss
          ? text`No, not at this strike: called away, you’d lock in a loss of ${get('called_profit')} for ${get('income')} of premium.`
          : text`Yes, if you’d be happy to sell at ${at}: you collect ${get('income')} now, and make ${get('called_profit')} if they’re called away.`,
      },
      named: {
        cushion: text`The premium covers a drop of ${get('cushion')}: you start losing below ${get('break_even')} a share.`,
        most_lost: text`The most you can lose is ${get('most_lost')}, if the shares go to zero.`,
      },
      reasons: [
        text`That’s ${get('yield')} of the share price${yearly ? text`, or ${yearly} if you could repeat it all year` : ''}.`,
        text`You start losing below ${get('break_even')} a share; above ${get('cap')} you’d have done better without the call.`,
      ],
      next: [text`Sell the call only if you’d be glad to get ${get('called_cash')} for the shares.`],
    };
  },

  chart: ({ detail: { withCall, alone } }) => ({
    kind: 'line',
    title: 'Profit or loss at expiry',
    x: { label: 'Share price', unit: 'usd' },
    y: { label: 'Profit or loss', unit: 'usd' },
    series: [
      { name: 'With the call', points: withCall },
      { name: 'Shares alone', points: alone },
    ],
  }),

  formulas: coveredCallFormulas,
  examples: [
    {
      question:
        'I own 300 shares at $42, they trade at $47. If I sell $50 calls for $1.10, what do I make and when do I lose?',
      input: { spot: 47, strike: 50, premium: 1.1, cost: 42, shares: 300 },
    },
    {
      question: 'covered call income: stock at 88, 92.50 strike, 35 days out, premium 1.45',
      input: { spot: 88, strike: 92.5, premium: 1.45, days: 35 },
    },
    {
      question:
        'what happens if my shares get called away at 60? paid 51, stock is 57, got 2 dollars a share for the call',
      input: { spot: 57, strike: 60, premium: 2, cost: 51 },
    },
    {
      question:
        'write one 45 call for 90 cents against shares that cost me 38, now 43. where is my breakeven',
      input: { spot: 43, strike: 45, premium: 0.9, cost: 38, contracts: 1 },
    },
    {
      question: 'stock trades at 31, i wrote a 33 strike call for 60 cents, cost basis is 29. breakeven?',
      input: { spot: 31, strike: 33, premium: 0.6, cost: 29 },
    },
    {
      question:
        'writing 2 contracts at the 70 strike for a dollar forty, shares cost me 61, stock is 67: break even',
      input: { spot: 67, strike: 70, premium: 1.4, cost: 61, shares: 200, contracts: 2 },
    },
  ],
  sources: ['occ_characteristics'],
});
