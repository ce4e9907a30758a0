import { firstPayments, plansFor } from '#advisor/guides/debt/student-loans/student-loan-figures.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

type Told = Parameters<typeof plansFor>[0] & { payment: number | undefined };

/** The plan by income with the lower first payment; and whether that is below what is paid now. */
function lowerPlan(told: Told, context: GuideContext) {
  const plans = plansFor(told, context);
  if (!plans) return undefined;
  const [rap, ibr] = [plans.figure('rap_payment'), plans.figure('ibr_payment')];
  const [name, first] = rap.value < ibr.value ? (['RAP', rap] as const) : (['IBR', ibr] as const);
  return { plans, rap, ibr, name, first, isLower: told.payment === undefined || first.value < told.payment };
}

const notLower = (payment: number) =>
  text`A plan by income wouldn't lower the ${given('payment', payment, 'usd_per_month')}: ask for a short deferment or a longer term.`;

/** Which plan, where loans and pay are known. */
export function plansByPay(told: Told, context: GuideContext): Verdict {
  const lower = lowerPlan(told, context);
  const { payment } = told;
  return {
    opening: !lower
      ? text`Pay the standard plan if you can, and otherwise go by income.`
      : payment === undefined
        ? text`Go on ${lower.name} if the standard plan's ${lower.plans.figure('standard_payment')} is too much for you, and stay on the standard plan if it isn't.`
        : lower.isLower
          ? text`Go on ${lower.name} if the ${given('payment', payment, 'usd_per_month')} is too much for you: it would start at about ${lower.first}.`
          : text`Stay with the ${given('payment', payment, 'usd_per_month')}: a plan by income wouldn't lower it.`,
    because: [
      ...(lower ? [text`On your income RAP would start at ${lower.rap} and IBR at ${lower.ibr}.`] : []),
      text`The standard plan costs the least interest. IBR forgives sooner, and RAP covers interest your payment doesn't.`,
    ],
    unless:
      lower?.isLower === false
        ? text`you can't pay it. Then ask for a short deferment or a longer term.`
        : text`you work for a government or a nonprofit. Then take the lowest payment and let the rest be forgiven after ten years.`,
    next: text`Check both payments in the Loan Simulator at StudentAid.gov, and apply there for free.`,
  };
}

/** A payment that is too much. */
export function byIncome(told: Told, context: GuideContext): Verdict {
  const lower = lowerPlan(told, context);
  const { payment } = told;
  const firsts = firstPayments(told, context);
  if (lower?.isLower === false && payment !== undefined)
    return {
      opening: notLower(payment),
      because: [
        ...firsts,
        text`A deferment or a pause stops the payment for some months, but interest usually goes on. A longer term lowers it for good and costs more interest in all.`,
      ],
      unless: text`your pay has just fallen. Then give the new one with the form, and a plan by income may be lower after all.`,
      next: text`Call the servicer before you miss a payment, and try both plans in the Loan Simulator at StudentAid.gov.`,
      say: text`I can't afford this payment. Can I get a short deferment, and what would I pay over a longer term?`,
    };
  return {
    opening: !lower
      ? text`Switch to a payment based on your income now, before you miss one.`
      : payment === undefined
        ? text`Switch to a payment based on your income now: about ${lower.first}, before you miss one.`
        : text`Switch to a payment based on your income now: about ${lower.first} instead of ${given('payment', payment, 'usd_per_month')}, before you miss one.`,
    because: [
      ...firsts,
      lower
        ? text`IBR forgives sooner, and RAP covers interest your payment doesn't.`
        : text`With older federal loans that's Income-Based Repayment or the new Repayment Assistance Plan. The first forgives sooner, and the second covers interest your payment doesn't.`,
      text`Don't take a new federal loan or consolidate first. That can leave you only the new plan.`,
    ],
    unless: text`this is a rough month or two. Then ask for a short deferment instead.`,
    next: text`Apply free at StudentAid.gov, and never pay a company for it.`,
    say: text`I can't afford this payment. Which income-driven plans do my loans qualify for, and what would I pay on each?`,
  };
}
