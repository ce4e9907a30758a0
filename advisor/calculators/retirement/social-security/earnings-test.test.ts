import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { earningsTest } from '#advisor/calculators/retirement/social-security/earnings-test.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(earningsTest, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('earnings test', () => {
  // "How Work Affects Your Benefits" (SSA): in 2024, $600 a month and $23,920 of earnings mean $800 withheld.
  it('agrees with the example of the Social Security Administration', () => {
    expect(run({ benefit: 600, earnings: 23_920 }, 2024).withheld).toBeCloseTo(800, 8);
  });

  it('takes one dollar in two, or in three in the year of the full retirement age', () => {
    expect(run({ benefit: 1800, earnings: 40_000, age: 64 }).withheld).toBeCloseTo(7760, 8);
    const last = run({ benefit: 2000, earnings: 80_000, stage: 'yearOf' });
    expect(last.withheld).toBeCloseTo(4946.67, 2);
  });

  it('takes no more than there is, and nothing within the limit or after the full age', () => {
    expect(run({ benefit: 1000, earnings: 200_000 })).toMatchObject({ withheld: 12_000, paid: 0 });
    expect(run({ benefit: 1000, earnings: 20_000 }).withheld).toBe(0);
    expect(run({ benefit: 1000, earnings: 200_000, age: 68 }).withheld).toBe(0);
  });

  it('tells the limit without earnings, and what is held back without a benefit', () => {
    // SSA fact sheet of 2026: 24,480 before the full retirement age.
    expect(run({ benefit: 1900, age: 64 })).toMatchObject({ withheld: 0, limit: 24_480 });
    expect(run({ earnings: 32_000, age: 64 })).toMatchObject({ withheld: 3760 });
  });
});

it.each([
  ['yesno', { earnings: 71_000, benefit: 2000, age: 63 }, 'Yes, Social Security would hold back'],
  ['yesno', { earnings: 20_000, benefit: 2000, age: 63 }, 'No, nothing is withheld as long as'],
  ['yesno', { earnings: 71_000, benefit: 2000, age: 68 }, 'No, nothing is withheld: from'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(earningsTest, want, input)).toContain(opening);
});
