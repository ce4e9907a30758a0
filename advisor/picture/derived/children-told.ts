import type { PictureFact, WordFact } from '#advisor/picture/picture.ts';

/** "Both my kids are in daycare (3 and 4)" after "one kid": ages told later replace the number of children. */
export function withoutLowCount(facts: readonly PictureFact[]): PictureFact[] {
  const ages = facts.filter(({ role, owner }) => role === 'age' && owner === 'child');
  const latest = Math.max(-1, ...ages.map(({ turn }) => turn));
  const told = ages.filter(({ turn }) => turn === latest).length;
  return facts.filter(({ role, turn, value }) => role !== 'n_children' || turn >= latest || value >= told);
}

/** Children under a parent's roof live on the parent's income: "no other life insurance" was misread as no dependents. */
export function withoutNoDependents(
  words: readonly WordFact[],
  facts: readonly PictureFact[],
): readonly WordFact[] {
  const hasChildren = facts.some(({ role, value }) => role === 'n_children' && value > 0);
  return hasChildren ? words.filter(({ value }) => value !== 'no_dependents') : words;
}
