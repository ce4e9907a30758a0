import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { fillSlots } from '#advisor/understand/fill-slots.ts';
import type { Mention } from '#advisor/understand/mention.ts';

/** Two cases of two numbers each. */
export interface Pair {
  first: readonly [Mention, Mention];
  second: readonly [Mention, Mention];
}

const orWord = /\b(?:or|vs\.?|versus|against|instead of|rather than|compared (?:to|with)|than)\b/i;
const andWord = /\b(?:and|with|to)\b|[,;]/i;
const comparing =
  /\b(?:compar\w+|versus|vs|each|both|which|either|differ\w+|better|cheaper|options?|offers?)\b/i;
/** Within a case its two numbers stand close together. */
const within = 25;
const between = 40;

/** "15 years at 5.5% or 30 years at 6.25%", where a calculator has one place for each of the two numbers. */
export function findPair(
  calculator: AnyCalculator,
  { text, mentions }: { text: string; mentions: readonly Mention[] },
): Pair | undefined {
  for (let at = 0; at + 3 < mentions.length; at++) {
    const [a, b, c, d] = mentions.slice(at, at + 4) as [Mention, Mention, Mention, Mention];
    const sameKinds = a.kind === c.kind && b.kind === d.kind && a.kind !== b.kind;
    const apart = text.slice(b.end, c.start);
    const close = b.start - a.end < within && d.start - c.end < within && apart.length < between;
    const joined = orWord.test(apart) || (andWord.test(apart) && comparing.test(text));
    const sameCase = a.value === c.value && b.value === d.value;
    if (!sameKinds || !close || !joined || sameCase) continue;
    const apartScore = fillSlots(calculator, text, mentions);
    // A calculator that has a place for all four compares them by itself, and a list lists them.
    if ([a, b, c, d].every((mention) => !apartScore.unused.includes(mention))) return undefined;
    return { first: [a, b], second: [c, d] };
  }
  return undefined;
}
