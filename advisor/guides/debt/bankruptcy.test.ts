import { describe, expect, it } from 'vitest';
import { bankruptcy } from '#advisor/guides/debt/bankruptcy.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';

const run = (given: Record<string, unknown>) => runGuide(bankruptcy, given, 2026);

describe('bankruptcy', () => {
  it('weighs what is owed against a year of pay', () => {
    expect(run({ debt: 20_000, income: 50_000 }).decision).toBe('not_yet');
    expect(run({ debt: 21_000, income: 50_000 }).decision).toBe('chapter_7');
    expect(run({ debt: 21_000 }).decision).toBe('ask_lawyer');
  });

  it('saves a home before anything else', () => {
    expect(run({ debt: 21_000, income: 50_000, home: 'behind' }).decision).toBe('chapter_13');
  });

  it('is not needed by those who live on benefits, and no help against student loans', () => {
    expect(run({ debt: 9000, living: 'benefits' }).decision).toBe('protected');
    expect(run({ debt: 90_000, income: 50_000, student: true }).decision).toBe('wrong_debts');
    expect(run({ debt: 90_000, income: 50_000, student: true, kind: 'ordinary' }).decision).toBe('chapter_7');
  });

  it('asks for the home first', () => {
    expect(run({}).question?.field).toBe('home');
  });
});
