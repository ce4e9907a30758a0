import { offerWords, parentPays } from '#advisor/guides/debt/student-loans/student-loan-figures.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Parent PLUS loans that are owed already. */
export const parentVerdict = (
  told: Parameters<typeof parentPays>[0] & Parameters<typeof offerWords>[0],
  context: GuideContext,
): Verdict => ({
  opening: text`Keep Parent PLUS loans federal, and talk to your servicer before you consolidate anything.`,
  because: [
    ...offerWords(told, context),
    ...(told.new_rate === undefined ? parentPays(told, context) : []),
    ...(told.new_rate === undefined
      ? []
      : [text`That would also give up what federal loans do when you die or become disabled.`]),
    text`Parents who consolidated before the new law's deadline can keep an income-based payment. Later ones generally can't get one.`,
    text`They end at your death or total disability, which a private refinance may not.`,
  ],
  unless: text`your child can refinance them into their own name at a lower rate and is able to pay. Then you're out of it.`,
  next: text`Ask your servicer what plans your loans qualify for, and keep funding your own retirement meanwhile.`,
});
