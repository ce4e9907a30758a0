import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { backToSchool } from '#advisor/guides/work/back-to-school.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(backToSchool, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

it('decides by how long the higher pay takes to earn the cost back', () => {
  const told = { wages: 40_000, wages_new: 50_000 };
  expect([50_000, 50_001, 100_000, 100_001].map((cost) => decide({ ...told, cost }))).toEqual([
    'go',
    'cheaper_way',
    'cheaper_way',
    'no',
  ]);
  expect(decide({ cost: 30_000, wages: 60_000, wages_new: 60_000 })).toBe('no');
});

it('recommends money from an employer first', () => {
  const { decision, verdict } = run({ payer: 'employer', cost: 90_000, raise: 1000 });
  expect(decision).toBe('go_paid');
  expect(verdict.because.map(renderPlain).join(' ')).toContain('$5,250');
});

it('decides by what the job requires when there are no numbers', () => {
  expect(decide({})).toBe('by_payback');
  expect(decide({ need: 'required' })).toBe('go_cheaply');
  expect(decide({ need: 'unsure' })).toBe('no');
});

describe('school beside what else it costs', () => {
  const words = (given: Record<string, unknown>) => run(given).verdict.because.map(renderPlain).join(' ');
  const nurse = { cost: 28_000, wages: 46_000, wages_new: 64_000, study: 24 };

  it('adds the pay that is lost', () => {
    // 28,000 and two years of 46,000 against 18,000 more a year: 6.7 years.
    expect(run({ ...nurse, stops: 'stop' }).decision).toBe('cheaper_way');
    expect(run({ ...nurse, stops: 'part_time' }).decision).toBe('go');
    expect(words(nurse)).toContain('about $120,000');
  });

  it('takes off what an employer pays, and counts the years that are left', () => {
    const mba = { cost: 120_000, wages: 95_000, wages_new: 118_000 };
    expect(run(mba).decision).toBe('cheaper_way');
    expect(run({ ...mba, payer: 'employer', help: 20_000 }).decision).toBe('go');
    expect(run({ ...mba, age: 58 }).decision).toBe('too_late');
    expect(run({ ...mba, age: 30 }).decision).not.toBe('too_late');
    expect(words({ cost: 32_000, wages: 52_000, wages_new: 85_000, rate: 8 })).toContain('Borrowed at 8%');
  });
});

it('takes a sum far below the pay for the price, where two were read as new pay', () => {
  const sums = { wages: 58_000, wages_new: 12_000, other_new: 66_000 };
  expect(decide(sums)).toBe('go');
  expect(decide({ ...sums, wages_new: 52_000 })).not.toBe('go');
});

it('names the most it should cost where only the pay is known', () => {
  const { decision, verdict } = run({ wages: 58_000, wages_new: 66_000 });
  expect(decision).toBe('by_payback');
  expect(renderPlain(verdict.because[0]!)).toContain('$40,000 in five years');
});
