import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { headOfHousehold } from '#advisor/calculators/tax/household/head-of-household.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(headOfHousehold, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('head of household or single', () => {
  it('is the difference of two taxes', () => {
    // Rev. Proc. 2025-32. Single: 71,900 - 16,100 = 55,800: 5,800 + 22 % of 5,400 = 6,988.
    // Head of household: 71,900 - 24,150 = 47,750: 1,770 + 12 % of 30,050 = 5,376. Each less 2,200.
    expect(run({ income: 71_900, children: 1 })).toMatchObject({
      tax_single: 6988 - 2200,
      tax_head: 5376 - 2200,
      saved: 1612,
      deduction_head: 24_150,
      deduction_single: 16_100,
      bracket_single: 22,
      bracket_head: 12,
    });
  });

  it('may make no difference, and needs a dependent', () => {
    expect(run({ income: 12_000, children: 1 }).saved).toBe(0);
    expect(run({ income: 71_900 })).toEqual(run({ income: 71_900, children: 1 }));
    // Supporting a parent: 500 of credit each way.
    expect(run({ income: 71_900, other_dependents: 1 }).tax_head).toBe(5376 - 500);
    const alone = finish({ income: 60_000, children: 0 }).result.warnings.map(renderPlain);
    expect(alone).toContainEqual(expect.stringContaining('can’t file as head of household'));
  });

  it.each([
    [{}, 'Yearly income is missing'],
    [{ income: 20_000, pre_tax_401k: 30_000 }, 'cannot be more than the income'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['yesno', { income: 71_900, children: 1 }, 'Yes, if you qualify: head of household saves you about $1,612'],
  ['which', { income: 71_900, children: 1 }, 'Head of household, if you qualify'],
  ['which', { income: 12_000, children: 1 }, 'Either'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(headOfHousehold, want, input)).toContain(opening);
});
