import type { Result } from '#evals/evaluate.ts';
import { families } from '#evals/question.ts';

interface FamilyScore {
  family: string;
  questions: number;
  right: number;
  asked: number;
  wrong: number;
  dangerous: number;
  /** The same of those that nobody looked at while the advisor was made. */
  heldOut: number;
  heldOutRight: number;
  ungrounded: number;
}

interface Scores {
  families: FamilyScore[];
  all: FamilyScore;
  /** Questions that expect numbers. */
  numeric: { questions: number; right: number };
  free: { questions: number; right: number };
  pro: { questions: number; right: number };
  milliseconds: { p50: number; p95: number };
}

/** How many there are, and how many of them have no fault. */
function share(some: readonly Result[]): { questions: number; right: number } {
  return { questions: some.length, right: some.filter(({ faults }) => faults.length === 0).length };
}

const count = (some: readonly Result[], outcome: Result['outcome']) =>
  some.filter((result) => result.outcome === outcome).length;

export function toScores(results: readonly Result[]): Scores {
  const score = (family: string, some: readonly Result[]): FamilyScore => {
    const heldOut = share(some.filter(({ question }) => question.heldOut));
    return {
      family,
      ...share(some),
      asked: count(some, 'asked'),
      wrong: count(some, 'wrong'),
      dangerous: count(some, 'dangerous'),
      heldOut: heldOut.questions,
      heldOutRight: heldOut.right,
      ungrounded: some.reduce((sum, { ungrounded }) => sum + ungrounded.length, 0),
    };
  };
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return {
    families: families
      .map((family) =>
        score(
          family,
          results.filter(({ question }) => question.family === family),
        ),
      )
      .filter(({ questions }) => questions > 0),
    all: score('all', results),
    numeric: share(results.filter(({ question }) => (question.expect.numbers?.length ?? 0) > 0)),
    free: share(results.filter(({ question }) => question.mode === 'free')),
    pro: share(results.filter(({ question }) => question.mode === 'pro')),
    milliseconds: { p50: times[times.length >> 1] ?? 0, p95: times[Math.floor(times.length * 0.95)] ?? 0 },
  };
}

export function printScores({ families: rows, all, numeric, free, pro, milliseconds }: Scores): void {
  console.table(
    [...rows, all].map(
      ({ family, questions, right, asked, wrong, dangerous, heldOut, heldOutRight, ungrounded }) => ({
        family,
        questions,
        right,
        'right %': percent(right, questions),
        'asked %': percent(asked, questions),
        'wrong %': percent(wrong, questions),
        dangerous,
        'held out %': percent(heldOutRight, heldOut),
        'ungrounded numbers': ungrounded,
      }),
    ),
  );
  console.log(
    `Questions with numbers: ${percent(numeric.right, numeric.questions)} % of ${numeric.questions}. Free ${percent(free.right, free.questions)} %, Pro ${percent(pro.right, pro.questions)} %. An answer took ${milliseconds.p50.toFixed(1)} ms (p95 ${milliseconds.p95.toFixed(1)}).`,
  );
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : ((100 * part) / whole).toFixed(1);
}
