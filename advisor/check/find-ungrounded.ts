import type { FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import { properNames } from '#advisor/quantities/proper-names.ts';

/** Blocks and addresses hold numbers that nobody reads as claims; an ordinal of a list counts itself. */
const notProse = [/```[\s\S]*?```/g, /\]\([^)]*\)/g, /^\s*\d+\.\s/gm];

const numeral = /\d[\d,]*(?:\.\d+)?/g;

/** The numerals of an answer that are neither a figure, an input nor a fact of its runs. There should be none. */
export function findUngrounded(
  answer: string,
  runs: readonly FinishedRun[],
  also: readonly number[] = [],
): string[] {
  const prose = [...notProse, ...properNames].reduce<string>(
    (text, part) => text.replaceAll(part, ' '),
    answer,
  );
  const grounds = [...runs.flatMap(groundsOf), ...also].map(Math.abs);
  return (prose.match(numeral) ?? []).filter((said) => !grounds.some((value) => isTellingOf(said, value)));
}

/** Whether a numeral is what a value is rounded to, with as many digits as it has. */
function isTellingOf(said: string, value: number): boolean {
  const plain = said.replaceAll(',', '').replace(/\.$/, '');
  const decimals = plain.split('.')[1]?.length ?? 0;
  // Half of the last digit, and a hair for what floating point has left over.
  return Math.abs(Number(plain) - value) <= 0.5 * 10 ** -decimals + 1e-9 * Math.max(1, value);
}

function groundsOf({ input, result }: FinishedRun): number[] {
  return [
    ...result.figures.map(({ value }) => value),
    ...result.facts.flatMap(({ id, year }) => {
      const entry: FactEntry = ledger[id as FactId];
      return [year, ...numbersIn(entry.values[year])];
    }),
    ...numbersIn(input),
  ];
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(/^\d+$/.test(key) && !Array.isArray(value) ? [Number(key)] : []),
    ...numbersIn(inner),
  ]);
}
