import type { Ground } from '#advisor/model/check/grounds.ts';
import type { SaidNumber } from '#advisor/model/check/said-numbers.ts';

/** From this many digits on, a number that arithmetic between two grounds happens to hit is not met by chance. */
const tellingDigits = 3;
/** So many grounds are taken two by two, the first of them: of many more some two would give almost any number. */
const maxPaired = 300;

/** The figure that a number tells, where it is plainly that figure and not just a number like it. */
export function findFigure(said: SaidNumber, grounds: readonly Ground[]): string | undefined {
  return grounds.find(
    (ground) => ground.link !== undefined && said.kind === ground.kind && tells(said, ground),
  )?.link;
}

/** Whether a number is what a ground is rounded to, or follows from two of them by one step of arithmetic. */
export function isGrounded(
  said: SaidNumber,
  grounds: readonly Ground[],
  sentence: readonly SaidNumber[],
): boolean {
  return grounds.some((ground) => tells(said, ground)) || isDerived(said, grounds, sentence);
}

function tells(said: SaidNumber, { value, kind }: Ground): boolean {
  if (!fits(said, kind)) return false;
  const share = kind === 'plain' && said.kind === 'percent' && Math.abs(value) <= 1;
  return isRounded(said, value) || (share && isRounded(said, value * 100));
}

/** A number that names its unit is held to it; one without may be of any. */
function fits({ kind }: SaidNumber, ground: Ground['kind']): boolean {
  return kind === undefined || ground === 'plain' || kind === ground;
}

function isRounded(said: SaidNumber, exact: number): boolean {
  const value = Math.abs(exact);
  // Half of the last digit, and a hair for what floating point has left over.
  return Math.abs(said.value - value) <= 0.5 * lastDigit(said) + 1e-9 * Math.max(1, value);
}

/** "About $585,000" is rounded to its last digit that is not zero, as long as enough digits are left to tell. */
function lastDigit({ value, precision, hedged }: SaidNumber): number {
  if (!hedged || !Number.isInteger(value)) return precision;
  const whole = String(value);
  const zeros = /0*$/.exec(whole)![0].length;
  return whole.length - zeros >= tellingDigits ? Math.max(precision, 10 ** zeros) : precision;
}

/**
 * Sums, differences, shares, and months against years. Small numbers are hit by chance too often, so they need both
 * operands in the same sentence, where a reader can check them.
 */
function isDerived(said: SaidNumber, grounds: readonly Ground[], sentence: readonly SaidNumber[]): boolean {
  const bases = grounds.filter(({ derives }) => derives);
  const others = sentence.filter((other) => other !== said);
  const isSaid = (ground: Ground) => others.some((other) => tells(other, ground));
  const exactly = (value: number) => Math.abs(said.value - value) <= 1e-9 * Math.max(1, value);
  const telling = said.digits >= tellingDigits;

  if (said.kind !== 'percent') {
    const byTwelve = bases
      .filter(({ kind }) => (kind === 'money' || kind === 'time') && fits(said, kind))
      .flatMap(({ value }) => [Math.abs(value) * 12, Math.abs(value) / 12]);
    if (byTwelve.some((value) => exactly(value) || (telling && isRounded(said, value)))) return true;
  }
  const paired = bases.slice(0, maxPaired);
  return paired.some((one, index) =>
    paired.slice(index + 1).some((other) => {
      const results = arithmetic(one, other, said);
      return results.some((value) => isRounded(said, value)) && (telling || (isSaid(one) && isSaid(other)));
    }),
  );
}

function arithmetic(one: Ground, other: Ground, said: SaidNumber): number[] {
  if (one.kind !== other.kind) return [];
  const [a, b] = [Math.abs(one.value), Math.abs(other.value)];
  const same = fits(said, one.kind) ? [a + b, Math.abs(a - b)] : [];
  if (a === 0 || b === 0 || (said.kind !== undefined && said.kind !== 'percent')) return same;
  const ratios = [a / b, b / a];
  const shares = ratios.flatMap((ratio) => [ratio * 100, Math.abs(ratio - 1) * 100]);
  return said.kind === 'percent' ? [...same, ...shares] : [...same, ...ratios];
}
