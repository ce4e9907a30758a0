import { payOff, type Payoff } from '#advisor/calculators/borrowing/debts/payoff-plan.ts';
import {
  budgetOf,
  inCents,
  paymentBefore,
  type PayoffInput,
} from '#advisor/calculators/borrowing/debts/payoff-budget.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Before {
  figures: Figure[];
  reasons: Text[];
  /** What the other payment changes; null where nothing is weighed. */
  opening: Text | null;
}

/** A single debt with the payment that is made now, beside the one that is weighed in its place. */
export function besideBefore(input: PayoffInput, plan: Payoff): Before {
  const now = paymentBefore(input);
  if (now === 0) return { figures: [], reasons: [], opening: null };
  const instead = budgetOf(input);
  const payment = figure('payment_before', 'Payment now', now, 'usd_per_month');
  const paying = figure('paid_monthly', 'Monthly payment', instead, 'usd_per_month');
  const before = payOff(inCents(input.debts, input.compounding), toCents(now), 'avalanche');
  if (!before)
    return {
      figures: [payment],
      reasons: [],
      opening: text`At ${payment} you’d never pay it off; at ${paying} it costs ${figure('avalanche_interest', 'Interest', toDollars(plan.interest), 'usd')} in interest.`,
    };
  const isMore = instead > now;
  const saved = figure(
    'payment_interest_saved',
    isMore ? 'Interest saved by the higher payment' : 'Interest added by the lower payment',
    Math.abs(toDollars(before.interest - plan.interest)),
    'usd',
  );
  const sooner = figure(
    'payment_months_saved',
    isMore ? 'Time saved by the higher payment' : 'Time added by the lower payment',
    Math.abs(before.months - plan.months),
    'months',
  );
  const interest = figure(
    'interest_before',
    'Interest at the payment now',
    toDollars(before.interest),
    'usd',
  );
  const months = figure('months_before', 'Time to debt-free at the payment now', before.months, 'months');
  return {
    figures: [saved, sooner, payment, interest, months],
    reasons: [text`At ${payment} it would take ${months} and ${interest} in interest.`],
    opening: isMore
      ? text`Paying ${paying} instead of ${payment} saves ${saved} in interest and gets you done ${sooner} sooner.`
      : text`Paying ${paying} instead of ${payment} costs ${saved} more in interest and takes ${sooner} longer.`,
  };
}
