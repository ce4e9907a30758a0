import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { howMuchMayISpend } from '#advisor/guides/retirement/how-much-may-i-spend.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(howMuchMayISpend, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(howMuchMayISpend, given, 2026).verdict.opening);

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
    expect(ask({ age: 66, savings: 900_000, spending: 70_000, social_security: 2500 }).decision).toBe('trim');
    expect(ask({ rate: 8 }).decision).toBe('slow_down');
  });

  it('says the amount', () => {
    const { runs } = ask({ age: 66, savings: 1_300_000 });
    expect(runs[0]!.run.result.figures.find(({ id }) => id === 'yearly')?.value).toBe(52_000);
  });

  it('judges what is taken out of savings without counting Social Security against it', () => {
    const told = { age: 72, savings: 600_000, social_security: 2800 };
    expect(ask({ ...told, taken: 45_000 }).decision).toBe('slow_down');
    expect(ask({ ...told, taken: 30_000 }).decision).toBe('trim');
    expect(ask({ ...told, taken: 24_000 }).decision).toBe('fine');
    expect(ask({ ...told, spending: 45_000 }).decision).toBe('fine');
    expect(opening({ ...told, taken: 45_000 })).toBe(
      "That's too fast: 7.5% of your savings a year is more than has lasted.",
    );
  });

  it('allows more late in life, but not anything', () => {
    const at = (taken: number) => ask({ age: 85, savings: 200_000, taken }).decision;
    expect([10_000, 16_000, 20_000].map(at)).toEqual(['fine', 'trim', 'slow_down']);
  });
});

it('says what it makes together with Social Security', () => {
  const because = (given: Record<string, unknown>) => ask(given).verdict.because.map(renderPlain).join(' ');
  const told = { age: 68, savings: 640_000, social_security: 2900 };
  expect(because(told)).toContain('with Social Security it makes $60,400 a year in all');
  expect(because({ ...told, pension: 1000 })).toContain('with your other income it makes $72,400');
  expect(because({ ...told, social_security: undefined })).not.toContain('in all');
});
