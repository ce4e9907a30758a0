import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import type { Mention } from '#advisor/understand/mention.ts';
import type { Sentence } from '#advisor/understand/sentence.ts';

/** What people tell besides, whether or not it is asked for: "and 1,850 property tax". */
const things = String.raw`(?<thing>(?:property|school|state|real estate) tax(?:es)?|(?:\w+ )?insurance|hoa|pmi|escrow|utilities|groceries|day ?care|child ?care|preschool|tuition|closing costs?|child support|alimony|rent|food|gas|maintenance|repairs|subscriptions?|phone bill|medical bills?)`;
const behind = new RegExp(
  String.raw`^(?:\s*(?:a|per|each|every|\/)\s*(?:mo(?:nth)?|year|yr)\.?)?\s+(?:(?:in|of|for|on|towards?) )?(?:my |our |the )?${things}\b`,
  'i',
);
const before = new RegExp(
  String.raw`\b${things}(?: (?:fees?|dues|bills?|costs?|payments?|premiums?))?(?: (?:of|is|are|at|was|runs|costs)|:)?(?: about| around)?\s*$`,
  'i',
);
const nearby = 60;

/** What the words right beside an amount say that it is; undefined where they say nothing. */
export function nameOfItsOwn({ text }: Sentence, { kind, start, end }: Mention): string | undefined {
  if (kind !== 'money' && kind !== 'number') return undefined;
  const found =
    behind.exec(text.slice(end, end + nearby)) ?? before.exec(text.slice(Math.max(0, start - nearby), start));
  return found?.groups?.thing?.toLowerCase();
}

/** Whether a field is about such a thing, by any word of its name; most of them know some tax. */
export function knowsName({ label, cues }: FieldAbout, name: string): boolean {
  const known = [label, ...cues].join(' ').toLowerCase();
  const isKnown = (word: string) => known.includes(word.replace(/(?:es|s)$/, ''));
  return name.includes('tax') ? name.split(' ').every(isKnown) : name.split(' ').some(isKnown);
}
