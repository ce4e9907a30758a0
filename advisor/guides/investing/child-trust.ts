import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** A settlement for a disabled child who gets benefits by need. */
export function childTrust({ amount }: { amount?: number | undefined }): Verdict {
  return {
    opening: text`Put ${amount === undefined ? 'it' : text`the ${given('amount', amount, 'usd')}`} into a special needs trust approved by the court, with part of it as a structured settlement paid into that trust.`,
    because: [
      text`In the child's own name it would end SSI and Medicaid, and at eighteen the child could spend all of it. The trust pays for what those programs don't.`,
      text`The structure gives a sure, tax-free income for life, and the rest stays free for a van or therapy.`,
    ],
    unless: text`it's small. Then a pooled trust or an ABLE account does the job for less.`,
    next: text`Hire a special needs attorney of your own before you answer the judge.`,
    say: text`Nothing is paid to us or the child until the trust is in place.`,
  };
}
