import { optionSpreadFormulas } from '#advisor/calculators/investing/options/option-spread-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { choice, count, money } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { outlookOf, payoffAt, positionOf } from '#advisor/calculators/investing/options/option-strategies.ts';
import { text } from '#advisor/quantities/text.ts';

type Kind = 'call_spread' | 'put_spread' | 'straddle';

interface SpreadInput {
  strategy: Kind;
  strike: number;
  premium: number;
  second_strike: number;
  second_premium: number;
  side: 'buys' | 'sells';
}

/** In a credit spread the more expensive option is sold and the other bought, in whatever order they were named. */
function asTold<S extends SpreadInput>(input: S): S {
  const isTurned = input.side === 'sells' && input.strategy !== 'straddle' && costOf(input) > 0;
  if (!isTurned) return input;
  const { strike, premium, second_strike: other, second_premium: second } = input;
  const isNet = second === 0;
  return {
    ...input,
    strike: other,
    second_strike: strike,
    premium: isNet ? premium : second,
    second_premium: isNet ? 0 : premium,
  };
}

const positionFor = ({ strategy, strike, second_strike: other }: SpreadInput) =>
  strategy === 'straddle'
    ? positionOf('straddle', 'call', strike, 0)
    : positionOf('vertical_spread', strategy === 'call_spread' ? 'call' : 'put', strike, other);

/** What is paid per share to enter; negative where money comes in. */
function costOf({
  strategy,
  strike,
  second_strike: other,
  premium,
  second_premium: second,
}: SpreadInput): number {
  if (strategy === 'straddle') return premium + second;
  // The lower call and the higher put always cost more, whichever premium was named first.
  const buysCostlier = strategy === 'call_spread' ? strike < other : strike > other;
  return (buysCostlier ? 1 : -1) * Math.abs(premium - second);
}

function problemWith(input: SpreadInput): string | null {
  const { strategy, strike, second_strike: other } = input;
  if (strategy === 'straddle')
    return other > 0 && other !== strike ? 'A straddle has one strike for both options.' : null;
  if (other === 0 || other === strike)
    return 'Give both strikes: of the option you buy and of the one you sell.';
  return Math.abs(costOf(input)) >= Math.abs(strike - other)
    ? 'The net premium must be less than the distance between the strikes.'
    : null;
}

/** What two options held together pay at expiry, from their premiums. */
export const optionSpread = defineCalculator({
  name: 'option_spread',
  version: 1,
  title: 'Option spread or straddle at given premiums',
  about:
    'Most gained, most lost and break-even at expiry of a bull or bear call or put spread or of a straddle, from the two strikes and the premiums paid and received; needs no volatility.',
  simply:
    'You buy one option and sell or add another, so one pays for part of the other or doubles the bet. That sets how much you can win and how much you can lose.',
  input: {
    strategy: choice<Kind>({
      label: 'Strategy',
      facts: {
        straddle: 'strategy=straddle',
        call_spread: ['strategy=call_spread', 'option=call'],
        put_spread: ['strategy=put_spread', 'option=put'],
      },
      options: ['call_spread', 'put_spread', 'straddle'],
    }),
    side: choice<'buys' | 'sells'>({
      label: 'You buy or sell the costlier option',
      options: ['buys', 'sells'],
      facts: { sells: 'flag=credit_spread' },
      default: { value: 'buys', reason: 'the option named first is the one you buy' },
    }),
    strike: money({
      label: 'Strike of the option you buy',
      roles: ['strike'],
      min: 0.01,
      max: 5e6,
    }),
    premium: money({
      label: 'Premium of the option you buy, or net premium',
      roles: ['option_price', 'premium'],
      min: 0.001,
      max: 1e6,
    }),
    second_strike: money({
      label: 'Strike of the option you sell',
      roles: ['strike#2'],
      min: 0,
      max: 5e6,
      default: { value: 0, reason: 'a straddle has only one' },
    }),
    second_premium: money({
      label: 'Premium of the other option',
      roles: ['option_price#2'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'the premium is for both together' },
    }),
    shares: count({
      label: 'Shares',
      roles: ['n_shares'],
      min: 1,
      max: 1e7,
      default: { value: 100, reason: 'a standard contract is for a hundred shares' },
    }),
    at_expiry: money({
      label: 'Share price at expiry to look at',
      roles: ['price_now'],
      min: 0,
      max: 5e6,
      default: { value: 0, reason: 'no price at expiry is mentioned' },
    }),
  },
  check: problemWith,

  run(told) {
    const input = asTold(told);
    const { strike, second_strike: other, shares } = input;
    const held = positionFor(input);
    const cost = costOf(input);
    const { mostGained, mostLost, breakEvens } = outlookOf(held, cost);
    const gained = Number.isFinite(mostGained)
      ? [figure('most_gained', 'Maximum gain', mostGained * shares, 'usd')]
      : [];
    const lost = figure('most_lost', 'Maximum loss', mostLost * shares, 'usd');
    const evens = breakEvens.slice(0, 2).map((price, at) =>
      figure(at === 0 ? 'break_even' : 'break_even_high', 'Break-even', price, 'usd', {
        decimals: 2,
      }),
    );
    const paid = figure(
      'premium',
      cost < 0 ? 'Received at the start' : 'Paid at the start',
      Math.abs(cost) * shares,
      'usd',
    );
    const resultAt = (price: number) => (payoffAt(held, price) - cost) * shares;
    const highest = Math.max(strike, other) * 1.5;
    const prices = [...Array.from({ length: 31 }, (_, step) => (highest * step) / 30), strike, other];
    return {
      figures: [
        ...(input.strategy === 'straddle' ? [...evens, lost, ...gained] : [...gained, lost, ...evens]),
        ...(gained[0] && lost.value > 0
          ? [figure('reward_to_risk', 'Reward-to-risk ratio', gained[0].value / lost.value, 'ratio')]
          : []),
        paid,
        ...(input.at_expiry > 0
          ? [
              figure('result_then', 'Gain at that price', resultAt(input.at_expiry), 'usd', {
                decimals: 2,
                labelBelowZero: 'Loss at that price',
              }),
            ]
          : []),
      ],
      steps: [
        { label: paid.label, formula: 'bought - sold', value: Math.abs(cost) * shares, unit: 'usd' },
        ...evens.map(({ value }) => ({ label: 'Break-even', value, unit: 'usd' as const, decimals: 2 })),
      ],
      assumptions: [
        text`Both options are held to expiry and have the same date; commissions and taxes are left out.`,
      ],
      // Nothing that is said settles who holds which: a sold spread must not pass for a bought one.
      warnings:
        told.side === 'buys' && cost > 0 && gained[0]
          ? [
              text`If you sold the option at ${given('strike', strike, 'usd', { decimals: 2 })} and bought the other, the two trade places: you can gain ${lost} at most and lose ${gained[0]}.`,
            ]
          : [],
      detail: {
        gained: gained[0],
        lost,
        evens,
        profits: [...new Set([...prices, ...evens.map(({ value }) => value)])]
          .sort((a, b) => a - b)
          .map((price) => [price, resultAt(price)] as const),
      },
    };
  },

  explain({ figures, detail: { gained, lost, evens } }, told) {
    const { strike, second_strike: other, side } = told;
    const then = figures.find(({ id }) => id === 'result_then');
    const price = given('at_expiry', told.at_expiry, 'usd', { decimals: 2 });
    const received = figures.find(({ id }) => id === 'premium')?.label === 'Received at the start';
    const at = given('strike', strike, 'usd', { decimals: 2 });
    const even = evens[1] ? text`${evens[0]!} or at ${evens[1]}` : text`${evens[0]!}`;
    // Nothing says which of the two is sold: the other way round, the gain is a loss.
    const isOpen = gained !== undefined && side === 'buys' && !received;
    const amountThen = then && { ...then, value: Math.abs(then.value) };
    const [ends, turned] = then && then.value < 0 ? ['lose', 'gain'] : ['gain', 'lose'];
    const result = amountThen
      ? isOpen
        ? text`With the share at ${price} at expiry you’d ${ends} ${amountThen} if you bought the option at ${at}, or ${turned} it if you sold that one.`
        : text`With the share at ${price} at expiry you’d ${ends} ${amountThen}.`
      : undefined;
    const reward = figures.find(({ id }) => id === 'reward_to_risk');
    return {
      conclusion: result
        ? gained
          ? text`${result} The most you can gain is ${gained}, and the most you can lose ${lost}.`
          : text`${result} The most you can lose is ${lost}.`
        : gained
          ? text`The most you can gain is ${gained}, the most you can lose ${lost}, and you break even with the share at ${even}.`
          : text`You break even with the share at ${even}; the most you can lose is ${lost}, and there’s no limit to the gain.`,
      openings:
        gained && reward
          ? { rate: text`You risk ${lost} to make ${gained}, a reward-to-risk ratio of ${reward}.` }
          : {},
      named: result
        ? {}
        : {
            ...(evens[0] ? { break_even: text`You break even with the share at ${even}.` } : {}),
            ...(gained ? { most_gained: text`The most you can gain is ${gained}.` } : {}),
            most_lost: text`The most you can lose is ${lost}.`,
          },
      reasons: [
        ...(result ? [text`You break even with the share at ${even}.`] : []),
        gained
          ? text`Beyond ${given('second_strike', other, 'usd', { decimals: 2 })} the option you bought and the one you sold move together, so both the gain and the loss are capped.`
          : text`It gains when the share moves far from ${at} either way, and loses most when it ends right there.`,
      ],
      next: [
        text`Put in only what you can afford to lose: options that end out of the money are worth nothing.`,
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

  formulas: optionSpreadFormulas,
  examples: [
    {
      question: 'sold a put spread, short the 210 put at 4.30 and long the 200 put at 1.90, what can I lose?',
      input: {
        strategy: 'put_spread',
        side: 'sells',
        strike: 210,
        premium: 4.3,
        second_strike: 200,
        second_premium: 1.9,
      },
    },
    {
      question: 'bull call spread: buy the 50 call for 3, sell the 55 call for 1.20, max profit?',
      input: { strategy: 'call_spread', strike: 50, premium: 3, second_strike: 55, second_premium: 1.2 },
    },
    {
      question: 'I buy a straddle with strike 100, the call costs 4 and the put costs 3.50. Break-evens?',
      input: { strategy: 'straddle', strike: 100, premium: 4, second_premium: 3.5 },
    },
    {
      question: 'bear put spread, bought the 90 put for 5 and sold the 80 put for 2, worst and best case',
      input: { strategy: 'put_spread', strike: 90, premium: 5, second_strike: 80, second_premium: 2 },
    },
  ],
  sources: ['occ_characteristics'],
});
