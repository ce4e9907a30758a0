import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { medicareWhileWorking } from '#advisor/guides/retirement/medicare-while-working.ts';

const ask = (given: Record<string, unknown>) => runGuide(medicareWhileWorking, given, 2026);

describe('Medicare while working', () => {
  it('turns with the size of the employer', () => {
    expect(
      [undefined, 'not_sure', 'twenty_or_more', 'fewer'].map(
        (size) => ask({ cover: 'job_now', size }).decision,
      ),
    ).toEqual(['depends', 'depends', 'delay_b', 'enroll_small']);
  });

  it('puts Part A off too for whoever funds an HSA', () => {
    expect(ask({ size: 'twenty_or_more', hsa: 'yes' }).decision).toBe('delay_all');
    expect(ask({ size: 'fewer', hsa: 'yes' }).decision).toBe('enroll_small');
  });

  it('does not count coverage without a job of today', () => {
    expect(ask({ cover: 'other', size: 'twenty_or_more' }).decision).toBe('enroll_other');
    expect(ask({ work: 'self_employed' }).decision).toBe('enroll_other');
    expect(ask({ work: 'retired', cover: 'spouse_job_now', size: 'twenty_or_more' }).decision).toBe(
      'delay_b',
    );
  });

  it('asks for the coverage, then the size, then the HSA', () => {
    expect(ask({}).question?.field).toBe('cover');
    expect(ask({ cover: 'job_now' }).question?.field).toBe('size');
    expect(ask({ cover: 'job_now', size: 'twenty_or_more' }).question?.field).toBe('hsa');
  });

  it('counts the people that were told, and does not ask for them', () => {
    const at = (people: number) => runGuide(medicareWhileWorking, { cover: 'job_now', people }, 2026);
    expect([12, 19, 20].map((people) => at(people).decision)).toEqual([
      'enroll_small',
      'enroll_small',
      'delay_b',
    ]);
    expect(at(12).question?.field).not.toBe('size');
  });
});
