import { readFacts } from '#advisor/facts/read-facts.ts';
import { hasWord, type PictureFact, type WordFact } from '#advisor/picture/picture.ts';

/** "I max out my 401(k)" without the amount: what the law allows at that age. */
export function withMaxedOut(
  facts: readonly PictureFact[],
  words: readonly WordFact[],
  year: number,
): PictureFact[] {
  const picture = { facts, words };
  const says = words.find(({ key, value }) => key === 'flag' && value === 'maxes_out');
  const isAtWork = hasWord(picture, 'account=workplace');
  if (!says || !isAtWork || facts.some(({ role }) => role === 'k401_contrib' || role === 'save_share'))
    return [...facts];
  const age = facts.find(({ role, owner }) => role === 'age' && owner === 'me');
  const { turn, probability } = says;
  const most: PictureFact = {
    role: 'k401_contrib',
    owner: 'me',
    kind: 'none',
    case: 'none',
    value: maxDeferral(age?.value ?? 0, year),
    unit: 'money',
    per: 'year',
    said: 'the most allowed',
    source: 'derived',
    turn,
    start: 0,
    probability,
    otherRoles: [],
  };
  return [...facts, most];
}

function maxDeferral(age: number, year: number): number {
  const facts = readFacts(year);
  const base = facts.get('elective_deferral_limit');
  if (age < facts.get('catch_up_age')) return base;
  const { from, through } = facts.get('higher_catch_up_ages');
  const higher = age >= from && age <= through ? facts.get('catch_up_60_63') : null;
  return base + (higher ?? facts.get('catch_up_50'));
}
