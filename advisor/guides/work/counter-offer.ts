import type { GuideRun, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Questions of people whose present employer would pay as much as the new one. */
export const counterOfferQuestions = [
  'my boss countered after i gave notice, do i stay',
  'my boss offered to match the other offer, stay or go',
  'current employer will match what the new company pays me, should I stay',
  'got another offer and my company wants to match it',
  'they came back with a counteroffer when I resigned',
] as const;

/** A raise that comes only because somebody was about to leave. */
export function counterOffer(change: GuideRun | undefined): Verdict {
  return {
    opening: text`Go, unless money was the only reason you looked and your boss puts the rest in writing.`,
    because: [
      ...(change
        ? [
            text`The raise is worth about ${change.figure('kept')} a year after federal taxes either way, so the money no longer decides.`,
          ]
        : []),
      text`The reasons you looked are still there, your boss now knows you'd leave, and a counter is often next year's raise paid early.`,
    ],
    unless: text`you'd lose a bonus, a pension or stock that vests soon, or the new firm is shaky. Then staying has a price you can name.`,
    next: text`Write down why you started to look. If pay was all of it, take the counter in writing, with the date it starts.`,
    say: text`Thank you, that means a lot. I've decided to move on, and I'll hand over everything properly.`,
  };
}
