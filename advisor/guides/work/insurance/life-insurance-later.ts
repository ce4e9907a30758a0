import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Questions of those whose children have left home. */
export const grownQuestions = [
  'is it dumb to keep paying for life insurance when my kids are grown',
  'do I still need life insurance in my sixties, children are on their own',
  'kids are out of the house, can I drop my life insurance',
] as const;

/** Nobody younger has children who left home. */
const youngestWithGrown = 40;

/** Whether a policy may have been for children who are on their own now. */
export const mayHaveGrown = ({
  grown,
  age: now,
  alone = false,
}: {
  grown: string | undefined;
  age: number | undefined;
  alone?: boolean | undefined;
}): boolean => grown !== undefined && !alone && (now === undefined || now >= youngestWithGrown);

/** A policy that was for children who are on their own now. */
export function grownChildren({ age: now }: { age?: number | undefined }): Verdict {
  return {
    opening: text`You can usually stop${now === undefined ? '' : text` at ${given('age', now, 'age')}`}, once no one lives on your paycheck anymore.`,
    because: [
      text`Life insurance replaces income. With grown children and enough saved for a spouse, there's little left to replace, and each year of coverage costs more as you get older.`,
      text`A term policy you can simply let end. A whole life policy has a cash value, so don't cancel it before you know what it pays out.`,
    ],
    unless: text`your spouse would lose a pension or the larger Social Security check, or someone disabled depends on you. Then keep enough for that.`,
    next: text`Add up what your spouse would live on without you. For a whole life policy, ask for the surrender value and a paid-up option in writing.`,
  };
}
