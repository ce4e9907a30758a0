import { balanceTransferFormulas } from '#advisor/calculators/borrowing/debts/balance-transfer-formulas.ts';
import { payDown } from '#advisor/calculators/borrowing/debts/pay-down.ts';
import { besideFields, besidePayment } from '#advisor/calculators/borrowing/loans/payment-beside.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, months, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { levelPayment } from '#advisor/numerics/amortize.ts';
import { percentOf, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  asCharged,
  effectiveRateOf,
  loanCompoundingField,
  loanConvention,
  type LoanCompounding,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';

interface Offer {
  balance: number;
  rate: number;
  intro_rate: number;
  intro_months: number;
  later_rate: number;
  fee_percent: number;
  fee: number;
  payment: number;
  compounding: LoanCompounding;
}

const feeOf = ({ balance, fee, fee_percent: share }: Offer): Cents =>
  fee > 0 ? toCents(fee) : percentOf(toCents(balance), share);

/** What is owed on the new card at first. */
const movedOf = (offer: Offer): Cents => toCents(offer.balance) + feeOf(offer);

/** What clears the new card while the low rate lasts, in whole dollars. */
const clearing = (offer: Offer): Cents =>
  toCents(
    Math.ceil(
      toDollars(levelPayment(movedOf(offer), asCharged(offer, 'intro_rate').intro_rate, offer.intro_months)),
    ),
  );

const paymentOf = (offer: Offer): Cents => (offer.payment > 0 ? toCents(offer.payment) : clearing(offer));

/** The same payment on the card as it is, and on the new one. */
function bothWays(offer: Offer) {
  const payment = paymentOf(offer);
  const { rate, intro_rate: intro, later_rate: later } = asCharged(offer, 'rate', 'intro_rate', 'later_rate');
  return {
    stay: payDown(toCents(offer.balance), () => rate, payment),
    move: payDown(movedOf(offer), (month) => (month <= offer.intro_months ? intro : later), payment),
  };
}

/** Whether moving card debt to a low introductory rate pays for its fee. */
export const balanceTransfer = defineCalculator({
  name: 'balance_transfer',
  version: 1,
  title: 'Balance transfer',
  about:
    'What moving a card balance to a card with a low introductory rate saves after its fee, when each is paid off with the same payment, what is left when the low rate ends, and the payment that clears it in time.',
  simply:
    'You pay a fee once so that the interest stops or drops for a while. It pays if the interest you skip is more than the fee.',
  input: {
    balance: money({
      label: 'Card balance',
      ask: 'how much do you owe on the card',
      roles: ['debt_balance:card', 'debt_balance'],
      adds: true,
      min: 1,
      max: 1e7,
    }),
    rate: percent({
      label: 'Current rate',
      ask: 'what rate do you pay now',
      roles: ['loan_rate'],
      averageBy: 'debt_balance',
      min: 0,
      max: 100,
    }),
    intro_rate: percent({
      label: 'Introductory rate',
      roles: ['loan_rate_new'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'what most offers charge at first' },
    }),
    intro_months: months({
      label: 'Number of months at the introductory rate',
      roles: ['term'],
      bareMonths: true,
      min: 1,
      max: 600,
      default: { value: 15, reason: 'a common length of such an offer' },
    }),
    fee_percent: percent({
      label: 'Transfer fee in percent',
      roles: ['transfer_fee', 'rate_fee'],
      min: 0,
      max: 20,
      default: { value: 3, reason: 'the most common fee; many cards charge more' },
    }),
    fee: money({
      label: 'Transfer fee in dollars',
      roles: ['fee_amount'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'the fee is a share of the balance' },
    }),
    payment: moneyPerMonth({
      label: 'Monthly payment',
      roles: ['debt_payment:card', 'debt_payment', 'debt_budget', 'debt_extra'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'what clears the balance while the low rate lasts' },
    }),
    limit: money({
      label: 'Limit of the new card',
      roles: ['credit_limit'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'the whole balance fits' },
    }),
    take_home: besideFields.take_home,
    later_rate: percent({
      label: 'Rate after the introduction',
      min: 0,
      max: 100,
      default: {
        value: 24,
        reason: 'the rate you pay now',
        by: ({ rate }) => (typeof rate === 'number' ? rate : undefined),
      },
    }),
    compounding: loanCompoundingField,
  },
  alternatives: [{ fields: ['fee', 'fee_percent'] }],
  check(input) {
    const { stay, move } = bothWays(input);
    if (stay && move) return null;
    const paying = formatQuantity({ value: toDollars(paymentOf(input)), unit: 'usd_per_month' });
    return `${paying} would never pay this off, because interest takes most of it: give a higher payment.`;
  },

  run(input) {
    const { stay, move } = bothWays(input);
    // The check has seen to it that both end.
    const [now, moved] = [stay!, move!];
    const fee = feeOf(input);
    const saved = now.interest - moved.interest - fee;
    const over = toDollars(movedOf(input)) - input.limit;
    const left = moved.owed[Math.min(input.intro_months, moved.months)] ?? 0;
    const gain = figure(
      'saved',
      saved < 0 ? 'Extra cost of the transfer' : 'Savings from the transfer',
      toDollars(Math.abs(saved)),
      'usd',
    );
    const cost = figure(
      'cost_with',
      'Fee and interest with the transfer',
      toDollars(moved.interest + fee),
      'usd',
    );
    return {
      figures: [
        gain,
        figure('interest_now', 'Interest on the current card', toDollars(now.interest), 'usd'),
        cost,
        figure('fee', 'Transfer fee', toDollars(fee), 'usd'),
        figure('months_with', 'Time to pay it off with the transfer', moved.months, 'months'),
        figure('months_now', 'Time to pay it off on the current card', now.months, 'months'),
        figure('left_after_intro', 'Balance left when the low rate ends', toDollars(left), 'usd'),
        figure(
          'payment_to_clear',
          'Payment that clears it in time',
          toDollars(clearing(input)),
          'usd_per_month',
        ),
        figure('payment', 'Monthly payment', toDollars(paymentOf(input)), 'usd_per_month'),
        ...(input.limit > 0
          ? [
              figure(
                'limit_left',
                over > 0 ? 'Amount over the new card’s limit' : 'Room left on the new card',
                Math.abs(over),
                'usd',
              ),
            ]
          : []),
        ...besidePayment({ income: 0, take_home: input.take_home }, toDollars(paymentOf(input))).figures,
        ...effectiveRateOf(input.rate, input.compounding),
      ],
      steps: [
        { label: 'Transfer fee', formula: 'balance x fee', value: toDollars(fee), unit: 'usd' },
        {
          label: 'Owed on the new card',
          formula: 'balance + fee',
          value: toDollars(movedOf(input)),
          unit: 'usd',
        },
        {
          label: 'Interest on the current card',
          formula: 'month by month, with the same payment',
          value: toDollars(now.interest),
          unit: 'usd',
        },
        { label: 'Interest on the new card', value: toDollars(moved.interest), unit: 'usd' },
        {
          label: 'Saved',
          formula: 'interest now - interest then - fee',
          value: toDollars(saved),
          unit: 'usd',
        },
      ],
      assumptions: [
        text`You pay the same every month on either card, on time, and charge nothing new.`,
        text`The whole balance fits within the limit of the new card.`,
        loanConvention(input.compounding),
      ],
      warnings: [
        ...(input.limit > 0 && over > 0
          ? [
              text`With the fee, the balance is ${figure('limit_left', '', over, 'usd')} more than the new card’s limit: move only what fits, from the card with the highest rate.`,
            ]
          : []),
        ...(left > 0
          ? [
              text`${figure('left_after_intro', '', toDollars(left), 'usd')} is left when the low rate ends, and then costs ${given('later_rate', input.later_rate, 'percent')}.`,
            ]
          : []),
      ],
      detail: { isWorth: saved > 0, now, moved },
    };
  },

  explain({ figures, detail: { isWorth } }, { rate, payment }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const change = isWorth
      ? text`The transfer saves you about ${find('saved')} after the fee of ${find('fee')}.`
      : text`The transfer costs you ${find('saved')} more, with the fee of ${find('fee')} counted.`;
    return {
      conclusion: isWorth
        ? text`Yes, the transfer saves about ${find('saved')}, with the fee of ${find('fee')} counted.`
        : text`No, the transfer isn’t worth it: it costs ${find('saved')} more than it saves.`,
      openings: {
        which: isWorth
          ? text`Move it to the new card: that saves about ${find('saved')} after the fee.`
          : text`Leave it where it is: moving it costs ${find('saved')} more.`,
        change,
        amount: change,
        payment: text`Pay ${find('payment_to_clear')} to clear it before the low rate ends.`,
        time: text`Paying ${find('payment')}, you’d be done in ${find('months_with')} with the transfer.`,
      },
      reasons: [
        text`At ${find('payment')}, the current card at ${given('rate', rate, 'percent')} costs ${find('interest_now')} in interest and takes ${find('months_now')}.`,
        text`With the transfer it’s ${find('cost_with')} in all, and ${find('months_with')}.`,
      ],
      next: [
        ...(payment > 0 && find('left_after_intro').value > 0
          ? [text`Pay ${find('payment_to_clear')} to finish before the low rate ends.`]
          : [text`Set up an automatic payment: one late payment can end the low rate.`]),
        text`Put the old card away, so the debt doesn’t grow back.`,
      ],
    };
  },

  chart: ({ detail: { now, moved } }) => ({
    kind: 'line',
    title: 'What you owe over time',
    x: { label: 'Month', unit: 'months' },
    y: { label: 'Owed', unit: 'usd' },
    series: [
      { name: 'Current card', points: now.owed.map((owed, month) => [month, toDollars(owed)] as const) },
      {
        name: 'With the transfer',
        points: moved.owed.map((owed, month) => [month, toDollars(owed)] as const),
      },
    ],
  }),

  formulas: balanceTransferFormulas,
  examples: [
    {
      question:
        'Is a balance transfer worth it: $5,600 at 28.24% to 0% for 15 months with a 5% fee, paying 300 a month?',
      input: { balance: 5600, rate: 28.24, intro_rate: 0, intro_months: 15, fee_percent: 5, payment: 300 },
    },
    {
      question: '6,800 at 26%. 0% for 18 months with 3% fee. how much saved if i pay 380 a month',
      input: { balance: 6800, rate: 26, intro_months: 18, fee_percent: 3, payment: 380 },
    },
    {
      question:
        'moving $16,400 at 22.49% to a zero percent card for 21 months, 4% fee. What payment clears it?',
      input: { balance: 16_400, rate: 22.49, intro_months: 21, fee_percent: 4 },
    },
    {
      question:
        'credit union takes my 21k of card debt at 4.99% instead of 23.4%, 2% fee, 600 a month. savings?',
      input: {
        balance: 21_000,
        rate: 23.4,
        intro_rate: 4.99,
        intro_months: 60,
        fee_percent: 2,
        payment: 600,
      },
    },
  ],
  sources: ['cfpb_reduce_debt'],
});
