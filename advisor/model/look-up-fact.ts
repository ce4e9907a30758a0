import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { askedNames } from '#advisor/facts/asked-names.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';
import { leavesOf } from '#advisor/model/check/leaves.ts';
import { sources } from '#advisor/facts/sources.ts';
import { meaningfulWords } from '#advisor/retrieve/words.ts';

export interface FoundFact {
  id: FactId;
  entry: FactEntry;
  /** The year whose figure it is: the one that was asked for, or the latest before it. */
  year: number;
  lapsed: boolean;
  value: unknown;
  source: string;
}

const maxFound = 4;
/** Longer tables are for calculators: a model gets none of their values. */
const maxNumbers = 60;

/** Finds facts by id or by words; the best match comes first. */
export function findFacts(wanted: { id?: string; words?: string }, year: number): FoundFact[] {
  if (wanted.id !== undefined && Object.hasOwn(ledger, wanted.id)) {
    return [readFact(wanted.id as FactId, year)];
  }
  const asked = new Set(meaningfulWords(`${wanted.id?.replaceAll('_', ' ') ?? ''} ${wanted.words ?? ''}`));
  return (Object.keys(ledger) as FactId[])
    .map((id) => {
      const named = new Set(meaningfulWords(`${id.replaceAll('_', ' ')} ${ledger[id].label}`));
      const own = wordsOfFact(id).filter((word) => asked.has(word));
      // Words of the fact's own label count more than its other names.
      return { id, score: own.length + own.filter((word) => named.has(word)).length };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || wordsOfFact(a.id).length - wordsOfFact(b.id).length)
    .slice(0, maxFound)
    .map(({ id }) => readFact(id, year));
}

const maxNameWords = 4;

/** The words of a fact's id, label and names, each once. */
export function wordsOfFact(id: FactId): string[] {
  // Only short phrases are names. A whole question also has unrelated words.
  const names = (askedNames[id] ?? []).filter((phrase) => phrase.split(' ').length <= maxNameWords);
  return [...new Set(meaningfulWords(`${id.replaceAll('_', ' ')} ${ledger[id].label} ${names.join(' ')}`))];
}

export function readFact(id: FactId, year: number): FoundFact {
  const facts = readFacts(year);
  const value: unknown = facts.get(id);
  const use = facts.used()[0]!;
  return { id, entry: ledger[id], year: use.year, lapsed: use.lapsed, value, source: use.source };
}

export function tellFact({ id, entry, year, lapsed, value, source }: FoundFact) {
  const { title, url } = sources[source] ?? { title: source, url: '' };
  const long = leavesOf(value).length > maxNumbers;
  return {
    id,
    label: entry.label,
    value: long ? 'a long table: run a calculator that uses it' : value,
    unit: entry.unit,
    ...(entry.changesYearly ? { year } : { note: 'the same every year' }),
    ...(lapsed ? { note: 'figures of a later year are not announced yet' } : {}),
    ...(entry.appliesTo === undefined ? {} : { applies_to: entry.appliesTo }),
    source: { title, url },
  };
}
