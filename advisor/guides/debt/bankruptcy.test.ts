import { describe, expect, it } from 'vitest';
import { bankruptcy } from '#advisor/guides/debt/bankruptcy.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(bankruptcy, given, 2026);

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(bankruptcy, given, 2026).verdict.opening);
const decide = (given: Record<string, unknown>) => runGuide(bankruptcy, given, 2026).decision;

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

  it('goes by benefits, missed house payments, a lost job and court papers', () => {
    expect(decide({ debt: 23_000, benefits: 20_400 })).toBe('protected');
    expect(decide({ debt: 23_000, benefits: 20_400, income: 40_000 })).toBe('chapter_7');
    expect(decide({ debt: 30_000, income: 85_000, mortgage: true, missed: true })).toBe('chapter_13');
    expect(decide({ debt: 30_000, income: 85_000, mortgage: true })).toBe('not_yet');
    expect(decide({ debt: 15_000, out_of_work: true })).toBe('chapter_7');
    expect(decide({ debt: 14_000, out_of_work: true })).toBe('ask_lawyer');
    expect(decide({ debt: 9000, income: 38_000, sued: true })).toBe('answer_first');
  });

  it('keeps retirement money out of it', () => {
    expect(openingOf({ debt: 71_000, out_of_work: true, retirement: 40_000 })).toBe(
      'Leave the $40,000 of retirement money alone and see a bankruptcy lawyer now.',
    );
  });

  it('keeps a house with much equity out of Chapter 7, except where the state protects it', () => {
    const told = { debt: 54_000, income: 68_000, house: 310_000, owed: 120_000 };
    expect(openingOf(told)).toContain('$190,000 of equity');
    expect(decide({ ...told, owed: 261_000 })).toBe('chapter_7');
    expect(decide({ ...told, state: 'tx' })).toBe('chapter_7');
    expect(decide({ ...told, owed: undefined, paid_off: true })).toBe('house_at_stake');
  });

  it('asks a tenant with card debt and pay nothing that was said', () => {
    expect(run({ debt: 30_000, income: 50_000, renting: true }).question?.field).toBe('kind');
    const { verdict } = run({ debt: 30_000, benefits: 20_000, renting: true, cash: 2000 });
    expect(renderPlain(verdict.unless!)).not.toContain('home');
  });
});

it('speaks of equity that most states protect', () => {
  const first = (given: Record<string, unknown>) =>
    renderPlain(runGuide(bankruptcy, given, 2026).verdict.because[0]!);
  const told = { debt: 58_000, income: 42_000, house: 210_000 };
  expect(first({ ...told, owed: 165_000 })).toContain('keep it only if all of that is protected');
  expect(first({ ...told, owed: 165_000, state: 'oh' })).toContain('Ohio');
  expect(first({ ...told, owed: 215_000 })).toContain('nothing in it');
  expect(runGuide(bankruptcy, { ...told, owed: 150_000 }, 2026).decision).toBe('house_at_stake');
});

it('waits where take-home pay carries a counselor plan', () => {
  const told = { debt: 36_000, income: 51_000 };
  // 36,000 at 8% over five years takes 730 a month.
  expect(runGuide(bankruptcy, { ...told, take_home: 3640 }, 2026).decision).toBe('chapter_7');
  expect(runGuide(bankruptcy, { ...told, take_home: 3660 }, 2026).decision).toBe('not_yet');
});

it('holds take-home pay against the debts, also beside a house', () => {
  const told = { debt: 44_000, income: 60_000, house: 240_000, owed: 200_000, take_home: 4200 };
  expect(renderPlain(runGuide(bankruptcy, told, 2026).verdict.because[0]!)).toContain(
    'Out of $4,200 a month',
  );
});
