import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { goldOrCashAtHome } from '#advisor/guides/investing/gold-or-cash-at-home.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(goldOrCashAtHome, given, 2026);

describe('money at home and in the bank', () => {
  it('moves only what is above the insured limit', () => {
    expect([250_000, 250_001].map((amount) => run({ amount }).decision)).toEqual(['bank', 'over']);
    expect(run({}).decision).toBe('bank');
  });

  it('goes by where the money is', () => {
    expect(run({ amount: 400_000, place: 'home' }).decision).toBe('home');
    expect(run({ place: 'app' }).decision).toBe('app');
    expect(renderPlain(run({ place: 'broker' }).verdict.because[0]!)).toContain('$500,000');
  });

  it('warns of splitting a deposit', () => {
    const { verdict } = run({ place: 'home' });
    expect(verdict.because.map(renderPlain).join(' ')).toContain('Never split it');
  });
});
