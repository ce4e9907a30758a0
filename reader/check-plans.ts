/**
 * `npm run reader:plans -- [calculator…]`: plans the corpus as if every question were read exactly as annotated, and
 * prints for each calculator how many questions it fills completely, what is missing, and which roles go nowhere.
 * With names of calculators, every incomplete question is printed. A question that fails here fails with every reader, so
 * fix the calculator's fields or the planner. Test files are left out.
 */
import { calculators } from '#advisor/calculators/registry.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { emptyPicture } from '#advisor/picture/picture.ts';
import { factsOf, startQuestion, wordsOf } from '#advisor/picture/update-picture.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import type { Want } from '#advisor/reader/acts.ts';
import { readQuantities } from '#advisor/reader/quantities/read-quantities.ts';
import type { Reading, ReadQuantity } from '#advisor/reader/reading.ts';
import { isTestFile, loadCorpus, type Turn } from '#reader/corpus.ts';
import { readMarkup, type MarkedSpan } from '#reader/markup.ts';

const named = process.argv.slice(2);
const year = new Date().getUTCFullYear();
const counts = new Map<string, { all: number; complete: number; failures: string[] }>();

for (const { file, line, turns } of await loadCorpus()) {
  const [turn] = turns;
  const calculator = calculators.find(({ name }) => name === turn?.ask?.[0]);
  if (!turn || !calculator || turns.length > 1 || isTestFile(file)) continue;
  if (named.length > 0 && !named.includes(calculator.name)) continue;
  const reading = annotatedReading(turn);
  const picture = withDerived(startQuestion(emptyPicture, factsOf(reading, 0), wordsOf(reading, 0)), year);
  const planned = planCalculation(calculator, {
    picture,
    reading,
    turn: 0,
    year,
    profile: {},
    last: undefined,
  });
  const failures = [
    ...planned.missing.map((name) => `missing ${name}`),
    ...planned.leftover.map(({ role, owner }) => `unused ${role}${owner === 'me' ? '' : `@${owner}`}`),
    ...(planned.problem === undefined ? [] : ['refused']),
  ];
  const count = counts.get(calculator.name) ?? { all: 0, complete: 0, failures: [] };
  counts.set(calculator.name, count);
  count.all += 1;
  if (failures.length === 0) count.complete += 1;
  count.failures.push(...failures);
  if (named.length > 0 && failures.length > 0)
    console.log(
      `${file}:${line} ${turn.text}\n   ${JSON.stringify(planned.runs[0].input)}\n   ${failures.join(', ')}${planned.problem === undefined ? '' : `: ${planned.problem}`}`,
    );
}

for (const [name, { all, complete, failures }] of [...counts].toSorted(
  ([, one], [, other]) => other.all - other.complete - (one.all - one.complete),
))
  console.log(`${name}: ${complete} of ${all} complete; ${mostFrequent(failures)}`);
const questions = [...counts.values()].reduce((sum, { all }) => sum + all, 0);
const filled = [...counts.values()].reduce((sum, { complete }) => sum + complete, 0);
console.log(`${filled} of ${questions} complete (${((100 * filled) / questions).toFixed(1)} %)`);

function annotatedReading(turn: Turn): Reading {
  const { text, spans } = readMarkup(turn.text);
  const told = readQuantities(text).flatMap((quantity): ReadQuantity[] => {
    const span = spans.find(({ start, end }) => quantity.start < end && quantity.end > start);
    return span ? [{ ...quantity, ...rolesOf(span), probability: 1, otherRoles: [] }] : [];
  });
  return {
    text,
    told,
    act: { id: 'new', probability: 1 },
    want: { id: (turn.want ?? 'amount') as Want, probability: 1 },
    relative: { id: 'none', probability: 1 },
    asks: (turn.ask ?? []).map((id) => ({ id, probability: 1 })),
    facts: (turn.facts ?? []).map((id) => ({ id, probability: 1 })),
  };
}

function rolesOf({ role, owner, kind, case: variant, relative }: MarkedSpan) {
  return { role, owner, kind: kind ?? 'none', case: variant, relative } as Pick<
    ReadQuantity,
    'role' | 'owner' | 'kind' | 'case' | 'relative'
  >;
}

function mostFrequent(failures: readonly string[]): string {
  return Object.entries(Object.groupBy(failures, (failure) => failure))
    .map(([name, same]) => [name, same!.length] as const)
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, 8)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
