import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import { seriesOf } from '#advisor/facts/series.ts';
import { similarity } from '#advisor/plan/similarity.ts';
import type { CollectionName } from '#advisor/retrieve/collect-entries.ts';
import type { Found, Query } from '#advisor/retrieve/search.ts';
import type { Mention } from '#advisor/understand/mention.ts';
import { isPartOfMedicare, meaningfulWords } from '#advisor/understand/words.ts';

interface Asking {
  text: string;
  mentions: readonly Mention[];
  query: Query<CollectionName>;
}

/** What tells one figure of law from its neighbours besides meaning. Found by trying, on questions of evals/. */
const weights = {
  /** A question that says the very name of a figure. */
  sameName: 0.18,
  /** A word that makes it another figure, such as "catch-up", and that the question has not. */
  unsaid: 0.05,
  /** A percentage that the table has a line for. */
  stepNamed: 0.1,
  /** A figure in dollars where an amount is asked for, an age where an age is. */
  sameUnit: 0.05,
};

/** How many names of figures are held against the words of the question. */
const namesRead = 40;

/**
 * Figures are told apart by single words: "additional", "SIMPLE", "Part A". Among those that are near in meaning the one
 * whose name the question says in full, and nothing besides, is meant.
 */
export function nearestFacts({ text, mentions, query }: Asking): (Found & { rank: number })[] {
  const rates = mentions.filter(({ kind }) => kind === 'rate').map(({ value }) => value);
  const asked = new Set(meaningfulWords(text));
  const ranked = query
    .find('facts', { limit: namesRead })
    .map((found) => ({
      ...found,
      rank:
        similarity(found) +
        weights.sameName * sameWords(asked, namingOf(found.entry)) +
        weights.stepNamed * stepsNamed(rates, found.entry.id) +
        weights.sameUnit * unitAsked(text, ledger[found.entry.id as FactId].unit) -
        weights.unsaid * unsaidQualifiers(asked, namingOf(found.entry)),
    }))
    .toSorted((a, b) => b.rank - a.rank);
  return ranked
    .filter(({ entry }, at) => ranked.findIndex((other) => other.entry.id === entry.id) === at)
    .slice(0, 3);
}

/** Whether a percentage of the question is a step of the table: "the 24% bracket". */
function stepsNamed(rates: readonly number[], id: string): number {
  const { stepRates } = ledger[id as FactId] as FactEntry;
  return stepRates?.some((rate) => rates.includes(rate)) ? 1 : 0;
}

/** The quantities that only name a row of the table, and that nothing is to be reckoned with: an age, a bracket. */
export function namedRows(mentions: readonly Mention[], id: string): number {
  const { stepRates, values } = ledger[id as FactId] as FactEntry;
  const byAge = Object.values(values).some((value) => seriesOf(value) !== undefined);
  return mentions.filter(
    ({ kind, value }) => (kind === 'age' && byAge) || (kind === 'rate' && stepRates?.includes(value)),
  ).length;
}

interface Naming {
  words: ReadonlySet<string>;
  /** The parts of Medicare that it is about. */
  parts: readonly string[];
  /** The words that set it apart from other figures. */
  qualifying: readonly string[];
}

/** The same for every question. */
const namings = new WeakMap<Found['entry'], Naming>();

function namingOf(entry: Found['entry']): Naming {
  const known = namings.get(entry);
  if (known) return known;
  const [words, subject] = [meaningfulWords(entry.text), meaningfulWords(entry.subject)];
  const naming = {
    words: new Set(words),
    parts: subject.filter(isPartOfMedicare),
    qualifying: [...words, ...subject].filter((word) => qualifiers.has(word)),
  };
  namings.set(entry, naming);
  return naming;
}

/** The words that a question and a name share, as a part of all words of both; none where they name different parts. */
function sameWords(asked: ReadonlySet<string>, { words, parts }: Naming): number {
  if (parts.length > 0 && [...asked].some(isPartOfMedicare) && !parts.some((part) => asked.has(part)))
    return -1;
  const shared = [...words].filter((word) => asked.has(word)).length;
  return (2 * shared) / (asked.size + words.size || 1);
}

const qualifiers = new Set(
  meaningfulWords(
    'income catch catch-up phase phaseout birth employer additional SIMPLE investment refundable after',
  ),
);

/** Whether the name of a figure, and what it is, set it apart by a word that the question does not say: 1 or 0. */
function unsaidQualifiers(asked: ReadonlySet<string>, { qualifying }: Naming): number {
  return qualifying.some((word) => !asked.has(word)) ? 1 : 0;
}

const unitsAsked: readonly (readonly [words: RegExp, units: RegExp])[] = [
  [/\b(?:what|which) (?:age|year)|\bhow old\b|^when\b/i, /^(?:age|years?|months)$/],
  [/\b(?:how many (?:years|months|days)|how long)\b/i, /^(?:age|years?|months|count)$/],
  [/\b(?:what|which) (?:percent\w*|share|rate)|\b(?:rate|percentage)\b/i, /^percent$/],
  [/\b(?:(?:what|which) (?:income|agi|magi|pay)|threshold|income limit)\b/i, /^usd/],
  [/\b(?:how much|amount|dollars?)\b/i, /^(?:usd|percent)/],
];

/** Whether a figure counts what the question asks for: 1, -1 where it counts something else, 0 where nothing says so. */
function unitAsked(text: string, unit: string): number {
  const wanted = unitsAsked.filter(([words]) => words.test(text));
  if (wanted.length === 0) return 0;
  return wanted.some(([, units]) => units.test(unit)) ? 1 : -1;
}
