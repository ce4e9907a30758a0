import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Questions that hold coverage from a job against a policy of one's own. */
export const groupLifeQuestions = [
  'whats the difference between term life and the group life insurance my job gives me',
  'my company pays for one times my salary in life insurance, should I buy a term policy too',
  'group life through work or my own term policy, which is better',
  'can I rely on the life insurance from my employer with kids at home',
  'supplemental life insurance at work or a separate term policy',
  'what happens to my life insurance from work if I quit or get laid off',
  'free life insurance at work is 50k, do I still need to buy more',
] as const;

/** A month of term insurance for a healthy parent costs less: a higher price is that of whole life. */
const mostForTerm = 200;

interface Person {
  income: number | undefined;
  premium: number | undefined;
  age: number | undefined;
  hasChildren: boolean;
  /** What the family would still need, worked out elsewhere. */
  need?: Text | undefined;
}

/** Coverage from a job beside a term policy. */
export function beyondGroupLife({ income, premium, age: now, hasChildren, need }: Person): Verdict {
  const price =
    premium === undefined
      ? ''
      : premium > mostForTerm
        ? text` At ${given('premium', premium, 'usd_per_month')} it would be far too much: term costs a small part of that.`
        : text` ${given('premium', premium, 'usd_per_month')} is a usual price for it.`;
  return {
    opening: hasChildren
      ? text`Keep the free coverage at work, and buy your own term policy too: with children, a year or two of pay isn't enough.`
      : text`Keep the free coverage at work, and buy your own term policy if anyone lives on your income.`,
    because: [
      text`Group life is term insurance that your employer owns: it usually ends when you leave or get too sick to work, and it's small. Your own policy goes with you, at a price fixed for twenty or thirty years.${price}`,
      need ??
        (income === undefined
          ? text`About ten times your pay in all is a fair start${hasChildren ? ' with children' : ''}.`
          : text`About ten times your ${given('income', income, 'usd_per_year')} in all is a fair start.`),
      ...(now === undefined
        ? [text`Extra coverage at work is worth it mainly if your health would make your own policy costly.`]
        : [
            text`At ${given('age', now, 'age')} and healthy, your own is usually cheaper than extra coverage at work.`,
          ]),
    ],
    unless: text`no one would miss your paycheck. Then the free coverage is plenty.`,
    next: text`Get three quotes for a level term until your youngest is about twenty-two. A parent at home needs a smaller policy too.`,
  };
}
