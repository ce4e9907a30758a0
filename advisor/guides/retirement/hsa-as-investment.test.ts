import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { hsaAsInvestment } from '#advisor/guides/retirement/hsa-as-investment.ts';
import { quantitiesOf } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(hsaAsInvestment, given, 2026);

describe('the HSA as an investment', () => {
  it('turns with whether a bad year can be paid from savings', () => {
    expect(ask({}).decision).toBe('cushion');
    expect([1000, 4000].map((cash) => ask({ cash, deductible: 4000 }).decision)).toEqual(['spend', 'invest']);
    expect(['yes', 'no'].map((can_pay) => ask({ can_pay }).decision)).toEqual(['invest', 'spend']);
  });

  it('turns with card debt, and at the age of Medicare', () => {
    expect(ask({ can_pay: 'yes', costly_debt: 'yes' }).decision).toBe('spend');
    expect([64, 65].map((age) => ask({ age, can_pay: 'yes' }).decision)).toEqual(['invest', 'medicare_age']);
  });

  it('says what the balance could grow to, and the limit of the plan', () => {
    const { runs, verdict } = ask({ can_pay: 'yes', balance: 9000, age: 35, cover: 'family' });
    expect(runs[0]!.run.result.figures.find(({ id }) => id === 'contributed')?.value).toBe(9000);
    expect(verdict.because.flatMap((words) => quantitiesOf(words)).at(-1)?.value).toBe(8750);
  });
});
