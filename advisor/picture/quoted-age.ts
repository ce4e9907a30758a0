import type { PictureFact } from '#advisor/picture/picture.ts';

/** "2,340 a month at 67": an age this near to a benefit is what the benefit is stated for. */
const nearCharacters = 16;
/** "$2,180 a month at my full retirement age of 67" may have more words between them. */
const fullRetirementAges = [66, 67];
const nearFullAge = 48;
/** "1,610 a month if I start at 62". Further away another sentence asks: "at my full retirement age. What is it at 62?" */
const nearOnlyAge = 32;

/** Of two claiming ages told with one benefit, the one beside it is what the benefit is quoted for; the other is asked about. */
export function withQuotedAge(facts: readonly PictureFact[]): readonly PictureFact[] {
  const quoted = facts.flatMap((benefit) => quotedFor(benefit, facts) ?? []);
  return quoted.length === 0
    ? facts
    : facts.map((fact) => (quoted.includes(fact) ? { ...fact, role: 'age_quoted' as const } : fact));
}

/**
 * "What if I claim at 62?" after "2,400 at 67": the age that was told with the benefit is what it is quoted for, so that
 * claiming at another one changes the benefit.
 */
export function withAgeOfBenefit(
  before: readonly PictureFact[],
  told: readonly PictureFact[],
): readonly PictureFact[] {
  const isAsked = told.some(({ role }) => role === 'age_claim');
  if (!isAsked || told.some(({ role }) => role === 'ss_income' || role === 'age_quoted')) return before;
  const isQuoted = (fact: PictureFact) =>
    fact.role === 'age_claim' &&
    fact.case === 'none' &&
    told.every(({ role, value }) => role !== 'age_claim' || value !== fact.value) &&
    before.some(
      (one) =>
        one.role === 'ss_income' &&
        one.owner === fact.owner &&
        one.turn === fact.turn &&
        gap(one, fact) <= nearOnlyAge,
    );
  return before.some(({ role }) => role === 'age_quoted')
    ? before
    : before.map((fact) => (isQuoted(fact) ? { ...fact, role: 'age_quoted' as const } : fact));
}

function quotedFor(benefit: PictureFact, facts: readonly PictureFact[]): PictureFact | undefined {
  if (benefit.role !== 'ss_income') return undefined;
  const alike = facts.filter(
    ({ owner, turn, case: variant }) =>
      owner === benefit.owner && turn === benefit.turn && variant === 'none',
  );
  const benefits = alike.filter(({ role }) => role === 'ss_income');
  const ages = alike.filter(({ role }) => role === 'age_claim');
  const isTold = alike.some(({ role }) => role === 'age_quoted');
  if (isTold || benefits.length !== 1 || new Set(ages.map(({ value }) => value)).size < 2) return undefined;
  const [nearest] = ages.toSorted((one, other) => gap(one, benefit) - gap(other, benefit));
  const reach = fullRetirementAges.includes(Math.floor(nearest!.value)) ? nearFullAge : nearCharacters;
  return gap(nearest!, benefit) <= reach ? nearest : undefined;
}

/** Characters between two numbers of a message. */
function gap(one: PictureFact, other: PictureFact): number {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return second.start - first.start - first.said.length;
}
