import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { canIRetire } from '#advisor/guides/retirement/can-i-retire.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(canIRetire, given, 2026);

describe('can I retire', () => {
  it('turns with the spending where only savings are known', () => {
    const at = (spending: number) => ask({ savings: 1_000_000, spending }).decision;
    expect([40_000, 45_000, 60_000].map(at)).toEqual(['yes', 'almost', 'not_yet']);
    expect(ask({ savings: 1_000_000, spending: 60_000, social_security: 2000 }).decision).toBe('yes');
  });

  it('turns with the age where that is known', () => {
    const at = (age: number) =>
      ask({ age, retire_age: age, savings: 800_000, spending: 60_000, social_security: 2500 }).decision;
    expect([55, 67].map(at)).toEqual(['not_yet', 'yes']);
  });

  it('asks for Social Security where that would change the answer', () => {
    expect(ask({ age: 58, retire_age: 58, savings: 1_250_000, spending: 60_000 }).question?.field).toBe(
      'social_security',
    );
  });

  it('names the age from which it works, and asks for the spending where that is missing', () => {
    const { verdict, runs } = ask({
      age: 45,
      retire_age: 55,
      savings: 300_000,
      saving: 24_000,
      spending: 70_000,
    });
    const earliest = runs[0]!.run.result.figures.find(({ id }) => id === 'earliest_age')!.value;
    expect(renderPlain(verdict.opening)).toContain(`at about ${earliest}`);
    expect(ask({ age: 60, savings: 500_000 })).toMatchObject({
      decision: 'depends',
      question: { field: 'spending' },
    });
  });
});
