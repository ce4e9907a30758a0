import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { howMuchMayISpend } from '#advisor/guides/retirement/how-much-may-i-spend.ts';

const ask = (given: Record<string, unknown>) => runGuide(howMuchMayISpend, given, 2026);

describe('how much can I spend', () => {
  it('turns with age, and with the time the money has to last', () => {
    expect([50, 57, 58, 74, 75].map((age) => ask({ age }).decision)).toEqual([
      'long',
      'long',
      'four',
      'four',
      'more_freely',
    ]);
    expect([20, 30, 45].map((time) => ask({ time }).decision)).toEqual(['more_freely', 'four', 'long']);
  });

  it('warns of a pace that is too fast, Social Security counted', () => {
    expect(ask({ age: 66, savings: 900_000, spending: 70_000 }).decision).toBe('slow_down');
    expect(ask({ age: 66, savings: 900_000, spending: 70_000, social_security: 2500 }).decision).toBe('four');
    expect(ask({ rate: 8 }).decision).toBe('slow_down');
  });

  it('says the amount', () => {
    const { runs } = ask({ age: 66, savings: 1_300_000 });
    expect(runs[0]!.run.result.figures.find(({ id }) => id === 'yearly')?.value).toBe(52_000);
  });
});
