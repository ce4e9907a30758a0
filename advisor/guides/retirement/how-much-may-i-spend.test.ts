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

  it('counts no Social Security before it can start', () => {
    const told = { savings: 900_000, social_security: 2500 };
    expect(opening({ ...told, age: 56 })).not.toContain('Social Security');
    expect(
      ask({ ...told, age: 56 })
        .verdict.because.map(renderPlain)
        .join(' '),
    ).toContain('Social Security comes on top once it starts');
    expect(opening({ ...told, age: 67 })).toContain('on top of Social Security');
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

it('opens with the amount, in all where other income comes on top', () => {
  const told = { age: 68, savings: 640_000 };
  expect(opening({ ...told, social_security: 2900 })).toBe(
    'You can spend about $60,400 a year in all to start: $25,600 a year from your savings, on top of Social Security.',
  );
  expect(opening({ ...told, social_security: 2900, pension: 1000 })).toContain('$72,400');
  expect(opening(told)).toBe(
    'You can take about $25,600 a year from your savings to start, or $2,133 a month.',
  );
});

it('lets savings bridge the years until Social Security, if they carry it', () => {
  const told = { age: 60, savings: 1_050_000, social_security: 2500 };
  expect(ask({ ...told, taken: 52_000 }).decision).toBe('bridge');
  expect(ask({ ...told, taken: 75_000 }).decision).toBe('too_fast_until');
  expect(ask({ ...told, age: 64, taken: 52_000 }).decision).toBe('trim');
  expect(ask({ ...told, taken: 52_000, social_security: undefined }).decision).toBe('trim');
});
