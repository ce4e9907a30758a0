import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { convertToRoth } from '#advisor/guides/retirement/convert-to-roth.ts';

const ask = (given: Record<string, unknown>) => runGuide(convertToRoth, given, 2026);

describe('convert to Roth', () => {
  it('turns with the bracket, and with a year without work', () => {
    expect([12, 22, 24, 32].map((rate) => ask({ rate_now: rate }).decision)).toEqual([
      'convert',
      'depends',
      'not_now',
      'not_now',
    ]);
    expect(ask({ work: 'retired' }).decision).toBe('convert');
    expect(ask({ work: 'retired', rate_now: 32 }).decision).toBe('not_now');
    expect(ask({ rate_now: 22, rate_later: 32 }).decision).toBe('convert');
  });

  it('refuses to pay the tax out of the account, and asks for it first', () => {
    expect(ask({ rate_now: 12, tax_from: 'the_account' }).decision).toBe('no_cash');
    expect(ask({}).question?.field).toBe('tax_from');
    expect(ask({ tax_from: 'other_savings' }).question?.field).toBe('work');
  });

  it('says what still fits into the bracket', () => {
    const { decision, runs } = ask({ pension: 30_000, work: 'retired', age: 63 });
    expect(decision).toBe('convert');
    const room = runs[0]!.run.result.figures.find(({ id }) => id === 'room')!;
    expect(room.value).toBeGreaterThan(30_000);
  });
});
