import { moneyPerYear, months } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { plansFor } from '#advisor/guides/debt/student-loans/student-loan-figures.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { beatsForgiveness, earnItFirst, goForThePay } from '#advisor/guides/work/job-offer-reasons.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

/** An offer outside public service, and how long forgiveness would still take. */
export const offerFields = {
  raise: moneyPerYear({ label: 'How much more an offer pays', roles: ['raise_amount'], min: 1, max: 1e7 }),
  until: months({ label: 'Time until forgiveness', roles: ['horizon', 'term_left'], min: 0, max: 240 }),
};

interface Borrower {
  balance: number | undefined;
  rate: number | undefined;
  income: number | undefined;
  children: number | undefined;
  joint: boolean;
  paid: number | undefined;
  payments: number | undefined;
  raise?: number | undefined;
  until?: number | undefined;
}

/** Payments so far: as counted, or one for each month of the time they took. */
export const paymentsMade = ({ payments, paid = 0 }: Pick<Borrower, 'payments' | 'paid'>): number =>
  payments ?? Math.round(paid * monthsPerYear);

/** Whether payments by income would clear the loans before anything is left to forgive. */
export function isCleared(told: Borrower, context: GuideContext): boolean {
  const plans = plansFor(told, context);
  return plans !== undefined && plans.figure('pslf_forgiven').value === 0;
}

/** "60 of the 120 payments are behind you", as far as they are known. */
function behind({ payments, paid }: Borrower, { facts }: GuideContext): Text[] {
  const needed = fact('pslf_payments', facts.get('pslf_payments'), 'count');
  if (payments !== undefined)
    return [
      text`You've made ${given('payments', payments, 'count')} of the ${needed} payments, as far as they qualified. Refinancing would throw them away.`,
    ];
  return paid !== undefined && paid >= 1
    ? [
        text`The ${given('paid', paid, 'years')} behind you count toward the ${needed} payments as far as they qualified, and refinancing would throw them away.`,
      ]
    : [];
}

/** What is forgiven, when, and what is still to be paid until then. */
function worth(told: Borrower, context: GuideContext): Text[] {
  const plans = plansFor(told, context);
  return plans
    ? [
        text`On the cheaper income-based plan you'd pay about ${plans.figure('pslf_paid')} over ${plans.figure('pslf_months')} more, and about ${plans.figure('pslf_forgiven')} is forgiven, free of federal tax.`,
      ]
    : [];
}

/** Better pay outside public service, before the loans are forgiven. */
function betterPay(told: Borrower, { facts }: GuideContext): Verdict {
  const made = paymentsMade(told);
  const left = told.until ?? (made > 0 ? Math.max(0, facts.get('pslf_payments') - made) : undefined);
  const leaving = { time: left, what: 'forgiveness', loans: told.balance, raise: told.raise };
  return beatsForgiveness(leaving) ? goForThePay(leaving) : earnItFirst(leaving, []);
}

export function publicService(told: Borrower, context: GuideContext): Verdict {
  if (told.raise !== undefined) return betterPay(told, context);
  const { balance } = told;
  const figures = worth(told, context);
  const made = behind(told, context);
  return {
    opening: text`Don't refinance or pay extra: go for Public Service Loan Forgiveness.`,
    because: [
      ...figures,
      ...made,
      ...(figures.length > 0
        ? []
        : [
            balance === undefined
              ? text`After ten years of qualifying payments at a government or nonprofit job the rest is forgiven, free of federal tax.`
              : text`After ten years of qualifying payments at a government or nonprofit job, what's left of the ${given('balance', balance, 'usd')} is forgiven, free of federal tax.`,
          ]),
      ...(made.length > 0
        ? []
        : [text`Income-based payments count, and the less you pay, the more is forgiven.`]),
    ],
    unless: text`you'll leave public work soon, or your payment would clear the loans before then anyway.`,
    next: text`Certify your employer with the PSLF tool at StudentAid.gov today, and again every year and at every job change.`,
  };
}

export function smallService(told: Borrower, context: GuideContext): Verdict {
  const plans = plansFor(told, context)!;
  return {
    opening: text`Pay them off on the standard plan: forgiveness for public service wouldn't leave you anything.`,
    because: [
      text`On your pay an income-based payment clears the loans before anything could be forgiven. The standard plan takes ${plans.figure('standard_payment')} and costs the least interest.`,
    ],
    unless: text`your pay falls, or your family grows. Then the income-based payment shrinks and forgiveness can be worth it.`,
    next: text`Certify your employer once a year anyway. It's free, and it keeps the payments counting.`,
  };
}

export function forgivenNow(told: Borrower, { facts }: GuideContext): Verdict {
  return {
    opening: text`Look up your payment count at StudentAid.gov before anything else: at ${fact('pslf_payments', facts.get('pslf_payments'), 'count')} you can have the rest forgiven now, so don't refinance or pay extra.`,
    because: [
      text`Only payments made on a qualifying plan while working in public service count, not all years at work. At that number, what's left${told.balance === undefined ? '' : text` of the ${given('balance', told.balance, 'usd')}`} is forgiven free of federal tax.`,
      text`You have to work for a qualifying employer when you apply.`,
    ],
    unless: text`the count is lower, because of private work or the wrong plan. Then stay on an income-based plan until it's there.`,
    next: text`If the count is there, send the PSLF form this week.`,
  };
}

export function unknownEmployer(told: Borrower, context: GuideContext): Verdict {
  return {
    opening: text`Change nothing until you know whether your employer counts for Public Service Loan Forgiveness.`,
    because: [
      ...behind(told, context),
      text`At a government or a nonprofit, the rest is forgiven after those payments, free of federal tax. Paying extra or refinancing would be money lost.`,
    ],
    unless: text`you work for a private company. Then forgiveness takes twice as long or more, and the standard plan costs the least interest.`,
    next: text`Look up your employer and your payment count in the PSLF tool at StudentAid.gov.`,
  };
}
