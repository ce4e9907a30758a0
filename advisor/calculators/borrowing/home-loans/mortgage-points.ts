import { gains } from '#advisor/calculators/borrowing/home-loans/refinance-gains.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { amortize, balanceAfter } from '#advisor/numerics/amortize.ts';
import { percentOf, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import {
  chargedRate,
  effectiveRateOf,
  effectiveRateFormula,
  loanCompoundingField,
  loanConvention,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };

interface Offer {
  loan: number;
  points: number;
  cost: number;
}

const costOf = ({ loan, points, cost }: Offer): Cents =>
  cost > 0 ? toCents(cost) : percentOf(toCents(loan), points);

/** What a point lowers the rate by at most lenders. */
const usualCutPerPoint = 0.25;

/** Of two offers the one with points has the lower rate, whichever was named first. */
function ratesOf(input: { rate: number; new_rate: number; rate_cut: number }) {
  const { rate, rate_cut: cut } = input;
  const other = input.new_rate > 0 ? input.new_rate : Math.max(0, rate - cut);
  return { plain: Math.max(rate, other), lower: Math.min(rate, other) };
}

/** Whether paying points for a lower rate pays. */
export const mortgagePoints = defineCalculator({
  name: 'mortgage_points',
  version: 1,
  title: 'Mortgage points',
  about:
    'Whether buying points to lower the rate of a mortgage pays: what the points cost, how much the payment falls, the months until they have paid for themselves, and the gain by the time you leave.',
  simply:
    "You pay some money now to pay less each month. After enough months, the small savings add up to what you paid, and from then on you're ahead.",
  input: {
    loan: money({
      label: 'Mortgage',
      ask: 'how much do you borrow',
      roles: ['mortgage_balance', 'debt_balance', 'home_price'],
      min: 1000,
      max: 1e9,
    }),
    rate: percent({ label: 'Rate without points', roles: ['loan_rate'], min: 0, max: 25 }),
    new_rate: percent({
      label: 'Rate with points',
      ask: 'what rate do you get with points',
      roles: ['loan_rate_new', 'loan_rate#2'],
      min: 0,
      max: 25,
      default: { value: 0, reason: 'worked out from how far the rate drops' },
    }),
    rate_cut: percent({
      label: 'Drop in the rate from the points',
      roles: ['rate_change'],
      min: 0,
      max: 10,
      default: {
        value: 0,
        reason:
          'the rate with points is given, or a quarter of a percent for each point, as lenders often offer',
        by: ({ new_rate: told, points }) =>
          told === undefined && typeof points === 'number' ? points * usualCutPerPoint : undefined,
      },
    }),
    points: percent({
      label: 'Points as a share of the loan',
      roles: ['points', 'points#2'],
      // "6.9% with no points or 6.4% with two".
      order: 'falling',
      min: 0,
      max: 10,
      ask: 'how many points would you pay, or what do they cost',
      needed: ({ cost }) => cost === undefined,
      default: { value: 1, reason: 'one point is one percent of the loan' },
    }),
    cost: money({
      label: 'Cost of the points in dollars',
      roles: ['closing_costs', 'fee_amount'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'worked out from the points' },
    }),
    years: years({
      label: 'Mortgage term',
      roles: ['term'],
      min: 1,
      max: 50,
      default: { value: 30, reason: 'the most common term in the United States' },
    }),
    stay: years({
      label: 'Time you keep the loan',
      roles: ['time_stay', 'horizon'],
      min: 0.5,
      max: 50,
      default: { value: 7, reason: 'about when most people have moved or refinanced' },
    }),
    compounding: loanCompoundingField,
  },
  alternatives: [{ fields: ['points', 'cost'] }, { fields: ['new_rate', 'rate_cut'] }],
  check: (input) => {
    const { plain, lower } = ratesOf(input);
    if (lower >= plain) return 'Points lower the rate: give the rate without points and the rate with them.';
    return costOf(input) === 0 ? 'Give what the points cost, or how many there are.' : null;
  },

  run(input) {
    const owed = toCents(input.loan);
    const term = Math.max(1, Math.round(input.years * monthsPerYear));
    const rates = ratesOf(input);
    const plain = amortize(owed, chargedRate(rates.plain, input.compounding), term);
    const lower = amortize(owed, chargedRate(rates.lower, input.compounding), term);
    const from = figure('rate_without', 'Rate without points', rates.plain, 'percent');
    const to = figure('rate_with', 'Rate with points', rates.lower, 'percent');
    const price = costOf(input);
    const saving = plain.payment - lower.payment;
    const stay = Math.min(term, Math.round(input.stay * monthsPerYear));
    const paid = ({ months }: typeof plain) =>
      months.slice(0, stay).reduce((sum, month) => sum + month.paid, 0);
    const owedLess = balanceAfter(plain, owed, stay) - balanceAfter(lower, owed, stay);
    const gain = paid(plain) - paid(lower) + owedLess - price;
    // Over a single month or so the payments can be the same to the cent.
    const even = saving > 0 ? Math.ceil(price / saving) : null;
    const byMonth = gains(
      { principal: owed, schedule: plain },
      { principal: owed, schedule: lower },
      price,
      term,
    );
    const found = byMonth.findIndex((gained) => gained >= 0);
    const after =
      even === null
        ? []
        : [
            figure('breakeven_months', 'Time until the points pay for themselves', even, 'months'),
            figure(
              'balance_breakeven_months',
              'Time until you gain, counting what you owe',
              found > 0 ? found : even,
              'months',
            ),
          ];
    return {
      figures: [
        ...after,
        figure(
          'gain',
          gain < 0 ? 'Loss by the time you leave' : 'Gain by the time you leave',
          toDollars(Math.abs(gain)),
          'usd',
        ),
        figure('cost', 'Cost of the points', toDollars(price), 'usd'),
        figure('monthly_saving', 'Drop in the payment', toDollars(saving), 'usd_per_month', exact),
        figure('payment_without', 'Payment without points', toDollars(plain.payment), 'usd_per_month', exact),
        figure('payment_with', 'Payment with points', toDollars(lower.payment), 'usd_per_month', exact),
        from,
        to,
        figure(
          'interest_saved',
          'Interest saved over the full term',
          toDollars(plain.interest - lower.interest),
          'usd',
        ),
        ...effectiveRateOf(rates.lower, input.compounding),
      ],
      steps: [
        { label: 'Cost of the points', formula: 'loan x points', value: toDollars(price), unit: 'usd' },
        {
          label: 'Drop in the payment',
          formula: 'payment without - payment with',
          value: toDollars(saving),
          unit: 'usd',
          ...exact,
        },
        ...(even === null
          ? []
          : [
              {
                label: 'Months to break even',
                formula: 'cost / saving, rounded up',
                value: even,
                unit: 'months' as const,
              },
            ]),
        {
          label: 'Gain by the time you leave',
          formula: 'saved payments + lower balance - cost',
          value: toDollars(gain),
          unit: 'usd',
        },
      ],
      assumptions: [
        text`The points are paid in cash, the rate is fixed, and what the cash could earn elsewhere is left out. Points on your own home are often deductible; that is not counted.`,
        loanConvention(input.compounding),
      ],
      warnings: [],
      detail: {
        pays: gain > 0,
        from,
        to,
        byMonth,
      },
    };
  },

  explain({ figures, detail: { pays, from, to } }, { stay }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const even = find('breakeven_months');
    const ahead = find('balance_breakeven_months');
    const time = given('stay', stay, 'years');
    return {
      conclusion: pays
        ? text`Yes, the points pay off if you keep the loan for ${time}: you gain about ${find('gain')!}.`
        : text`No, the points don’t pay off if you keep the loan for ${time}: you lose about ${find('gain')!}.`,
      openings: {
        which: pays
          ? text`Take ${to} with the points: over ${time} you gain about ${find('gain')!}.`
          : text`Take ${from} without the points: over ${time} they’d cost you about ${find('gain')!}.`,
        time: even
          ? text`The points pay for themselves after ${even}.`
          : text`The points never pay for themselves: you lose about ${find('gain')!} over ${time}.`,
        amount: pays
          ? text`You’d gain about ${find('gain')!} from the points over ${time}.`
          : text`You’d lose about ${find('gain')!} on the points over ${time}.`,
        payment: text`The points lower your payment by ${find('monthly_saving')!}, to ${find('payment_with')!}.`,
      },
      reasons: [
        text`They cost ${find('cost')!} and lower the payment by ${find('monthly_saving')!}, as the rate drops from ${from} to ${to}.`,
        ...(even && ahead
          ? [
              text`The lower payments alone make that up after ${even}. You also owe less than you would, so you’re ahead from ${ahead} on.`,
            ]
          : []),
      ],
      next: [
        ahead
          ? text`Skip the points if you might move or refinance before ${ahead} are up: they’re lost with the loan.`
          : text`Keep the ${find('cost')!} for the down payment instead.`,
        text`Compare with a larger down payment: the same cash can also end mortgage insurance sooner.`,
      ],
    };
  },

  chart: ({ detail: { byMonth } }, { stay }) => ({
    kind: 'line',
    about: Math.min(stay, Math.floor((byMonth.length - 1) / monthsPerYear)),
    title: 'What the points have gained or lost you by each year',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Gain, counting what you owe', unit: 'usd' },
    series: [
      {
        name: 'Gain or loss',
        points: byMonth
          .filter((_, month) => month % monthsPerYear === 0)
          .map((gained, year) => [year, toDollars(gained)] as const),
      },
    ],
  }),

  formulas: {
    breakeven_months: '{cost} ÷ {monthly_saving}, rounded up to whole months',
    balance_breakeven_months:
      'The first month in which the lower payments and the lower balance together come to more than {cost}',
    gain: 'Lower payments and the lower balance after {stay}, less the {cost} for the points',
    cost: ['cost', 'loan * points', 'The points on a loan of {loan}, rounded to cents'],
    monthly_saving: 'payment_without - payment_with',
    payment_with: 'The level payment that pays off {loan} at {rate_with} in {years}',
    payment_without: 'The level payment that pays off {loan} at {rate_without} in {years}',
    rate_without: ['rate', 'new_rate + rate_cut'],
    rate_with: ['new_rate', 'rate - rate_cut'],
    ...effectiveRateFormula('rate_with'),
    interest_saved: 'Interest over {years} on {loan} at {rate_without}, less interest at {rate_with}',
  },

  examples: [
    {
      question: 'Are 1.5 points on 290k worth it to go from 6.75% to 6.375% if I keep the loan 10 years?',
      input: { loan: 290_000, rate: 6.75, new_rate: 6.375, points: 1.5, stay: 10 },
    },
    {
      question: 'lender wants 2 points on 380k to go from 6.875 to 6.375, does it pay',
      input: { loan: 380_000, rate: 6.875, new_rate: 6.375, points: 2 },
    },
    {
      question: '$5,200 of points to get 5.99% instead of 6.375% on 346k, we sell in 6 years',
      input: { loan: 346_000, rate: 6.375, new_rate: 5.99, cost: 5200, stay: 6 },
    },
    {
      question: 'a point and a quarter to get from 7.25 down to 6.75 on 410k, worth it?',
      input: { loan: 410_000, rate: 7.25, new_rate: 6.75, points: 1.25 },
    },
    {
      question: '7% without points or 6.625% with 1.75 points on a 325,000 loan, we plan to stay 9 years',
      input: { loan: 325_000, rate: 7, new_rate: 6.625, points: 1.75, stay: 9 },
    },
  ],
  sources: ['fed_refinancing', 'cfpb_amortization'],
});
