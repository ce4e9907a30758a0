import { given } from '#advisor/calculators/define/result.ts';
import type { GuideSide, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

interface Told {
  employer: string | undefined;
  income?: number | undefined;
}

/** Of disposable pay, which is never more than pay before tax. */
const mostGarnished = 0.15;
const monthsPerYear = 12;

/** Questions of people whose payment is too high. */
const hardQuestions = [
  "I can't afford my student loan payment anymore, what can I do",
  'student loan bill is more than I can pay, I work part time',
  'my student loan payment went up and I cannot make it',
  'loan payment is eating my paycheck, is there a lower one',
] as const;

/** Questions of people whom no forgiveness for public service waits for. */
const privateEmployerQuestions = [
  'I work for a private company, should I refinance my federal loans',
  'no forgiveness for me, private sector job, refinance at a lower rate?',
  'refinance offer on my federal student loans and I work in the private sector',
] as const;

/** Questions of people with two kinds of loans, or whose payments are paused. */
export const studentLoanSides: readonly GuideSide<'asked' | 'kind' | 'stage' | 'state' | 'employer'>[] = [
  { given: { state: 'hard' }, questions: hardQuestions },
  { given: { employer: 'other' }, questions: privateEmployerQuestions },
  {
    given: { asked: 'mixed' },
    questions: [
      'federal and private student loans, which one do I pay extra on',
      'part of my student loans is federal and part is private, should I refinance all of it',
      'mix of federal and private loans, the private ones were cosigned by my grandfather',
    ],
  },
  {
    given: { asked: 'paused' },
    questions: [
      'my servicer put me in forbearance because of SAVE, should I stay in it',
      'student loans are paused, stay in forbearance or switch plans',
    ],
  },
  {
    given: { kind: 'parent', stage: 'before' },
    questions: [
      'should I take out Parent PLUS loans for my son',
      'are parent plus loans a bad idea',
      "we'd need a parent plus loan every year for her college, worth it?",
      'the school offers us a Parent PLUS loan for the rest',
      'is taking parent plus loans each year for two kids crazy',
      'student takes the federal loans in her name or we take parent plus',
      'should our kid borrow or should the parents borrow for college',
    ],
  },
];

/** Their verdicts. */
export const studentLoanCases = {
  mixed: ({ employer }: Told): Verdict => ({
    opening: text`Send everything extra to the private loan, or refinance only that one, and keep the federal loans federal.`,
    because: [
      text`Private loans have no income-based payment, no forgiveness and often the higher rate. Refinancing the federal ones would throw their protection away for good.`,
      employer === 'public'
        ? text`With your employer, the federal part can be forgiven after ten years of payments, so never pay extra on it.`
        : text`If your employer is a government or a nonprofit, the federal part can be forgiven after ten years of payments.`,
      text`A cosigner gets off by a release after some years of on-time payments, or when you refinance alone.`,
    ],
    unless: text`the private rate is far below the federal one. Then pay the minimum on both and save first.`,
    next: text`Ask the private lender for its cosigner release rules, and compare three refinance quotes for that loan only.`,
  }),
  paused: ({ employer }: Told): Verdict => ({
    opening: text`No, leave the pause: switch to a plan that counts, because paused months bring you no nearer to forgiveness.`,
    because: [
      employer === 'public'
        ? text`Each paused month is one you don't get toward public service forgiveness, and interest is added meanwhile.`
        : text`Interest is added meanwhile, and the old plan behind the pause isn't coming back.`,
      text`Income-Based Repayment is open to older loans, and the new Repayment Assistance Plan to nearly all federal ones.`,
    ],
    unless: text`you can't pay anything now. Then a plan by income can still set the payment close to nothing.`,
    next: text`Compare both plans in the Loan Simulator at StudentAid.gov and apply there, which is free.`,
    say: text`Please take me out of forbearance and tell me the first payment under the plan I applied for.`,
  }),
  default: ({ income }: Pick<Told, 'income'>): Verdict => ({
    opening: text`Get out of default now: ask for loan rehabilitation.`,
    because: [
      income === undefined || income === 0
        ? text`In default the government can take tax refunds and part of your pay without a lawsuit.`
        : text`In default the government can take tax refunds and up to fifteen percent of your take-home pay without a lawsuit, at most about ${given('most_garnished', (income * mostGarnished) / monthsPerYear, 'usd_per_month')} for you.`,
      text`Rehabilitation takes nine on-time payments set by your income, and then the default comes off your credit report.`,
      text`Consolidating is faster, but it leaves the mark and can cost you the older payment plans.`,
    ],
    unless: text`you're disabled. Then ask about a disability discharge first.`,
    next: text`Call the Default Resolution Group through myeddebt.ed.gov and ask for your rehabilitation payment.`,
    say: text`I want to rehabilitate my loans. What monthly payment can I get based on my income?`,
  }),
};
