import { loanAmortizationFormulas } from '#advisor/calculators/borrowing/loans/loan-amortization-formulas.ts';
import { besideLoan } from '#advisor/calculators/borrowing/loans/beside-loan.ts';
import {
  borrowedFrom,
  loanFields,
  loanProblem,
  timeAskedOf,
} from '#advisor/calculators/borrowing/loans/loan-fields.ts';
import { balanceChart } from '#advisor/calculators/borrowing/loans/balance-chart.ts';
import { loanSchedules } from '#advisor/calculators/borrowing/loans/loan-schedules.ts';
import { loanExamples } from '#advisor/calculators/borrowing/loans/loan-amortization-examples.ts';
import { explainLoan } from '#advisor/calculators/borrowing/loans/loan-amortization-words.ts';
import { smallExtraOnLoan } from '#advisor/calculators/borrowing/debts/small-extra.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure } from '#advisor/calculators/define/result.ts';
import { isAbout } from '#advisor/calculators/define/is-about.ts';
import { balanceAfter, levelPayment } from '#advisor/numerics/amortize.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  chargedRate,
  effectiveRateOf,
  loanConvention,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };

/** A loan with level payments, to the cent, and what paying extra does to it. */
export const loanAmortization = defineCalculator({
  name: 'loan_amortization',
  version: 1,
  title: 'Loan payment and payoff',
  about:
    'The monthly payment, total interest, payoff time and balance after some years of a fixed-rate loan (mortgage, car, student or personal loan, a card to be cleared in a set time), from the loan or from a price less down payment and trade-in, the rate that a payment means, and what paying more, monthly or at once, saves.',
  simply:
    'Each payment first covers the interest for that month, and the rest makes the loan smaller. The payment is just big enough that nothing is left to pay at the end.',
  input: loanFields,
  alternatives: [
    {
      fields: ['down_payment', 'down_percent'],
      problem: 'The down payment doesn’t match that share of the price: give one or the other.',
      unless: ({ principal, down_payment: down, down_percent: share }) =>
        isAbout((principal * share) / 100, down),
    },
  ],
  check: loanProblem,

  run(input) {
    const { years: time, extra, target_years: target } = input;
    const rate = chargedRate(input.rate, input.compounding);
    const owed = toCents(borrowedFrom(input));
    const lump = Math.min(input.lump_sum, toDollars(owed));
    const after = timeAskedOf(input);
    const term = Math.max(1, Math.round(time * monthsPerYear));
    const { level, plain, faster, paid, isFaster } = loanSchedules(
      { ...input, rate, lump_sum: lump },
      owed,
      term,
    );
    const payment = figure('monthly_payment', 'Monthly payment', toDollars(paid), 'usd_per_month', exact);
    const interest = figure('total_interest', 'Total interest', toDollars(faster.interest), 'usd', exact);
    const saved = figure(
      'interest_saved',
      'Interest saved by paying more',
      toDollars(plain.interest - faster.interest),
      'usd',
      exact,
    );
    const sooner = figure(
      'months_saved',
      'Time saved by paying more',
      plain.months.length - faster.months.length,
      'months',
    );
    const payoff = figure('payoff_months', 'Time to pay it off', faster.months.length, 'months');
    const loan = figure('loan', 'Amount borrowed', toDollars(owed), 'usd');
    const later = figure(
      'balance_after',
      'Balance left then',
      toDollars(balanceAfter(faster, owed, Math.round(after * monthsPerYear))),
      'usd',
      exact,
    );
    const first = faster.months[0];
    const firstInterest = toDollars(first?.interest ?? 0);
    const goal = Math.max(1, Math.round(target * monthsPerYear));
    const wait = Math.round(input.lump_after * monthsPerYear);
    // What is paid once later is worth less now by the interest until then.
    const once = wait < goal ? toCents(lump / growthFactor(rate / 100 / monthsPerYear, wait)) : 0;
    const hastened = levelPayment(owed - once, rate, goal);
    const needed = figure(
      'extra_needed',
      'Extra a month to finish by then',
      toDollars(Math.max(0, hastened - paid - toCents(extra))),
      'usd_per_month',
      exact,
    );
    const total = figure('total_paid', 'Total paid', toDollars(owed + faster.interest), 'usd', exact);
    // Beside an extra that was told, what it saves is the question, and not what a further one would.
    const lever = isFaster ? [] : smallExtraOnLoan(owed, rate, faster.months.length, paid);
    const rest = [
      interest,
      total,
      payoff,
      figure('last_payment', 'Last payment', toDollars(faster.months.at(-1)?.paid ?? 0), 'usd', exact),
      figure('first_interest', 'Interest in the first month', firstInterest, 'usd', exact),
      figure(
        'first_principal',
        'Principal paid in the first month',
        toDollars(first?.principal ?? 0),
        'usd',
        exact,
      ),
      ...(owed === toCents(input.principal) ? [] : [loan]),
      figure('rate', 'Interest rate', input.rate, 'percent', exact),
      ...effectiveRateOf(input.rate, input.compounding),
    ];
    const beside = besideLoan(input, {
      owed,
      term,
      payment: toDollars(paid),
      interest: toDollars(faster.interest),
      owedThen: after > 0 ? later.value : toDollars(owed),
    });
    const called = figure(
      'called_for',
      'Payment the loan requires',
      toDollars(level),
      'usd_per_month',
      exact,
    );
    // With a time to be done by the question is what that takes, with one along the way what is owed then, with an extra
    // payment what it saves.
    const head =
      target > 0
        ? [needed, payment]
        : after > 0
          ? [later, payment]
          : isFaster
            ? [saved, sooner, payment]
            : [payment];
    return {
      figures: [
        ...head,
        ...(after > 0 && isFaster ? [saved, sooner] : []),
        ...rest,
        ...(paid === level ? [] : [called]),
        figure('payoff_years', 'Time to pay it off in years', faster.months.length / monthsPerYear, 'years'),
        ...beside.figures,
        ...lever,
      ],
      steps: [
        {
          label: 'Borrowed',
          formula: 'price - down payment - trade-in',
          value: loan.value,
          unit: 'usd',
        },
        {
          label: 'Monthly rate',
          formula: input.compounding === 'monthly' ? 'rate / 12' : '(1 + effective yearly rate)^(1/12) - 1',
          value: rate / monthsPerYear,
          unit: 'percent',
          decimals: 4,
        },
        { label: 'Payments in the term', value: term, unit: 'months' },
        {
          label: 'Monthly payment',
          formula: 'loan x month / (1 - (1 + month)^-payments), to the cent',
          value: toDollars(level),
          unit: 'usd_per_month',
          ...exact,
        },
        {
          label: 'Interest in the first payment',
          formula: 'balance x month',
          value: firstInterest,
          unit: 'usd',
          ...exact,
        },
        {
          label: 'Paid off with the first payment',
          formula: 'payment + extra - interest',
          value: toDollars(first?.principal ?? 0),
          unit: 'usd',
          ...exact,
        },
      ],
      assumptions: [
        text`The rate stays the same, and every payment is on time.`,
        loanConvention(input.compounding),
        text`Taxes, insurance and fees are not included; the last payment settles what rounding left over.`,
      ],
      warnings:
        paid > level
          ? [
              text`The loan itself only takes ${called}. If your payment includes taxes and insurance, give just principal and interest.`,
            ]
          : [],
      detail: {
        isFaster,
        beside,
        total,
        lever,
        payment,
        interest,
        saved,
        sooner,
        payoff,
        loan,
        later,
        needed,
        byYear: Array.from({ length: Math.ceil(plain.months.length / monthsPerYear) + 1 }, (_, year) => ({
          year,
          plain: toDollars(balanceAfter(plain, owed, year * monthsPerYear)),
          faster: toDollars(balanceAfter(faster, owed, year * monthsPerYear)),
        })),
      },
    };
  },

  explain: ({ figures, detail }, input) => explainLoan(figures, detail, input),

  chart: ({ detail }) => balanceChart(detail),

  formulas: loanAmortizationFormulas,
  examples: loanExamples,
  decidedBy: 'total_interest',
  sources: ['cfpb_amortization'],
});
