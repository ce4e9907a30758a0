import { optionPremiumFormulas } from '#advisor/calculators/investing/options/option-premium-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import {
  premiumFields,
  type PremiumInput,
  type PremiumStrategy,
} from '#advisor/calculators/investing/options/option-premium-fields.ts';
import {
  outlookOf,
  payoffAt,
  positionOf,
  type Strategy,
} from '#advisor/calculators/investing/options/option-strategies.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const daysPerYear = 365;

interface Shape {
  of: readonly [Strategy, 'call' | 'put'];
  breakEven: string;
  /** The premium comes in. */
  income?: true;
  /** The shares themselves are part of it. */
  withShares?: true;
}

const shapes: Record<PremiumStrategy, Shape> = {
  covered_call: {
    of: ['covered_call', 'call'],
    breakEven: 'share price - premium',
    income: true,
    withShares: true,
  },
  cash_secured_put: { of: ['sell', 'put'], breakEven: 'strike - premium', income: true },
  protective_put: { of: ['protective_put', 'put'], breakEven: 'share price + premium', withShares: true },
  bought_call: { of: ['buy', 'call'], breakEven: 'strike + premium' },
  bought_put: { of: ['buy', 'put'], breakEven: 'strike - premium' },
  sold_call: { of: ['sell', 'call'], breakEven: 'strike + premium', income: true },
};

const putInLittle =
  'Put in only what you can afford to lose: an option that ends out of the money is worth nothing.';
const advice: Partial<Record<PremiumStrategy, string>> = {
  covered_call: 'Sell a call only at a price where you’d be glad to sell the shares.',
  cash_secured_put: 'Sell a put only on shares you’d be glad to own at that price.',
  sold_call: 'Don’t sell a call without the shares: if the price jumps, your loss has no limit.',
  protective_put: 'Compare what the put costs with selling some of the shares: both lower what you can lose.',
};

/** What is paid per share to enter; negative where money comes in. */
function costOf({ strategy, spot, premium }: PremiumInput): number {
  const { income, withShares } = shapes[strategy];
  return (withShares ? spot : 0) + (income ? -premium : premium);
}

function problemWith({ strategy, spot, premium, strike }: PremiumInput): string | null {
  const { of, withShares } = shapes[strategy];
  if (withShares && spot === 0) return 'Give the share price.';
  if (withShares && premium >= spot) return 'The premium must be less than the share price.';
  return of[1] === 'put' && premium >= strike ? 'The premium must be less than the strike.' : null;
}

/** What an option pays at expiry when its premium is known: no model and no volatility. */
export const optionPremium = defineCalculator({
  name: 'option_premium',
  version: 3,
  title: 'Option break-even at a given premium',
  about:
    'Break-even, most gained and most lost at expiry, and the profit or loss at a given share price, of a bought call or put, a sold call, a cash-secured put or a protective put, from the premium you pay or receive; needs no volatility.',
  simply:
    'An option is a right to buy or sell at a set price, and you pay for that right. You come out ahead only after the price has moved enough to earn that payment back.',
  input: premiumFields,
  check: problemWith,

  run(input) {
    const { strategy, strike, premium, spot, shares, days, end_price: named } = input;
    const { of, breakEven, income = false, withShares = false } = shapes[strategy];
    const held = positionOf(...of, strike, 0);
    const cost = costOf(input);
    const { mostGained, mostLost, breakEvens } = outlookOf(held, cost);
    const yieldOf = (premium / (withShares ? spot : strike)) * 100;
    const gained = Number.isFinite(mostGained)
      ? [figure('most_gained', 'Maximum gain', mostGained * shares, 'usd')]
      : [];
    const even = breakEvens
      .slice(0, 1)
      .map((price) => figure('break_even', 'Break-even', price, 'usd', { decimals: 2 }));
    const lost = Number.isFinite(mostLost)
      ? [figure('most_lost', 'Maximum loss', mostLost * shares, 'usd')]
      : [];
    const yields: Figure[] = [
      figure('yield', 'Premium yield on the money tied up', yieldOf, 'percent'),
      ...(days > 0
        ? [figure('yearly_yield', 'Annualized premium yield', (yieldOf * daysPerYear) / days, 'percent')]
        : []),
    ];
    const highest = Math.max(spot, strike) * 1.5;
    const prices = [...Array.from({ length: 31 }, (_, step) => (highest * step) / 30), strike];
    const paid = income ? 'Premium received' : 'Premium paid';
    // Without shares, a price that is told is where the share may end.
    const end = named > 0 ? named : withShares ? 0 : spot;
    const atEnd =
      end > 0
        ? [
            figure('profit_at', 'Profit at that share price', (payoffAt(held, end) - cost) * shares, 'usd', {
              labelBelowZero: 'Loss at that share price',
            }),
          ]
        : [];
    return {
      figures: [
        ...(strategy === 'covered_call'
          ? [...gained, ...even, ...lost]
          : strategy === 'protective_put'
            ? [...lost, ...gained, ...even]
            : [...even, ...gained, ...lost]),
        ...atEnd,
        figure('premium', paid, premium * shares, 'usd'),
        ...(income ? yields : []),
      ],
      steps: [
        ...(end > 0
          ? [{ label: 'Share price at expiry', value: end, unit: 'usd' as const, decimals: 2 }]
          : []),
        { label: paid, formula: 'premium x shares', value: premium * shares, unit: 'usd' },
        ...even.map(({ value }) => ({
          label: 'Break-even',
          formula: breakEven,
          value,
          unit: 'usd' as const,
          decimals: 2,
        })),
      ],
      assumptions: [
        text`Held to expiry; commissions, dividends and taxes are left out.`,
        ...(income
          ? [text`The option may be exercised early, which changes the timing but not the amounts.`]
          : []),
      ],
      warnings: [],
      detail: {
        gained: gained[0],
        even: even[0],
        lost: lost[0],
        atEnd: atEnd[0],
        end,
        profits: [...new Set([...prices, ...even.map(({ value }) => value)])]
          .sort((a, b) => a - b)
          .map((price) => [price, (payoffAt(held, price) - cost) * shares] as const),
      },
    };
  },

  explain(
    { figures, detail: { gained, even, lost, atEnd, end } },
    { strategy, strike, premium, end_price: named },
  ) {
    const yieldOf =
      figures.find(({ id }) => id === 'yearly_yield') ?? figures.find(({ id }) => id === 'yield');
    const at = given('strike', strike, 'usd', { decimals: 2 });
    const paid = given('premium', premium, 'usd', { decimals: 2 });
    const most = gained ? text`the most you can gain is ${gained}` : text`there’s no limit to the gain`;
    const why: Record<PremiumStrategy, Text> = {
      covered_call: text`Above ${at} the shares are called away; below it you keep them and the premium of ${paid} per share.`,
      cash_secured_put: text`Below ${at} you have to buy the shares at that price; above it you keep the premium of ${paid} per share.`,
      protective_put: text`Below ${at} the put makes up for any further drop; above it you lose only the premium of ${paid} per share.`,
      bought_call: text`Above ${at} each dollar of the share is a dollar for you, less the premium of ${paid} per share.`,
      sold_call: text`Above ${at} each dollar the share rises is a dollar lost; below it you keep the premium of ${paid} per share.`,
      bought_put: text`Below ${at} each dollar the share falls is a dollar for you, less the premium of ${paid} per share.`,
    };
    const ends = given(named > 0 ? 'end_price' : 'spot', end, 'usd', { decimals: 2 });
    const size = atEnd && { ...atEnd, value: Math.abs(atEnd.value) };
    // The other side of the same option gets exactly the opposite, and the words do not always say which side it is.
    const isBought = strategy === 'bought_call' || strategy === 'bought_put';
    const side = isBought ? text`As the buyer you’d` : text`You’d`;
    const made =
      atEnd &&
      (atEnd.value >= 0
        ? text`${side} make ${size!} if the share ends at ${ends}${isBought ? '; the seller loses that' : ''}.`
        : text`${side} lose ${size!} if the share ends at ${ends}${isBought ? '; the seller keeps that' : ''}.`);
    const outcome: Text = even
      ? text`You break even with the share at ${even}, and ${most}.`
      : text`You can’t break even at any share price; the best result is ${gained ?? 'no limit'}.`;
    return {
      conclusion:
        strategy === 'protective_put' && lost && even
          ? text`The most you can lose is ${lost}, premium included; you break even with the share at ${even}.`
          : outcome,
      openings: {
        ...(yieldOf
          ? {
              rate: text`The premium is ${yieldOf} of the money tied up${yieldOf.id === 'yearly_yield' ? ', annualized' : ''}.`,
            }
          : {}),
        ...(made ? { amount: made } : {}),
      },
      named: {
        ...(made ? { profit_at: made } : {}),
        ...(even ? { break_even: text`You break even with the share at ${even}.` } : {}),
        ...(gained ? { most_gained: text`The most you can gain is ${gained}.` } : {}),
        ...(lost ? { most_lost: text`The most you can lose is ${lost}.` } : {}),
      },
      reasons: [
        why[strategy],
        lost ? text`The most you can lose is ${lost}.` : text`There’s no limit to what you can lose.`,
        ...(yieldOf
          ? [
              text`The premium is ${yieldOf} of the money tied up${yieldOf.id === 'yearly_yield' ? ', annualized' : ''}.`,
            ]
          : []),
      ],
      next: [text`${advice[strategy] ?? putInLittle}`],
    };
  },

  chart: ({ detail: { profits } }) => ({
    kind: 'line',
    title: 'Profit at expiry',
    x: { label: 'Share price', unit: 'usd' },
    y: { label: 'Profit', unit: 'usd' },
    series: [{ name: 'Profit', points: profits }],
  }),

  formulas: optionPremiumFormulas,
  examples: [
    {
      question: 'cash-secured put, strike 45, premium 1.80, stock at 47: break-even?',
      input: { strategy: 'cash_secured_put', strike: 45, premium: 1.8, spot: 47 },
    },
    {
      question: 'bought a call with strike $50 for $3, where do i break even',
      input: { strategy: 'bought_call', strike: 50, premium: 3 },
    },
    {
      question: 'protective put: 100 shares at $50, the 47 put costs $1.20, how much can i lose at worst',
      input: { strategy: 'protective_put', spot: 50, strike: 47, premium: 1.2, shares: 100 },
    },
    {
      question: 'I bought a $50 call for $3, what do I make if the stock is at $60 at expiry?',
      input: { strategy: 'bought_call', strike: 50, premium: 3, end_price: 60 },
    },
    {
      question: 'sold the 45 put for 1.80, profit or loss if it closes at 41',
      input: { strategy: 'cash_secured_put', strike: 45, premium: 1.8, end_price: 41 },
    },
    {
      question: 'long put at 90 cost me 4 bucks a share, max profit and max loss?',
      input: { strategy: 'bought_put', strike: 90, premium: 4 },
    },
  ],
  sources: ['occ_characteristics'],
});
