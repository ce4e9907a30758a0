import { payOff, type Debt, type Payoff } from '#advisor/calculators/borrowing/debts/payoff-plan.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import { amortize } from '#advisor/numerics/amortize.ts';
import { toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';

const tenth = 0.1;
const step = 25;

/** About a tenth of what is paid, in round dollars. */
const extraOf = (paid: Cents) => Math.max(step, Math.round((toDollars(paid) * tenth) / step) * step);

/** What a little more each month saves in interest and in time; nothing where it saves neither. */
function savedBy(more: number, interest: Cents, months: number): Figure[] {
  if (interest <= 0 || months <= 0) return [];
  return [
    figure('small_extra', 'Small extra a month', more, 'usd_per_month'),
    figure('small_extra_saved', 'Interest a small extra would save', toDollars(interest), 'usd'),
    figure('small_extra_sooner', 'Time a small extra would save', months, 'months'),
  ];
}

export function smallExtraOnLoan(owed: Cents, rate: number, term: number, paid: Cents): Figure[] {
  const more = extraOf(paid);
  const plain = amortize(owed, rate, term, 0, paid);
  const faster = amortize(owed, rate, term, toCents(more), paid);
  return savedBy(more, plain.interest - faster.interest, plain.months.length - faster.months.length);
}

export function smallExtraOnDebts(
  debts: readonly Debt[],
  budget: Cents,
  atOnce: Cents,
  plan: Payoff,
): Figure[] {
  const more = extraOf(budget);
  const faster = payOff(debts, budget + toCents(more), 'avalanche', atOnce);
  return faster ? savedBy(more, plan.interest - faster.interest, plan.months - faster.months) : [];
}

/** What a single payment saves: the plan without it against the plan with it. */
export function savedByPayment(without: Payoff, plan: Payoff): Figure[] {
  return [
    figure('months_saved', 'Time saved by the single payment', without.months - plan.months, 'months'),
    figure(
      'interest_saved',
      'Interest saved by the single payment',
      toDollars(without.interest - plan.interest),
      'usd',
    ),
  ];
}
