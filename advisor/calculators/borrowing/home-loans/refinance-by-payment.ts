import {
  costsOf,
  isBySaving,
  paymentsLessCosts,
  savingWithoutCosts,
  type RefinanceInput,
  type RefinanceOutcome,
} from '#advisor/calculators/borrowing/home-loans/refinance-fields.ts';
import { chargedRate, loanConvention } from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import { figure, given, type Explanation, type Outcome } from '#advisor/calculators/define/result.ts';
import { amortize } from '#advisor/numerics/amortize.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };

/** The new loan against the payment that is made now, where nothing more is known of the present one. */
export function refinanceByPayment(input: RefinanceInput): Outcome<RefinanceOutcome> {
  const costs = costsOf(input);
  const owed = toCents(input.balance);
  const term = Math.max(1, Math.round(input.new_years * monthsPerYear));
  const paidBack = (amount: number) => amortize(amount, chargedRate(input.new_rate, input.compounding), term);
  const schedule = paidBack(owed + (input.roll_in ? costs : 0));
  const isTold = input.new_payment > 0;
  const due = isTold ? toCents(input.new_payment) : schedule.payment;
  const bySaving = isBySaving(input);
  const drop = bySaving ? toCents(input.saving) : toCents(input.payment_now) - due;
  const isRolledIn = input.roll_in && !isTold && !bySaving;
  const dropAlone = isRolledIn ? toCents(input.payment_now) - paidBack(owed).payment : drop;
  const now = bySaving
    ? null
    : figure('old_payment', 'Current payment', input.payment_now, 'usd_per_month', exact);
  const fresh = bySaving
    ? null
    : figure('new_payment', 'New payment', toDollars(due), 'usd_per_month', exact);
  const saving = figure(
    'monthly_saving',
    drop < 0 ? 'Rise of the payment' : 'Drop in the payment',
    Math.abs(toDollars(drop)),
    'usd_per_month',
    exact,
  );
  const price = figure('costs', 'Costs of the new loan', toDollars(costs), 'usd');
  const months = Math.round(input.stay * monthsPerYear);
  const kept = paymentsLessCosts(toDollars(dropAlone * months - costs));
  const interest =
    isTold || bySaving
      ? null
      : figure('new_interest', 'Interest on the new loan', toDollars(schedule.interest), 'usd');
  const breakeven =
    drop > 0
      ? figure(
          'breakeven_months',
          'Time until the lower payments cover the costs',
          Math.ceil(costs / dropAlone),
          'months',
        )
      : null;
  return {
    figures: [
      ...(breakeven ? [breakeven] : []),
      ...(fresh ? [fresh] : []),
      saving,
      ...(isRolledIn ? [savingWithoutCosts(toDollars(dropAlone))] : []),
      kept,
      ...(now ? [now] : []),
      price,
      ...(interest ? [interest] : []),
    ],
    steps: [
      ...(fresh
        ? [
            {
              label: 'New payment',
              formula: isTold ? 'as you gave it' : 'balance x month / (1 - (1 + month)^-months)',
              value: fresh.value,
              unit: 'usd_per_month' as const,
              ...exact,
            },
          ]
        : []),
      {
        label: saving.label,
        formula: bySaving ? 'as you gave it' : 'payment now - new payment',
        value: saving.value,
        unit: 'usd_per_month',
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
    ],
    assumptions: [
      ...(bySaving
        ? []
        : [text`The payment you make now is for principal and interest only, like the new one.`]),
      text`The rate and the time left on your present loan aren’t known, so its interest isn’t compared.`,
      ...(isTold || bySaving ? [] : [loanConvention(input.compounding)]),
    ],
    warnings: [],
    detail: {
      known: null,
      byPayment: { now, fresh, saving, kept, price, interest, breakeven },
      byYear: Array.from({ length: Math.ceil(input.new_years) + 1 }, (_, year) => ({
        year,
        gain: toDollars(drop * year * monthsPerYear - costs),
      })),
    },
  };
}

export function explainByPayment(
  { byPayment }: RefinanceOutcome,
  { stay }: Pick<RefinanceInput, 'stay'>,
): Explanation {
  if (!byPayment) throw new Error('A present loan that is known is explained with it.');
  const { now, fresh, saving, kept, price, interest, breakeven } = byPayment;
  const time = given('stay', stay, 'years');
  const ahead =
    kept.value < 0
      ? text`After ${time} you’d still be ${{ ...kept, value: -kept.value }} behind.`
      : text`After ${time} you’d be ${kept} ahead.`;
  const change = !fresh
    ? text`The payment drops by ${saving}, which makes back the ${price} in costs after ${breakeven!}.`
    : breakeven
      ? text`The new payment is ${fresh}, ${saving} less than now, and makes back the ${price} in costs after ${breakeven}.`
      : text`The new payment is ${fresh}, ${saving} more than now, so it never makes back the ${price} in costs month by month.`;
  return {
    conclusion: change,
    openings: breakeven
      ? {
          yesno: text`Yes, if you keep the loan longer than ${breakeven}: that’s when the lower payment has covered the ${price} in costs.`,
          time: fresh
            ? text`You break even after ${breakeven}: the new payment is ${fresh}, ${saving} less than now.`
            : text`You break even after ${breakeven}: ${price} of costs, at ${saving} saved.`,
          amount: text`${ahead} The lower payments cover the ${price} in costs after ${breakeven}.`,
        }
      : {},
    reasons: [
      ...(breakeven ? [ahead] : []),
      ...(!now || !fresh
        ? []
        : interest
          ? [text`You pay ${now} now. Kept to the end, the new loan costs ${interest} in interest.`]
          : [text`You pay ${now} now, ${fresh} after it.`]),
      text`Compare the end dates too: a lower payment over a longer time can cost more in all.`,
    ],
    next: [text`Tell me the rate and the years left on your present loan, and I’ll compare the interest.`],
  };
}
