import { restLimits } from '#server/rest/limits.ts';
import type { Reader } from '#server/rest/parse/reader.ts';

/** What a pattern costs grows with its length and its wildcards, for each character of each row. */
export function requireCheapPattern(reader: Reader, operator: string, pattern: string): void {
  const { patternLength, patternWildcards } = restLimits;
  if (pattern.length > patternLength) reader.failTooMany(`${patternLength} characters in a pattern`);
  const isRegex = operator === 'match' || operator === 'imatch';
  const [wildcards, written] = isRegex ? [/[*+?{]/g, '*, +, ? or {'] : [/[%*]/g, '% or *'];
  if ((pattern.match(wildcards)?.length ?? 0) > patternWildcards) {
    reader.failTooMany(`${patternWildcards} wildcards (${written}) in a pattern`);
  }
  if (isRegex) requireCheapRegex(reader, pattern);
}

/**
 * Postgres runs a regular expression as an automaton, in a time that grows with the text, with three exceptions that are
 * refused here: a reference to an earlier group is found by trying everything, what has to follow or precede is looked
 * for again at every character, and counted repetitions multiply the states when they are nested.
 */
function requireCheapRegex(reader: Reader, pattern: string): void {
  const { regexRepetition, regexRepetitions } = restLimits;
  if (/\\[1-9]/.test(pattern)) reader.refuse('a regular expression without references to a group');
  if (/\(\?<?[=!]/.test(pattern)) reader.refuse('a regular expression without lookahead and lookbehind');
  const repetitions = pattern.match(/\{[\d,]*/g) ?? [];
  if (repetitions.length > regexRepetitions) {
    reader.failTooMany(`${regexRepetitions} counted repetitions in a regular expression`);
  }
  if (repetitions.some((text) => text.match(/\d+/g)?.some((count) => Number(count) > regexRepetition))) {
    reader.failTooMany(`${regexRepetition} as the number of a repetition in a regular expression`);
  }
}
