import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { howMuchHouse } from '#advisor/guides/home/how-much-house.ts';

const run = (given: Record<string, unknown>) => runGuide(howMuchHouse, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

describe('how much house', () => {
  it('turns at the price that the guideline allows', () => {
    const most = run({ income: 100_000 }).runs[0]!.run.result.figures.find(
      ({ id }) => id === 'max_price',
    )!.value;
    expect(decide({ income: 100_000, price: most })).toBe('fits');
    expect(decide({ income: 100_000, price: most + 1 })).toBe('too_much');
    expect(decide({ income: 100_000 })).toBe('budget');
  });

  it('sends someone whose debts leave no room to the debts', () => {
    expect(decide({ income: 40_000, debts: 1500 })).toBe('debts_first');
  });

  it('plans on the lower income where it falls, and asks whether it does', () => {
    expect(decide({ income: 100_000, change: 'falls' })).toBe('lower_income');
    expect(run({ income: 100_000 }).question?.field).toBe('change');
  });

  it('says the rule without an income', () => {
    expect(decide({})).toBe('rule');
    expect(run({}).facts.map(({ id }) => id)).toContain('housing_ratio_guideline');
  });
});
