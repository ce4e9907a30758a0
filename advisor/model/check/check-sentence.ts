import type { Ground } from '#advisor/model/check/grounds.ts';
import { findFigure, isGrounded } from '#advisor/model/check/is-grounded.ts';
import { askLedger } from '#advisor/model/check/named-facts.ts';
import { readSaidNumbers, type SaidNumber } from '#advisor/model/check/said-numbers.ts';

export interface CheckedSentence {
  text: string;
  /** The numbers that nothing grounds, as they were written. */
  unverified: readonly string[];
  /** The numbers that were another year's figure, each with what it was replaced by. */
  corrected: readonly string[];
}

interface SentenceContext {
  grounds: readonly Ground[];
  taxYear: number;
  atLineStart: boolean;
}

/** Lets through what is grounded, leads figures to their receipts, mends what is another year's figure, and marks the rest. */
export function checkSentence(sentence: string, context: SentenceContext): CheckedSentence {
  const numbers = readSaidNumbers(sentence, context.atLineStart);
  const unverified: string[] = [];
  const corrected: string[] = [];
  let text = '';
  let at = 0;
  const keep = (until: number) => {
    text += sentence.slice(at, until);
    at = until;
  };
  for (const said of numbers) {
    const verdict = judge(said, numbers, sentence, context);
    if (verdict.kind === 'stale') {
      keep(said.start);
      at = said.end;
      const figure = written(verdict.value, said.kind === 'money');
      text += figure;
      corrected.push(`${sentence.slice(said.start, said.end)} is ${figure} in ${verdict.year}`);
      keep(said.unitEnd);
      text += ` (corrected to the ${verdict.year} figure)`;
    } else if (verdict.kind === 'unknown') {
      keep(said.unitEnd);
      text += ' (unverified)';
      unverified.push(sentence.slice(said.start, said.end));
    } else {
      const link = findFigure(said, context.grounds);
      if (link === undefined || isInsideLink(sentence, said)) continue;
      keep(said.from);
      text += `[${sentence.slice(said.from, said.unitEnd)}](${link})`;
      at = said.unitEnd;
    }
  }
  keep(sentence.length);
  return { text, unverified, corrected };
}

function judge(
  said: SaidNumber,
  numbers: readonly SaidNumber[],
  sentence: string,
  { grounds, taxYear }: SentenceContext,
) {
  if (isGrounded(said, grounds, numbers)) return { kind: 'grounded' } as const;
  return askLedger(said, sentence, taxYear);
}

/** Links do not nest, and code shows what it is given. */
function isInsideLink(sentence: string, { from, unitEnd }: SaidNumber): boolean {
  const before = sentence.slice(0, from);
  return (
    /\[[^\]]*$/.test(before) ||
    /^[^[]*\]\(/.test(sentence.slice(unitEnd)) ||
    before.split('`').length % 2 === 0
  );
}

function written(value: number, money: boolean): string {
  const least = money && !Number.isInteger(value) ? 2 : 0;
  return value.toLocaleString('en-US', { minimumFractionDigits: least, maximumFractionDigits: 2 });
}
