import { refinanceBreakevenFormulas } from '#advisor/calculators/borrowing/home-loans/refinance-breakeven-formulas.ts';
import { besidePayment } from '#advisor/calculators/borrowing/loans/payment-beside.ts';
import {
  gains,
  payingRate,
  presentGain,
  type Loan,
} from '#advisor/calculators/borrowing/home-loans/refinance-gains.ts';
import {
  explainByPayment,
  refinanceByPayment,
} from '#advisor/calculators/borrowing/home-loans/refinance-by-payment.ts';
import {
  costsOf,
  isByPayment,
  paymentsLessCosts,
  refinanceFields,
  refinanceProblem,
  savingWithoutCosts,
  type RefinanceOutcome,
} from '#advisor/calculators/borrowing/home-loans/refinance-fields.ts';
import { explainRefinance } from '#advisor/calculators/borrowing/home-loans/refinance-words.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, type Outcome } from '#advisor/calculators/define/result.ts';
import { amortize } from '#advisor/numerics/amortize.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  chargedRate,
  effectiveRateOf,
  loanConvention,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };

/** Whether a new mortgage pays back what it costs to get. */
export const refinanceBreakeven = defineCalculator({
  name: 'refinance_breakeven',
  version: 2,
  title: 'Refinance break-even',
  about:
    'Whether refinancing a loan pays: months until the lower payments cover the closing costs, what it is worth today over the time you stay, and the difference in interest.',
  simply: "You pay a fee once and save a bit each month. You're ahead once the savings add up to the fee.",
  input: refinanceFields,
  alternatives: [{ fields: ['costs', 'costs_percent'] }],
  check: refinanceProblem,

  run(input): Outcome<RefinanceOutcome> {
    if (isByPayment(input)) return refinanceByPayment(input);
    const term = (time: number) => Math.max(1, Math.round(time * monthsPerYear));
    const costs = costsOf(input);
    const upFront = input.roll_in ? 0 : costs;
    const owed = toCents(input.balance);
    const borrowed = owed + costs - upFront;
    const loan = (principal: number, rate: number, time: number): Loan => ({
      principal,
      schedule: amortize(principal, chargedRate(rate, input.compounding), term(time)),
    });
    const old = loan(owed, input.rate, input.years_left);
    const fresh = loan(borrowed, input.new_rate, input.new_years);
    const stay = Math.min(
      term(input.stay),
      Math.max(old.schedule.months.length, fresh.schedule.months.length),
    );
    const saving = old.schedule.payment - fresh.schedule.payment;
    const savingAlone = old.schedule.payment - loan(owed, input.new_rate, input.new_years).schedule.payment;
    const longest = Math.max(old.schedule.months.length, fresh.schedule.months.length);
    const gained = gains(old, fresh, upFront, longest);
    const ahead = gained.findIndex((gain, month) => month > 0 && gain > 0);

    const breakeven =
      saving > 0
        ? figure(
            'breakeven_months',
            'Time until the lower payments cover the costs',
            Math.ceil(costs / savingAlone),
            'months',
          )
        : null;
    const truly =
      ahead > 0
        ? figure(
            'balance_breakeven_months',
            'Time until you’re ahead, counting what you owe',
            ahead,
            'months',
          )
        : null;
    const worthAt = (rate: number) =>
      presentGain(old, loan(borrowed, rate, input.new_years), upFront, stay, input.discount);
    const npv = figure(
      'npv',
      'Gain from refinancing in today’s dollars',
      presentGain(old, fresh, upFront, stay, input.discount) / 100,
      'usd',
      { labelBelowZero: 'Loss from refinancing in today’s dollars' },
    );
    const monthly = figure('monthly_saving', 'Drop in the payment', toDollars(saving), 'usd_per_month', {
      ...exact,
      labelBelowZero: 'Rise in the payment',
    });
    const interest = figure(
      'interest_saved',
      'Interest saved over the full terms',
      toDollars(old.schedule.interest - fresh.schedule.interest),
      'usd',
      { labelBelowZero: 'Extra interest over the full terms' },
    );
    const enough = npv.value > 0 ? null : payingRate(worthAt, input.rate);
    const target =
      enough === null ? null : figure('paying_rate', 'Rate at which refinancing pays', enough, 'percent');
    const price = figure('costs', 'Costs of the new loan', toDollars(costs), 'usd');
    const stayed = figure('stay_gain', 'Gain by the time you leave', toDollars(gained[stay] ?? 0), 'usd', {
      labelBelowZero: 'Loss by the time you leave',
    });
    const payments = [
      figure('old_payment', 'Current payment', toDollars(old.schedule.payment), 'usd_per_month', exact),
      figure('new_payment', 'New payment', toDollars(fresh.schedule.payment), 'usd_per_month', exact),
    ];
    const beside = besidePayment(input, toDollars(fresh.schedule.payment));
    const change = input.payment_now - toDollars(fresh.schedule.payment);
    return {
      figures: [
        ...[breakeven, truly].filter((each) => each !== null),
        npv,
        stayed,
        paymentsLessCosts(toDollars(savingAlone * stay - costs)),
        monthly,
        ...(input.roll_in ? [savingWithoutCosts(toDollars(savingAlone))] : []),
        ...payments,
        interest,
        price,
        ...(input.payment_now > 0
          ? [
              figure(
                'against_payment_now',
                change < 0 ? 'Increase over what you pay now' : 'Drop from what you pay now',
                Math.abs(change),
                'usd_per_month',
                exact,
              ),
            ]
          : []),
        ...(input.value > 0
          ? [
              figure(
                'ltv',
                'New loan as a share of the value',
                (toDollars(borrowed) / input.value) * 100,
                'percent',
                { decimals: 1 },
              ),
            ]
          : []),
        ...beside.figures,
        ...(target ? [target] : []),
        ...effectiveRateOf(input.new_rate, input.compounding),
      ],
      steps: [
        ...payments.map(({ label, value, unit }) => ({
          label,
          formula: 'balance x month / (1 - (1 + month)^-months)',
          value,
          unit,
          ...exact,
        })),
        {
          label: 'Drop in the payment',
          formula: 'payment now - new payment',
          value: monthly.value,
          unit: 'usd',
          ...exact,
        },
        ...(breakeven
          ? [
              {
                label: 'Months to cover the costs',
                formula: 'costs / saving, rounded up',
                value: breakeven.value,
                unit: 'months' as const,
              },
            ]
          : []),
        {
          label: 'Gain in today’s dollars',
          formula: 'saved payments and lower balance at the end, discounted, less the costs',
          value: npv.value,
          unit: 'usd',
        },
      ],
      assumptions: [
        text`Both rates are fixed, and you make every payment on schedule until you leave.`,
        text`Taxes are left out. Money you save is worth what it could earn elsewhere.`,
        loanConvention(input.compounding),
      ],
      warnings:
        saving > 0 && interest.value < 0
          ? [
              text`The payment drops, but the new loan runs longer: kept to the end, it costs more interest than the one you have.`,
            ]
          : [],
      detail: {
        known: { breakeven, truly, npv, monthly, payments, interest, price, target },
        byYear: Array.from({ length: Math.floor(longest / monthsPerYear) + 1 }, (_, year) => ({
          year,
          gain: toDollars(gained[year * monthsPerYear] ?? 0),
        })),
      },
    };
  },

  explain({ detail }, input) {
    return detail.known ? explainRefinance(detail.known, input) : explainByPayment(detail, input);
  },

  chart: ({ detail: { byYear, known } }) => ({
    kind: 'line',
    title: 'What refinancing has gained or lost you by each year',
    x: { label: 'Year', unit: 'years' },
    y: { label: known ? 'Gain, counting what you owe' : 'Payments saved, less the costs', unit: 'usd' },
    series: [{ name: 'Gain or loss', points: byYear.map(({ year, gain }) => [year, gain] as const) }],
  }),

  formulas: refinanceBreakevenFormulas,
  examples: [
    {
      question:
        'I owe $300,000 at 7.5% with 27 years left. Should I refinance to 6% if closing costs are $6,000?',
      input: { balance: 300_000, rate: 7.5, years_left: 27, new_rate: 6, costs: 6000 },
    },
    {
      question:
        'my 318k mortgage is at 7.125 with 27 years to go, a new one would be 6% for 30 with 2 points, when do i get the cost back',
      input: { balance: 318_000, rate: 7.125, years_left: 27, new_rate: 6, new_years: 30, costs_percent: 2 },
    },
    {
      question:
        'Is it worth going from 6.8 to 5.9 percent on a 420k balance, costs 9k, if I move in four years?',
      input: { balance: 420_000, rate: 6.8, new_rate: 5.9, costs: 9000, stay: 4 },
    },
    {
      question:
        'When do I break even refinancing 200,000 from 7% with 25 years left into a 15-year loan at 5.5%?',
      input: { balance: 200_000, rate: 7, years_left: 25, new_rate: 5.5, new_years: 15 },
    },
    {
      question:
        'got offered 5.75%, currently paying 7.1% on 260k, 4,500 in fees. how many months to get that back',
      input: { balance: 260_000, rate: 7.1, new_rate: 5.75, costs: 4500 },
    },
    {
      question:
        'Refinance 310k from 7% to 6.1%, 26 years left, closing costs of 2% of the loan: when do I break even?',
      input: { balance: 310_000, rate: 7, years_left: 26, new_rate: 6.1, costs_percent: 2 },
    },
    {
      question:
        'we pay 1,610 a month now, the refi would be 165,000 at 5.4% for 15 years. new payment, and months to make back 4,100 of costs?',
      input: { balance: 165_000, rate: 5.4, new_rate: 5.4, new_years: 15, costs: 4100, payment_now: 1610 },
    },
    {
      question:
        'payment is 1,980 now and would be 1,740 after the refi, 5,400 in costs. months to break even?',
      input: { payment_now: 1980, new_payment: 1740, costs: 5400, rate: 0, new_rate: 0 },
    },
    {
      question:
        'refinancing lowers my payment by 135 a month and closing costs are 4,050, months to break even?',
      input: { saving: 135, costs: 4050, rate: 0, new_rate: 0 },
    },
    {
      question:
        'refi a 340,000 mortgage from 6.9% down to 6.1%, staying put ten years, worth the closing costs?',
      input: { balance: 340_000, rate: 6.9, new_rate: 6.1, stay: 10 },
    },
  ],
  sources: ['fed_refinancing'],
});
