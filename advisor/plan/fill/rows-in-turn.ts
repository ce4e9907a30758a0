import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';

/** A row of a list in the making: the fact that it begins with, and its fields. */
export interface Row {
  anchor: PictureFact;
  item: Record<string, unknown>;
}

const kindsOf = (facts: readonly PictureFact[]) => facts.map(({ kind }) => kind).toSorted();
const isPlain = ({ kind, case: variant }: PictureFact) => kind !== 'none' && variant === 'none';

/** "US, international and bonds … target 50/20/30": as many as there are rows, and not one of each row's kind, go in turn. */
export function isOfOtherKinds(facts: readonly PictureFact[], anchors: readonly PictureFact[]): boolean {
  const [told, anchored] = [kindsOf(facts), kindsOf(anchors)];
  return (
    told.length === anchored.length &&
    [...facts, ...anchors].every(isPlain) &&
    told.some((kind, at) => kind !== anchored[at])
  );
}

const isOneByOne = (facts: readonly PictureFact[]) =>
  new Set(facts.map((fact) => fact.case)).size === facts.length;

/**
 * "5, 7 and 9% with volatility 6, 11, 18": two lists of one length, one behind the other, go in turn where their cases do not
 * tell them apart.
 */
export function isSecondList(facts: readonly PictureFact[], anchors: readonly PictureFact[]): boolean {
  const [turn] = anchors.map((anchor) => anchor.turn);
  const all = [...facts, ...anchors];
  if (anchors.length < 3 || facts.length !== anchors.length || all.some((fact) => fact.turn !== turn))
    return false;
  const isBehind =
    Math.min(...facts.map(({ start }) => start)) > Math.max(...anchors.map(({ start }) => start));
  return isBehind && all.every(({ kind }) => kind === 'none') && !(isOneByOne(facts) && isOneByOne(anchors));
}

/**
 * "112k, premium 380, versus 101k, premium 210": where everything of one case stands behind the first amount and before
 * the second, and everything of the other behind both, each case goes with the amount before it.
 */
export function rowInText<R extends Row>(
  rows: readonly R[],
  fact: PictureFact,
  all: readonly PictureFact[],
): R | undefined {
  const [first, second] = rows;
  if (!first || !second) return undefined;
  const isHere = ({ turn }: PictureFact) => turn === first.anchor.turn;
  const ofCases = all.filter((one) => one.case !== 'none');
  if (![second.anchor, ...ofCases].every(isHere)) return undefined;
  const between = ofCases.filter(({ start }) => start < second.anchor.start);
  const behind = ofCases.filter(({ start }) => start > second.anchor.start);
  const [casesBetween, casesBehind] = [between, behind].map((some) => new Set(some.map((one) => one.case)));
  const isTold =
    between.every(({ start }) => start > first.anchor.start) &&
    casesBetween!.size === 1 &&
    casesBehind!.size === 1 &&
    ![...casesBetween!].some((one) => casesBehind!.has(one));
  if (!isTold) return undefined;
  return casesBetween!.has(fact.case) ? first : casesBehind!.has(fact.case) ? second : undefined;
}

/** "My wife has her own card": somebody else's, of which less is known than of one's own, is not part of the question. */
export function withoutOthers<R extends Row>(
  columns: readonly { name: string; about: FieldAbout }[],
  rows: readonly R[],
): readonly R[] {
  const isKnown = ({ item }: R) => columns.every(({ name, about }) => about.default || name in item);
  const isOwn = ({ anchor }: R) => anchor.owner === 'me';
  const own = rows.filter(isOwn);
  return own.length > 0 && own.every(isKnown) ? rows.filter((row) => isOwn(row) || isKnown(row)) : rows;
}
