import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { kindOfLeaf } from '#advisor/model/check/grounds.ts';
import { leavesOf } from '#advisor/model/check/leaves.ts';
import type { SaidNumber } from '#advisor/model/check/said-numbers.ts';
import { readFact, wordsOfFact } from '#advisor/model/look-up-fact.ts';
import { meaningfulWords, stem } from '#advisor/retrieve/words.ts';

interface IndexedFact {
  id: FactId;
  entry: FactEntry;
  words: readonly string[];
}

const indexed: IndexedFact[] = (Object.keys(ledger) as FactId[]).map((id) => ({
  id,
  entry: ledger[id],
  words: wordsOfFact(id),
}));
const holding = new Map<string, number>();
for (const word of indexed.flatMap(({ words }) => words)) holding.set(word, (holding.get(word) ?? 0) + 1);

/** A word that a larger share of all facts has (income, tax, year) names none of them. */
const rareShare = 0.15;
/** Words that stand in the descriptions of some facts and in sentences about anything. */
const namingNothing = new Set(
  'put go get may most into up out all together without one two over above below first last must count pay work amount limit max maximum minimum least part than each own take give use how long new more less save money person people month'
    .split(' ')
    .map(stem),
);
/** Numbers below this are so common that one shared word could be chance. */
const small = 100;

type LedgerVerdict =
  | { kind: 'grounded' }
  /** The sentence names a fact and gives another year's figure of it. */
  | { kind: 'stale'; value: number; year: number }
  | { kind: 'unknown' };

/** What the ledger says of a number, given the facts that the sentence around it names. */
export function askLedger(said: SaidNumber, sentence: string, taxYear: number): LedgerVerdict {
  const words = new Set(meaningfulWords(sentence));
  const years = yearsNamed(sentence, taxYear);
  const holdsIt = (value: number) => Math.abs(value - said.value) <= 1e-9 * Math.max(1, value);
  const candidates = indexed.flatMap(({ id, entry, words: own }) => {
    const score = scoreOf(own, words, said.value);
    if (score === 0) return [];
    const fits = (path: string) => said.kind === undefined || said.kind === kindOfLeaf(entry, path);
    const paths = Object.values(entry.values).flatMap((value) =>
      leavesOf(value).flatMap(({ path, value: leaf }) => (holdsIt(leaf) && fits(path) ? [path] : [])),
    );
    if (paths.length === 0) return [];
    const wanted = years.flatMap((year) => {
      const fact = readFact(id, year);
      // The ledger begins later than the sentence does.
      if (fact.year > year) return [];
      return [{ year, leaves: leavesOf(fact.value).filter(({ path }) => paths.includes(path)) }];
    });
    return [{ score, wanted }];
  });
  if (
    candidates.some(({ wanted }) => wanted.some(({ leaves }) => leaves.some(({ value }) => holdsIt(value))))
  ) {
    return { kind: 'grounded' };
  }
  const best = Math.max(...candidates.map(({ score }) => score));
  const meant = candidates
    .filter(({ score }) => score === best)
    .flatMap(({ wanted }) =>
      wanted.flatMap(({ year, leaves }) => leaves.map(({ value }) => ({ value, year }))),
    );
  const [first] = meant;
  // Two years or two parts of a table could be meant: then nobody knows which figure was.
  if (!first || meant.some(({ value }) => value !== first.value)) return { kind: 'unknown' };
  return { kind: 'stale', ...first };
}

function scoreOf(own: readonly string[], words: ReadonlySet<string>, value: number): number {
  const shared = own.filter((word) => words.has(word));
  const rare = shared.filter(
    (word) => !namingNothing.has(word) && holding.get(word)! <= rareShare * indexed.length,
  );
  if (rare.length === 0 || (value < small && shared.length < 2)) return 0;
  return shared.reduce((sum, word) => sum + 1 / holding.get(word)!, 0);
}

/** The years a sentence is about: those it names, or else the tax year. */
function yearsNamed(sentence: string, taxYear: number): number[] {
  const named = [...sentence.matchAll(/(?<![\d,.$])20\d\d(?![\d,%])/g)].map(([year]) => Number(year));
  if (/\b(?:last|previous|prior) year/i.test(sentence)) named.push(taxYear - 1);
  return named.length > 0 ? [...new Set(named)] : [taxYear];
}
