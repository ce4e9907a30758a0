import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Mention } from '#advisor/understand/mention.ts';
import { nearness } from '#advisor/understand/nearness.ts';
import type { Sentence } from '#advisor/understand/sentence.ts';

/** A mention, or one of the shares that it spells out. */
export type Part = Mention & {
  within?: Mention;
  also?: Mention;
  /** What kind it is, where that was told of all parts together. */
  choices?: Readonly<Record<string, string>>;
  /** The fields of its item that nobody told, though they are filled. */
  guessed?: readonly string[];
};

/** Percentages that make a hundred together are told as one; where two such runs are told, each has its own field. */
export function placeWholes(
  items: Fields,
  sentence: Sentence,
  parts: readonly Part[],
  mentions: readonly Mention[],
): ReadonlyMap<Part, string> {
  const names = Object.keys(items).filter((name) => aboutField(items[name])?.whole);
  const runs = runsOfHundred(parts).slice(0, names.length);
  const near = (run: readonly Part[], name: string | undefined) =>
    Math.max(0, ...run.map((part) => nearness(aboutField(items[name ?? ''])!, sentence, part, mentions)));
  const score = (order: readonly string[]) => runs.reduce((sum, run, at) => sum + near(run, order[at]), 0);
  // They are declared in the order of time; one alone is the last of them.
  const usual = runs.length > 1 ? names : names.toReversed();
  const turned = usual.toReversed();
  const order = score(turned) > score(usual) ? turned : usual;
  return new Map(runs.flatMap((run, at) => run.map((part) => [part, order[at]!] as const)));
}

export function runsOfHundred(parts: readonly Part[]): Part[][] {
  const runs: Part[][] = [];
  let run: Part[] = [];
  for (const part of parts) {
    if (part.kind !== 'rate' && part.kind !== 'share') continue;
    run.push(part);
    const sum = () => run.reduce((total, { value }) => total + value, 0);
    while (run.length > 0 && sum() > 100.01) run.shift();
    if (run.length > 1 && Math.abs(sum() - 100) < 0.01) {
      runs.push(run);
      run = [];
    }
  }
  return runs;
}

/** The field that holds what the listed shares are parts of, where they are told in place of amounts. */
export function totalOf(items: Fields, wholes: ReadonlyMap<Part, string>): string | undefined {
  return [...new Set(wholes.values())].map((name) => aboutField(items[name])?.whole?.of).find(Boolean);
}

/** A total is told only where shares are: amounts that are listed are not it. */
export function withoutTotals(fields: Fields, items: Fields): Fields {
  const totals = Object.values(items).map((item) => aboutField(item)?.whole?.of);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !totals.includes(name)));
}
