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
  'benefits election: is the legal plan or accident coverage a waste of money compared to disability',
] as const;

interface Person {
  savings: number;
  pay: number | undefined;
  premium: number | undefined;
}

/** A quarter of a year of pay carries somebody to where long-term coverage begins. */
const quarter = 0.25;

export function extras({ savings, pay, premium }: Person): Verdict {
  const hasCushion = savings > 0 && pay !== undefined && savings >= pay * quarter;
  return {
    opening: text`Take the disability coverage, skip the accident and critical illness policies, and take the legal plan only if you'll use a lawyer this year.`,
    because: [
      text`Long-term disability protects every paycheck until retirement, so it comes first.`,
      hasCushion
        ? text`With ${given('savings', savings, 'usd')} you could wait out the first three months, so short-term disability matters less.`
        : premium === undefined
          ? text`Short-term disability is worth it if you couldn't live three months on savings.`
          : text`Short-term disability${text` at ${given('premium', premium, 'usd_per_month')}`} is worth it if you couldn't live three months on savings or your work is hard on the body.`,
      text`Accident, hospital and illness policies pay fixed sums for a list of events. Your health plan and savings already do that.`,
    ],
    unless: text`you have a high deductible and no cash. Then a cheap accident policy can bridge until you've saved it.`,
    next: text`Pick disability, and put what the others would cost into an HSA or savings. Take a legal plan for a will, a house closing or a custody case, then drop it.`,
  };
}
