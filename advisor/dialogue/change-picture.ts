import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import {
  correctedBy,
  inPlaceOf,
  isNotThis,
  namesCase,
  placedAt,
  takenBack,
  withoutExtraInside,
  withoutMoved,
  withTakenBack,
} from '#advisor/dialogue/corrected.ts';
import {
  isFurtherThing,
  isOneMoreOfSeveral,
  rolesInLists,
  standsBeside,
} from '#advisor/dialogue/further-thing.ts';
import { withoutNamed } from '#advisor/dialogue/gone.ts';
import { rolesTaken, type WithFields } from '#advisor/dialogue/in-context.ts';
import { toldWithNamedDebt } from '#advisor/dialogue/named-debt.ts';
import { newValue, partOfShares, partsOf } from '#advisor/dialogue/new-value.ts';
import { isBackToOwn, ofSubject, subjectOf, unmarried, withoutTheirs } from '#advisor/dialogue/subject.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { withAgeOfBenefit } from '#advisor/picture/quoted-age.ts';
import { hasWord, type Picture, type PictureFact, type WordFact } from '#advisor/picture/picture.ts';
import { factsOf, replaceFacts, wordsOf } from '#advisor/picture/update-picture.ts';
import type { Reading, ReadQuantity } from '#advisor/reader/reading.ts';
import type { Owner, RoleId } from '#advisor/reader/roles.ts';

interface Change {
  reading: Reading;
  turn: number;
  year: number;
  /** What the last answer was worked out with: a calculator, or a decision. */
  calculator: WithFields | undefined;
}

/** The picture after a message that changes, adds or corrects facts of the question. */
export function changePicture(before: Picture, { reading: read, turn, year, calculator }: Change): Picture {
  const inLists = calculator ? rolesInLists(calculator) : new Set<RoleId>();
  const isBack = isBackToOwn(read, before);
  const picture = isBack ? withoutTheirs(before, inLists) : before;
  const reading = withTakenBack(ofSubject(read, picture), picture);
  const told = reading.told.filter(({ role }) => role !== 'other');
  const known = withDerived(picture, year).facts;
  const named = withoutLoneCase(factsOf(reading, turn), picture).map((fact, at) => ({
    fact,
    quantity: told[at]!,
  }));
  const all = named.map(({ fact }) => fact);
  const isThird = calculator !== undefined && isOneMoreOfSeveral(all, picture.facts, calculator);
  const isBeside = named.map((one) => isThird || standsBeside(one, named, { known, calculator, inLists }));
  const valued = named.flatMap(({ fact, quantity }, at) => {
    const moved = calculator && waited(fact, quantity, { picture, calculator, reading });
    if (moved) return [moved];
    if (isNotThis(fact, named, picture) && !inLists.has(fact.role)) return [];
    if (quantity.relative === 'none' && namesCase(fact, picture)) return [];
    const corrected = quantity.relative === 'none' ? correctedBy(fact, named, picture) : undefined;
    if (corrected && !inLists.has(fact.role))
      return [inPlaceOf(corrected, { ...fact, owner: corrected.owner, kind: corrected.kind })];
    if (isBeside[at]) return [fact];
    const parts = partsOf(fact, quantity, all, picture) ?? partOfShares(fact, quantity, known);
    return parts ?? newValue(fact, quantity, known);
  });
  const gone = valued.map(
    (fact) =>
      takenBack(fact, picture, reading) ??
      placedAt(fact, picture) ??
      toldWithNamedDebt(fact, all, reading.text, picture),
  );
  const facts = [
    ...valued.map((fact, at) => {
      const { place: _, ...anew } = fact;
      return gone[at] ? inPlaceOf(gone[at], anew) : anew;
    }),
    ...newbornIn(reading, picture, turn),
  ];
  const joins = told.some(({ relative }) => relative === 'plus');
  const words = withoutSpouses(withJointReturn(wordsOf(reading, turn), all, joins), all, picture);
  const others = picture.facts.filter((fact) => !gone.includes(fact));
  const left = { ...picture, facts: withAgeOfBenefit(others, facts) };
  const still = withoutExtraInside(withoutTogether(withoutMoved(left, facts), facts), facts);
  const kept = besideCases(withoutNamed(still, reading), facts);
  const isOneMore = isThird || named.some(({ fact }, at) => isBeside[at] && inLists.has(fact.role));
  const isFurther =
    isOneMore || (calculator !== undefined && isFurtherThing(facts, picture, kept, calculator));
  // A partner's pay does not count beside one's own where somebody files as single.
  const isUnmarried =
    hasWord({ facts, words }, unmarried) || (words.length === 0 && hasWord(picture, 'filing=single'));
  const about = joins || !calculator ? undefined : subjectOf(facts, calculator, isUnmarried);
  const changed = replaceFacts(kept, facts, words, { adds: isFurther });
  const isOfRelative = about !== undefined && about !== 'spouse';
  const ownWords = isOfRelative ? { ownWords: picture.ownWords ?? picture.words } : {};
  return about === undefined ? changed : { ...changed, about, ...ownWords };
}

/** "And on a 15 year at 5.7?": what is told together is one case; a second one for only part of it is misread. */
function withoutLoneCase(named: readonly PictureFact[], { facts }: Picture): readonly PictureFact[] {
  const isSecond = named.some((one) => one.case === 'b') && !named.some((one) => one.case === 'a');
  const isChangedBeside = named.some(
    (one) => one.case === 'none' && facts.some(({ role }) => role === one.role),
  );
  return isSecond && isChangedBeside ? named.map((one) => ({ ...one, case: 'none' })) : named;
}

/** "Versus one at .25": beside a second case the number that was there is the first. */
function besideCases(picture: Picture, facts: readonly PictureFact[]): Picture {
  const isFirst = (old: PictureFact) =>
    old.case === 'none' &&
    facts.some(
      ({ role, owner, case: variant }) => role === old.role && owner === old.owner && variant === 'b',
    ) &&
    !facts.some(({ role, case: variant }) => role === old.role && variant === 'a');
  return {
    ...picture,
    facts: picture.facts.map((old) => (isFirst(old) ? { ...old, case: 'a' } : old)),
  };
}

/** "What if I wait two years?" after an age to claim or to stop working moves that age; after none, one's own. */
function waited(
  fact: PictureFact,
  { relative }: ReadQuantity,
  { picture: { facts }, calculator, reading }: { picture: Picture; calculator: WithFields; reading: Reading },
): PictureFact | undefined {
  const taken = rolesTaken(calculator);
  if (fact.role !== 'horizon' || facts.some(({ role }) => role === 'horizon')) return undefined;
  if (relative === 'minus' || (relative === 'none' && isUntilThen(calculator))) return undefined;
  // "I may move to Florida in 10 years" does not ask for what holds at that age.
  const asksOfThen = relative === 'plus' || reading.want.id === 'change';
  const ages = (['age_claim', 'age_retire', 'age'] as const).filter((role) => taken.has(role));
  const [start] = ages
    .filter((role) => role !== 'age' || (!taken.has('age_claim') && !isUntilThen(calculator) && asksOfThen))
    .flatMap((role) => facts.findLast((one) => one.role === role && one.owner === fact.owner) ?? []);
  if (!start) return undefined;
  const { months: _, ...rest } = fact;
  return { ...rest, role: start.role, unit: 'age', value: start.value + (fact.months ?? 0) / 12 };
}

/** "Now for the baby" after a child of three: the child that is asked about is born this year. */
function newbornIn({ facts: words, told }: Reading, { facts }: Picture, turn: number): PictureFact[] {
  const isTold = told.some(({ role, owner }) => role === 'age' && owner === 'child');
  const child = facts.findLast(({ role, owner }) => role === 'age' && owner === 'child');
  const isBorn = words.some(({ id }) => id === 'flag=baby') && !isTold;
  return isBorn && child ? [{ ...child, value: 0, said: 'baby', turn }] : [];
}

/** "We're getting married, she makes 45k": her pay beside one's own is for a joint return. */
function withJointReturn(
  words: readonly WordFact[],
  facts: readonly PictureFact[],
  joins: boolean,
): readonly WordFact[] {
  const engaged = words.find(({ key, value }) => key === 'status' && value === 'engaged');
  const isHers = facts.some(({ role, owner }) => role === 'wages' && owner === 'spouse');
  if (!engaged || !joins || !isHers || words.some(({ key }) => key === 'filing')) return words;
  return [...words, { ...engaged, key: 'filing', value: 'married_joint' }];
}

/** "Their spouses too, so 4 people" after two children: the number told now counts the spouses already. */
function withoutSpouses(
  words: readonly WordFact[],
  named: readonly PictureFact[],
  { facts }: Picture,
): readonly WordFact[] {
  const before = facts.find(({ role }) => role === 'n_people');
  const isCounted = named.some(({ role, value }) => role === 'n_people' && before && value > before.value);
  return isCounted ? words.filter(({ key, value }) => `${key}=${value}` !== 'flag=spouses_get_gift') : words;
}

/** Whether a time until then is what a field is for: how long money has to last is another time. */
function isUntilThen({ fields }: WithFields): boolean {
  return Object.values(fields as Fields).some((field) => aboutField(field)?.roles?.[0] === 'horizon');
}

/** Told of each, what both have together is known by that: "72 me and 90 him" after "172 combined". */
function withoutTogether(picture: Picture, facts: readonly PictureFact[]): Picture {
  const isTold = (role: RoleId, whose: Owner) =>
    facts.some((fact) => fact.role === role && fact.owner === whose);
  return {
    ...picture,
    facts: picture.facts.filter(
      ({ role, owner }) => owner !== 'both' || !isTold(role, 'me') || !isTold(role, 'spouse'),
    ),
  };
}
