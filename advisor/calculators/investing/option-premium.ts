import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { choice, count, money } from '#advisor/calculators/define/fields.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { outlookOf, payoffAt, positionOf } from '#advisor/calculators/investing/option-strategies.ts';
import { text } from '#advisor/quantities/text.ts';

const daysPerYear = 365;

const positions = {
  covered_call: ['covered_call', 'call'],
  cash_secured_put: ['sell', 'put'],
  bought_call: ['buy', 'call'],
  bought_put: ['buy', 'put'],
} as const;
type Kind = keyof typeof positions;

function position(kind: Kind, strike: number) {
  const [strategy, option] = positions[kind];
  return positionOf(strategy, option, strike, 0);
}

/** What is paid per share to enter; shares at what they cost, less a premium that comes in. */
function costOf(kind: Kind, spot: number, premium: number): number {
  if (kind === 'covered_call') return spot - premium;
  return kind === 'cash_secured_put' ? -premium : premium;
}

/** What an option brings at expiry when its premium is known: no model and no volatility. */
export const optionPremium = defineCalculator({
  name: 'option_premium',
  version: 1,
  title: 'Option break-even at a given premium',
  about:
    'Break-even, most gained and most lost at expiry of a covered call, a cash-secured put, or a bought call or put, from the premium that is paid or received; needs no volatility.',
  input: {
    strategy: choice<Kind>({
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
        bought_call: [
          'buy a call',
          'bought a call',
          'buying a call',
          'long call',
          'call option',
          'buy calls',
        ],
        bought_put: ['buy a put', 'bought a put', 'buying a put', 'long put', 'put option', 'buy puts'],
      },
    }),
    strike: money({
      label: 'Strike',
      cues: ['strike', 'struck at', 'exercise price', 'call', 'put', 'calls', 'k'],
      min: 0.01,
      max: 1e7,
    }),
    premium: money({
      label: 'Premium per share',
      cues: ['premium', 'for', 'collect', 'receive', 'credit', 'debit', 'paid', 'pay', 'cost', 'costs'],
      min: 0.001,
      max: 1e6,
    }),
    spot: money({
      label: 'Share price',
      cues: [
        'stock at',
        'shares at',
        'stock is at',
        'bought at',
        'cost basis',
        'trading at',
        'currently',
        'spot',
      ],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'only a covered call needs it' },
    }),
    shares: count({
      label: 'Shares',
      cues: ['shares'],
      min: 1,
      max: 1e7,
      default: { value: 100, reason: 'a standard contract is for a hundred shares' },
    }),
    days: count({
      label: 'Days to expiry',
      cues: ['days', 'dte', 'days out', 'day'],
      min: 0,
      max: 3650,
      default: { value: 0, reason: 'the time is not asked for' },
    }),
  },
  check: ({ strategy, spot, premium, strike }) => {
    if (strategy === 'covered_call' && spot === 0) return 'Give what the shares cost.';
    if (strategy === 'covered_call' && premium >= spot)
      return 'The premium must be less than the share price.';
    return positions[strategy][1] === 'put' && premium >= strike
      ? 'The premium must be less than the strike.'
      : null;
  },

  run({ strategy, strike, premium, spot, shares, days }) {
    const held = position(strategy, strike);
    const cost = costOf(strategy, spot, premium);
    const { mostGained, mostLost, breakEvens } = outlookOf(held, cost);
    const income = strategy === 'covered_call' || strategy === 'cash_secured_put';
    const atRisk = strategy === 'covered_call' ? spot : strike;
    const yieldOf = (premium / atRisk) * 100;
    const gained = Number.isFinite(mostGained)
      ? [figure('most_gained', 'Most that can be gained', mostGained * shares, 'usd')]
      : [];
    const even = figure('break_even', 'Breaks even with the share at', breakEvens[0]!, 'usd', {
      decimals: 2,
    });
    const lost = figure('most_lost', 'Most that can be lost', mostLost * shares, 'usd');
    const yields: Figure[] = [
      figure('yield', 'Premium as a share of what is tied up', yieldOf, 'percent'),
      ...(days > 0
        ? [figure('yearly_yield', 'The same for a year', (yieldOf * daysPerYear) / days, 'percent')]
        : []),
    ];
    const highest = Math.max(spot, strike) * 1.5;
    const prices = [...Array.from({ length: 31 }, (_, step) => (highest * step) / 30), strike, even.value];
    return {
      figures: [
        ...(strategy === 'covered_call' ? [...gained, even] : [even, ...gained]),
        lost,
        figure('premium', income ? 'Premium received' : 'Premium paid', premium * shares, 'usd'),
        ...(income ? yields : []),
      ],
      steps: [
        {
          label: income ? 'Premium received' : 'Premium paid',
          formula: 'premium x shares',
          value: premium * shares,
          unit: 'usd',
        },
        {
          label: 'Break-even',
          formula: {
            covered_call: 'share price - premium',
            cash_secured_put: 'strike - premium',
            bought_call: 'strike + premium',
            bought_put: 'strike - premium',
          }[strategy],
          value: even.value,
          unit: 'usd',
          decimals: 2,
        },
      ],
      assumptions: [
        text`Held to expiry; commissions, dividends and taxes are left out.`,
        ...(income
          ? [text`The option may be used against you earlier, which changes the time but not the sums.`]
          : []),
      ],
      warnings: [],
      detail: {
        gained: gained[0],
        even,
        lost,
        profits: [...new Set(prices)]
          .sort((a, b) => a - b)
          .map((price) => [price, (payoffAt(held, price) - cost) * shares] as const),
      },
    };
  },

  explain({ figures, detail: { gained, even, lost } }, { strategy, strike, premium }) {
    const yieldOf =
      figures.find(({ id }) => id === 'yearly_yield') ?? figures.find(({ id }) => id === 'yield');
    const at = given('strike', strike, 'usd', { decimals: 2 });
    const paid = given('premium', premium, 'usd', { decimals: 2 });
    const most = gained ? text`the most you can gain is ${gained}` : text`there is no limit to the gain`;
    const why = {
      covered_call: text`Above ${at} the shares are called away; below it you keep them and the premium of ${paid} per share.`,
      cash_secured_put: text`Below ${at} you have to buy the shares at that price; above it you keep the premium of ${paid} per share.`,
      bought_call: text`The share has to rise above ${at} by more than the premium of ${paid}.`,
      bought_put: text`The share has to fall below ${at} by more than the premium of ${paid}.`,
    }[strategy];
    return {
      conclusion: text`You break even with the share at ${even}, and ${most}.`,
      reasons: [
        why,
        text`The most you can lose is ${lost}.`,
        ...(yieldOf
          ? [
              text`The premium is ${yieldOf} of what is tied up${yieldOf.id === 'yearly_yield' ? ', for a year' : ''}.`,
            ]
          : []),
      ],
      next:
        strategy === 'covered_call'
          ? [text`Sell a call only at a price at which you would gladly part with the shares.`]
          : strategy === 'cash_secured_put'
            ? [text`Sell a put only on shares you would gladly own at that price.`]
            : [
                text`Put in only what you can lose whole: an option that ends out of the money is worth nothing.`,
              ],
    };
  },

  chart: ({ detail: { profits } }) => ({
    kind: 'line',
    title: 'Profit at expiry',
    x: { label: 'Share price', unit: 'usd' },
    y: { label: 'Profit', unit: 'usd' },
    series: [{ name: 'Profit', points: profits }],
  }),

  examples: [
    {
      question: 'I own 100 shares at $75 and sell one 80 call for $2.10. What is the most I can make?',
      input: { strategy: 'covered_call', spot: 75, strike: 80, premium: 2.1 },
    },
    {
      question: 'cash-secured put, strike 45, premium 1.80, stock at 47: break-even?',
      input: { strategy: 'cash_secured_put', strike: 45, premium: 1.8, spot: 47 },
    },
    {
      question: 'bought a call with strike $50 for $3, where do i break even',
      input: { strategy: 'bought_call', strike: 50, premium: 3 },
    },
    {
      question: 'what yield is 1.25 premium on a covered call, shares at 60, strike 62, 30 days',
      input: { strategy: 'covered_call', spot: 60, strike: 62, premium: 1.25, days: 30 },
    },
    {
      question: 'long put at 90 cost me 4 bucks a share, max profit and max loss?',
      input: { strategy: 'bought_put', strike: 90, premium: 4 },
    },
  ],
  asked: [
    'where do i break even on the call i bought',
    'most i can make on my covered call',
    'how much can i lose selling a cash secured put',
    'what does the stock have to do for my put to pay off',
    'return on the premium i collected for selling calls on my shares',
    'max profit and max loss from what i paid for the option',
    'I own a hundred shares and someone pays me a couple of dollars each for a call slightly above the price. What is the best and the worst that can happen at expiration?',
    'I was paid a small premium for promising to buy a stock at a lower price. At what share price do I start losing money?',
  ],
  sources: ['occ_characteristics'],
});
