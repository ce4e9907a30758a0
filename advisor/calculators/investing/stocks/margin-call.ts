import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent, ratio } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const exact = { decimals: 2 };
const tenth = { decimals: 1 };

interface Told {
  value: number;
  own: number;
  borrowed: number;
  borrowed_share: number;
}

/** What the position is worth and what is owed on it, from any two of value, own money and loan. */
function positionOf({ value, own, borrowed, borrowed_share: share }: Told): { value: number; loan: number } {
  const worth = value > 0 ? value : borrowed > 0 ? own + borrowed : own / (1 - share / 100);
  const loan = borrowed > 0 ? borrowed : share > 0 ? (worth * share) / 100 : own > 0 ? worth - own : 0;
  return { value: worth, loan };
}

/** How far a position bought with borrowed money can fall before the broker asks for more. */
export const marginCall = defineCalculator({
  name: 'margin_call',
  version: 1,
  title: 'Margin call: how far it can fall',
  about:
    'At what value or share price a margin call comes: a position bought partly with a margin loan from the broker, the amount borrowed and the maintenance requirement; how many percent it can fall, and what you would have to deposit after a fall.',
  simply:
    'Part of the position is bought with borrowed money. If its price falls far enough, too little of it is your own, and the broker asks for more cash.',
  input: {
    value: money({
      label: 'Value of the position',
      ask: 'what is the position worth',
      roles: ['price_now', 'price_buy', 'hold_amount', 'bal_brokerage', 'bal_total'],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'your own money and the loan together' },
    }),
    own: money({
      label: 'Your own money in it',
      roles: ['lump_sum', 'bal_cash', 'down_amount', 'bal_brokerage', 'bal_total'],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'the value less the loan' },
    }),
    borrowed: money({
      label: 'Amount borrowed',
      roles: ['debt_balance'],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'it follows from the rest' },
    }),
    borrowed_share: percent({
      label: 'Share of the position that is borrowed',
      roles: ['hold_share', 'down_share', 'replace_share'],
      min: 0,
      max: 99,
      default: { value: 0, reason: 'the amount is given instead' },
    }),
    maintenance: percent({
      label: 'Maintenance requirement',
      roles: ['limit_share', 'target_share'],
      min: 1,
      max: 99,
      default: { value: 30, reason: 'what many brokers ask; yours may ask for more' },
    }),
    fall: percent({
      label: 'Fall to look at',
      roles: ['loss_rate'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'no fall is mentioned' },
    }),
    shares: ratio({
      label: 'Number of shares',
      roles: ['n_shares'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'only the value is given' },
    }),
  },
  check(input) {
    const { value, loan } = positionOf(input);
    if (!(value > 0)) return 'Give what the position is worth, or your own money and the loan.';
    if (loan <= 0) return 'Give how much of it is borrowed: without a loan there is no margin call.';
    return loan >= value ? 'The loan is as large as the position: check the amounts.' : null;
  },

  run(input) {
    const { maintenance, fall, shares } = input;
    const { value, loan } = positionOf(input);
    const callAt = loan / (1 - maintenance / 100);
    const isCalled = callAt >= value;
    const after = value * (1 - fall / 100);
    const deposit = Math.max(0, loan - after * (1 - maintenance / 100));
    const call = figure('call_value', 'Value at which the call comes', callAt, 'usd', exact);
    const drop = figure('drop', 'Fall until the call', (1 - callAt / value) * 100, 'percent', {
      ...tenth,
      labelBelowZero: 'Rise needed to be out of the call',
    });
    const price = figure('call_price', 'Share price at which the call comes', callAt / shares, 'usd', exact);
    const equity = figure('equity', 'Your own part now', value - loan, 'usd', exact);
    const share = figure(
      'equity_share',
      'Your own part in percent',
      (1 - loan / value) * 100,
      'percent',
      tenth,
    );
    const wiped = figure(
      'wiped_out',
      'Fall that takes all of your money',
      (1 - loan / value) * 100,
      'percent',
      tenth,
    );
    const owed = figure('loan', 'Margin loan', loan, 'usd', exact);
    const needed = figure(
      'deposit',
      fall > 0 ? 'Deposit needed after the fall' : 'Deposit needed now',
      deposit,
      'usd',
      exact,
    );
    const fallenTo = figure('value_after', 'Value after the fall', after, 'usd', exact);
    return {
      figures: [
        call,
        drop,
        ...(shares > 0 ? [price] : []),
        ...(fall > 0 ? [needed, fallenTo] : isCalled ? [needed] : []),
        equity,
        share,
        wiped,
        owed,
      ],
      steps: [
        { label: 'Margin loan', value: loan, unit: 'usd' },
        {
          label: 'Value at the call',
          formula: 'loan / (1 - maintenance requirement)',
          value: callAt,
          unit: 'usd',
          ...exact,
        },
      ],
      assumptions: [
        text`All of it has the same maintenance requirement, and the loan doesn’t grow: interest brings the call a little closer.`,
      ],
      warnings: [
        text`A broker may raise the requirement, ask for more for a single stock, and sell without asking you.`,
      ],
      detail: { call, drop, price, needed, fallenTo, equity, wiped, owed, isCalled },
    };
  },

  explain({ detail: { call, drop, price, needed, fallenTo, equity, wiped, owed, isCalled } }, input) {
    const at = given('maintenance', input.maintenance, 'percent');
    const fallen = given('fall', input.fall, 'percent');
    const where = input.shares > 0 ? text`${price} a share, a position of ${call}` : text`a value of ${call}`;
    const isCalledThen = input.fall > 0 && needed.value > 0;
    const fallOpening = isCalledThen
      ? text`Yes: after a fall of ${fallen} it’s worth ${fallenTo}, and you’d have to deposit ${needed}.`
      : text`No: after a fall of ${fallen} it’s worth ${fallenTo}, above the ${call} at which the call comes.`;
    return {
      conclusion: isCalled
        ? text`You’re in a margin call already: it takes ${needed} to meet the requirement of ${at}.`
        : text`The margin call comes at ${where}: a fall of ${drop}.`,
      openings: {
        ...(isCalled ? {} : { rate: text`It can fall ${drop} before the margin call, to ${where}.` }),
        ...(input.fall > 0 ? { yesno: fallOpening, amount: fallOpening } : {}),
      },
      reasons: [
        text`You owe ${owed}, and your own part is ${equity}. The call comes when that part is less than ${at} of the position.`,
        text`A fall of ${wiped} would take all of your own money.`,
      ],
      next: [
        text`Look up the requirement for this position in your account: single stocks often have a higher one.`,
        text`Keep cash ready or borrow less, so that an ordinary fall of the market doesn’t force you to sell.`,
      ],
    };
  },

  formulas: {
    call_value: 'loan / (100% - maintenance)',
    drop: ['wiped_out', 'The value now, less {call_value}, as a share of the value now'],
    call_price: 'call_value / shares',
    equity: ['value - loan', 'own'],
    equity_share: 'Your own part of {equity} as a share of the position',
    wiped_out: 'Your own part of {equity} as a share of the position',
    loan: ['borrowed', 'value * borrowed_share', 'value - own', 'The borrowed part of the position'],
    deposit: [
      'loan - value_after * (100% - maintenance)',
      'loan - value * (100% - maintenance)',
      'Nothing while the value is above {call_value}',
    ],
    value_after: [
      'value * (100% - fall)',
      '(own + borrowed) * (100% - fall)',
      'The value after a fall of {fall}',
    ],
  },

  examples: [
    {
      question:
        'broker lent me ten grand on top of my own twenty, so thirty in one stock, 30% maintenance. how many percent can it drop before they sell me out',
      input: { own: 20_000, borrowed: 10_000, maintenance: 30 },
    },
    {
      question:
        'I have $40,000 of stock and $16,000 of it is a margin loan, 30% maintenance. When do I get a margin call?',
      input: { value: 40_000, borrowed: 16_000, maintenance: 30 },
    },
    {
      question:
        'put in 25k of my own and borrowed 25k from the broker. how far can it drop before a margin call, maintenance 25%',
      input: { own: 25_000, borrowed: 25_000, maintenance: 25 },
    },
    {
      question:
        'margin account worth 120,000 with 50,000 borrowed, if the market falls 35% do i get called and for how much',
      input: { value: 120_000, borrowed: 50_000, fall: 35 },
    },
    {
      question:
        '800 shares at $50, half of it on margin, 35 percent maintenance requirement: at what share price is the margin call?',
      input: { value: 40_000, borrowed_share: 50, maintenance: 35, shares: 800 },
    },
  ],
  sources: ['finra_margin'],
});
