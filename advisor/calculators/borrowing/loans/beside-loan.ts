import { besidePayment } from '#advisor/calculators/borrowing/loans/payment-beside.ts';
import type { LoanInput } from '#advisor/calculators/borrowing/loans/loan-fields.ts';
import { figure, given, type Explanation, type Figure } from '#advisor/calculators/define/result.ts';
import { amortize } from '#advisor/numerics/amortize.ts';
import { toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const exact = { decimals: 2 };

interface LoanFacts {
  owed: Cents;
  term: number;
  payment: number;
  interest: number;
  /** At the time that is asked about. */
  owedThen: number;
}

/** What else people mention with a loan: another rate, what the thing is worth, their savings, pay and rent. */
export function besideLoan(
  input: LoanInput,
  { owed, term, payment, interest, owedThen }: LoanFacts,
): { figures: Figure[]; reasons: Text[]; openings: Explanation['openings'] } {
  const pay = besidePayment(input, payment);
  const other = amortize(owed, input.compare_rate, term);
  const otherPayment = figure(
    'other_payment',
    'Payment at the other rate',
    toDollars(other.payment),
    'usd_per_month',
    exact,
  );
  const otherInterest = figure(
    'other_interest',
    'Total interest at the other rate',
    toDollars(other.interest),
    'usd',
  );
  const change = figure(
    'payment_change',
    'Payment changes by',
    toDollars(other.payment) - payment,
    'usd_per_month',
    exact,
  );
  const equity = figure(
    'equity',
    input.worth < owedThen ? 'Amount you’re underwater' : 'Equity',
    Math.abs(input.worth - owedThen),
    'usd',
  );
  const cashLeft = figure('cash_left', 'Cash left', input.cash - input.lump_sum - input.down_payment, 'usd');
  const hasOther = input.compare_rate > 0;
  const interestChange = figure(
    'interest_change',
    'Interest changes by',
    otherInterest.value - interest,
    'usd',
  );
  return {
    figures: [
      ...(hasOther ? [otherPayment, change, otherInterest, interestChange] : []),
      ...(input.full_term > input.years
        ? [
            figure(
              'term_done',
              'Part of the term behind you',
              (1 - input.years / input.full_term) * 100,
              'percent',
            ),
          ]
        : []),
      ...(input.worth > 0 ? [equity] : []),
      ...(input.cash > 0 ? [cashLeft] : []),
      ...pay.figures,
    ],
    reasons: [
      ...(hasOther
        ? [
            text`At ${given('compare_rate', input.compare_rate, 'percent')} the payment is ${otherPayment}, and the interest comes to ${otherInterest}.`,
          ]
        : []),
      ...(input.worth > 0
        ? [
            input.worth < owedThen
              ? text`You owe ${equity} more than it’s worth.`
              : text`It’s worth ${equity} more than you owe.`,
          ]
        : []),
      ...(input.cash > 0 && (input.lump_sum > 0 || input.down_payment > 0)
        ? [
            cashLeft.value < 0
              ? text`That’s ${{ ...cashLeft, value: -cashLeft.value }} more than the cash you have.`
              : text`It leaves you ${cashLeft} in cash.`,
          ]
        : []),
      ...pay.reasons,
    ],
    openings: hasOther ? compared(input, { otherPayment, change, interestChange }) : {},
  };
}

/** How far it moves, either way. */
const by = (one: Figure): Figure => ({ ...one, value: Math.abs(one.value) });

/** Which of two rates is the better one, and what it changes. */
function compared(
  { rate, compare_rate }: LoanInput,
  { otherPayment, change, interestChange }: Record<'otherPayment' | 'change' | 'interestChange', Figure>,
): Explanation['openings'] {
  const other = given('compare_rate', compare_rate, 'percent');
  const better = compare_rate < rate ? other : given('rate', rate, 'percent');
  return {
    which: text`Take ${better}: it saves you ${by(interestChange)} in interest and ${by(change)}.`,
    change: text`At ${other} the payment is ${by(change)} ${change.value < 0 ? 'lower' : 'higher'}: ${otherPayment}.`,
  };
}
