import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { medicareWhileWorking } from '#advisor/guides/retirement/medicare-while-working.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(medicareWhileWorking, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(medicareWhileWorking, given, 2026).verdict.opening);

describe('Medicare while working', () => {
  it('turns with the size of the employer', () => {
    expect(
      [undefined, 'not_sure', 'twenty_or_more', 'fewer'].map(
        (size) => ask({ cover: 'job_now', size }).decision,
      ),
    ).toEqual(['depends', 'depends', 'delay_b', 'enroll_small']);
  });

  it('also delays Part A for a person who funds an HSA', () => {
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

  it('tells nobody of 67 to apply before the birthday', () => {
    const next = (age: number) => renderPlain(ask({ age, size: 'fewer' }).verdict.next);
    expect(next(64)).toContain('before your birthday month');
    expect(next(67)).toContain('Apply for Part B now');
    expect(opening({ age: 64, work: 'retired' })).toContain('before you turn 65');
    expect(opening({ age: 66, work: 'retired' })).toBe('Sign up for Medicare now.');
    expect(opening({ age: 66, work: 'retired', married: 'yes' })).toContain("unless your spouse's job");
  });
});

it('compares Medigap with Advantage where that is asked', () => {
  const { decision, verdict } = runGuide(medicareWhileWorking, { age: 65, asked: 'supplement' }, 2026);
  expect(decision).toBe('supplement');
  expect(renderPlain(verdict.opening)).toMatch(/^Take Medigap if/);
});
