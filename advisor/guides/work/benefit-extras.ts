import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Questions about the small policies that an employer offers beside the health plan. */
export const extrasQuestions = [
  'work offers disability, accident, critical illness, hospital indemnity and a legal plan, which are worth it',
  'which voluntary benefits should I sign up for at open enrollment',
  'accident insurance and legal plan through my job, do I need any of these',
  'new hire benefits: short term disability, long term disability, accident, AD&D, legal. what do I pick',
  'HR is pushing critical illness and hospital insurance along with disability, skip which ones',
  'enrollment deadline, critical illness, hospital and long term disability on the list, help me choose',
  'benefits election: is the legal plan or accident coverage a waste of money compared to disability',
] as const;

/** Questions that hold the two kinds of disability coverage against each other. */
export const shortOrLongQuestions = [
  'short term or long term disability, I can only afford one',
  'which is more important, long term disability or short term disability',
  'job offers std and ltd, pick one or both',
  'do I need short term disability if I already have long term',
] as const;

interface Person {
  savings: number;
  pay: number | undefined;
  months: number | undefined;
}

/** A quarter of a year of pay, or three months of spending, carries a person to where long-term coverage begins. */
const quarter = 0.25;
const monthsToWait = 3;

const hasCushion = ({ savings, pay, months }: Person) =>
  (months !== undefined && months >= monthsToWait) || (pay !== undefined && savings >= pay * quarter);

export function extras(person: Person): Verdict {
  return {
    opening: text`Take the disability coverage, skip the accident and critical illness policies, and take the legal plan only if you'll use a lawyer this year.`,
    because: [
      hasCushion(person)
        ? text`Long-term disability protects your paychecks until retirement. Your cash could carry the first three months, so short-term coverage matters less. Accident and illness policies pay small fixed sums that your health plan and savings already cover.`
        : text`Long-term disability protects your paychecks until retirement, and short-term fills the first months you couldn't pay from savings, above all in work that's hard on the body. Accident and illness policies pay small fixed sums for a list of events.`,
    ],
    unless: text`you have a high deductible and no cash. Then a cheap accident policy can bridge until you've saved it.`,
    next: text`Put what the others would cost into an HSA or savings. A legal plan pays off for a will or a house closing, for one year.`,
  };
}

interface TwoKinds {
  pay: number | undefined;
  months: number | undefined;
}

/** Long-term coverage first: months without pay can be saved for, decades cannot. */
export function shortOrLong({ pay, months }: TwoKinds): Verdict {
  return {
    opening: text`Take long-term disability: it can pay until retirement age, while short-term stops after three to six months.`,
    because: [
      pay === undefined
        ? text`Savings can carry a few months without pay, but not years.`
        : text`Savings can carry a few months without pay, but not years of ${given('pay', pay, 'usd_per_year')}.`,
      months === undefined
        ? text`Long-term coverage usually starts after three to six months, so that's how much cash to build.`
        : text`It usually starts after three to six months, so build your ${given('months', months, 'months')} of cash toward that.`,
    ],
    unless: text`you plan a pregnancy soon or have no savings at all and a job that's hard on the body. Then short-term is worth adding for now.`,
    next: text`Check how long the waiting period is and what share of pay it covers, and sign up while no health questions are asked.`,
  };
}

/** Questions about leave for a birth. */
export const maternityQuestions = [
  'is short term disability worth it for maternity leave',
  'we want a baby next year, should I sign up for short term disability now',
  'pregnant, does short term disability pay while I am home with the baby',
] as const;

export function forLeave({ premium }: { premium: number | undefined }): Verdict {
  return {
    opening:
      premium === undefined
        ? text`Yes, if you can sign up before you're pregnant: most plans don't pay for a pregnancy that began before coverage.`
        : text`At ${given('premium', premium, 'usd_per_month')}, yes, if you can sign up before you're pregnant: most plans don't pay for a pregnancy that began before coverage.`,
    because: [
      text`It usually pays about sixty percent of pay for six weeks after a birth, or eight after a C-section, often after a week or two of waiting. That's several times a year of premiums.`,
    ],
    unless: text`you're already pregnant and the plan has a waiting rule, your employer pays for leave, or your state has paid family leave. Then keep the premium.`,
    next: text`Ask HR when pregnancy counts as preexisting, how long the wait is, and what the company and the state pay.`,
  };
}
