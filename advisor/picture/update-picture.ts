import type { Reading, ReadQuantity } from '#advisor/reader/reading.ts';
import type { RoleId } from '#advisor/reader/roles.ts';
import type { StateCode } from '#advisor/reader/states.ts';
import { withAgeOfBoth } from '#advisor/picture/age-of-both.ts';
import { caseName, debtName, holdingName } from '#advisor/picture/name-beside.ts';
import { sizeByPeople } from '#advisor/picture/people-at-work.ts';
import { stateAsNamed, stateBeside } from '#advisor/picture/state-beside.ts';
import { valueInRole } from '#advisor/picture/role-values.ts';
import type { Picture, PictureFact, WordFact } from '#advisor/picture/picture.ts';

/** What belongs to the person rather than to one question: it stays when the topic changes. */
const personal = new Set<RoleId>([
  'age',
  'year_birth',
  'age_retire',
  'wages',
  'se_income',
  'take_home',
  'pension_income',
  'ss_income',
  'n_children',
  'household_size',
  'spend_total',
  'bal_retirement',
  'bal_roth',
  'bal_cash',
  'bal_total',
  'bal_brokerage',
]);
const personalWords = new Set([
  'filing',
  'status',
  'work',
  'home',
  'retirement_plan_at_work',
  'health_cover',
  'income_steadiness',
  'state',
  'credit',
  'match_taken',
  'employer_size',
]);
const personalFlags = new Set(['no_kids', 'baby', 'public_service', 'employer_health', 'spouse_health']);

/** What people call by the name of who they owe it to. */
const owed = new Set<RoleId>(['debt_balance', 'mortgage_balance']);
const held = new Set<RoleId>(['hold_amount', 'hold_share', 'bal_cash']);
/** What people call by the name of a plan or an offer. */
const offered = new Set<RoleId>(['premium', 'wages', 'wages_new']);

/** Of these the state that they are earned in counts. */
const paid = new Set<RoleId>(['wages', 'wages_new']);

function nameOf(text: string, quantity: ReadQuantity): string | undefined {
  if (owed.has(quantity.role)) return debtName(text, quantity);
  if (held.has(quantity.role)) return holdingName(text, quantity);
  return offered.has(quantity.role) ? caseName(text, quantity) : undefined;
}

export function factsOf(reading: Reading, turn: number): PictureFact[] {
  return withInheritedShare({ ...reading, told: withAgeOfBoth(reading) }).flatMap((quantity) => {
    if (quantity.role === 'other') return [];
    const name = nameOf(reading.text, quantity);
    const state = paid.has(quantity.role) ? stateBeside(reading.text, quantity) : undefined;
    return [
      {
        ...factOf(quantity, turn),
        ...(name === undefined ? {} : { name }),
        ...(state === undefined ? {} : { state }),
      },
    ];
  });
}

/**
 * "My share is one third" of something inherited is a share of it, even if it was read as a number without a meaning:
 * taxed as a whole, the figure would be wrong.
 */
function withInheritedShare({ told, facts }: Reading): readonly ReadQuantity[] {
  const isInherited = facts.some(({ id }) => id === 'flag=inherited');
  return isInherited
    ? told.map((one) => (mayBeShare(one) ? { ...one, role: 'hold_share' as const, probability: 1 } : one))
    : told;
}

const mayBeShare = ({ role, unit, value, otherRoles }: ReadQuantity) =>
  role === 'other' &&
  unit === 'percent' &&
  value <= maxShare &&
  otherRoles.some(({ id }) => id === 'hold_share');

/** Half, as of two heirs. */
const maxShare = 50;

/** "House is 520, 60 down": nobody who borrows puts most of the price down, so that a bare number is one of thousands. */
const isAmountDown = ({ role, unit, value }: ReadQuantity) =>
  role === 'down_share' && unit === 'none' && value > mostBareShare && value < 100;

const mostBareShare = 50;

export function factOf(quantity: ReadQuantity, turn: number): PictureFact {
  const { owner, kind, per, eachCheck, month, day, each, said, start, probability, otherRoles } = quantity;
  const role = isAmountDown(quantity) ? 'down_amount' : quantity.role;
  return {
    role,
    owner,
    kind,
    case: quantity.case,
    ...valueInRole(role, quantity),
    ...(per === undefined ? {} : { per }),
    ...(eachCheck ? { eachCheck } : {}),
    ...(month === undefined ? {} : { month }),
    ...(day === undefined ? {} : { day }),
    ...(each ? { each } : {}),
    said,
    source: 'words',
    turn,
    start,
    probability,
    otherRoles,
  };
}

/** Keys that may have several values at once. */
const repeatable = new Set(['flag', 'account', 'loan']);

/** Keys of which one message may compare several values, each read as surely as this. */
const compared = new Set(['series', 'state']);
const surelyCompared = 0.65;

/** From this share of the likeliest value on, another one may be meant as well. */
const nearlyAsLikely = 0.5;

/** The facts in words of a message; of each key the likeliest value, unless it may have several. */
export function wordsOf(reading: Reading, turn: number): WordFact[] {
  const all = withStateNamed(
    reading.text,
    sizeByPeople(reading).map(({ id, probability }) => {
      const at = id.indexOf('=');
      return { key: id.slice(0, at), value: id.slice(at + 1), turn, probability };
    }),
    turn,
  );
  const isCompared = ({ key, probability }: (typeof all)[number]) =>
    compared.has(key) && probability >= surelyCompared;
  return all
    .filter(
      (word, n) =>
        repeatable.has(word.key) || isCompared(word) || all.findIndex(({ key }) => key === word.key) === n,
    )
    .map((word) => {
      const rival = repeatable.has(word.key)
        ? undefined
        : all.find((other) => {
            const isOther = other.key === word.key && other.value !== word.value && !isCompared(other);
            return isOther && other.probability >= nearlyAsLikely * word.probability;
          });
      return rival ? { ...word, rival: rival.value } : word;
    });
}

/** Of the likeliest state, the one that the message spells out; of none, the one that it names. */
function withStateNamed(text: string, words: readonly WordFact[], turn: number): readonly WordFact[] {
  const read = words.find(({ key }) => key === 'state');
  const state = stateAsNamed(text, read?.value as StateCode | undefined);
  if (state === undefined || state === read?.value) return words;
  const named = { key: 'state', value: state, turn, probability: 1 };
  return [...words.filter(({ key }) => key !== 'state'), named];
}

/** A new question: the person stays, the last question goes. */
export function startQuestion(
  picture: Picture,
  facts: readonly PictureFact[],
  words: readonly WordFact[],
): Picture {
  return replaceFacts(personIn(picture), facts, words);
}

/** What of a picture is about the person, and holds for every question. */
export function personIn(picture: Picture): Picture {
  return {
    facts: picture.facts.filter(({ role, case: variant }) => personal.has(role) && variant === 'none'),
    words: picture.words.filter(
      ({ key, value }) => personalWords.has(key) || (key === 'flag' && personalFlags.has(value)),
    ),
  };
}

/** Later facts take the place of earlier ones that mean the same, unless they add to them; everything else stays. */
export function replaceFacts(
  picture: Picture,
  facts: readonly PictureFact[],
  words: readonly WordFact[],
  { adds = false } = {},
): Picture {
  const isBesideBenefit = facts.some(({ role }) => benefits.has(role));
  // What was told in the place of one that is gone stands for that one only.
  const isPlaced = ({ place, role }: PictureFact) =>
    place !== undefined && !picture.facts.some((old) => old.role === role && isAt(old, place));
  const replaced = (one: PictureFact) =>
    adds || isPlaced(one)
      ? []
      : picture.facts.filter(
          (old) =>
            replaces(one, old, picture.facts) &&
            // "My Social Security is 2,400 at 67" says when it starts, and not when work ends.
            !(isBesideBenefit && one.role === 'age_claim' && old.role === 'age_retire'),
        );
  const gone = new Set(facts.flatMap(replaced));
  const kept = picture.facts.filter((old) => !gone.has(old));
  const keptWords = picture.words.filter(({ key, value }) =>
    repeatable.has(key)
      ? !words.some((one) => one.key === key && one.value === value)
      : !words.some((one) => one.key === key),
  );
  return {
    ...picture,
    facts: [...kept, ...facts.map((one) => inPlaceOf(replaced(one)[0], one))],
    words: [...keptWords, ...words],
  };
}

type Place = NonNullable<PictureFact['place']>;

/** Where a fact was told; of one told anew, where it was first. */
export const placeOf = ({ place, turn, start }: PictureFact): Place => place ?? { turn, start };

export function isAt(fact: PictureFact, { turn, start }: Place): boolean {
  const place = placeOf(fact);
  return place.turn === turn && place.start === start;
}

/** What is told anew of a debt still stands beside the rate that was told with it. */
function inPlaceOf(old: PictureFact | undefined, one: PictureFact): PictureFact {
  if (old?.role !== one.role) return one;
  const name = one.name ?? old.name;
  return {
    ...one,
    place: placeOf(old),
    ...(name === undefined ? {} : { name }),
  };
}

const benefits: ReadonlySet<RoleId> = new Set<RoleId>(['ss_income', 'pension_income']);

/** Roles that say the same thing in another way. */
const sameThing: readonly (readonly RoleId[])[] = [
  ['down_amount', 'down_share'],
  ['term', 'term_left', 'time_payoff'],
  ['horizon', 'age_retire', 'year_future'],
  ['save_amount', 'save_share'],
  ['property_tax', 'property_tax_rate'],
  ['closing_costs', 'closing_rate'],
  ['k401_contrib', 'save_share'],
  ['withdraw_amount', 'rate_withdrawal'],
  ['age_claim', 'age_retire'],
  ['time_held', 'year_past'],
];

function replaces(one: PictureFact, old: PictureFact, all: readonly PictureFact[]): boolean {
  if (isOfHousehold(one, old)) return true;
  if (one.owner !== old.owner) return false;
  if (one.name !== old.name && [one, old].every(({ name = '' }) => /^\p{Lu}/u.test(name))) return false;
  if (one.role !== old.role)
    return (
      sameThing.some((group) => group.includes(one.role) && group.includes(old.role)) &&
      one.role !== 'age_retire'
    );
  // Named again, it is the same one, whichever of several it was.
  if (one.value === old.value && one.unit === old.unit && one.case === old.case && isAlike(one, old))
    return true;
  // "And 12 for the second?": a case changes its own.
  if (one.case !== 'none' && old.case !== 'none') return one.case === old.case;
  if (one.kind === old.kind && one.kind !== 'none') return true;
  if (one.kind !== 'none' && old.kind !== 'none') return false;
  // Of several one that is told anew without a kind could be any: it replaces only a single one.
  const alike = all.filter(({ role, owner }) => role === old.role && owner === old.owner);
  return alike.length === 1 || (old.case !== 'none' && one.kind === 'none');
}

const isAlike = (one: PictureFact, old: PictureFact) =>
  one.kind === old.kind || one.kind === 'none' || old.kind === 'none';

/**
 * What both have together takes the place of what each has. Income on a return is one number, whoever's it is called: "it
 * was 230,000" after "our AGI was 205,000".
 */
function isOfHousehold(one: PictureFact, old: PictureFact): boolean {
  if (one.role !== old.role) return false;
  if (one.role === 'agi' && one.owner === 'me' && old.owner === 'both') return true;
  return one.owner === 'both' && (old.owner === 'me' || old.owner === 'spouse');
}
