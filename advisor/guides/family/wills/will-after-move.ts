import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Questions of people who have moved to another state. */
export const movedQuestions = [
  'We moved to Texas from New York, do we need new wills',
  'is my will from another state still valid after we moved',
  'new state, do the powers of attorney and the executor still work',
] as const;

/** A will made in another state. */
export function movedWill(): Verdict {
  return {
    opening: text`Your wills stay valid, but have them checked once and sign new powers of attorney on your new state's forms.`,
    because: [
      text`States accept a will that was made properly elsewhere. What can change is what spouses own together, as in community property states, and who may be executor.`,
      text`Banks and hospitals balk at powers of attorney and health care papers they don't know, so those are worth redoing.`,
    ],
    unless: text`you own a home or land in the old state too. Then a trust or a deed there can save a second probate.`,
    next: text`Book an hour with an estate lawyer in the new state, and check every beneficiary form the same week.`,
    say: text`Does our executor from another state need a bond or a local agent here?`,
  };
}
