import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, flag, money, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

/** Title, transfer tax and the like, of the price. */
const usualCosts = 0.01;
/** No agents get more in all: a larger share has the other costs in it. */
const mostCommission = 6;

/** What a seller walks away with. */
export const sellerProceeds = defineCalculator({
  name: 'seller_proceeds',
  version: 2,
  title: 'Proceeds of a home sale',
  about:
    'What the seller of a home has left after paying off the mortgage, the commission and other costs of selling, each share where it is split, and the price it takes to clear a wanted amount.',
  simply:
    "From the price come off what you still owe, the agents and the closing costs. What's left is yours, before any tax.",
  input: {
    price: money({
      label: 'Sale price',
      roles: ['home_value', 'home_price'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'the amount you want to clear is given instead' },
    }),
    owed: money({
      label: 'Mortgage and other loans on the home',
      roles: ['mortgage_balance', 'mortgage_balance@other', 'debt_balance'],
      adds: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no loan was mentioned' },
    }),
    selling_rate: percent({
      label: 'Commission in percent',
      roles: ['selling_rate'],
      adds: true,
      min: 0,
      max: 20,
      default: { value: 5.5, reason: 'a common total for both agents; it can be negotiated' },
    }),
    costs: money({
      label: 'Other costs of selling',
      roles: ['selling_costs', 'closing_costs', 'maintenance'],
      adds: true,
      min: 0,
      max: 1e8,
      default: {
        value: 0,
        reason:
          'one percent of the price for title, transfer tax and fees; none where your percentage has them in it',
        by: ({ price, selling_rate: rate }) =>
          typeof price !== 'number' || (typeof rate === 'number' && rate > mostCommission)
            ? undefined
            : Math.round(price * usualCosts),
      },
    }),
    basis: money({
      label: 'Price you paid, with improvements',
      roles: ['home_basis', 'home_improvement'],
      adds: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'the gain isn’t asked about' },
    }),
    people: count({
      label: 'Number of people who share it',
      roles: ['n_people'],
      min: 1,
      max: 100,
      default: { value: 1, reason: 'it is all yours' },
    }),
    with_ex: flag({
      label: 'Sold after a divorce, half each',
      fact: 'status=divorced',
      default: { value: false, reason: 'no divorce is mentioned' },
    }),
    next_price: money({
      label: 'Price of the next home, paid in cash',
      roles: ['home_price'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no next home was mentioned' },
    }),
    own_share: percent({
      label: 'Share of the home you own',
      roles: ['hold_share'],
      min: 1,
      max: 100,
      default: { value: 100, reason: 'it’s all yours' },
    }),
    goal: money({
      label: 'Amount you want to clear',
      roles: ['goal_amount'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no amount was mentioned' },
    }),
  },
  check: ({ price, goal }) =>
    price === 0 && goal === 0 ? 'Give the price you sell for, or the amount you want to clear.' : null,

  run({ price, owed, selling_rate: rate, costs, basis, people, goal, ...more }) {
    const { next_price: next, own_share: share } = more;
    const isHalved = more.with_ex && people === 1 && share === 100;
    const commission = (price * rate) / 100;
    const left = price - commission - costs - owed;
    const needed = (goal + owed + costs) / (1 - rate / 100);
    const proceeds = figure(
      'proceeds',
      left < 0 ? 'Cash you’d have to bring to closing' : 'Net proceeds',
      Math.abs(left),
      'usd',
    );
    return {
      figures: [
        ...(price > 0
          ? [
              proceeds,
              figure('commission', 'Commission', commission, 'usd'),
              figure('selling_costs', 'Commission and other costs', commission + costs, 'usd'),
              figure('paid_off', 'Loan payoff', owed, 'usd'),
              ...(basis > 0
                ? [
                    figure('gain', 'Gain over what you paid', price - commission - costs - basis, 'usd', {
                      labelBelowZero: 'Loss against what you paid',
                    }),
                  ]
                : []),
              ...(next > 0
                ? [
                    figure('after_next', 'Cash left after buying the next home', left - next, 'usd', {
                      labelBelowZero: 'Cash you are short for the next home',
                    }),
                  ]
                : []),
              ...(share < 100
                ? [figure('own_part', 'Your share of the proceeds', (left * share) / 100, 'usd')]
                : []),
              ...(people > 1 && left > 0
                ? [figure('each', 'Share of each person', left / people, 'usd')]
                : []),
              ...(isHalved && left > 0
                ? [figure('half', 'Half for each of the two of you', left / 2, 'usd')]
                : []),
            ]
          : []),
        ...(goal > 0 ? [figure('price_needed', 'Price that clears the amount', needed, 'usd')] : []),
        ...(price > 0 ? [figure('commission_point', 'Commission per point', price / 100, 'usd')] : []),
        figure('break_even_price', 'Break-even price', (owed + costs) / (1 - rate / 100), 'usd'),
      ],
      steps: [
        ...(price > 0
          ? ([
              { label: 'Sale price', value: price, unit: 'usd' },
              { label: 'Commission', formula: 'price x share', value: commission, unit: 'usd' },
              { label: 'Other costs', value: costs, unit: 'usd' },
              { label: 'Loans paid off', value: owed, unit: 'usd' },
              { label: 'Left', formula: 'price - commission - costs - loans', value: left, unit: 'usd' },
            ] as const)
          : []),
        ...(goal > 0
          ? [
              {
                label: 'Price that clears the amount',
                formula: '(amount + loans + costs) / (1 - commission)',
                value: needed,
                unit: 'usd' as const,
              },
            ]
          : []),
      ],
      assumptions: [
        text`Tax on a gain is left out: most people pay none on their own home. Property tax and interest up to closing day are settled separately.`,
      ],
      warnings: [],
      detail: { proceeds, isShort: left < 0 },
    };
  },

  explain({ figures, detail: { proceeds, isShort } }, { price, owed, goal, people }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const sold = given('price', price, 'usd');
    const each = find('each');
    const [needed, after, part] = [find('price_needed'), find('after_next'), find('own_part')];
    const half = find('half');
    const next = [
      text`Ask your lender for a payoff quote and the agent for a net sheet: both are free.`,
      text`Check the tax if your gain is large or you lived there for less than two of the last five years.`,
    ];
    if (price === 0) {
      return {
        conclusion: text`You need to sell for about ${needed!} to clear ${given('goal', goal, 'usd')}.`,
        reasons: [
          text`The loans of ${given('owed', owed, 'usd')}, the commission and other costs come off first.`,
        ],
        next,
      };
    }
    return {
      conclusion: isShort
        ? text`Selling for ${sold} isn’t enough: you’d have to bring about ${proceeds} to closing.`
        : text`You’d walk away with about ${proceeds} from a sale at ${sold}${each ? text`: ${each} for each of ${given('people', people, 'count')}` : half ? text`, or ${half} each if you split it in half` : ''}.`,
      openings:
        goal > 0 && needed
          ? {
              yesno:
                price >= needed.value
                  ? text`Yes, a sale at ${sold} clears ${given('goal', goal, 'usd')}: you’d walk away with about ${proceeds}.`
                  : text`No, a sale at ${sold} doesn’t clear ${given('goal', goal, 'usd')}: that takes about ${needed}.`,
            }
          : {},
      reasons: [
        text`Commission and other costs take ${find('selling_costs')!}, and ${find('paid_off')!} pays off the loans.`,
        ...(after
          ? [
              after.value < 0
                ? text`That’s ${{ ...after, value: -after.value }} short of what the next home costs.`
                : text`After buying the next home you’d have ${after} left.`,
            ]
          : []),
        ...(part ? [text`Your share of that is ${part}.`] : []),
        ...(needed ? [text`To clear ${given('goal', goal, 'usd')} you need a price of ${needed}.`] : []),
      ],
      next: [
        isShort
          ? text`Hold out for ${find('break_even_price')!} if you can: that’s where you break even.`
          : text`Negotiate the commission: every point off it keeps ${find('commission_point')!} in your pocket.`,
        ...next,
      ],
    };
  },

  chart: ({ figures }, { price }) =>
    barsOf(
      price > 0 ? 'Where the price goes' : 'Prices to aim for',
      figures,
      price > 0 ? ['paid_off', 'selling_costs', 'proceeds'] : ['break_even_price', 'price_needed'],
    ),

  formulas: {
    proceeds: ['price - commission - costs - owed', 'owed + commission + costs - price'],
    commission: 'price * selling_rate',
    selling_costs: 'commission + costs',
    paid_off: 'owed',
    gain: 'price - commission - costs - basis',
    after_next: ['proceeds - next_price', '-proceeds - next_price'],
    own_part: ['proceeds * own_share', 'Your {own_share} of what is short'],
    each: 'proceeds / people',
    half: 'proceeds / 2',
    price_needed: '(goal + owed + costs) / (100% - selling_rate)',
    commission_point: 'price * 1%',
    break_even_price: '(owed + costs) / (100% - selling_rate)',
  },

  examples: [
    {
      question:
        'What would I pocket selling at $512,000 with a payoff of $287,300, 5.5% to agents and $6k of closing costs?',
      input: { price: 512_000, owed: 287_300, selling_rate: 5.5, costs: 6000 },
    },
    {
      question:
        'Is a $215,000 sale with a $199,400 loan enough to pay a 6% realtor and 2k, or do i bring a check',
      input: { price: 215_000, owed: 199_400, selling_rate: 6, costs: 2000 },
    },
    {
      question: 'what price do I need to clear $100,000 after paying off 187k and 6 percent fees',
      input: { goal: 100_000, owed: 187_000, selling_rate: 6 },
    },
    {
      question: 'my sister and i sell the house for 284k, 37k heloc on it, 6% commission, what is each share',
      input: { price: 284_000, owed: 37_000, selling_rate: 6, people: 2 },
    },
  ],
  sources: ['usc_26_121'],
});
