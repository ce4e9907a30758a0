import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** A larger share is missed if care is needed. */
const largestShare = 0.1;
/** From here on care within five years is likely enough to plan for. */
const lateAge = 70;

interface Gift {
  gift: number | undefined;
  savings: number | undefined;
}

/** Whether an old parent would give away money that they may need for care. */
export function isTooMuchForThem({
  gift,
  savings,
  age: old = 0,
  recipients = 1,
}: Gift & { age: number | undefined; recipients: number | undefined }): boolean {
  return (
    gift !== undefined &&
    savings !== undefined &&
    old >= lateAge &&
    gift * recipients > savings * largestShare
  );
}

/** A gift from a parent who may need the money for care. */
export function mayNeedIt({ gift, savings }: Gift): Verdict {
  const all = gift === undefined ? 'it' : text`the ${given('gift', gift, 'usd')}`;
  return {
    opening: text`Don't take ${all} yet: your parent may need the money for care.`,
    because: [
      savings === undefined
        ? text`Care costs thousands a month, and savings go fast.`
        : text`Care costs thousands a month, so ${given('savings', savings, 'usd')} can be gone in a few years. Medicaid looks back five years, and gifts in that time can leave the bills unpaid.`,
      text`You'd owe no tax on it, so tax isn't the problem. If memory is slipping, relatives can later say your parent didn't understand it.`,
    ],
    unless: text`enough is left to pay five years of care without it, and your parent's own lawyer is involved.`,
    next: text`See an elder law attorney together, and have powers of attorney signed while your parent still understands them.`,
    say: text`Thank you. Let's first make sure you're taken care of, whatever comes.`,
  };
}
