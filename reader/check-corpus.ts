/**
 * `npm run corpus`: validates every line of the corpus, and prints how often each role and ask is in it, how far two
 * annotators agree, and which lines are nearly the same. `--strict` also fails on near-duplicates.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { acts, relatives, wants } from '#advisor/reader/acts.ts';
import { collectAsks } from '#advisor/reader/asks.ts';
import { roleIds } from '#advisor/reader/roles.ts';
import { wordFactIds } from '#advisor/reader/word-facts.ts';
import { isTestFile, loadCorpus, type CorpusLine, type Turn } from '#reader/corpus.ts';
import { readMarkup, type MarkedText } from '#reader/markup.ts';
import { nearDuplicates } from '#reader/near-duplicates.ts';
import { loadArticles } from '#server/embedder/load-knowledge.ts';

const { values } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
const askIds = new Set(collectAsks(await loadArticles()).map(({ id }) => id));
const corpus = await loadCorpus();
const problems = corpus.flatMap((line) =>
  problemsOf(line).map((problem) => `${line.file}:${line.line}: ${problem}`),
);
const turns = corpus.flatMap((line) => line.turns);
const withNumbers = corpus.filter(
  (line) => line.turns.length === 1 && line.turns[0]!.text.includes('|'),
).length;
const conversations = corpus.filter((line) => line.turns.length > 1).length;

console.log(
  `${corpus.length} lines: ${withNumbers} single questions with numbers, ${corpus.length - withNumbers - conversations} without, ${conversations} conversations (${turns.length} turns in all); ${corpus.filter(({ file }) => isTestFile(file)).length} are for testing.`,
);
printCounts('Roles', countOf(turns.flatMap(rolesIn)), roleIds);
printCounts('Asks', countOf(turns.flatMap(({ ask = [] }) => ask)), [...askIds]);
await printAgreement();
const duplicates = nearDuplicates(corpus);
console.log(`\nNearly the same: ${duplicates.length} pairs`);
for (const [one, other] of duplicates.slice(0, 20))
  console.log(`  ${one.file}:${one.line}  ${other.file}:${other.line}`);
for (const problem of problems.slice(0, 50)) console.error(problem);
console.log(`\n${problems.length} problems`);
if (problems.length > 0 || (values.strict && duplicates.length > 0)) process.exitCode = 1;

function problemsOf({ turns: all }: CorpusLine): string[] {
  return all.flatMap((turn, at) => {
    const { problem } = attemptMarkup(turn.text);
    return [
      ...(problem === undefined ? [] : [problem]),
      ...[...(turn.ask ?? []), ...(turn.askAnyOf ?? [])]
        .filter((id) => !id.endsWith(':*') && !askIds.has(id))
        .map((id) => `unknown ask ${id}`),
      ...(turn.facts ?? [])
        .filter((fact) => !wordFactIds.includes(fact))
        .map((fact) => `unknown fact ${fact}`),
      ...oneOf('want', turn.want, wants),
      ...oneOf('act', turn.act, acts),
      ...oneOf('relative', turn.relative, relatives),
      ...(at > 0 && turn.act === undefined ? ['a later turn has no act'] : []),
      ...(at === 0 && !turn.ask && !turn.askAnyOf && turn.act === undefined ? ['a question has no ask'] : []),
    ];
  });
}

/** Wrong markup is listed with the other problems; it counts as a text without numbers. */
function attemptMarkup(text: string): MarkedText & { problem?: string } {
  try {
    return readMarkup(text);
  } catch (error) {
    return { text, spans: [], problem: (error as Error).message };
  }
}

function oneOf(name: string, value: string | undefined, allowed: readonly string[]): string[] {
  return value === undefined || allowed.includes(value) ? [] : [`unknown ${name} ${value}`];
}

function rolesIn({ text }: Turn): string[] {
  return attemptMarkup(text).spans.map(({ role }) => role);
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function printCounts(title: string, counts: ReadonlyMap<string, number>, all: readonly string[]): void {
  const sorted = [...counts].toSorted((one, other) => other[1] - one[1]);
  console.log(`\n${title}: ${sorted.map(([name, count]) => `${name} ${count}`).join(', ')}`);
  const rare = all.filter((name) => (counts.get(name) ?? 0) < 10);
  console.log(
    `Fewer than ten: ${rare.map((name) => `${name} ${counts.get(name) ?? 0}`).join(', ') || 'none'}`,
  );
}

/** A tenth of the questions was annotated again by somebody who did not see the first annotation. */
async function printAgreement(): Promise<void> {
  const source = await readFile(new URL('second-annotations.jsonl', import.meta.url), 'utf8').catch(() => '');
  const second = source
    .split('\n')
    .flatMap((line) =>
      line.trim() === '' ? [] : [JSON.parse(line) as Turn & { file: string; line: number }],
    );
  const first = new Map(corpus.map((line) => [`${line.file}:${line.line}`, line.turns[0]!]));
  let [spans, sameRole, sameOwner, lines, sameAsk] = [0, 0, 0, 0, 0];
  const confused: string[] = [];
  for (const again of second) {
    const before = first.get(`${again.file}:${again.line}`);
    if (!before) continue;
    const [one, other] = [attemptMarkup(before.text), attemptMarkup(again.text)];
    for (const span of one.spans) {
      const match = other.spans.find(({ start, end }) => start < span.end && end > span.start);
      if (!match) continue;
      spans += 1;
      if (match.role === span.role) sameRole += 1;
      else confused.push([span.role, match.role].toSorted().join(' / '));
      if (match.owner === span.owner) sameOwner += 1;
    }
    if (before.ask && again.ask) {
      lines += 1;
      if (before.ask[0] === again.ask[0]) sameAsk += 1;
    }
  }
  if (second.length === 0) return;
  console.log(
    `\nTwo annotators (${second.length} lines): same role ${percent(sameRole, spans)} of ${spans} numbers, same owner ${percent(sameOwner, spans)}, same first ask ${percent(sameAsk, lines)} of ${lines}`,
  );
  const common = [...countOf(confused)].toSorted((one, other) => other[1] - one[1]).slice(0, 12);
  console.log(`Most often different: ${common.map(([pair, count]) => `${pair} ${count}`).join(', ')}`);
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
}
