import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { hsaAsInvestment } from '#advisor/guides/retirement/hsa-as-investment.ts';
import { quantitiesOf, renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(hsaAsInvestment, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(hsaAsInvestment, given, 2026).verdict.opening);

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

  it('keeps in cash what does not cover the deductible', () => {
    expect(ask({ balance: 4000, deductible: 4000 }).decision).toBe('too_small');
    expect(ask({ balance: 4100, deductible: 4000 }).decision).toBe('cushion');
    expect(opening({ balance: 4000, deductible: 6000 })).toContain(
      "$4,000 doesn't cover your $6,000 deductible",
    );
  });

  it('pays a bill from savings where they cover it', () => {
    expect(opening({ balance: 9000, cash: 25_000, bill: 2000 })).toMatch(
      /^Pay the \$2,000 from your savings/,
    );
    expect(opening({ balance: 9000, cash: 1500, bill: 2000 })).toMatch(
      /^Use the HSA for the \$2,000 bill now/,
    );
    expect(ask({ cash: 20_000, deductible: 3000 }).question?.field).not.toBe('can_pay');
  });
});

it('opens one where that is asked and none is there', () => {
  const decided = (given: Record<string, unknown>) => runGuide(hsaAsInvestment, given, 2026).decision;
  expect(decided({ age: 60 })).toBe('cushion');
  expect(decided({ age: 60, asked: 'opening_one' })).toBe('open_one');
  expect(decided({ age: 65, asked: 'opening_one' })).toBe('medicare_age');
  expect(decided({ age: 60, asked: 'opening_one', balance: 8000 })).toBe('cushion');
});

it('answers about the bill where one was told', () => {
  expect(opening({ bill: 1100, balance: 14_000 })).toMatch(/^Pay the \$1,100 from savings if/);
  expect(ask({ balance: 14_000 }).decision).toBe('cushion');
  expect(ask({ bill: 1100, balance: 14_000, can_pay: 'no' }).decision).toBe('spend');
});
