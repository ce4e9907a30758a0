import { besideLoan } from '#advisor/calculators/borrowing/beside-loan.ts';
import { borrowedFrom, loanFields, loanProblem } from '#advisor/calculators/borrowing/loan-fields.ts';
import { loanSchedules } from '#advisor/calculators/borrowing/loan-schedules.ts';
import { loanExamples } from '#advisor/calculators/borrowing/loan-amortization-examples.ts';
import { smallExtraOnLoan } from '#advisor/calculators/borrowing/small-extra.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { isAbout } from '#advisor/calculators/define/is-about.ts';
import { balanceAfter, levelPayment } from '#advisor/numerics/amortize.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };

/** As people say it; the card has the cents. */
const whole = (one: Figure): Figure => ({ ...one, decimals: 0 });

/** A loan with level payments, to the cent, and what paying extra does to it. */
export const loanAmortization = defineCalculator({
  name: 'loan_amortization',
  version: 1,
  title: 'Loan payment and payoff',
  about:
    'The monthly payment, total interest, payoff time and balance after some years of a fixed-rate loan (mortgage, car, student or personal loan, a card to be cleared in a set time), from the loan or from a price less down payment and trade-in, the rate that a payment means, and what paying more, monthly or at once, saves.',
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
    const { rate, years: time, extra, lump_sum: lump, after_years: after, target_years: target } = input;
    const owed = toCents(borrowedFrom(input));
    const term = Math.max(1, Math.round(time * monthsPerYear));
    const { level, plain, faster, paid, isFaster } = loanSchedules(input, owed, term);
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
    const hastened = levelPayment(owed - toCents(lump), rate, goal);
    const needed = figure(
      'extra_needed',
      'Extra a month to finish by then',
      toDollars(Math.max(0, hastened - paid - toCents(extra))),
      'usd_per_month',
      exact,
    );
    const total = figure('total_paid', 'Total paid', toDollars(owed + faster.interest), 'usd', exact);
    const lever = smallExtraOnLoan(owed - toCents(lump), rate, faster.months.length, paid + toCents(extra));
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
      figure('rate', 'Interest rate', rate, 'percent', exact),
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
          formula: 'rate / 12',
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
        text`The rate stays the same, every payment is on time, and interest is charged monthly.`,
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

  explain({ figures, detail }, input) {
    const { isFaster, beside, payment, interest, total, saved, sooner, payoff, loan, later, needed, lever } =
      detail;
    const inYears = figures.find(({ id }) => id === 'payoff_years')!;
    const openings = {
      time: text`You’d be done in about ${inYears}.`,
      count: text`You have about ${payoff} of payments to make.`,
      rate: text`The rate works out to ${given('rate', input.rate, 'percent')}.`,
      ...beside.openings,
    };
    const [more, moreSaved, moreSooner] = lever;
    const addMore =
      more && moreSaved && moreSooner
        ? [text`Adding ${more} would save ${moreSaved} in interest and end the loan ${moreSooner} sooner.`]
        : [];
    const { principal, rate, extra, lump_sum: lump, after_years: after } = input;
    const borrowed = loan.value === principal ? given('principal', principal, 'usd') : loan;
    if (input.target_years > 0) {
      const by = given('target_years', input.target_years, 'years');
      return {
        conclusion: text`Paying ${needed} on top of the regular ${payment} ends the loan in ${by}.`,
        openings: {
          ...openings,
          yesno:
            needed.value === 0
              ? text`Yes, what you pay now ends the loan in about ${inYears}.`
              : isFaster
                ? text`Not quite: finishing in ${by} takes ${needed} more than you’re paying.`
                : text`Yes, if you add ${needed} to the regular ${payment}.`,
        },
        reasons: [
          text`At ${given('rate', rate, 'percent')} the ${borrowed} would otherwise take about ${inYears}.`,
          ...beside.reasons,
        ],
        next: [
          text`Tell the lender the extra goes to principal, and check that there’s no prepayment penalty.`,
        ],
      };
    }
    if (after > 0) {
      return {
        conclusion: text`After ${given('after_years', after, 'years')} you’d still owe ${later} of the ${borrowed} at ${given('rate', rate, 'percent')}.`,
        openings,
        reasons: [
          text`Early payments are mostly interest, so the balance falls slowly at first and fast at the end.`,
          ...beside.reasons,
          text`The regular payment is ${payment}, and the loan takes about ${inYears} in all.`,
        ],
        next: [
          text`Get a payoff quote from the lender before you sell or refinance: it includes interest to the day.`,
        ],
      };
    }
    if (!isFaster) {
      return {
        conclusion: text`The payment is ${payment} on a loan of ${borrowed} at ${given('rate', rate, 'percent')}.`,
        openings: {
          ...openings,
          amount: text`You’d pay ${whole(interest)} in interest, ${whole(total)} in all.`,
        },
        reasons: [
          text`Over about ${inYears} the interest comes to ${whole(interest)}.`,
          ...beside.reasons,
          text`Early payments are mostly interest; later ones mostly pay off the loan.`,
        ],
        next: [...addMore, text`When you compare offers, compare the APR: it includes the lender’s fees.`],
      };
    }
    const once = given('lump_sum', lump, 'usd');
    const monthly = given('extra', extra, 'usd_per_month');
    return {
      conclusion: text`Paying ${lump === 0 ? (extra === 0 ? payment : text`${monthly} extra`) : extra === 0 ? text`${once} at once` : text`${once} at once and ${monthly} extra`} saves ${saved} in interest and ends the loan ${sooner} sooner.`,
      openings: {
        ...openings,
        time: text`You’d be done ${sooner} sooner, in about ${inYears}.`,
        payment: text`The regular payment is ${payment}${extra > 0 ? text`, plus your ${monthly} extra` : ''}.`,
        yesno: text`Yes, it helps: you’d save ${whole(saved)} in interest and finish ${sooner} sooner.`,
      },
      reasons: [
        text`You’d be done in about ${inYears} and pay ${whole(interest)} in interest.`,
        ...beside.reasons,
        text`Every extra dollar lowers the balance right away, so it saves interest in every month after that.`,
      ],
      next: [
        text`Tell the lender the extra goes to principal, and check that there’s no prepayment penalty.`,
        text`Pay off debts with a higher rate first, and keep an emergency fund: money paid into a loan is hard to get back.`,
      ],
    };
  },

  chart: ({ detail: { byYear, isFaster } }) => ({
    kind: 'area',
    title: 'What you owe over time',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Balance', unit: 'usd' },
    series: [
      { name: 'Regular payments', points: byYear.map(({ year, plain }) => [year, plain] as const) },
      ...(isFaster
        ? [{ name: 'With extra payments', points: byYear.map(({ year, faster }) => [year, faster] as const) }]
        : []),
    ],
  }),

  examples: loanExamples,
  decidedBy: 'total_interest',
  sources: ['cfpb_amortization'],
});
