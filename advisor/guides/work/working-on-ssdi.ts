import { fact, given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Questions of people who get disability benefits and would like to earn something. */
export const workingOnSsdiQuestions = [
  'how much can I make on ssdi before they cut me off',
  'I get disability from social security, can I take a part time job',
  'will I lose my SSDI if I go back to work a few hours a week',
  'on social security disability and got offered a job, what happens to my check',
  'what is the trial work period on ssdi',
  'ssdi and earning 1,200 a month, is that allowed',
] as const;

/** Work beside Social Security disability. */
export function workingOnSsdi({ earn }: { earn: number | undefined }, { facts }: GuideContext): Verdict {
  const limit = facts.get('disability_earnings_limit').other;
  const most = fact('disability_earnings_limit', limit, 'usd_per_month');
  return {
    opening:
      earn === undefined
        ? text`Yes, you can work on SSDI, and below ${most} before taxes it usually doesn't end your check.`
        : earn <= limit
          ? text`Yes: ${given('pay', earn, 'usd_per_month')} before taxes is below ${most}, so it usually doesn't end your SSDI.`
          : text`Only for a while: ${given('pay', earn, 'usd_per_month')} is above ${most}, so SSDI usually stops once your trial months are used up.`,
    because: [
      text`First come nine trial months, within five years, in which you keep the whole check whatever you earn. After that, for three years, each month above the limit goes unpaid, and the check comes back when you earn less.`,
      text`SSI is different: it falls by about half of what you earn. Medicare goes on for years either way.`,
    ],
    unless: text`you're blind or pay for things you need to work. Then more is allowed.`,
    next: text`Report the job and every pay stub to Social Security, and call the free Ticket to Work help line before you start.`,
  };
}
