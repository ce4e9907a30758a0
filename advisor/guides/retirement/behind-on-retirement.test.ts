import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { behindOnRetirement } from '#advisor/guides/retirement/behind-on-retirement.ts';
import { quantitiesOf } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(behindOnRetirement, given, 2026);

describe('behind on retirement', () => {
  it('turns with age', () => {
    expect([40, 49, 50, 59, 60, 66].map((age) => ask({ age }).decision)).toEqual([
      'time_helps',
      'time_helps',
      'catch_up',
      'catch_up',
      'last_stretch',
      'last_stretch',
    ]);
  });

  it('puts card debt first, and asks for it after the age', () => {
    expect(ask({ age: 52, costly_debt: 'yes' }).decision).toBe('debt_first');
    expect(ask({}).question?.field).toBe('age');
    expect(ask({ age: 52 }).question?.field).toBe('costly_debt');
  });

  it('says so where nobody is behind', () => {
    expect(ask({ age: 45, savings: 900_000, saving: 20_000, spending: 50_000 }).decision).toBe('fine');
  });

  it('tells the limits of the year', () => {
    const said = ask({ age: 52 }).verdict.because.flatMap((words) => quantitiesOf(words));
    expect(said.map(({ value }) => value)).toEqual([24_500, 8000]);
  });
});
