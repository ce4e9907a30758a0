import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { sCorpChoice } from '#advisor/guides/work/s-corp-choice.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(sCorpChoice, given, 2026).decision;

describe('become an S corp or not', () => {
  it('turns with the profit', () => {
    expect([38_000, 59_999, 60_000, 99_999, 100_000].map((profit) => decide({ profit }))).toEqual([
      'stay',
      'stay',
      'close',
      'close',
      'run_numbers',
    ]);
    expect(decide({})).toBe('by_profit');
  });

  it('wants a profit that has lasted', () => {
    expect(decide({ profit: 140_000, steady: 'new' })).toBe('wait');
    expect(decide({ profit: 140_000, steady: 'steady' })).toBe('run_numbers');
  });

  it('says what the tax comes to today', () => {
    const { runs } = runGuide(sCorpChoice, { profit: 70_000 }, 2026);
    expect(runs[0]?.run.result.figures.find(({ id }) => id === 'self_employment_tax')?.value).toBeCloseTo(
      9890.69,
      0,
    );
  });

  it('takes costs off what comes in', () => {
    expect(decide({ profit: 250_000, expenses: 160_000 })).toBe('close');
    expect(decide({ profit: 250_000, expenses: 100_000 })).toBe('run_numbers');
  });
});

describe('an S corp with its salary and costs', () => {
  const run = (given: Record<string, unknown>) => runGuide(sCorpChoice, given, 2026);

  it('pays where the profit is far above the salary', () => {
    // 15.3 percent of what the salary leaves out, less the costs.
    const company = { profit: 150_000, cost: 2500 };
    expect(run({ ...company, salary: 90_000 }).decision).toBe('run_numbers');
    expect(run({ ...company, salary: 130_000 }).decision).toBe('close');
    expect(run({ ...company, salary: 90_000, cost: 6000 }).decision).toBe('close');
    expect(
      run({ ...company, salary: 90_000 })
        .verdict.because.map(renderPlain)
        .join(' '),
    ).toContain(
      "about $7,400 a year of payroll tax; after $2,500 a year of costs, you'd be about $4,900 a year ahead",
    );
  });

  it('tells the salary of the company from that of a job', () => {
    const pays = { profit: 120_000, job_pay: 110_000 };
    expect(run({ profit: 90_000, job_pay: 60_000 }).decision).toBe('stay');
    expect(run({ ...pays, pay_is: 'salary' }).decision).toBe('close');
    expect(run(pays).decision).toBe('run_numbers');
  });
});
