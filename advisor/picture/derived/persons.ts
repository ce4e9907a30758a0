import { periodOf } from '#advisor/picture/convert.ts';
import type { PictureFact, WordFact } from '#advisor/picture/picture.ts';
import { timesAYear } from '#advisor/reader/quantities/quantity.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** What two people have each, though it is told of both at once. */
export function withPersons(facts: readonly PictureFact[], words: readonly WordFact[]): PictureFact[] {
  return incomes.reduce((all, role) => withParts(all, role), withAgesOfBoth(withEach(facts, words)));
}

const ofPersons: readonly RoleId[] = [
  'wages',
  'take_home',
  'pension_income',
  'ss_income',
  'bal_retirement',
  'bal_roth',
  'k401_contrib',
  'ira_contrib',
];

/** Of two who earn together, what each of them pays: "we make 96k, car notes are 300 each". */
const paidByEach: readonly RoleId[] = ['debt_payment'];

const ofCouples = new Set(['married', 'married_joint', 'unmarried_couple', 'engaged']);

/** "Both teachers at 58k each", "600k each in our 401ks": one's own and the spouse's. */
function withEach(facts: readonly PictureFact[], words: readonly WordFact[]): PictureFact[] {
  const isCouple = words.some(({ value }) => ofCouples.has(value));
  const earnTogether = facts.some(({ role, owner }) => role === 'wages' && owner === 'both');
  // "20k each to my son and his wife": both together get twice that.
  const isToCouple =
    words.some(({ value }) => value === 'spouses_get_gift') &&
    !facts.some(({ role }) => role === 'n_people' || role === 'n_children');
  const isOfSpouse = (role: RoleId) => facts.some((fact) => fact.role === role && fact.owner === 'spouse');
  return facts.flatMap((fact): PictureFact[] => {
    const { role, owner, each } = fact;
    const isOfBoth = owner === 'both' || (owner === 'me' && isCouple);
    if (each && isToCouple && role === 'gift_amount') return [{ ...fact, value: fact.value * 2 }];
    if (each && earnTogether && owner === 'me' && paidByEach.includes(role))
      return [{ ...fact, value: fact.value * 2 }];
    return each && isOfBoth && ofPersons.includes(role) && !isOfSpouse(role)
      ? [
          { ...fact, owner: 'me' },
          { ...fact, owner: 'spouse' },
        ]
      : [fact];
  });
}

const ages: readonly RoleId[] = ['age', 'age_retire', 'age_claim', 'age_until'];

/** "We're both 71, and claim at 72": each of them is, and does. */
function withAgesOfBoth(facts: readonly PictureFact[]): PictureFact[] {
  const isToldApart = (role: RoleId) =>
    facts.some((fact) => fact.role === role && (fact.owner === 'me' || fact.owner === 'spouse'));
  return facts.flatMap((fact): PictureFact[] =>
    fact.owner === 'both' && ages.includes(fact.role) && !isToldApart(fact.role)
      ? [
          { ...fact, owner: 'me' },
          { ...fact, owner: 'spouse' },
        ]
      : [fact],
  );
}

const incomes: readonly RoleId[] = ['wages', 'take_home', 'pension_income', 'ss_income'];
const roundingOfParts = 0.03;

/**
 * "310k combined, me 205, him 105" says the same twice: the parts count. "97k together, 40 of it is hers" tells the
 * other part too. Where parts and total do not go together, everything stays as it was told.
 */
function withParts(facts: readonly PictureFact[], role: RoleId): PictureFact[] {
  const ofRole = facts.filter((fact) => fact.role === role);
  const of = (owner: PictureFact['owner']) => {
    const found = ofRole.filter((fact) => fact.owner === owner);
    return found.length === 1 && found[0]!.case === 'none' ? found[0] : undefined;
  };
  const [together, mine, theirs] = [of('both'), of('me'), of('spouse')];
  if (!together) return [...facts];
  const total = yearly(together);
  if (mine && theirs) {
    const isSame = Math.abs(yearly(mine) + yearly(theirs) - total) <= roundingOfParts * total;
    return isSame ? facts.filter((fact) => fact !== together) : [...facts];
  }
  const part = mine ?? theirs;
  if (!part || ofRole.length > 2 || yearly(part) >= total) return [...facts];
  const rest: PictureFact = {
    ...together,
    owner: mine ? 'spouse' : 'me',
    value: total - yearly(part),
    per: 'year',
    source: 'derived',
    from: [together, part],
    said: `${together.said}, ${part.said}`,
  };
  return facts.map((fact) => (fact === together ? rest : fact));
}

function yearly(fact: PictureFact): number {
  const per = periodOf(fact);
  return fact.value * (per === undefined ? 1 : timesAYear[per]);
}
