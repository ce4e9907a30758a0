import type { Mention } from '#advisor/understand/mention.ts';
import type { Sentence } from '#advisor/understand/sentence.ts';

/** What people tell besides, whether or not it is asked for: "and 1,850 property tax". */
const things = String.raw`(?:(?:property|school|state|real estate) tax(?:es)?|(?:\w+ )?insurance|hoa|pmi|escrow|utilities|groceries|day ?care|child ?care|preschool|tuition|closing costs?|child support|alimony|rent|food|gas|maintenance|repairs|subscriptions?|phone bill|medical bills?)`;
const behind = new RegExp(
  String.raw`^(?:\s*(?:a|per|each|every|\/)\s*(?:mo(?:nth)?|year|yr)\.?)?\s+(?:(?:in|of|for|on|towards?) )?(?:my |our |the )?${things}\b`,
  'i',
);
const before = new RegExp(
  String.raw`\b${things}(?: (?:fees?|dues|bills?|costs?|payments?|premiums?))?(?: (?:of|is|are|at|was|runs|costs)|:)?(?: about| around)?\s*$`,
  'i',
);
const nearby = 60;

/** Whether the words right beside an amount say what it is, so that it is nothing else. */
export function hasNameOfItsOwn({ text }: Sentence, { kind, start, end }: Mention): boolean {
  if (kind !== 'money' && kind !== 'number') return false;
  return (
    behind.test(text.slice(end, end + nearby)) || before.test(text.slice(Math.max(0, start - nearby), start))
  );
}
