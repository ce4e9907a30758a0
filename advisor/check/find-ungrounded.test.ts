import { describe, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { compoundGrowth } from '#advisor/calculators/saving/compound-growth.ts';
import { findUngrounded } from '#advisor/check/find-ungrounded.ts';
import { composeAnswer } from '#advisor/compose/compose-answer.ts';

const [year, seed] = [2026, 1];
const sourcesOf = (answer: string) => answer.replace(/\*\*Sources\*\*[\s\S]*?(?=\n\nThis is education)/, '');

describe('every number of an answer', () => {
  const examples = calculators.flatMap((calculator) =>
    calculator.examples.map(
      (example) => [calculator.name, example.question, calculator, example.input] as const,
    ),
  );

  it.each(examples)('is grounded: %s, %s', (_, __, calculator, input) => {
    const run = runCalculator(calculator, input, { year, seed });
    const said = new Set(Object.keys(input));
    // Titles of documents are names.
    const answer = sourcesOf(composeAnswer({ calculator, run, year, seed, said }));
    expect(findUngrounded(answer, [run])).toEqual([]);
  });

  const run = runCalculator(compoundGrowth, { monthly: 500, rate: 7, years: 30 }, { year, seed });

  it.each([
    ['You would have about $584,726 after 30 years.', []],
    ['You would have about $584,726.30.', []],
    ['That is about $580,000.', ['580,000']],
    ['At 8% it would be more.', ['8']],
    ['Your 401(k) and the S&P 500 are names.', []],
    ['1. First\n2. Second', []],
    ['See [this](https://example.com/2019/12).', []],
    ['$584,727', ['584,727']],
  ])('%s', (text, expected) => {
    expect(findUngrounded(text, [run])).toEqual(expected);
  });
});
