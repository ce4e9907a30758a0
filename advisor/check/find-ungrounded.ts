import { properNames } from '#advisor/quantities/proper-names.ts';

/**
 * Blocks, formulas and addresses hold numbers that nobody reads as claims; an ordinal of a list counts itself; the
 * titles of documents are names.
 */
const notProse = [
  /```[\s\S]*?```/g,
  /`[^`\n]*`/g,
  /\*\*Sources\*\*[\s\S]*?(?=\n\n(?!-)|$)/g,
  // An address may have one pair of brackets in it.
  /\]\((?:[^()]|\([^()]*\))*\)/g,
  /^[ \t]*\d+\.\s/gm,
];

/** A name by itself: the 529 of $514,529 is none. */
const names = properNames.map(
  (name) => new RegExp(`(?<![\\d,.$])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\d])`, 'g'),
);

const numeral = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;

/** The numerals of a text that none of the grounds accounts for. There should be none. */
export function findUngrounded(text: string, grounds: readonly number[]): string[] {
  const prose = [...notProse, ...names].reduce<string>((rest, part) => rest.replaceAll(part, ' '), text);
  const sizes = Float64Array.from(grounds, Math.abs).sort();
  return [...prose.matchAll(numeral)]
    .filter(({ 0: said, index }) => {
      const isRound = /\babout \[?\$?$/i.test(prose.slice(Math.max(0, index - longestLead), index));
      return !isAccountedFor(said, sizes, isRound);
    })
    .map(([said]) => said);
}

/** “about [$” */
const longestLead = 9;

/** Whether a numeral is what one of the values, in ascending order, is rounded to: of the two that are next to it. */
function isAccountedFor(said: string, sizes: Float64Array, isRound: boolean): boolean {
  const value = Number(said.replaceAll(',', ''));
  let [from, to] = [0, sizes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sizes[middle]! < value) from = middle + 1;
    else to = middle;
  }
  return [sizes[from - 1], sizes[from]].some(
    (size) => size !== undefined && (isTellingOf(said, size) || (isRound && isRoundOf(value, size))),
  );
}

const roundDigits = 3;

/** Said with “about”, a large amount may be rounded to its first digits. */
function isRoundOf(said: number, value: number): boolean {
  return value >= 10_000 && Number(value.toPrecision(roundDigits)) === said;
}

/** Whether a numeral is what a value is rounded to, with as many digits as it has. */
function isTellingOf(said: string, value: number): boolean {
  const plain = said.replaceAll(',', '').replace(/\.$/, '');
  const decimals = plain.split('.')[1]?.length ?? 0;
  // Half of the last digit, and a hair for what floating point has left over.
  return Math.abs(Number(plain) - value) <= 0.5 * 10 ** -decimals + 1e-12 * Math.max(1, value);
}
