import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { howMuchHouse } from '#advisor/guides/home/how-much-house.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

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

  it('counts child care and savings that are told', () => {
    const most = (given: Record<string, unknown>) =>
      runGuide(howMuchHouse, { income: 160_000, ...given }, 2026).runs[0]!.run.result.figures.find(
        ({ id }) => id === 'max_price',
      )!.value;
    expect(most({ childcare: 2200 })).toBeLessThan(most({}));
    expect(most({ cash: 60_000 })).toBe(most({ down: 60_000 }));
  });

  it('says that a long loan runs into retirement', () => {
    const because = (age: number) =>
      runGuide(howMuchHouse, { income: 90_000, price: 400_000, age }, 2026)
        .verdict.because.map(renderPlain)
        .join(' ');
    expect(because(50)).toContain('At 50 a loan this long runs well into retirement');
    expect(because(49)).not.toContain('into retirement');
  });
});

describe('what decides besides the payment', () => {
  it('buys for one paycheck where a baby or a job in doubt may end the other', () => {
    const two = { mine: 70_000, partner: 48_000 };
    const most = (given: Record<string, unknown>) =>
      run(given).runs[0]!.run.result.figures.find(({ id }) => id === 'max_price')!.value;
    expect(most(two)).toBe(most({ income: 118_000 }));
    expect(most({ mine: 70_000, income: 118_000 })).toBe(most(two));
    expect(most({ ...two, other_income: 12_000 })).toBe(most({ income: 130_000 }));
    expect(decide(two)).toBe('budget');
    expect(decide({ ...two, expecting: true })).toBe('lower_income');
    const { verdict } = run({ ...two, expecting: true });
    expect(renderPlain(verdict.opening)).toContain('on $70,000 a year alone');
    expect(decide({ income: 118_000, expecting: true })).toBe('budget');
    expect(decide({ income: 118_000, job_at_risk: true })).toBe('lower_income');
  });

  it('looks at the cash that closing leaves, and at the rent of today', () => {
    const home = { income: 200_000, price: 400_000, rate: 6.5 };
    expect(decide({ ...home, cash: 30_000 })).toBe('cash_thin');
    expect(decide({ ...home, cash: 120_000 })).toBe('fits');
    const because = run({ ...home, rent: 2000 })
      .verdict.because.map(renderPlain)
      .join(' ');
    expect(because).toMatch(/\$1,\d{3} a month more than your rent/);
  });
});
