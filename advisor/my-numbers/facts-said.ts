import { factSchemas, type FactName } from '#contract/my-numbers.ts';
import type { Remembered } from '#advisor/dialogue/remember.ts';
import type { Rememberable } from '#advisor/my-numbers/rememberable.ts';
import { convert } from '#advisor/picture/convert.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';
import type { Owner } from '#advisor/reader/roles.ts';

export type Said = Pick<Remembered, 'picture' | 'reading' | 'turn'>;

/** What is less sure than this is not offered: a wrong offer costs more trust than a missing one. */
const sureEnough = 0.6;
/** "What if it were $8,000?" tries a number and tells nothing of the person. */
const tries: ReadonlySet<string> = new Set(['change', 'another']);

/** Below this it is as likely a question of its own, which tells. */
const likelyTried = 0.5;

/** What the last message tells for sure of the writer's own household. */
export function toldNow({ picture, reading, turn }: Said, owners: readonly Owner[]): PictureFact[] {
  const isTried = tries.has(reading.act.id) && reading.act.probability >= likelyTried;
  if (picture.about !== undefined || isTried) return [];
  return picture.facts.filter(
    (fact) =>
      fact.turn === turn &&
      fact.source === 'words' &&
      fact.case === 'none' &&
      owners.includes(fact.owner) &&
      fact.probability >= sureEnough,
  );
}

/** By role and owner. What people rather try than tell, such as an age to retire at, is offered only with the card that counts it. */
const factOfRole: Readonly<Record<string, readonly [FactName, 'age' | 'usd_per_month' | 'usd_per_year']>> = {
  'age@me': ['age', 'age'],
  'wages@me': ['yearly_income', 'usd_per_year'],
  'wages@spouse': ['yearly_spouse_income', 'usd_per_year'],
  'spend_total@me': ['monthly_spending', 'usd_per_month'],
  'spend_total@both': ['monthly_spending', 'usd_per_month'],
};

/** What the last message tells of its writer, whether or not the answer counts with it, for the offer to remember it. */
export function factsSaid(said: Said): Rememberable {
  const told = toldNow(said, ['me', 'spouse', 'both']).flatMap(asSaved);
  // Two pays are two jobs, or two that are compared.
  const isOnce = ([name]: readonly [FactName, number]) => told.filter(([one]) => one === name).length === 1;
  return Object.fromEntries(told.filter(isOnce));
}

function asSaved(fact: PictureFact): (readonly [FactName, number])[] {
  const known = factOfRole[`${fact.role}@${fact.owner}`];
  // How often money comes is not guessed here.
  if (!known || (fact.unit === 'money' && fact.per === undefined)) return [];
  const [name, unit] = known;
  const read = factSchemas[name].safeParse(convert(fact, { label: name, unit }));
  return read.success ? [[name, Number(read.data)]] : [];
}
