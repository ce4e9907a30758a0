import type { Reading, ReadQuantity } from '#advisor/reader/reading.ts';
import type { RoleId } from '#advisor/reader/roles.ts';
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
]);

export function factsOf(reading: Reading, turn: number): PictureFact[] {
  return reading.told.flatMap((quantity) => (quantity.role === 'other' ? [] : [factOf(quantity, turn)]));
}

function factOf(quantity: ReadQuantity, turn: number): PictureFact {
  const { role, owner, kind, per, month, day, said, start, probability, otherRoles } = quantity;
  return {
    role,
    owner,
    kind,
    case: quantity.case,
    ...valueInRole(role, quantity),
    ...(per === undefined ? {} : { per }),
    ...(month === undefined ? {} : { month }),
    ...(day === undefined ? {} : { day }),
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

/** The facts in words of a message; of each key the likeliest value, unless it may have several. */
export function wordsOf(reading: Reading, turn: number): WordFact[] {
  const all = reading.facts.map(({ id, probability }) => {
    const at = id.indexOf('=');
    return { key: id.slice(0, at), value: id.slice(at + 1), turn, probability };
  });
  return all.filter(({ key }, n) => repeatable.has(key) || all.findIndex((one) => one.key === key) === n);
}

/** A new question: the person stays, the last question goes. */
export function startQuestion(
  picture: Picture,
  facts: readonly PictureFact[],
  words: readonly WordFact[],
): Picture {
  return replaceFacts(
    {
      facts: picture.facts.filter(({ role, case: variant }) => personal.has(role) && variant === 'none'),
      words: picture.words.filter(({ key }) => personalWords.has(key)),
    },
    facts,
    words,
  );
}

/** Later facts take the place of earlier ones that mean the same; everything else stays. */
export function replaceFacts(
  picture: Picture,
  facts: readonly PictureFact[],
  words: readonly WordFact[],
): Picture {
  const kept = picture.facts.filter((old) => !facts.some((one) => replaces(one, old, picture.facts)));
  const keptWords = picture.words.filter(({ key, value }) =>
    repeatable.has(key)
      ? !words.some((one) => one.key === key && one.value === value)
      : !words.some((one) => one.key === key),
  );
  return { facts: [...kept, ...facts], words: [...keptWords, ...words] };
}

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
];

function replaces(one: PictureFact, old: PictureFact, all: readonly PictureFact[]): boolean {
  if (one.owner !== old.owner) return false;
  if (one.role !== old.role)
    return (
      sameThing.some((group) => group.includes(one.role) && group.includes(old.role)) &&
      one.role !== 'age_retire'
    );
  if (one.kind === old.kind || one.kind === 'none') {
    // Of several of the same kind one that is told anew without a kind could be any: it replaces only a single one.
    const alike = all.filter(({ role, owner }) => role === old.role && owner === old.owner);
    return one.kind === old.kind && one.kind !== 'none' ? true : alike.length === 1 || old.case !== 'none';
  }
  return (
    old.kind === 'none' &&
    all.filter(({ role, owner }) => role === old.role && owner === old.owner).length === 1
  );
}
