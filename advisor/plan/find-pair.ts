import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { fillSlots } from '#advisor/understand/fill-slots.ts';
import type { Mention } from '#advisor/understand/mention.ts';

interface Question {
  text: string;
  mentions: readonly Mention[];
}

/** Two cases of two or three numbers each. */
export interface Pair {
  first: readonly Mention[];
  second: readonly Mention[];
}

const orWord = /\b(?:or|vs\.?|versus|against|instead of|rather than|compared (?:to|with)|than)\b/i;
const andWord = /\b(?:and|with|to)\b|[,;]/i;
const comparing =
  /\b(?:compar\w+|versus|vs|each|both|which|either|differ\w+|better|cheaper|options?|offers?)\b/i;
/** Within a case its two numbers stand close together. */
const within = 25;
const between = 40;
const amountRateAndTime = ['money', 'rate', 'duration'] as const;

/** "15 years at 5.5% or 30 years at 6.25%", where a calculator has one place for each of the two numbers. */
export function findPair(calculator: AnyCalculator, question: Question): Pair | undefined {
  return findCases(calculator, question, 3) ?? findCases(calculator, question, 2);
}

function findCases(calculator: AnyCalculator, { text, mentions }: Question, size: 2 | 3): Pair | undefined {
  const compares = comparing.test(text);
  for (let at = 0; at + 2 * size <= mentions.length; at++) {
    const first = mentions.slice(at, at + size);
    const second = mentions.slice(at + size, at + 2 * size);
    const kinds = new Set(first.map(({ kind }) => kind));
    if (size === 3 && !amountRateAndTime.every((kind) => kinds.has(kind))) continue;
    const sameKinds = kinds.size === size && first.every(({ kind }, index) => kind === second[index]!.kind);
    if (!sameKinds || !isClose(first) || !isClose(second)) continue;
    const apart = text.slice(first.at(-1)!.end, second[0]!.start);
    const joined = apart.length < between && (orWord.test(apart) || (andWord.test(apart) && compares));
    const differing = first.flatMap((one, index) =>
      one.value === second[index]!.value ? [] : [one, second[index]!],
    );
    if (!joined || differing.length === 0) continue;
    const { input, unused } = fillSlots(calculator, text, mentions);
    const isListed = Object.values(input).some((value) => Array.isArray(value) && value.length > 1);
    // A calculator that has a place for all of them compares them by itself, and a list lists them, whether it knows
    // terms or not. Of three numbers one may merely be told again: "250k at 7% vs 250k at 6%".
    const placed = (size === 2 ? [...first, ...second] : differing).filter(
      ({ kind }) => !isListed || kind !== 'duration',
    );
    return placed.every((mention) => !unused.includes(mention)) ? undefined : { first, second };
  }
  return undefined;
}

function isClose(numbers: readonly Mention[]): boolean {
  return numbers.slice(1).every(({ start }, index) => start - numbers[index]!.end < within);
}
