import { besidePayment } from '#advisor/calculators/borrowing/payment-beside.ts';
import { gains, payingRate, presentGain, type Loan } from '#advisor/calculators/borrowing/refinance-gains.ts';
import { costsOf, refinanceFields } from '#advisor/calculators/borrowing/refinance-fields.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { amortize } from '#advisor/numerics/amortize.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };

/** Whether a new mortgage pays back what it costs to get. */
export const refinanceBreakeven = defineCalculator({
  name: 'refinance_breakeven',
  version: 1,
  title: 'Refinance break-even',
  about:
    'Whether refinancing a loan pays: months until the lower payments cover the closing costs, what it is worth today over the time you stay, and the difference in interest.',
  input: refinanceFields,
  alternatives: [{ fields: ['costs', 'costs_percent'] }],

  run(input) {
    const term = (time: number) => Math.max(1, Math.round(time * monthsPerYear));
    const costs = costsOf(input);
    const upFront = input.roll_in ? 0 : costs;
    const owed = toCents(input.balance);
    const borrowed = owed + costs - upFront;
    const old: Loan = { principal: owed, schedule: amortize(owed, input.rate, term(input.years_left)) };
    const fresh: Loan = {
      principal: borrowed,
      schedule: amortize(borrowed, input.new_rate, term(input.new_years)),
    };
    const stay = Math.min(
      term(input.stay),
      Math.max(old.schedule.months.length, fresh.schedule.months.length),
    );
    const saving = old.schedule.payment - fresh.schedule.payment;
    const longest = Math.max(old.schedule.months.length, fresh.schedule.months.length);
    const gained = gains(old, fresh, upFront, longest);
    const ahead = gained.findIndex((gain, month) => month > 0 && gain > 0);

    const breakeven =
      saving > 0
        ? figure(
            'breakeven_months',
            'Time until the lower payments cover the costs',
            Math.ceil(costs / saving),
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
      presentGain(
        old,
        { principal: borrowed, schedule: amortize(borrowed, rate, term(input.new_years)) },
        upFront,
        stay,
        input.discount,
      );
    const npv = figure(
      'npv',
      'Gain from refinancing in today’s dollars',
      presentGain(old, fresh, upFront, stay, input.discount) / 100,
      'usd',
    );
    const monthly = figure(
      'monthly_saving',
      'Drop in the payment',
      toDollars(saving),
      'usd_per_month',
      exact,
    );
    const interest = figure(
      'interest_saved',
      'Interest saved over the full terms',
      toDollars(old.schedule.interest - fresh.schedule.interest),
      'usd',
    );
    const enough = npv.value > 0 ? null : payingRate(worthAt, input.rate);
    const target =
      enough === null ? null : figure('paying_rate', 'Rate at which refinancing pays', enough, 'percent');
    const price = figure('costs', 'Costs of the new loan', toDollars(costs), 'usd');
    const stayed = figure('stay_gain', 'Gain by the time you leave', toDollars(gained[stay] ?? 0), 'usd');
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
        monthly,
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
      ],
      warnings:
        saving > 0 && interest.value < 0
          ? [
              text`The payment drops, but the new loan runs longer: kept to the end, it costs more interest than the one you have.`,
            ]
          : [],
      detail: {
        breakeven,
        truly,
        npv,
        monthly,
        payments,
        interest,
        price,
        target,
        byYear: Array.from({ length: Math.floor(longest / monthsPerYear) + 1 }, (_, year) => ({
          year,
          gain: toDollars(gained[year * monthsPerYear] ?? 0),
        })),
      },
    };
  },

  explain(
    { detail: { breakeven, truly, npv, monthly, payments, interest, price, target } },
    { stay, rate, new_rate, new_years, years_left },
  ) {
    const time = given('stay', stay, 'years');
    const worth = { ...npv, value: Math.abs(npv.value) };
    const pays = npv.value > 0;
    const [before, after] = payments;
    const verdict = pays
      ? text`you come out about ${worth} ahead over ${time}, in today’s dollars`
      : text`it costs you about ${worth} more over ${time}, in today’s dollars`;
    const turn = monthly.value < 0 ? 'goes up' : 'drops';
    const by = { ...monthly, value: Math.abs(monthly.value) };
    const change = text`Your payment ${turn} by ${by}, from ${before!} to ${after!}.`;
    return {
      conclusion: pays ? text`Refinancing pays: ${verdict}.` : text`Refinancing doesn’t pay: ${verdict}.`,
      openings: {
        yesno: pays ? text`Yes, refinance: ${verdict}.` : text`No, don’t refinance: ${verdict}.`,
        which: pays
          ? text`Take the new loan: ${verdict}.`
          : text`Keep the loan you have: the new one isn’t worth it, because ${verdict}.`,
        time: breakeven
          ? text`You break even after ${breakeven}, when the lower payments have covered the ${price} in costs.`
          : truly
            ? text`You’re ahead after ${truly}, counting what you owe.`
            : text`You never break even: ${verdict}.`,
        payment: change,
        change,
        amount: pays
          ? text`You’d come out about ${worth} ahead over ${time}, in today’s dollars.`
          : text`You’d lose about ${worth} over ${time}, in today’s dollars.`,
      },
      reasons: [
        monthly.value > 0
          ? text`Going from ${given('rate', rate, 'percent')} to ${given('new_rate', new_rate, 'percent')} lowers the payment by ${monthly}, against ${price} in costs.`
          : text`The payment doesn’t drop, so only a lower balance later can make up for the ${price} in costs.`,
        ...(breakeven ? [text`The lower payments cover the costs after ${breakeven}.`] : []),
        ...(truly ? [] : [text`Counting what you’d still owe, you never get ahead.`]),
        interest.value >= 0
          ? text`Kept to the end, the new loan saves ${interest} in interest.`
          : text`Kept to the end, the new loan costs ${{ ...interest, value: -interest.value }} more in interest.`,
      ],
      next: pays
        ? [
            text`Get Loan Estimates from three lenders: every dollar off the ${price} in costs is yours to keep.`,
            ...(new_years > years_left
              ? [
                  text`Ask for a term no longer than the ${given('years_left', years_left, 'years')} you have left, so you don’t start over.`,
                ]
              : []),
          ]
        : [
            target
              ? text`Look again when you’re offered ${target} or less: from there it pays at these costs.`
              : text`Pay extra on the loan you have instead.`,
          ],
    };
  },

  chart: ({ detail: { byYear } }) => ({
    kind: 'line',
    title: 'What refinancing has gained you by each year',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Gain, counting what you owe', unit: 'usd' },
    series: [{ name: 'Gain', points: byYear.map(({ year, gain }) => [year, gain] as const) }],
  }),

  examples: [
    {
      question:
        'I owe $300,000 at 7.5% with 27 years left. Should I refinance to 6% if closing costs are $6,000?',
      input: { balance: 300_000, rate: 7.5, years_left: 27, new_rate: 6, costs: 6000 },
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
        'refi a 340,000 mortgage from 6.9% down to 6.1%, staying put ten years, worth the closing costs?',
      input: { balance: 340_000, rate: 6.9, new_rate: 6.1, stay: 10 },
    },
  ],
  sources: ['fed_refinancing'],
});
