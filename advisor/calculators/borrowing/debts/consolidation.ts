import { consolidationFormulas } from '#advisor/calculators/borrowing/debts/consolidation-formulas.ts';
import { debtNameField } from '#advisor/calculators/borrowing/debts/debt-name.ts';
import { payOff, type Debt, type Payoff } from '#advisor/calculators/borrowing/debts/payoff-plan.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { list, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { amortize } from '#advisor/numerics/amortize.ts';
import { percentOf, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  chargedRate,
  effectiveRateOf,
  loanCompoundingField,
  loanConvention,
  type LoanCompounding,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };

interface Plan {
  debts: readonly { balance: number; rate: number; minimum: number }[];
  rate: number;
  years: number;
  fee_percent: number;
  fee: number;
  budget: number;
  compounding: LoanCompounding;
}

const inCents = ({ debts, compounding }: Plan): Debt[] =>
  debts.map(({ balance, rate, minimum }) => ({
    balance: toCents(balance),
    rate: chargedRate(rate, compounding),
    minimum: toCents(minimum),
  }));

const sum = (debts: readonly Debt[], key: 'balance' | 'minimum'): Cents =>
  debts.reduce((total, debt) => total + debt[key], 0);

/** One loan for all of them; its fee is borrowed as well. */
function newLoan(plan: Plan) {
  const owed = sum(inCents(plan), 'balance');
  const fee = plan.fee > 0 ? toCents(plan.fee) : percentOf(owed, plan.fee_percent);
  const months = Math.max(1, Math.round(plan.years * monthsPerYear));
  return { owed, fee, schedule: amortize(owed + fee, chargedRate(plan.rate, plan.compounding), months) };
}

/** The debts as they are, with what is paid on them now; otherwise with what the new loan would cost. */
function asTheyAre(plan: Plan, payment: Cents): { paid: Cents; plan: Payoff | null } {
  const debts = inCents(plan);
  const minimums = sum(debts, 'minimum');
  const paid = Math.max(minimums, plan.budget > 0 ? toCents(plan.budget) : minimums > 0 ? 0 : payment);
  return { paid, plan: payOff(debts, paid, 'avalanche') };
}

/** Whether one new loan beats several debts. */
export const consolidation = defineCalculator({
  name: 'consolidation',
  version: 1,
  title: 'Debt consolidation',
  about:
    'The payment and interest of one new loan that replaces several debts, fee included, against the interest and payoff time of the debts as they are.',
  simply:
    "One new loan pays off the old debts. It's cheaper only if its rate and fee together come to less than the interest you'd pay now.",
  input: {
    debts: list({
      label: 'Debts',
      ask: 'which debts would you combine, with balance and rate',
      min: 1,
      max: 30,
      items: {
        name: debtNameField,
        balance: money({ label: 'Balance', roles: ['debt_balance'], min: 0.01, max: 1e8 }),
        rate: percent({
          label: 'Yearly interest rate',
          roles: ['loan_rate'],
          min: 0,
          max: 100,
          byKind: { medical: 0, family: 0 },
        }),
        minimum: moneyPerMonth({
          label: 'Current payment',
          roles: ['debt_payment', 'debt_budget'],
          min: 0,
          max: 1e7,
          default: { value: 0, reason: 'no payment was mentioned' },
        }),
      },
    }),
    rate: percent({
      label: 'New loan rate',
      ask: 'what rate would the new loan have',
      roles: ['loan_rate_new'],
      min: 0,
      max: 100,
    }),
    years: years({
      label: 'New loan term',
      roles: ['term', 'time_payoff'],
      min: 1 / monthsPerYear,
      max: 50,
      default: { value: 5, reason: 'a common term of such a loan' },
    }),
    fee_percent: percent({
      label: 'Origination fee in percent',
      roles: ['transfer_fee', 'closing_rate'],
      min: 0,
      max: 20,
      default: { value: 0, reason: 'no fee was mentioned' },
    }),
    fee: money({
      label: 'Origination fee in dollars',
      roles: ['closing_costs', 'fee_amount'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'no fee was mentioned' },
    }),
    budget: moneyPerMonth({
      label: 'Total you pay on all debts now',
      roles: ['debt_budget'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'the payments of the debts, or else what the new loan would cost' },
    }),
    compounding: loanCompoundingField,
  },
  alternatives: [{ fields: ['fee', 'fee_percent'] }],

  run(input) {
    const { owed, fee, schedule } = newLoan(input);
    const { paid, plan } = asTheyAre(input, schedule.payment);
    const cost = schedule.interest + fee;
    const saved = plan ? plan.interest - cost : null;
    const payment = figure(
      'new_payment',
      'New monthly payment',
      toDollars(schedule.payment),
      'usd_per_month',
      exact,
    );
    const rest = [
      figure('cost_new', 'Interest and fee on the new loan', toDollars(cost), 'usd'),
      figure('months_new', 'Time to pay it off with the new loan', schedule.months.length, 'months'),
      figure('paid_now', 'Current monthly payments', toDollars(paid), 'usd_per_month'),
      figure('owed', 'Total owed now', toDollars(owed), 'usd'),
      ...(fee > 0 ? [figure('fee', 'Fee', toDollars(fee), 'usd')] : []),
      ...effectiveRateOf(input.rate, input.compounding),
    ];
    return {
      figures:
        plan && saved !== null
          ? [
              figure(
                'saved',
                saved < 0 ? 'Extra cost of the new loan' : 'Savings from the new loan',
                toDollars(Math.abs(saved)),
                'usd',
              ),
              payment,
              figure('interest_now', 'Interest on your current debts', toDollars(plan.interest), 'usd'),
              figure('months_now', 'Time to pay off your current debts', plan.months, 'months'),
              ...rest,
            ]
          : [payment, ...rest],
      steps: [
        { label: 'Borrowed', formula: 'all balances + fee', value: toDollars(owed + fee), unit: 'usd' },
        { label: payment.label, value: payment.value, unit: 'usd_per_month', ...exact },
        {
          label: 'Interest and fee of the new loan',
          value: toDollars(cost),
          unit: 'usd',
        },
        ...(plan
          ? [
              {
                label: 'Interest on your current debts',
                formula: 'month by month, what is left over going to the highest rate',
                value: toDollars(plan.interest),
                unit: 'usd' as const,
              },
            ]
          : []),
      ],
      assumptions: [
        text`The fee is borrowed with the loan. Rates stay the same, and you charge nothing new on the old accounts.`,
        text`Without the new loan, you keep paying the same amount every month, with anything extra going to the highest rate.`,
        loanConvention(input.compounding),
      ],
      warnings: [
        ...(plan
          ? []
          : [text`At your current payments you’d never be done: interest takes nearly all of it.`]),
        ...(plan && saved !== null && saved < 0 && payment.value < toDollars(paid)
          ? [text`The lower payment comes from the longer term, and costs more in the end.`]
          : []),
      ],
      detail: { ends: plan !== null, isWorth: saved !== null && saved > 0 },
    };
  },

  explain({ figures, detail: { ends, isWorth } }, { rate, budget, debts }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const payment = find('new_payment');
    const at = given('rate', rate, 'percent');
    const next = [
      text`Have the lender pay off the old accounts directly, and don’t run them up again.`,
      text`Don’t put up your home for card debt unless you’re sure of the payments.`,
    ];
    const openings = {
      payment:
        budget > 0 || debts.some(({ minimum }) => minimum > 0)
          ? text`The new payment would be ${payment}, against ${find('paid_now')} now.`
          : text`The new payment would be ${payment}, and the loan is paid off in ${find('months_new')}.`,
      time: text`The new loan is paid off in ${find('months_new')}.`,
    };
    if (!ends) {
      return {
        conclusion: text`The new loan costs ${payment} at ${at} and is paid off in ${find('months_new')}.`,
        openings: {
          ...openings,
          yesno: text`Yes, the new loan gets you out in ${find('months_new')}, for ${payment}.`,
          which: text`Take the new loan: it gets you out in ${find('months_new')}, for ${payment}.`,
        },
        reasons: [text`At ${find('paid_now')} your current debts would never be paid off.`],
        next,
      };
    }
    const change = isWorth
      ? text`The new loan saves you about ${find('saved')}, and the payment becomes ${payment}.`
      : text`The new loan costs you ${find('saved')} more, and the payment becomes ${payment}.`;
    return {
      conclusion: isWorth
        ? text`Yes, the new loan saves about ${find('saved')}, with a payment of ${payment}.`
        : text`No, the new loan costs ${find('saved')} more, with a payment of ${payment}.`,
      openings: {
        ...openings,
        which: isWorth
          ? text`Take the new loan: it saves about ${find('saved')}.`
          : text`Keep the debts you have: the new loan costs ${find('saved')} more.`,
        change,
        amount: change,
      },
      reasons: [
        text`At ${find('paid_now')}, your current debts cost ${find('interest_now')} in interest and are gone in ${find('months_now')}.`,
        text`The new loan at ${at} costs ${find('cost_new')} in interest and fees, and is gone in ${find('months_new')}.`,
      ],
      next: isWorth
        ? next
        : [
            text`Put ${find('paid_now')} on the debts you have, highest rate first, and you’re done in ${find('months_now')}.`,
            ...next,
          ],
    };
  },

  chart: ({ figures }) => barsOf('What each way costs', figures, ['interest_now', 'cost_new']),

  formulas: consolidationFormulas,
  examples: [
    {
      question:
        'Should I roll 4,100 at 25%, 2,700 at 29% and 6,000 at 18% into one loan at 12.5% for 4 years with a 5% fee?',
      input: {
        debts: [
          { balance: 4100, rate: 25 },
          { balance: 2700, rate: 29 },
          { balance: 6000, rate: 18 },
        ],
        rate: 12.5,
        years: 4,
        fee_percent: 5,
      },
    },
    {
      question:
        'consolidate $15k at 23.99% and $10k at 19.99% at 11.99% over 60 months, paying 780 a month now',
      input: {
        debts: [
          { balance: 15_000, rate: 23.99 },
          { balance: 10_000, rate: 19.99 },
        ],
        rate: 11.99,
        years: 5,
        budget: 780,
      },
    },
    {
      question: 'my dad would lend me the $15,200 I owe on a card at 22.5% (I pay 425) at 5% over 3 years',
      input: { debts: [{ balance: 15_200, rate: 22.5, minimum: 425 }], rate: 5, years: 3 },
    },
  ],
  sources: ['cfpb_reduce_debt', 'cfpb_amortization'],
});
